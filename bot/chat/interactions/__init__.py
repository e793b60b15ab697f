"""What every button, select and slash command has in common.

A request is an interaction with all that its action may use, and the ways to answer it. The error boundary runs the
action, explains what went wrong, and publishes what has changed.
"""
