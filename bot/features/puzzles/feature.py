"""The puzzle of the day: a position with one clearly better answer, below the page of the daily game."""

import asyncio
from collections.abc import Iterable, Sequence
from datetime import date
from enum import StrEnum
from pathlib import Path
from typing import Final
from zlib import crc32

from bot.chat.deeds.turn import begin_playing_on
from bot.chat.handling.context import Context, Services, Where
from bot.chat.handling.feature import Feature
from bot.chat.kit.blocks import Address, Block, Button, Row, Screen
from bot.chat.kit.markup import small
from bot.chat.screens.posed import Posed, about_placing, question_screen, solution_screen
from bot.chat.slots import CAREER, HOME, STORED, STUDIED, TODAY
from bot.features.puzzles.rows import ROWS, SqlPuzzleRepository
from bot.games.game import Game, GameOptions, Seat, Status, Suggestions, new_game
from bot.games.people.dates import utc_date
from bot.games.refusals import Refusal
from bot.games.table import Table
from bot.games.words.narration import computer_names
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move, Place
from engine.state import State
from players.puzzles import Puzzle, daily_puzzles, puzzle_of


class PuzzleAction(StrEnum):
    """The actions of puzzles, whose texts are part of addresses."""

    SHOW_PUZZLE = "puzzle"
    ANSWER_PUZZLE = "answerpuzzle"
    PLAY_PUZZLE = "playpuzzle"


def puzzles(services: Services) -> SqlPuzzleRepository:
    return SqlPuzzleRepository(services.tables.games.database)


FEATURE: Final = Feature("puzzles", Path(__file__).parent, puzzles, rows=ROWS, needs=("challenges",))
"""The puzzle of the day: each button has the day and an answer, and a person's first answer on the day is stored."""
FEATURE.tells("daily", "help-puzzles")
FEATURE.tells(STORED, "stored-puzzles")


@FEATURE.fills(CAREER)
async def found_puzzles(
    own: SqlPuzzleRepository, user_id: int, __: int | None, localizer: FluentLocalizer
) -> Iterable[str]:
    found, asked = await own.counts(user_id)
    return [localizer("career-puzzles", found=found, asked=asked)] if asked else ()


@FEATURE.fills(TODAY)
async def todays_puzzle(_: SqlPuzzleRepository, localizer: FluentLocalizer) -> Iterable[Button]:
    return (Button(Address(PuzzleAction.SHOW_PUZZLE), localizer("button-puzzle")),)


@FEATURE.fills(STUDIED)
async def solution(_: SqlPuzzleRepository, table: Table) -> Iterable[tuple[str, str]]:
    """Return the solution of the puzzle that a game began with."""
    if not table.game.deal.start_position:
        return ()
    asked = (each.question for each in daily_puzzles())
    return [(str(each.state), str(each.best)) for each in asked if each.state == table.start]


def _table_at(state: State, name: str, others: Sequence[str]) -> Table:
    """Return a table with the person on the seat to move, and computer players under other names on the others."""
    names = iter(each for each in others if each != name)
    seats = tuple(
        Seat(number, 1, name) if number == state.king.seat else Seat(number, None, next(names), computer="strong")
        for number in range(1, state.players + 1)
    )
    # Pictures are named after the id, because clients keep showing an old picture under a name that they know.
    game = Game(
        id=crc32(str(state).encode()),
        guild_id=None,
        channel_id=0,
        host_id=None,
        options=GameOptions(state.variant.code, state.players, suggestions=Suggestions.NONE),
        series=None,
        number=1,
        status=Status.PLAYING,
        seats=seats,
    )
    return Table(game, 0, state)


def puzzle_page(
    puzzle: Puzzle, day: date, name: str, localizer: FluentLocalizer, answer: str = "", ways: Iterable[Button] = ()
) -> Screen:
    """Ask the puzzle of a day, or show its solution after an answer; `ways` lead to what else can be played.

    KeyError for an answer that the puzzle does not have.
    """
    table = _table_at(puzzle.question.state, name, computer_names(localizer))
    posed = Posed(puzzle.question, table, Address(PuzzleAction.ANSWER_PUZZLE, argument=day.isoformat()), localizer)
    title, back = localizer("puzzle-title", day=day), tuple(ways)
    if not answer:
        return question_screen(posed, title, _asked(puzzle, localizer), Row(back))
    play_on = Button(Address(PuzzleAction.PLAY_PUZZLE, argument=day.isoformat()), localizer("button-play-on"))
    names = [localizer(f"add-{level}") for level in puzzle.found if puzzle.finds(level)]
    # That one level alone finds an answer, or none, is said only where no try says otherwise.
    is_told = len(names) > 1 or puzzle.is_sure
    found = small(localizer("puzzle-found", count=len(names), levels=localizer.all_of(names))) if is_told else ""
    return solution_screen(posed, posed.answers[Move.parse(answer)], title, found, Row((play_on, *back)))


def _asked(puzzle: Puzzle, localizer: FluentLocalizer) -> Block | str:
    best, *others = puzzle.question.answers
    points = min(round(each.loss.mean) for each in others)
    if isinstance(best.move, Place):
        return about_placing("puzzle-place", best.move.domino, points, localizer)
    return localizer("puzzle-choose", points=points)


@FEATURE.anywhere(PuzzleAction.SHOW_PUZZLE, where=Where.FRESH)
async def show_puzzle(context: Context) -> None:
    await _show(context, utc_date(context.now))


@FEATURE.anywhere(PuzzleAction.ANSWER_PUZZLE)
async def answer_puzzle(context: Context) -> None:
    """Show the solution after the answer in the argument, which follows the day of the puzzle."""
    day, _, answer = context.argument.partition("|")
    asked = context.parsed(date.fromisoformat, day)
    today = utc_date(context.now)
    if not answer or asked > today:
        raise Refusal("error-old-button")
    await _show(context, asked, answer)
    # On later days the solution may be known.
    if asked == today:
        best = (await asyncio.to_thread(puzzle_of, asked)).question.answers[0]
        is_best = best.answers_like(Move.parse(answer))
        await FEATURE.of(context.services).keep_first(context.user_id, asked.isoformat(), is_best=is_best)


def position_table(state: State) -> Table:
    """Return a table at a position with a turn due, without people, for `played_on` from ply 0."""
    seats = [Seat(number, None, "") for number in range(1, state.players + 1)]
    game = new_game(None, 0, None, GameOptions(state.variant.code, state.players), seats, 0)
    return Table.of(game.with_deal(origin=str(state)))


@FEATURE.anywhere(PuzzleAction.PLAY_PUZZLE, where=Where.ASIDE)
async def play_puzzle(context: Context) -> None:
    """Begin a private game from the position of the puzzle of the day in the argument."""
    day = context.parsed(date.fromisoformat)
    if day > utc_date(context.now):
        raise Refusal("error-old-button")
    state = (await asyncio.to_thread(puzzle_of, day)).question.state
    await begin_playing_on(context, position_table(state), 0)


async def _show(context: Context, day: date, answer: str = "") -> None:
    ways = await context.services.slots.ask(HOME, context.localizer)

    def shown() -> Screen:
        return puzzle_page(puzzle_of(day), day, context.actor.name, context.localizer, answer, ways)

    try:
        await context.show(await context.drawn(shown))
    except (ValueError, KeyError):  # another version of the bot has other puzzles
        raise Refusal("error-old-button") from None
