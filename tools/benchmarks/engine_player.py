"""A computer player that is another program: `engine=COMMAND` speaks the protocol of docs/engine-protocol.md.

A command runs with the rights of the person at the terminal, who names it.
"""

import asyncio
import shlex
from collections.abc import Sequence
from random import Random

from engine.errors import NotationError
from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from players.engine_process import EngineProcess
from players.player import NO_SEARCH, Limit
from players.protocol import EngineError, TurnQuestion, read_turn

SECONDS = 60
"""How many seconds an engine without a limit may take for an answer."""

SLOWDOWN = 20
"""How many seconds may pass for a second of processor time."""


class EnginePlayer:
    """Asks an engine, which starts with the first question, for its moves; `close` stops the engine.

    Raises EngineError with the name of the command if the engine fails or does not play the game.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        self._runner = asyncio.Runner()
        self._process: EngineProcess | None = None

    def choose(self, state: State, rng: Random, limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        question = TurnQuestion(state, seed=rng.getrandbits(63), limit=limit)
        try:
            return read_turn(self._runner.run(self._ask(question)), state)
        except (OSError, EngineError) as error:
            raise EngineError(f"engine={self.command}: {error}") from error

    async def _ask(self, question: TurnQuestion) -> str:
        if self._process is None:
            self._process = await EngineProcess.start(shlex.split(self.command))
        if not any(plays(line, question.state) for line in self._process.introduction):
            raise EngineError(f"does not play {question.state.variant} with {question.state.players} players")
        return await self._process.ask(str(question), SECONDS + SLOWDOWN * (question.limit.seconds or 0))

    def close(self) -> None:
        if self._process:
            self._runner.run(self._process.stop())
        self._runner.close()


def plays(line: str, state: State) -> bool:
    """Return whether a line of an introduction names the game of a position; any other line names none."""
    match line.split():
        case ["game", code, *players] if str(state.players) in players:
            try:
                variant = Variant.parse(code)
            except NotationError:  # a later variant
                return False
            return variant.base == state.variant.base and set(state.variant.options) <= set(variant.options)
    return False
