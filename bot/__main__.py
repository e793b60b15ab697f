"""Starts the program: `python -m bot`, or `kingdomino-bot`."""

import signal
import sys

# Importing the bot takes a second. Until a command handles ^C itself, ^C ends the process without a traceback.
if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

if sys.argv[1:] == ["healthy"]:  # asked every minute, so it imports little
    from bot.host.monitoring.health import main
else:
    from bot.host.program import main

if __name__ == "__main__":
    sys.exit(main())
