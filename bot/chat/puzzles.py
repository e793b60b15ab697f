"""The puzzle of the day. It is not stored: each button has the day and an answer."""

import asyncio
from dataclasses import replace
from datetime import date

from bot.chat.history.actions import begin_playing_on
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Row, Screen
from bot.chat.kit.context import Context, Where
from bot.chat.kit.markup import small
from bot.chat.kit.pipeline import alone
from bot.chat.posed import Posed, about_placing, question_screen, solution_screen
from bot.games.computers.computers import LEVELS
from bot.games.dates import utc_date
from bot.games.lessons import table_at
from bot.games.narration import computer_names
from bot.games.refusals import OldButton
from bot.games.series import position_table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Move, Place
from players.puzzles import Puzzle, puzzle_of


def puzzle_title(day: date, localizer: FluentLocalizer) -> str:
    return localizer("puzzle-title", date=day)


def puzzle_page(puzzle: Puzzle, day: date, name: str, localizer: FluentLocalizer, answer: str = "") -> Screen:
    """Ask the puzzle of a day, or show its solution after an answer. KeyError for an answer that it does not have."""
    table = table_at(puzzle.question.state, 1, name, computer_names(localizer))
    posed = Posed(puzzle.question, table, Address(Action.ANSWER_PUZZLE, argument=day.isoformat()), localizer)
    title, back = puzzle_title(day, localizer), Button(Address(Action.SHOW_CHALLENGE), localizer("daily-name"))
    if not answer:
        return question_screen(posed, title, _asked(puzzle, localizer), Row((back,)))
    play_on = Button(Address(Action.PLAY_PUZZLE, argument=day.isoformat()), localizer("button-play-on"))
    found = small(_found(puzzle, localizer))
    return solution_screen(posed, posed.answers[Move.parse(answer)], title, found, Row((play_on, back)))


def _asked(puzzle: Puzzle, localizer: FluentLocalizer) -> Block | str:
    best, *others = puzzle.question.answers
    points = min(round(each.loss.mean) for each in others)
    if isinstance(best.move, Place):
        return about_placing("puzzle-place", best.move.domino, points, localizer)
    return localizer("puzzle-choose", points=points)


def _found(puzzle: Puzzle, localizer: FluentLocalizer) -> str:
    names = [localizer(f"add-{level}") for level in LEVELS if puzzle.finds(level)]
    return localizer("puzzle-found", count=len(names), names=localizer.all_of(names))


@alone(Action.SHOW_PUZZLE, where=Where.FRESH)
async def show_puzzle(context: Context) -> None:
    await _show(context, utc_date(context.now))


@alone(Action.ANSWER_PUZZLE)
async def answer_puzzle(context: Context) -> None:
    """Show the solution after the answer in the argument, which follows the day of the puzzle."""
    day, _, answer = context.argument.partition("|")
    asked = replace(context, argument=day).parsed(date.fromisoformat)
    if not answer or asked > utc_date(context.now):
        raise OldButton
    await _show(context, asked, answer)


@alone(Action.PLAY_PUZZLE, where=Where.ASIDE)
async def play_puzzle(context: Context) -> None:
    """Begin a private game from the position of the puzzle of the day in the argument."""
    day = context.parsed(date.fromisoformat)
    if day > utc_date(context.now):
        raise OldButton
    state = (await asyncio.to_thread(puzzle_of, day)).question.state
    await begin_playing_on(context, position_table(state), 0)


async def _show(context: Context, day: date, answer: str = "") -> None:
    def shown() -> Screen:
        return puzzle_page(puzzle_of(day), day, context.actor.name, context.localizer, answer)

    try:
        await context.reply.show(await asyncio.to_thread(shown))
    except (ValueError, KeyError):  # another version of the bot has other puzzles
        raise OldButton from None
