"""The tutorial: people learn a game in three turns that only they see."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final, Self
from zlib import crc32

from bot.chat.actions import Action
from bot.chat.deeds.games import games_button
from bot.chat.deeds.lobby import open_table
from bot.chat.extension import ChatPart, Lesson, Panel
from bot.chat.handling.context import Context, Where
from bot.chat.handling.feature import Feature, no_service
from bot.chat.kit.blocks import Address, Button, Gallery, Role, Row, Screen, Text, compose
from bot.chat.kit.markup import bullet, heading
from bot.chat.screens.panel import panel_screen, steps_of
from bot.chat.screens.rules import usual_page
from bot.chat.screens.table_view import seat_names, table_picture
from bot.chat.slots import FIRST_PAGE, GREETING, LESSONS
from bot.games.game import Entry, Game, GameOptions, Seat, Status, Suggestions
from bot.games.lobby import FOR_ONE, is_for_one
from bot.games.options import base_key
from bot.games.people.person import Person
from bot.games.refusals import Refusal
from bot.games.rights import host
from bot.games.table import Table
from bot.games.words.narration import computer_names
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import Terrain
from engine.extensions import parts
from engine.moves import Move, Pick
from engine.state import State
from engine.variants import VARIANTS, Variant
from players.analysis.judge import greedy_turn
from players.options import placements
from renderers import ChoiceView, kingdom_view, owner_of, poster_view
from renderers.localizer import terrain_arguments


class TutorialAction(StrEnum):
    """The actions of the tutorial, whose texts are part of addresses."""

    LEARN = "learn"
    OPEN_TABLE = "opentable"


FEATURE: Final = Feature("tutorial", Path(__file__).parent, no_service)
FEATURE.tells(FIRST_PAGE, "help-tutorial")
FEATURE.tells(GREETING, "greeting-tutorial")


# ---- lessons and their screens


LEARNER: Final = 1
"""The seat of the person who learns."""

KINGDOMINO: Final = Lesson(
    "kingdomino",
    "kd 3 ##;##;## -:1,-:2,-:3 0 3,19,41 10 1.13.20.24.26.36",
    {
        (0, "choose"): "lesson-kingdomino-0-choose",
        (1, "place"): "lesson-kingdomino-1-place",
        (1, "choose"): "lesson-kingdomino-1-choose",
        (2, "place"): "lesson-kingdomino-2-place",
        (2, "choose"): "lesson-kingdomino-2-choose",
        (3, "place"): "lesson-kingdomino-3-place",
    },
    "lesson-kingdomino-end",
    ("=13.24.36", "=1.20.26"),
)


def lessons(variant: Variant | None = None) -> dict[str, Lesson]:
    """Return all lessons by name, or the lessons about a variant: those of its extensions, otherwise Kingdomino's."""
    taught = (lesson for part in parts(ChatPart, variant) for lesson in part.lessons)
    known = taught if variant and variant.extensions else (KINGDOMINO, *taught)
    return {lesson.name: lesson for lesson in known}


def is_over(table: Table) -> bool:
    return table.state.is_over or table.state.is_chance


def turn_of(lesson: Lesson, state: State) -> int:
    """Return the number of the learner's turn, which is 0 during the first choice."""
    return state.round - lesson.start.round


def lesson_table(lesson: Lesson, moves: Sequence[str], names: Sequence[str]) -> Table:
    """Return the table after the learner's moves, at the learner's next turn or at the end.

    `names` are the players' names by seat. Raises NotationError or IllegalMove.
    """
    start = lesson.start
    seats = [Seat(number, None, name, computer="solid") for number, name in enumerate(names[: start.players], 1)]
    seats[LEARNER - 1] = Seat(LEARNER, LEARNER, names[LEARNER - 1])
    # Pictures are named after the id, because clients keep showing an old picture under a name that they know.
    game = Game(
        id=crc32("/".join([lesson.name, *moves]).encode()),
        guild_id=None,
        channel_id=0,
        host_id=None,
        options=GameOptions(start.variant.code, start.players, suggestions=Suggestions.SHOWN),
        series=None,
        number=1,
        status=Status.PLAYING,
        seats=tuple(seats),
    )
    texts = enumerate(_log(lesson, moves))
    return Table(game, 0, start).extended(game, [Entry(ply, text, None, None, 0) for ply, text in texts])


def _log(lesson: Lesson, moves: Sequence[str]) -> Iterator[str]:
    """Yield all moves: the learner's, and the moves of chance and of the other players between them."""
    state, own, chance = lesson.start, iter(moves), iter(lesson.chance)
    while text := _next(state, own, chance):
        yield text
        state = state.play(Move.parse(text))


def _next(state: State, own: Iterator[str], chance: Iterator[str]) -> str:
    """Return the next move; empty if the learner has to move, or if the lesson is over."""
    if state.is_chance or not state.turns:
        return next(chance, "")
    if state.king.seat != LEARNER:
        return str(_best_move(state))
    return next(own, "")


def _best_move(state: State) -> Move:
    """Return the best placement, or the free domino with the highest number."""
    if best := placements(state):
        return best[0].place
    picks = [move for move in state.legal_moves() if isinstance(move, Pick)]
    return max(picks, key=lambda each: each.domino.number) if picks else state.legal_moves()[0]


def tutorial_button(localizer: FluentLocalizer) -> Button:
    return Button(Address(TutorialAction.LEARN, argument=KINGDOMINO.name), localizer("button-tutorial"), Role.PRIMARY)


def lesson_button(lesson: Lesson, localizer: FluentLocalizer) -> Button:
    label = localizer("tutorial-title", lesson=localizer(base_key(lesson.start.variant.base)))
    return Button(Address(TutorialAction.LEARN, argument=str(Bookmark(lesson))), label)


@dataclass(frozen=True)
class Bookmark:
    """A position in a lesson; the text of the bookmark holds the whole position, because nothing of a lesson is stored.

    The text, "kingdomino|>19/19@g8n|place", is the argument of an address.
    """

    lesson: Lesson
    moves: tuple[str, ...] = ()
    """The moves made so far."""
    focus: str = ""
    """The focus of the panel."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a bookmark. Raises LookupError for an unknown lesson."""
        # A button of the lobby names only the lesson.
        name, moves, focus = (*text.split("|"), "", "")[:3]
        return cls(lessons()[name], tuple(moves.split("/")) if moves else (), focus)

    def __str__(self) -> str:
        return "|".join([self.lesson.name, "/".join(self.moves), self.focus])

    def table(self, name: str, localizer: FluentLocalizer) -> Table:
        """Return the table at the bookmark; slow, because the other players of the lesson try all their placements."""
        return lesson_table(self.lesson, self.moves, [name, *computer_names(localizer)])

    def lead(self, action: StrEnum, argument: str | None) -> Address:
        """Return the address that a control of the panel leads to.

        The action follows the bookmark, because addresses must differ and two controls may lead to the same place.
        """
        after = self
        if argument is not None and action == Action.PLAY:
            after = replace(self, moves=(*self.moves, *argument.split(" ")), focus="")
        elif argument is not None:
            moves = self.moves[:-1] if action == Action.TAKE_BACK else self.moves
            after = replace(self, moves=moves, focus=argument)
        return Address(TutorialAction.LEARN, argument=f"{after}|{action}")


def tutorial(bookmark: Bookmark, table: Table, localizer: FluentLocalizer, onwards: Sequence[Button] = ()) -> Screen:
    """Show the table at the bookmark, or the end of the lesson with buttons for a real game."""
    if is_over(table):
        return _end(bookmark, table, localizer, onwards)
    lesson, steps = bookmark.lesson, steps_of(table.state)
    panel = Panel(table, Person(LEARNER), localizer, (), bookmark.focus, steps, is_lesson=True, lead=bookmark.lead)
    told = localizer(lesson.told[turn_of(lesson, table.state), panel.step.key])
    screen = panel_screen(replace(panel, advice=greedy_turn(panel.position), notice=told))
    if bookmark.moves:
        return screen
    # The first screen of a lesson has its title, and offers the other lessons.
    title = heading(localizer("tutorial-title", lesson=localizer(base_key(bookmark.lesson.start.variant.base))), 3)
    return replace(screen, blocks=(Text.of(title), *screen.blocks, Row(tuple(_other_lessons(bookmark, localizer)))))


def _end(bookmark: Bookmark, table: Table, localizer: FluentLocalizer, onwards: Sequence[Button]) -> Screen:
    """Show the kingdom with its score in parts, and buttons for further lessons and games."""
    kingdom = LEARNER - 1
    land = kingdom_view(table.state, kingdom, seat_names(table), table.latest_placements.get(kingdom))
    picture = table_picture(table, f"lesson-{table.game.id}", ChoiceView(land), localizer)
    total = table.state.score(kingdom).total
    return compose(
        heading(localizer("tutorial-end"), 3),
        "\n".join(map(bullet, _scored(table, localizer))),
        # The list above the picture is enough in text mode.
        Gallery((picture,), in_text_mode=""),
        "" if total else localizer("tutorial-no-crowns"),
        localizer(bookmark.lesson.end, total=total),
        Row((*onwards, *_other_lessons(bookmark, localizer), *_again(bookmark, table, localizer))),
    )


def _scored(table: Table, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield each part of the learner's score: properties, and the parts of extensions."""
    kingdom, poster = LEARNER - 1, poster_view([table.state], seat_names(table))
    for land in table.state.kingdoms[kingdom].properties():
        yield localizer(
            "tutorial-property",
            **terrain_arguments(land.terrain, localizer),
            count=land.size,
            crowns=land.crowns,
            points=land.points,
        )
    own = owner_of(table.state, kingdom, seat_names(table))
    yield from (each.text.text(localizer) for each in poster.highlights if each.owner == own)
    for part in poster.parts:
        if part.points[kingdom] and not isinstance(part.icon, Terrain):
            yield localizer("tutorial-part", part=part.label.text(localizer), points=part.points[kingdom])


def _other_lessons(bookmark: Bookmark, localizer: FluentLocalizer) -> Iterator[Button]:
    yield from (lesson_button(each, localizer) for each in lessons().values() if each != bookmark.lesson)


def _again(bookmark: Bookmark, table: Table, localizer: FluentLocalizer) -> Iterator[Button]:
    again, page = str(Bookmark(bookmark.lesson)), str(usual_page(table.variant.base))
    yield Button(Address(TutorialAction.LEARN, argument=again), localizer("button-lesson-again"))
    yield Button(Address(Action.READ_RULES, argument=page), localizer("button-rules"))


# ---- what people can do


@FEATURE.fills(LESSONS)
async def lesson_buttons(_: None, variant: Variant | None, localizer: FluentLocalizer) -> Iterable[Button]:
    if variant is None:
        return (tutorial_button(localizer),)
    return [lesson_button(each, localizer) for each in lessons(variant).values()]


@FEATURE.anywhere(TutorialAction.LEARN, where=Where.FRESH)
async def learn(context: Context) -> None:
    """Show the lesson at the bookmark in the argument, in a private message."""
    bookmark = context.parsed(Bookmark.parse)
    # The other players of the lesson try all their placements, which would block the event loop.
    table = await asyncio.to_thread(bookmark.table, context.actor.name, context.localizer)
    onwards = await _onwards(context, table.variant.base) if is_over(table) else []
    await context.show(await context.drawn(tutorial, bookmark, table, context.localizer, onwards))


@FEATURE.anywhere(TutorialAction.OPEN_TABLE)
async def open_usual_table(context: Context) -> None:
    if context.argument not in VARIANTS:
        raise Refusal("error-old-button")
    await open_table(context, context.argument)


async def _onwards(context: Context, game: str) -> list[Button]:
    """Return the button of a real game: start the person's own table, join the table in the channel, or open one."""
    localizer, here = context.localizer, await context.tables.games.live_game(context.channel_id)
    own_game = localizer("button-start-own")
    if here is None:
        return [Button(Address(TutorialAction.OPEN_TABLE, argument=game), own_game, Role.SUCCESS)]
    if here.status is Status.LOBBY and here.seat_of(context.user_id) is None and not here.is_full:
        return [Button(Address(Action.JOIN, here.id), localizer("button-join"), Role.SUCCESS)]
    if here.status is Status.LOBBY and host(here, context.actor, context.now):
        start = Address(Action.START, here.id, argument=FOR_ONE if is_for_one(here) else "")
        return [Button(start, own_game, Role.SUCCESS)]
    return [games_button(localizer, Role.PRIMARY)] if here.seat_of(context.user_id) else []
