"""How often somebody wins by a habit: `python -m tools.benchmarks.first_button [DEALS]`, by default 200.

The person plays Kingdomino against three Solid players, each deal on another seat. They always press the first button
of the panel that makes a move, or the button with the greatest "+N", or do what a hint says. Four equal players would
win a quarter of the games.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.chat.extension import PanelView
from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Button
from bot.chat.screens.panel import panel
from bot.games.game import GameOptions, Seat, Status, new_game
from bot.games.people.person import Person
from bot.games.table import Table
from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations, locale_folders
from engine.moves import Move, Pick, Place
from engine.state import State
from engine.variants import Variant
from players.analysis.judge import look
from players.options import choices
from players.player import NO_SEARCH, Level, Limit
from players.registry import PLAYERS
from tools.benchmarks.arguments import number
from tools.benchmarks.matches import kingdoms_by_seat, play_game

GAME, SEATS, DEALS = "kd+mh", 4, 200


@dataclass(frozen=True)
class Habit:
    """A player who always does the same with the buttons of the panel that make a move."""

    localizer: FluentLocalizer
    press: Callable[[State, Sequence[Sequence[Move]]], Sequence[Move]]

    def choose(self, state: State, _rng: Random, _limit: Limit = NO_SEARCH, /) -> Sequence[Move]:
        seats = tuple(Seat(number, number, f"Person {number}") for number in range(1, state.players + 1))
        options = GameOptions(str(state.variant), state.players)
        game = replace(new_game(1, 1, 1, options, seats, 0), status=Status.PLAYING)
        view = PanelView(Table(game, 0, state), Person(state.king.seat), self.localizer)
        assert not view.suggests
        buttons = (each for each in panel(view).controls if isinstance(each, Button))
        turns = (each.address.argument for each in buttons if each.address.action is Action.PLAY)
        return self.press(state, [tuple(map(Move.parse, turn.split())) for turn in turns])


def first_button(_state: State, turns: Sequence[Sequence[Move]]) -> Sequence[Move]:
    return turns[0]


def greatest_gain(state: State, turns: Sequence[Sequence[Move]]) -> Sequence[Move]:
    """Return the turn whose button says the greatest "+N", on the spot that the panel shows at first."""

    def gain(moves: Sequence[Move]) -> int:
        place = moves[0] if isinstance(moves[0], Place) else None
        gains = {each.pick: each.gain or 0 for each in choices(state, place)}
        return gains.get(moves[-1], 0) if isinstance(moves[-1], Pick) else 0

    whole = [each for each in turns if isinstance(each[-1], Pick)]
    return max(whole or turns, key=gain)


def suggestion(state: State, _turns: Sequence[Sequence[Move]]) -> Sequence[Move]:
    return look(state)


HABITS = {"first button": first_button, "greatest +N": greatest_gain, "Hint": suggestion}


def main(deals: int) -> None:
    localizer, solid = Translations.load(*locale_folders()).bind(DEFAULT), PLAYERS["solid"]
    print(f"{deals} games of {GAME} against three Solid players")
    for name, press in HABITS.items():
        person, places, points = Level(name, Habit(localizer, press)), Counter[int](), list[int]()
        for deal in range(deals):
            seat = deal % SEATS
            seats = [person if each == seat else solid for each in range(SEATS)]
            end = play_game(Variant.parse(GAME), seats, Random(deal), str(deal))
            [own] = (each for each in end.ranking() if each.kingdom == kingdoms_by_seat(end)[seat])
            places[own.place] += 1
            points.append(own.total)
        share = places[1] / deals
        print(f"{name}: {share:.0%} won, places {dict(sorted(places.items()))}, {sum(points) / deals:.1f} points")


if __name__ == "__main__":
    main(number("tools.benchmarks.first_button", "deals", DEALS))
