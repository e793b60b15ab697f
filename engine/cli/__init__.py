"""The commands of `python -m engine`, and the command line that other packages build on."""
