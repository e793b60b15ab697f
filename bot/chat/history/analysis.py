"""The analysis of a finished game: the sources of its points, and the turns with a better alternative."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import ceil

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import (
    Block,
    Button,
    Gallery,
    Role,
    Row,
    Screen,
    compose,
    stack,
)
from bot.chat.kit.markup import bold, heading, small
from bot.chat.table_view import (
    analysis_button,
    final_names,
    page_buttons,
    play_on_button,
    practice_button,
    seat_names,
    table_picture,
)
from bot.games.analyses import finer
from bot.games.computers.computers import level_key
from bot.games.names import safe_name
from bot.games.narration import (
    describe_choice_reason,
    describe_remark,
    describe_turn,
    join_facts,
    narrate_turn,
    turn_name,
)
from bot.games.series import may_be_shown_by
from bot.games.suggestions import guided_turns
from bot.games.table import PlayedMove, PlayedTurn, Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Discard, Move, Pick, Place
from engine.state import State
from players.advisor import best_advisor
from players.analysis.levels import levels_like
from players.analysis.summary import BetterTurn, Summary
from players.intervals import Estimate
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from renderers import ChoiceView, View, analysis_view, kingdom_view, next_line_view
from renderers.wording import signed


def analysing(table: Table, before: int, percent: int, localizer: FluentLocalizer) -> Screen:
    """Show the place of the analysis in the queue, behind `before` others, and its progress in percent."""
    progress = localizer("analysis-progress", percent=percent) if percent else ""
    return unfinished(table, localizer, localizer("analysis-waiting", before=before), progress)


def unfinished(table: Table, localizer: FluentLocalizer, *texts: str) -> Screen:
    """Say why there is no analysis yet, with a button that asks for the analysis again."""
    again = Button(Address.at(table, Action.SHOW_ANALYSIS), localizer("button-analysis"))
    return compose(_title(table, localizer), *texts, Row((again,)))


def analysis(
    table: Table, summary: Summary, user_id: int, localizer: FluentLocalizer, *, is_shared: bool = False
) -> Screen:
    """Show what was good, the chances to win by round and the parts of the scores.

    A button leads to the turns with a better alternative, one turn a page.
    """
    turns = _numbers(table, summary, user_id)
    own = sum(_ComparedTurn(table, summary.better[number]).is_of(user_id) for number in turns)
    better = Button(
        Address.at(table, Action.SHOW_BETTER_TURN, str(next(iter(turns), ""))),
        localizer("button-improve", count=own) if own else localizer("button-better-turns"),
        Role.PRIMARY,
    )
    buttons = [*((better,) if turns else ()), *practice_button(table, user_id, localizer)]
    if may_be_shown_by(table.game, user_id) and not is_shared:
        buttons.append(Button(Address.at(table, Action.SHARE_ANALYSIS), localizer("button-share")))
    if futures := finer(summary):
        buttons.append(Button(Address.at(table, Action.SHOW_ANALYSIS, str(futures)), localizer("button-finer")))
    return _overview(table, summary, user_id, localizer, tuple(buttons))


def shared_analysis(table: Table, summary: Summary, localizer: FluentLocalizer) -> Screen:
    """Show the analysis to everybody without the turns; a button opens the reader's full analysis."""
    return _overview(table, summary, None, localizer, tuple(analysis_button(table, localizer)))


def _overview(
    table: Table, summary: Summary, user_id: int | None, localizer: FluentLocalizer, buttons: tuple[Button, ...]
) -> Screen:
    names, errors = final_names(table), summary.errors
    view = analysis_view(table.state, names, summary.chances, summary.rounds, summary.parts, errors)
    good = _title(table, localizer), *_good(table, summary, user_id, localizer)
    picture = table_picture(table, f"analysis-{table.game.id}", view, localizer)
    return compose("\n".join(good), *stack([picture]), Row(buttons))


def _good(table: Table, summary: Summary, user_id: int | None, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield what was good: of the reader, or of all players for a reader who did not play."""
    own = table.game.played_by(user_id)
    mine = table.state.kingdom_of(own.number) if own and own.number else None
    yield from _compared(table, summary, mine, localizer)
    if mine is not None and summary.unsurpassed and (count := summary.unsurpassed[mine]):
        yield localizer("analysis-unsurpassed", count=count)
    if best := next((each for each in summary.best if mine in (None, each.kingdom)), None):
        turn = table.moves[best.start : best.start + best.played]
        number = turn[0].before.round
        when = localizer("table-round", round=number, rounds=table.state.format.rounds)
        if mine is None:
            when = localizer("analysis-turn", round=number, name=safe_name(turn_name(table, turn)))
        told = join_facts(when, describe_turn(turn, table, localizer))
        yield localizer("analysis-best-turn", turn=told, percent=signed(round(100 * best.victory)))
    if not blamed(table, summary):
        yield localizer("analysis-none-better")


def _compared(table: Table, summary: Summary, mine: int | None, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the level that the reader played like, or the levels of all kingdoms."""
    like, between = "analysis-like", "analysis-between"
    if mine is None:
        like, between = "analysis-player-like", "analysis-player-between"
    told = []
    for kingdom in range(len(table.state.kingdoms)) if mine is None else (mine,):
        if levels := [localizer(level_key(each)) for each in levels_like(summary, table.start.variant.base, kingdom)]:
            name = safe_name(final_names(table)[table.state.owners(kingdom)[0] - 1])
            key = like if len(levels) == 1 else between
            told.append(localizer(key, name=name, level=levels[0], worse=levels[0], better=levels[-1]))
    if told:
        yield join_facts(*told)


def blamed(table: Table, summary: Summary) -> tuple[BetterTurn, ...]:
    """Return the turns with a better alternative, except turns that followed a suggestion."""
    guided = {turn[0].ply: turn for turn in guided_turns(table)}
    turns = ((each, guided.get(table.moves[each.start].ply)) for each in summary.better)
    return tuple(each for each, turn in turns if turn is None or not _is_suggested(turn))


def _is_suggested(turn: PlayedTurn) -> bool:
    before = turn[0].before
    suggested = best_advisor(before).best_turn(before)
    return [each.move for each in turn] == list(suggested)[: len(turn)]


def better_turn(table: Table, summary: Summary, number: int, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Show a turn as played, and a better turn; `number` is the index of the turn in the summary."""
    compared, numbers = _ComparedTurn(table, summary.better[number]), _numbers(table, summary, user_id)
    pages = [Address.at(table, Action.SHOW_BETTER_TURN, str(each)) for each in numbers]
    return compose(
        heading(compared.title(safe_name(compared.player), localizer), 3),
        *_both_turns(compared, localizer),
        _gain_line(compared.better, localizer),
        Row(
            (
                *page_buttons(pages, numbers.index(number) if number in numbers else -1, localizer),
                *play_on_button(table, compared.played[0].ply, localizer),
                Button(Address.at(table, Action.SHOW_ANALYSIS), localizer("button-analysis")),
            )
        ),
    )


def _numbers(table: Table, summary: Summary, user_id: int) -> list[int]:
    """Return the indices of the turns with a better alternative, the reader's first, else the costliest first."""
    told = blamed(table, summary)
    numbers = [number for number, each in enumerate(summary.better) if each in told]
    return sorted(numbers, key=lambda number: not _ComparedTurn(table, summary.better[number]).is_of(user_id))


def why_not(table: Table, better: BetterTurn, localizer: FluentLocalizer) -> Screen:
    """Show a turn of a running game as played, and a better turn with the reason for its choice."""
    compared = _ComparedTurn(table, better)
    return compose(
        heading(compared.title(safe_name(compared.player), localizer), 3),
        *_both_turns(compared, localizer),
        *_choice_reason(compared, localizer),
        _gain_line(better, localizer),
    )


def _choice_reason(compared: _ComparedTurn, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the reason for the domino that the better turn takes, if the turns take different dominoes."""
    for each in compared.other:
        if isinstance(each.move, Pick) and each.move not in _picks(compared.played):
            by_domino = {choice.pick.domino: choice for choice in best_advisor(each.before).choices(each.before)}
            choices = [by_domino[domino] for domino in each.before.next_line.free]
            best = by_domino[each.move.domino]
            taken = [choice for choice in choices if choice.pick in _picks(compared.played)]
            reason = describe_choice_reason(compared.table, each.before, best, choices, localizer, *taken[:1])
            yield small(localizer("puzzle-reason", reason=reason)) if reason else ""


def _title(table: Table, localizer: FluentLocalizer) -> str:
    return bold(localizer("analysis-title", id=str(table.game.id)))


def _gain_line(better: BetterTurn, localizer: FluentLocalizer) -> str:
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
    return signed(points) if (points := round(gain.mean)) else "none"


def _percent(gain: Estimate) -> str:
    return signed(round(100 * gain.mean))


# ---- a turn as played, and a better turn


@dataclass(frozen=True)
class _ComparedTurn:
    table: Table
    better: BetterTurn

    @property
    def played(self) -> PlayedTurn:
        return self.table.moves[self.better.start : self.better.start + self.better.played]

    @property
    def other(self) -> PlayedTurn:
        """The moves of the better turn, from the same position."""
        ply, before = self.played[0].ply, self.played[0].before
        moves = [Move.parse(text) for text in self.better.moves.split()]
        positions = pairwise(accumulate(moves, State.play, initial=before))
        return tuple(PlayedMove(ply, move, *states) for move, states in zip(moves, positions, strict=True))

    @property
    def player(self) -> str:
        return turn_name(self.table, self.played)

    def is_of(self, user_id: int) -> bool:
        """Return whether the person chose any move of the played turn."""
        return any(each.chosen_by == user_id for each in self.played)

    def title(self, name: str, localizer: FluentLocalizer) -> str:
        """Return a title with the round and the player's name; `name` must be escaped."""
        return localizer("analysis-turn", round=self.played[0].before.round, name=name)

    def picture(self, localizer: FluentLocalizer) -> Gallery:
        """Return the picture of the better turn; two pictures would not fit on a phone.

        The picture has the kingdom, if the turns place a domino, and the dominoes to choose from, if the turns take
        different dominoes.
        """
        names, place = seat_names(self.table), _placement(self.other)
        line = next_line_view(self.played[0].before, names)
        view: View = line
        if place:
            last = place if isinstance(place, Place) else None
            land = kingdom_view(self.other[-1].after, self.better.kingdom, names, last)
            view = ChoiceView(land, None if _picks(self.played) == _picks(self.other) else line.lines[0])
        stem = f"analysis-{self.table.game.id}-{self.better.start}"
        return Gallery((table_picture(self.table, stem, view, localizer),))


def _both_turns(compared: _ComparedTurn, localizer: FluentLocalizer) -> Iterator[Block | str]:
    played, other = compared.played, compared.other
    # The narration names a substitute who played the turn.
    yield _facts("analysis-played", narrate_turn(compared.table, played, localizer), localizer)
    yield _reasons(played, other, localizer)
    yield _facts("analysis-other", describe_turn(other, compared.table, localizer), localizer)
    yield _reasons(other, played, localizer)
    yield compared.picture(localizer)


def _facts(title: str, facts: str, localizer: FluentLocalizer) -> str:
    return localizer("analysis-facts", title=localizer(title), facts=facts)


def _reasons(turn: PlayedTurn, than: PlayedTurn, localizer: FluentLocalizer) -> str:
    """Return the remarks on the placement of a turn, except remarks that apply to the other turn too."""
    common = _remarks(than)
    reasons = join_facts(*(describe_remark(each, localizer) for each in _remarks(turn) if each not in common))
    return small(reasons) if reasons else ""


def _remarks(turn: PlayedTurn) -> tuple[Remark, ...]:
    place = _placement(turn)
    return remarks(Placement(turn[0].before, place)) if isinstance(place, Place) else ()


def _placement(turn: PlayedTurn) -> Move | None:
    return next((each.move for each in turn if isinstance(each.move, Place | Discard)), None)


def _picks(turn: PlayedTurn) -> list[Move]:
    return [each.move for each in turn if isinstance(each.move, Pick)]
