"""The small tool behind `python -m engine`."""
