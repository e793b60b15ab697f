"""Fills a database with unfinished games: `python -m tools.benchmarks.load.games FILE`, with a plan on stdin.

A load against another commit runs the commit's own version of this module, as databases differ. So the plan may only
grow.
"""

import asyncio
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Self

from bot.chat.handling.context import Services
from bot.games.game import Actor, GameOptions, Seat, Suggestions, new_game
from bot.games.turn import make_turn
from bot.host.composition import compose
from bot.host.database.opening import open_database
from engine import moves
from engine.state import State

NO_REMINDERS = 0
PLIES = range(8, 24)
"""The smallest number of further moves in a game. No such move ends the game."""


@dataclass(frozen=True)
class Place:
    """The place and the players of a game, as ids of Discord."""

    guild_id: int
    channel_id: int
    user_ids: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """A game for each place; `computer` is the level of an additional computer player, if any."""

    places: Sequence[Place]
    variant: str = "kd"
    computer: str | None = None
    suggestions: bool = False

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Self:
        fields = json.loads(text)
        places = [Place(each["guild_id"], each["channel_id"], tuple(each["user_ids"])) for each in fields["places"]]
        return cls(**{**fields, "places": places})


def name_of(user_id: int) -> str:
    """Return the name of a person, which is the same in every commit, as the commits share the people."""
    return f"Player {user_id % 10**6}"


async def fill(path: Path, plan: Plan) -> None:
    """Write the games into a new database."""
    async with await open_database(f"sqlite:///{path}") as database:
        services = compose(database, rng=Random(1))
        for number, place in enumerate(plan.places):
            await _play(services, plan, place, Random(number))


async def _play(services: Services, plan: Plan, place: Place, rng: Random) -> None:
    """Play a game up to a turn with a domino to place."""
    seats = [Seat(number, user_id, name_of(user_id)) for number, user_id in enumerate(place.user_ids, 1)]
    if plan.computer:
        seats.append(Seat(len(seats) + 1, None, "Baldwin", computer=plan.computer))
    shown = Suggestions.SHOWN if plan.suggestions else Suggestions.NONE
    options = GameOptions(plan.variant, len(seats), suggestions=shown, pace=NO_REMINDERS)
    new = new_game(place.guild_id, place.channel_id, place.user_ids[0], options, seats, services.tables.clock())
    actor = Actor(place.user_ids[0], seats[0].name)
    lobby = await services.tables.create(new, require_room=lambda *_: None)
    table = await services.tables.start(lobby.game.id, actor)
    plies = min(PLIES) if plan.computer else rng.choice(PLIES)
    await services.tables.play(table, make_turn, actor, *_random_moves(table.state, plies, rng))


def _random_moves(state: State, plies: int, rng: Random) -> tuple[tuple[str, ...], State]:
    """Play some random moves and on to the next placement; return the moves and the last position."""
    texts = list[str]()
    while len(texts) < plies or state.refusal(moves.Place):
        move = state.chance(rng) if state.is_chance else rng.choice(state.legal_moves())
        texts.append(str(move))
        state = state.play(move)
    return tuple(texts), state


if __name__ == "__main__":
    asyncio.run(fill(Path(sys.argv[1]), Plan.from_json(sys.stdin.read())))
