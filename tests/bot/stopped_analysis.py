"""An analysis that stores a part and then works without an end; as a module for `bot.games.computers.worker`."""

import resource

from bot.games.computers import worker


def answer(asked: str) -> str:
    """Store a part, and use up a limit of one second of the processor."""
    worker.report(0.1, "a part")
    resource.setrlimit(resource.RLIMIT_CPU, (1, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    while asked:
        pass
    return asked
