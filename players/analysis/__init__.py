"""A finished game as a sum: what is usual, the luck of the lines, the own choices and what others did."""
