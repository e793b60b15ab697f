"""What people decide about turns: the moves, the plans for a turn that has not come, and what is undone."""
