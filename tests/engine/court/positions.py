"""Positions of Queendomino by the fields of their text."""

from engine.state import State

FIELDS = {
    "kingdom": "t0t0##w0w0",  # on e7 to i7
    "turns": "q1:1,q17:2",
    "step": "1",
    "line": "q4,q8:2,q19,q30",
    "dealt": "2",
    "board": "b1,b20,b3,b4,b9,b27",
    "treasuries": "7/1/0;7/1/0",
    "queen": "-",
    "dragon": "-",
    "taxable": "h7.i7",
}

TEXT = "qd 2 {kingdom};## {turns} {step} {line} {dealt} q40-q44 {board} b30-b32 {treasuries} {queen} {dragon} {taxable}"


def position(**fields: str) -> State:
    """Return a position in which seat 1 has just placed q1 on h7 and i7, with other fields as given."""
    return State.parse(TEXT.format(**FIELDS | fields))
