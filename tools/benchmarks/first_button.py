"""How often somebody wins who reads nothing: `python -m tools.benchmarks.first_button [DEALS]`, by default 200.

The person plays Kingdomino against three Solid players, each deal on another seat, and always presses the first button
of the panel that makes a move. The panel shows no suggestions. Four equal players would win a quarter of the games.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Button
from bot.chat.kit.translations import locale_folders
from bot.chat.panel_view import PanelView
from bot.chat.turn.panel import panel
from bot.games.game import GameOptions, Seat, Status, new_game
from bot.games.people import Person
from bot.games.table import Table
from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations
from engine.moves import Move
from engine.state import State
from engine.variants import Variant
from players.advisor import GreedyAdvisor
from players.player import NO_SEARCH, Level, Limit
from players.registry import PLAYERS
from tools.benchmarks.matches import kingdoms_by_seat, play_game

GAME, SEATS, DEALS = "kd+mh", 4, 200


@dataclass(frozen=True)
class FirstButton:
    """A player who presses the first button of the panel that makes a move."""

    localizer: FluentLocalizer

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        seats = tuple(Seat(number, number, f"Person {number}") for number in range(1, state.players + 1))
        options = GameOptions(str(state.variant), state.players)
        game = replace(new_game(1, 1, 1, options, seats, 0), status=Status.PLAYING)
        view = PanelView(Table(game, 0, state), Person(state.king.seat), self.localizer, GreedyAdvisor())
        assert not view.suggests
        buttons = (each for each in panel(view).controls if isinstance(each, Button))
        first = next(each for each in buttons if each.address.action is Action.PLAY)
        return [*map(Move.parse, first.address.argument.split())]


def main(deals: int) -> None:
    person, solid = (
        Level("first button", FirstButton(Translations.load(*locale_folders()).bind(DEFAULT))),
        PLAYERS["solid"],
    )
    places, points = Counter[int](), list[int]()
    for number in range(deals):
        seat = number % SEATS
        seats = [person if each == seat else solid for each in range(SEATS)]
        end = play_game(Variant.parse(GAME), seats, Random(number), str(number))
        [own] = (each for each in end.ranking() if each.kingdom == kingdoms_by_seat(end)[seat])
        places[own.place] += 1
        points.append(own.total)
    wins = places[1]
    print(f"{deals} games of {GAME} against three Solid players: {wins} won, {wins / deals:.0%}")
    print(f"places {dict(sorted(places.items()))}, {sum(points) / deals:.1f} points on average")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else DEALS)
