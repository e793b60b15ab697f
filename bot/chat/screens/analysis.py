"""The analysis of a finished game: where its points came from, and the turns that would have been better."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import ceil

from bot.chat.addresses import Action, Address
from bot.chat.blocks import (
    MAX_OPTIONS,
    Block,
    Button,
    Gallery,
    Option,
    Row,
    Screen,
    compose,
    select_row,
    stack,
)
from bot.chat.markup import heading, small
from bot.chat.screens.turn import footnote, market, seat_names, table_picture
from bot.games.models import Seat
from bot.games.names import label_name, safe_name
from bot.games.narration import Turn, describe_turn, narrate_turn
from bot.games.table import PlayedMove, Table
from bot.games.wording import describe_remark, join_facts, signed
from bot.localization.fluent import FluentLocalizer
from engine.moves import Discard, Move, Place
from players.analysis.analysis import can_analyse
from players.analysis.estimate import Estimate
from players.analysis.summary import BetterTurn, Summary
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from renderers import KingdomView, analysis_view, kingdom_view


def analysis_button(table: Table, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button that shows the analysis of a finished game in a message of its own, if there can be one."""
    if table.state.is_over and can_analyse(table.start):
        yield Button(Address.at(table, Action.ANALYSE), localizer("button-analysis"))


def analysing(table: Table, before: int, localizer: FluentLocalizer) -> Screen:
    """Say that the game is being analysed, after so many others."""
    return compose(
        _title(table, localizer),
        localizer("analysis-waiting", before=before),
        Row((Button(Address.at(table, Action.SHOW_ANALYSIS), localizer("button-analysis")),)),
    )


def analysis(table: Table, summary: Summary, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Show how the chance to win went, where the points came from, and which turns to look at, the reader's first."""
    history = Button(Address.at(table, Action.SHOW_STEP, "0"), localizer("button-history"))
    share = Button(Address.at(table, Action.SHARE_ANALYSIS), localizer("button-share"))
    return compose(
        *_overview(table, summary, localizer),
        *_turns(table, summary, user_id, localizer),
        Row((history, share) if table.game.may_be_shown_by(user_id) else (history,)),
    )


def shared_analysis(table: Table, summary: Summary, localizer: FluentLocalizer) -> Screen:
    """Show the same to everybody, without the turns: whoever taps the button sees them alone."""
    return compose(*_overview(table, summary, localizer), Row(tuple(analysis_button(table, localizer))))


def _overview(table: Table, summary: Summary, localizer: FluentLocalizer) -> Iterator[Block | str]:
    view = analysis_view(table.state, seat_names(table), summary.chances, summary.rounds, summary.parts)
    picture = table_picture(table, f"analysis-{table.game.id}", view, localizer)
    yield _title(table, localizer)
    yield small(footnote(table, localizer))
    yield from stack([picture])
    yield small(localizer("analysis-how", error=ceil(summary.error)))


def better_turn(table: Table, summary: Summary, number: int, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Show a turn as it was played, and as it would have been better; `number` is its index in the summary."""
    better = summary.better[number]
    played = _played(table, better)
    other = _other_turn(played, better)
    return compose(
        heading(_turn_title(table, better, safe_name(_player(table, better)), localizer), 3),
        *_both_turns(table, better, played, other, localizer),
        *_choice(table, better, played, other, localizer),
        _gain_line(better, localizer),
        *_turn_select(table, summary, user_id, number, localizer),
        Row((Button(Address.at(table, Action.SHOW_ANALYSIS), localizer("button-back-to-analysis")),)),
    )


def _title(table: Table, localizer: FluentLocalizer) -> str:
    return heading(localizer("analysis-title", id=str(table.game.id)), 3)


def _turns(table: Table, summary: Summary, user_id: int, localizer: FluentLocalizer) -> Iterator[Block | str]:
    """Say how many turns would have been better, and yield the select of them."""
    own = sum(_is_of(table, user_id, each) for each in summary.better)
    yield localizer("analysis-better", count=len(summary.better))
    if len(summary.better) > 1:
        yield small(localizer("analysis-order", own=own))
    yield from _turn_select(table, summary, user_id, None, localizer)


def _turn_select(
    table: Table, summary: Summary, user_id: int, shown: int | None, localizer: FluentLocalizer
) -> Iterator[Row]:
    """Yield a select of the turns that would have been better, the reader's first, if there are any."""
    numbers = sorted(range(len(summary.better)), key=lambda at: not _is_of(table, user_id, summary.better[at]))
    if numbers:
        options = [_turn_option(table, summary, number, shown, localizer) for number in numbers[:MAX_OPTIONS]]
        yield select_row(Address.at(table, Action.SHOW_BETTER_TURN), localizer("analysis-placeholder"), options)


def _is_of(table: Table, user_id: int, better: BetterTurn) -> bool:
    """Return whether that person chose what was played."""
    return any(each.chosen_by == user_id for each in _played(table, better))


def _played(table: Table, better: BetterTurn) -> Turn:
    return table.moves[better.start : better.start + better.played]


def _turn_option(table: Table, summary: Summary, number: int, shown: int | None, localizer: FluentLocalizer) -> Option:
    better = summary.better[number]
    gain = localizer("analysis-gain", points=_points(better.points), percent=_percent(better.victory))
    title = _turn_title(table, better, label_name(_player(table, better)), localizer)
    return Option(title, str(number), gain, chosen=number == shown)


def _turn_title(table: Table, better: BetterTurn, name: str, localizer: FluentLocalizer) -> str:
    return localizer("analysis-turn", round=table.moves[better.start].before.round, name=name)


def _seat(table: Table, better: BetterTurn) -> Seat:
    """Return the seat whose turn it was."""
    return table.seat(table.moves[better.start].before.king.seat)


def _player(table: Table, better: BetterTurn) -> str:
    return _seat(table, better).name


def _gain_line(better: BetterTurn, localizer: FluentLocalizer) -> str:
    """Say what the other turn would have gained, and what the others would have, if that is clear."""
    gain = localizer(
        "analysis-gain-long",
        points=_points(better.points),
        error=ceil(better.points.error),
        percent=_percent(better.victory),
        chance=ceil(100 * better.victory.error),
    )
    is_told = abs(better.rivals.mean) > max(better.rivals.error, 0.5)
    rivals = localizer("analysis-gain-rivals", rivals=_points(better.rivals)) if is_told else ""
    return "\n".join(map(small, filter(None, (gain, rivals))))


def _points(gain: Estimate) -> str:
    return signed(round(gain.mean))


def _percent(gain: Estimate) -> str:
    return signed(round(100 * gain.mean))


# ---- one turn, played and otherwise


def _other_turn(played: Turn, better: BetterTurn) -> Turn:
    """Return the moves that would have been better, in the place of those that were played."""
    before = played[0].before
    moves = [Move.parse(text) for text in better.moves.split()]
    positions = [before]
    for move in moves:
        positions.append(positions[-1].play(move))
    return tuple(
        PlayedMove(played[0].ply, move, before, after)
        for move, (before, after) in zip(moves, pairwise(positions), strict=True)
    )


def _both_turns(
    table: Table, better: BetterTurn, played: Turn, other: Turn, localizer: FluentLocalizer
) -> Iterator[Block | str]:
    """Yield what was done in both turns, and how the kingdom looked after each; once, if it looked the same.

    The first choice leaves the kingdom as it was.
    """
    views = [_kingdom_after(table, better, turn) for turn in (played, other)]
    names = "played", "other"
    is_same = views[0] == views[1]
    for name, turn, than, view in zip(names, (played, other), (other, played), views, strict=True):
        yield from _told(table, name, turn, than, localizer)
        if view and not (is_same and name == "played"):
            stem = f"analysis-{table.game.id}-{better.start}-{name}"
            yield Gallery((table_picture(table, stem, view, localizer),))


def _told(table: Table, name: str, turn: Turn, than: Turn, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield what was done in a turn, and what speaks for and against its placement other than in the turn `than`."""
    # Somebody else may have played the turn; the other one nobody has.
    tell = narrate_turn(table, turn, localizer) if name == "played" else describe_turn(turn, table, localizer)
    yield localizer("analysis-facts", title=localizer(f"analysis-{name}"), facts=tell)
    common = set(_remarks(than))
    if told := join_facts(*(describe_remark(each, localizer) for each in _remarks(turn) if each not in common)):
        yield small(told)


def _remarks(turn: Turn) -> tuple[Remark, ...]:
    place = _placement(turn)
    return remarks(Placement(turn[0].before, place)) if isinstance(place, Place) else ()


def _kingdom_after(table: Table, better: BetterTurn, turn: Turn) -> KingdomView | None:
    """Return the kingdom as it looked after a turn; None after the first choice."""
    place = _placement(turn)
    if place is None:
        return None
    last = place if isinstance(place, Place) else None
    return kingdom_view(turn[-1].after, better.kingdom, seat_names(table), last)


def _placement(turn: Turn) -> Move | None:
    return next((each.move for each in turn if isinstance(each.move, Place | Discard)), None)


def _choice(
    table: Table, better: BetterTurn, played: Turn, other: Turn, localizer: FluentLocalizer
) -> Iterator[Block | str]:
    """Yield what there was to choose from, if the turns differ in more than the placement."""
    if _choices(played) != _choices(other):
        yield localizer("analysis-choice")
        yield Gallery((market(table.until(table.moves[better.start].ply), localizer),))


def _choices(turn: Turn) -> list[Move]:
    return [each.move for each in turn if not isinstance(each.move, Place | Discard)]
