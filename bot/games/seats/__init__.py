"""Who plays on a seat: the order of seats, absences, and how a seat is handed over, as pure functions."""
