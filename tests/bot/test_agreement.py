"""What texts and pictures say of a game agrees. Only what is posted is read, as people read it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from random import Random
from typing import NamedTuple

import pytest

from bot.chat.screens.result import result
from bot.chat.screens.turn import turn
from bot.games.game import Status
from bot.games.series import Ending
from bot.games.table import Table
from bot.games.words.highlights import Highlights
from bot.games.words.narration import narrate, sum_up_own_turns
from engine.court.moves import Build
from engine.state import State
from engine.variants import VARIANTS, Variant
from players.registry import LEVELS
from renderers import design, film_view
from renderers.characters import without_isolation
from renderers.draw_operations import Ornament, Panel, Sprite
from renderers.draw_operations import Text as Drawn
from renderers.layout import layout
from renderers.layout.table import film_drawings
from renderers.story import TITLES
from tests.bot.sample_tables import LOCALIZER, played
from tests.bot.screen_checks import text_of
from tests.bot.words import found, plain, words, written
from tests.renderers.helpers import of

GAMES = 500
NAMES = "Ola", "Kim", "Ada", "Bo", "Eva", "Max", "Ida", "Jan"
FORMATS = [(code, players) for code, variant in VARIANTS.items() for players in variant.formats]
[BEGINNER] = (level for level in LEVELS if level.name == "beginner")


def beginners(number: int) -> Table:
    """A finished game of beginners, in each format with and without its options."""
    code, players = FORMATS[number % len(FORMATS)]
    variant = Variant.parse(code)
    if number // len(FORMATS) % 2:
        variant = variant.with_options(variant.allows)
    state, rng, moves = State.start(variant, players), Random(number), list[str]()
    while not state.is_over:
        for move in [state.chance(rng)] if state.is_chance else BEGINNER.choose(state, rng):
            moves.append(str(move))
            state = state.play(move)
    table = played(str(variant), players, *moves, names=NAMES[:players])
    options = replace(table.game.options, dynasty=False)
    return replace(table, game=replace(table.game, status=Status.OVER, options=options, series=None, number=1))


class Lead(NamedTuple):
    """Who is said to lead at the end of a round, and the points of the two first."""

    names: str
    round: int
    points: tuple[int, int]


class Posted:
    """All that a channel reads of a game, with a message every few turns."""

    def __init__(self, number: int) -> None:
        self.table, self.rng = beginners(number), Random(number)
        [self.poster] = (screen := result(self.table, Ending(highlights=Highlights.of(self.table)), LOCALIZER)).pictures
        self.told, self.alt = plain(text_of(screen)), plain(self.poster.alt)
        self.drawn = [without_isolation(op.text) for op in of(Drawn, layout(self.poster.view, self.poster.localizer))]

    @property
    def places(self) -> list[tuple[int, str, int]]:
        """The place, the names and the points of each kingdom in the alt text of the poster."""
        told = found(self.alt, "alt-standing", place=991, name="NAME", points=992)
        tied = found(self.alt, "alt-standing-tie", place=991, name="NAME", points=992, decided="WHY")
        return sorted((int(each["place"]), each["name"], int(each["points"])) for each in (*told, *tied))

    def leads(self) -> Iterator[Lead]:
        """Yield what the messages of the game say of leads; each picture of the end of a round agrees."""
        running, since = replace(self.table, game=replace(self.table.game, status=Status.PLAYING)), 0
        for moves in self.table.turns[:-1]:
            number, last = moves[0].before.round, moves[-1]
            if self.rng.random() < 0.5:
                continue
            now = next(at for ply in count(last.ply + 1) if not (at := running.until(ply)).state.is_chance)
            screen = turn(now, since, LOCALIZER)
            since = now.ply
            for each in found(
                plain(text_of(screen)), "told-leader", name="NAME", round=991, points=992, second_points=993
            ):
                lead = Lead(each["name"], int(each["round"]), (int(each["points"]), int(each["second_points"])))
                yield lead
                if lead.round == number < last.after.round:
                    [sums] = re.findall(r"Points: (.*?)\.", screen.pictures[0].alt)
                    *_, second, most = sorted(int(points) for points in re.findall(r" (-?\d+)(?:,|$)", sums))
                    assert lead.points == (most, second)

    def bargains(self) -> Iterator[tuple[str, str, str]]:
        """Yield of each turn in which something was built the picture before it, the panel and the message after it."""
        running = replace(self.table, game=replace(self.table.game, status=Status.PLAYING))
        for moves in self.table.turns[:-1]:
            if any(isinstance(each.move, Build) for each in moves):
                before, after = running.until(moves[0].ply), running.until(moves[-1].ply + 1)
                message = "\n".join(map(written, narrate(after, before.ply, LOCALIZER)))
                panel = written(sum_up_own_turns([moves], after, LOCALIZER))
                yield plain(turn(before, before.ply, LOCALIZER).pictures[0].alt), panel, message

    def crowned(self) -> list[set[str]]:
        """Return the names of the kingdoms with a crown in each frame of the film."""
        view, frames = film_view([each.before for each in self.table.moves] + [self.table.state], NAMES), []
        for frame in islice(film_drawings(view, LOCALIZER), 1, None):
            boxes = [op.box for op in of(Panel, frame) if op.fill == design.PANEL]
            crowns = [op for op in of(Sprite, frame) if op.key is Ornament.CROWN]
            frames.append(
                {
                    " & ".join(kingdom.owner.names)
                    for kingdom, box in zip(view.end.kingdoms, boxes, strict=True)
                    for crown in crowns
                    if box.x <= crown.x + crown.size // 2 <= box.x + box.width + crown.size
                    and 0 <= crown.y + crown.size - box.y - box.height <= 60
                }
            )
        return frames


@pytest.mark.slow
@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.sampled(167)
def test_what_is_posted_of_a_game_of_beginners_agrees(number: int) -> None:
    posted = Posted(number)
    last = posted.table.state.format.rounds
    places, leads, crowned = posted.places, [*posted.leads()], posted.crowned()
    winners = [names for place, names, _ in places if place == 1]
    # Chat, poster and film name the same winners, and the same points.
    assert all(name in posted.told.splitlines()[0] for names in winners for name in names.split(" & "))
    assert {f"{points}" for _, _, points in places} <= {each.removesuffix(" points") for each in posted.drawn}
    assert crowned[-1] == {*winners}
    # Who is said to lead after a round has the only crown at its end.
    in_round = len(crowned) // last
    assert all(crowned[lead.round * in_round - 1] == {lead.names} for lead in leads)
    # How the game was won agrees with who was said to lead.
    [winner, *_] = winners
    stories = [posted.told, *posted.drawn]
    for told in stories:
        others = [lead.round for lead in leads if lead.names != winner]
        if words("story-never-behind") in told:
            assert not others
        if words("story-last-round") in told:
            assert crowned[(last - 1) * in_round - 1] != {winner}
        for each in found(told, "story-since", number=991):
            assert max(others, default=0) < int(each["number"])
            assert all(crowned[at * in_round - 1] == {winner} for at in range(int(each["number"]), last))
        for key, name in (("story-decided", "number"), ("end-turned", "round")):
            arguments = {"number": 991} if key == "story-decided" else DECIDED
            assert all(max(others, default=0) < int(each[name]) for each in found(told, key, **arguments))
        for each in found(told, "story-from-last", number=991):
            assert crowned[int(each["number"]) * in_round - 1] != {winner}
    # What decided the game is one turn, in chat and on the poster.
    decided = {each["number"] for each in found("\n".join(posted.drawn), "story-decided", number=991)}
    assert decided <= {each["round"] for each in found(posted.told, "end-turned", **DECIDED)}
    # A tile costs what the picture said, and the channel has the coins of the panel.
    for pictured, panel, message in posted.bargains():
        for each in found(panel, "told-build", building="TILE", price=1):
            assert words("alt-tile", building=each["building"], cost=int(each["price"])) in pictured
        for each in found(panel, "told-build", building="TILE", price=0):
            assert words("alt-tile", building=each["building"], cost=0) in pictured
        coins = [[int(each["coins"]) for each in found(text, "told-tax", coins=1)] for text in (panel, message)]
        assert sum(coins[0]) == sum(coins[1])
    # A title is true, says for what, and is nobody else's.
    drawn = f" {' '.join(posted.drawn)} "
    titles = [each for each in map(words, TITLES.values()) for _ in range(drawn.count(f" {each} "))]
    assert len({*titles}) == len(titles)
    honors = [each["text"].strip() for each in found(posted.alt, "alt-highlight", text="TITLE", name="NAME")]
    assert sorted(each.split(":")[0] for each in honors if ": the largest" in each) == sorted(titles)


DECIDED = {"name": "NAME", "round": 991, "points": 992, "land": "LAND", "margin": 993}
