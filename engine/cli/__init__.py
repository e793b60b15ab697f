"""The commands of `python -m engine`, and the common parts of all command lines of the project."""
