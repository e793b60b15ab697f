"""The public message of a turn, and what is left of the panel when the turn is over."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Gallery, PictureSpec, Role, Row, Screen, Text, call, compose, stack
from bot.chat.kit.markup import absolute_time, mention, relative_time, small
from bot.games.dates import in_units, whole_units
from bot.games.deadlines import pace_ends_at, time_left
from bot.games.game import Game, Seat
from bot.games.narration import (
    final_name,
    is_summed_up,
    join_facts,
    kingdom_name,
    mover,
    narrate_briefly,
    sum_up_own_turns,
    turn_count,
)
from bot.games.options import known_variant
from bot.games.people import label_name, safe_name, short_name
from bot.games.seats import owner_of
from bot.games.series import Meetings
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import with_emoji
from engine.moves import Pick, Place
from engine.scoring import GAMES_IN_SERIES
from engine.state import State
from players.registry import searches
from renderers import (
    PLAYER_COLOURS,
    View,
    close_up_view,
    draft_view,
    points_views,
    poster_view,
    table_view,
    theme_named,
    with_dominoes,
)
from renderers.emoji import domino_name
from renderers.localizer import name_list
from renderers.view import PosterView, TableView
from renderers.wording import domino_text


def seat_lines(game: Game, localizer: FluentLocalizer) -> tuple[str, ...]:
    """Say whose seats computer players keep, who plays for whom, and who is away until when."""
    kept = [safe_name(seat.name) for seat in game.seats if seat.is_kept and not seat.is_absent]
    lines = [localizer("seats-kept", names=localizer.all_of(kept))] if kept else []
    lines += [_substitute_line(seat, localizer) for seat in game.seats if seat.owner_id]
    lines += [_absence_line(game, seat, localizer) for seat in game.seats if seat.is_absent]
    lines += [] if game.present else [localizer("nobody-present")]
    return ("\n".join(map(small, lines)),) if lines else ()


def _substitute_line(seat: Seat, localizer: FluentLocalizer) -> str:
    return localizer("plays-for", name=safe_name(seat.name), owner=safe_name(seat.owner_name or ""))


def _absence_line(game: Game, seat: Seat, localizer: FluentLocalizer) -> str:
    key = "away-computer" if game.computer_of(seat) else "away-waiting"
    return localizer(key, name=safe_name(seat.name), until=absolute_time(seat.away_until or 0))


def stand_ins(table: Table, seat: Seat, localizer: FluentLocalizer) -> Screen:
    """Offer what the others may do about somebody who is away when it is their turn."""
    name = safe_name(seat.name)
    computers = tuple(
        Button(Address.at(table, action), localizer(f"button-{action}", name=label_name(seat.name)))
        for action in (Action.COMPUTER_MOVES, Action.COMPUTER_KEEPS_SEAT)
    )
    return compose(
        localizer("standins-about", name=name, until=absolute_time(seat.away_until or 0)),
        Row((*computers, *find_buttons(table.game, seat, localizer))),
    )


def find_buttons(game: Game, seat: Seat, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the button that asks the table to let somebody else play on the seat; none if anybody may already."""
    if seat.offered:
        return ()
    find = Address(Action.FIND_SUBSTITUTE, game.id, argument=str(seat.number))
    return (Button(find, localizer("button-findsubstitute")),)


def seat_text(seat: Seat, key: str, localizer: FluentLocalizer) -> str:
    """Say whose seat it is and who may come back to it, in the words of that message; for good if nobody may."""
    _, owner = owner_of(seat)
    return localizer(key if owner else f"{key}-for-good", name=safe_name(seat.name), owner=safe_name(owner or ""))


def take_button(game: Game, seat: Seat, localizer: FluentLocalizer) -> Button:
    take = Address(Action.TAKE_SEAT, game.id, argument=str(seat.number))
    return Button(take, localizer("button-takeseat", name=label_name(seat.name)), Role.SUCCESS)


LOOK_LABEL: Final = 14
"""Characters of the names on a button that shows a kingdom: few enough that four of them take two rows on a phone."""

_EVERYTHING: Final = "all"
_TEXT: Final = "text"


@dataclass(frozen=True)
class Look:
    """What somebody looks at: the kingdom of that index, or None for the whole table; as pictures or in text mode.

    Its text, "2", "all" or "2 text", is the argument of an address.
    """

    kingdom: int | None = None
    text_mode: bool = False

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a look. Raises ValueError for a text that is none."""
        shown, _, mode = text.partition(" ")
        return cls(None if shown == _EVERYTHING else int(shown), mode == _TEXT)

    def __str__(self) -> str:
        shown = _EVERYTHING if self.kingdom is None else str(self.kingdom)
        return f"{shown} {_TEXT}" if self.text_mode else shown


def turn(table: Table, since: int, localizer: FluentLocalizer, at: int | None = None) -> Screen:
    """Say whose turn it is and what happened from the ply `since` on, and show the table.

    `at` is when the message is sent, in Unix seconds; None for the beginning of the turn.
    """
    is_due, game = table.acting is not None and not _is_kept(table), table.game
    left = time_left(game, at or game.waiting_since or 0)
    shown = call(
        acting_line(table, localizer, left) if is_due else "",
        # A lock screen shows this line too, and no emoji.
        join_facts(turn_count(table, since, localizer), footnote(table, localizer)),
        "\n".join(narrate_briefly(table, since, localizer)),
        _late_turns(table, since, localizer),
        *seat_lines(game, localizer),
        _time_line(table, localizer) if game.paused_at is None else localizer("table-paused"),
        Gallery((_public_picture(table.asking, mover(table, since), localizer),)),
        *_buttons(table, since, localizer, is_due=is_due),
    )
    # Those who hear it need no more than one reminder.
    return shown.with_alt_note(localizer("alt-board-text")) if table.state.round <= 1 else shown


def _is_kept(table: Table) -> bool:
    return table.acting is not None and table.acting.is_computer


def accent(table: Table) -> int | None:
    """Return the colour of the player whose turn it is, as 0xRRGGBB."""
    if table.acting is None:
        return None
    red, green, blue = PLAYER_COLOURS[table.state.king.seat - 1]
    return red << 16 | green << 8 | blue


def acting_line(table: Table, localizer: FluentLocalizer, left: int = 0) -> str:
    """Say who has to do what now, and within what time if some seconds are `left`; empty if no action is needed.

    The time is in words: a lock screen does not show what clients make of a time.
    """
    due, (unit, count) = _due(table, localizer), whole_units(left)
    return localizer("due-within", due=due, unit=unit, count=count) if due and left else due


def _due(table: Table, localizer: FluentLocalizer) -> str:
    acting, state = table.acting, table.asking.state
    if acting is None:
        return ""
    is_called = acting.user_id and not (acting.is_absent or acting.is_computer)
    name = mention(acting.user_id, acting.name) if is_called else safe_name(acting.name)
    if _is_placing(table):
        return localizer("due-place", name=name, domino=str(state.domino))
    only_picks = all(isinstance(move, Pick) for move in state.legal_moves())
    return localizer("due-pick" if only_picks else "due-rest", name=name)


def _is_placing(table: Table) -> bool:
    return any(isinstance(move, Place) for move in table.asking.state.legal_moves())


def _time_line(table: Table, localizer: FluentLocalizer) -> str:
    """Say until when the player has time, if a computer player moves after that; else empty."""
    game = table.game
    acting = table.acting
    until = pace_ends_at(game)
    if not game.options.is_acted_upon or until is None or acting is None or acting.is_computer or acting.is_absent:
        return ""
    if game.reminder.acts_at:
        return small(localizer(f"time-over-{game.options.policy}", at=relative_time(game.reminder.acts_at)))
    unit, count = in_units(game.options.pace)
    return small(localizer(f"time-{game.options.policy}", until=relative_time(until), unit=unit, count=count))


def footnote(table: Table, localizer: FluentLocalizer) -> str:
    state = table.state
    facts = [] if state.is_over else [localizer("table-round", round=state.round, rounds=state.format.rounds)]
    return join_facts(*facts, localizer(f"variant-{table.variant.base}"), *option_names(table.game, localizer))


def option_names(game: Game, localizer: FluentLocalizer) -> Iterator[str]:
    variant = known_variant(game.options)
    yield from (localizer(f"option-{letter}") for letter in (variant.options if variant else ""))
    if game.options.dynasty:
        yield localizer("dynasty-game", number=game.number, games=GAMES_IN_SERIES)
    if game.deal:
        yield localizer("daily-name")


def seat_names(table: Table) -> list[str]:
    """Return the players' names as pictures show them, in the order of seats."""
    return [seat.name for seat in table.game.seats]


def table_picture(table: Table, stem: str, view: View, localizer: FluentLocalizer) -> PictureSpec:
    first_players = {table.state.owners(kingdom)[0] - 1: placed for kingdom, placed in table.placements.items()}
    return PictureSpec.of(stem, with_dominoes(view, first_players), localizer).in_theme(
        theme_named(table.game.options.theme)
    )


def close_up(table: Table, kingdom: int, localizer: FluentLocalizer) -> PictureSpec:
    view = close_up_view(table.state, kingdom, seat_names(table), table.latest_placements.get(kingdom))
    return table_picture(table, f"close-up-{table.game.id}-{table.ply}-{kingdom}", view, localizer)


def _shown(table: Table, moved: int | None, focus: int | None = None) -> TableView:
    return table_view(table.state, seat_names(table), table.latest_placements, moved, focus)


def _public_picture(table: Table, moved: int | None, localizer: FluentLocalizer) -> PictureSpec:
    return table_picture(table, f"turn-{table.game.id}-{table.ply}", _shown(table, moved), localizer)


def whole_table(
    table: Table, localizer: FluentLocalizer, moved: int | None, focus: int | None = None
) -> tuple[Gallery, ...]:
    """Show the table, and the boards of extensions in pictures of their own.

    The kingdom that has `moved` has a rim, and the kingdom `focus` is large, by default the one whose turn it is.
    """
    whole = _shown(table, moved, focus)
    views, stem = (replace(whole, boards=()), *whole.boards), f"table-{table.game.id}-{table.ply}"
    return stack(table_picture(table, f"{stem}-{index}", view, localizer) for index, view in enumerate(views))


def end_view(table: Table, meetings: Meetings = ()) -> PosterView:
    return poster_view(_positions(table), final_names(table), meetings)


def poster(table: Table, view: PosterView, localizer: FluentLocalizer) -> tuple[Gallery, ...]:
    return stack([table_picture(table, f"poster-{table.game.id}", view, localizer)])


def points(table: Table, localizer: FluentLocalizer) -> tuple[Gallery, ...]:
    views = enumerate(points_views(_positions(table), final_names(table)))
    return stack([table_picture(table, f"points-{table.game.id}-{index}", view, localizer) for index, view in views])


def final_names(table: Table) -> list[str]:
    return [final_name(table, seat) for seat in table.game.seats]


def _positions(table: Table) -> list[State]:
    return [table.start, *(played.after for played in table.moves)]


def film_button(table: Table, localizer: FluentLocalizer) -> Button:
    return Button(Address.at(table, Action.SHOW_FILM), localizer("button-film"))


def market(table: Table, localizer: FluentLocalizer) -> PictureSpec:
    view = draft_view(table.state, seat_names(table))
    return table_picture(table, f"market-{table.game.id}-{table.ply}", view, localizer)


def controls(table: Table, localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Return a button that opens the panel; or the choice of a domino itself, if nothing else is left to do."""
    moves = table.state.legal_moves()
    if all(isinstance(move, Pick) for move in moves):
        return pick_buttons(table, localizer)
    return (Row((open_button(table, Address.at(table, Action.OPEN_PANEL), localizer),)),)


def open_button(table: Table, address: Address, localizer: FluentLocalizer) -> Button:
    """Return a button that opens the panel by its address; the label is the first thing to do there."""
    key = "button-place" if _is_placing(table) else "button-open"
    return Button(address, localizer(key, domino=str(table.state.domino)), Role.PRIMARY)


def _buttons(table: Table, since: int, localizer: FluentLocalizer, *, is_due: bool) -> tuple[Block, ...]:
    """Return the controls and, beside their buttons, what helps with the choice and what is for everybody."""
    others = _more(table, since, localizer)
    if not is_due:
        return (Row(others),)
    *blocks, buttons = controls(table, localizer)
    if not isinstance(buttons, Row):
        return (*blocks, buttons, Row(others))
    more = (*_advice_button(table, localizer), *_plan_button(table, localizer), *_look_button(table, localizer))
    if any(button.address.action is Action.PLAY for button in buttons.controls):
        # In one row with as many dominoes the last of these would stand alone in a line of a phone.
        return (*blocks, buttons, Row((*more, *others)))
    return (*blocks, Row((*buttons.controls, *more, *others)))


def _look_button(table: Table, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button that shows the table with all that its picture has no room for, and each kingdom large."""
    if table.state.round:
        yield Button(Address.at(table, Action.SHOW_KINGDOM, str(Look())), localizer("button-look"))


def _advice_button(table: Table, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button that shows in private what each domino would bring, where everybody sees the choice itself."""
    moves = table.state.legal_moves()
    if len(moves) > 1 and all(isinstance(move, Pick) for move in moves):
        yield Button(Address.at(table, Action.OPEN_PANEL), localizer("button-compare"))


def _plan_button(table: Table, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button that plans ahead, if more than one person plays."""
    if len(table.game.people) > 1:
        yield Button(Address.at(table, Action.OPEN_PLAN), localizer("button-plan-ahead"))


def pick_buttons(table: Table, localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Return a button for each domino that may be chosen, below a warning of dominoes that would be lost."""
    picks = [move for move in table.state.legal_moves() if isinstance(move, Pick)]
    if not picks:
        return ()
    role = Role.SECONDARY if len(picks) > 1 else Role.PRIMARY
    buttons = tuple(_pick_button(table, move, role, localizer) for move in picks)
    lost = [str(move.domino) for move in picks if not table.state.kingdom.placements(move.domino)]
    if not lost:
        return (Row(buttons),)
    warning = localizer("pick-lost", dominoes=localizer.all_of(lost), count=len(lost))
    return Text.of(small(warning)), Row(buttons)


def _pick_button(table: Table, move: Pick, role: Role, localizer: FluentLocalizer) -> Button:
    address = Address.at(table, Action.PLAY, str(move))
    # The picture above shows its halves.
    label = with_emoji(domino_name(move.domino), localizer("button-take", choice=str(move.domino)))
    return Button(address, label, role, in_text_mode=domino_text(move.domino, localizer))


def look_buttons(table: Table, localizer: FluentLocalizer, *, text_mode: bool = False) -> tuple[Button, ...]:
    """Return a button for each kingdom, which shows it large; none before the first placement is possible."""
    if not table.state.round:
        return ()
    return tuple(
        Button(
            Address.at(table, Action.SHOW_KINGDOM, str(Look(kingdom, text_mode))),
            localizer("button-kingdom", name=_label_name(table, kingdom, localizer)),
            in_text_mode=kingdom_label(table, kingdom, localizer),
        )
        for kingdom in range(len(table.state.kingdoms))
    )


def kingdom_label(table: Table, kingdom: int, localizer: FluentLocalizer) -> str:
    """Return the label in text mode of a button that shows a kingdom."""
    return localizer("button-kingdom-words", name=kingdom_name(table, kingdom, localizer))


def table_button(table: Table, localizer: FluentLocalizer) -> Button:
    """Return the button that shows the whole table, in a message of its own."""
    return Button(Address(Action.SHOW_TABLE, table.game.id), localizer("button-table"))


def daily_button(table: Table, localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.SHOW_DAILY, argument=table.game.deal or ""), localizer("daily-name"), Role.SUCCESS)


def deck_button(table: Table, localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.SHOW_DECK, table.game.id), localizer("button-deck"))


def _label_name(table: Table, kingdom: int, localizer: FluentLocalizer) -> str:
    names = [table.name_of(seat) for seat in table.state.owners(kingdom)]
    longest = LOOK_LABEL if sum(map(len, names)) <= LOOK_LABEL else LOOK_LABEL // len(names)
    return name_list((short_name(name, longest) for name in names), localizer)


def _more(table: Table, since: int, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the buttons besides those that play, for everybody who reads the message."""
    buttons = [*_look_button(table, localizer)] if _is_kept(table) else []
    if table.game.paused_at is not None:
        buttons.append(Button(Address(Action.GO_ON, table.game.id), localizer("button-goon"), Role.SUCCESS))
    if is_summed_up(table, since):
        tell = Address.at(table, Action.TELL_WHAT_HAPPENED, str(since))
        buttons.insert(0, Button(tell, localizer("button-what-happened")))
    if table.acting and table.game.waits_although_absent(table.acting):
        show = Address.at(table, Action.SHOW_STAND_INS)
        buttons.insert(0, Button(show, localizer("button-standins", name=short_name(table.acting.name, LOOK_LABEL))))
    if any(played.late for played in table.since(since)):
        buttons.append(Button(Address(Action.SHOW_PACE, table.game.id), localizer("button-pace")))
    if any(seat.is_absent for seat in table.game.seats):
        buttons.append(Button(Address(Action.COME_BACK), localizer("button-comeback")))
    if owners := [seat.owner_name or seat.name for seat in table.game.seats if seat.is_kept or seat.owner_id]:
        label = localizer("button-own-seat-back", name=short_name(owners[0], LOOK_LABEL), count=len(owners))
        buttons.append(Button(Address.at(table, Action.RETURN_TO_SEAT), label))
    return tuple(buttons)


def _late_turns(table: Table, since: int, localizer: FluentLocalizer) -> str:
    """Name the people for whom a computer player has moved because their time was over; empty if there are none."""
    late = dict.fromkeys(played.seat for played in table.since(since) if played.late and played.seat)
    names = localizer.all_of(safe_name(table.name_of(seat)) for seat in late)
    return small(localizer("late-turns", names=names)) if late else ""


def turn_done(table: Table, seat: int, localizer: FluentLocalizer, notice: str = "") -> Screen:
    """Show a player the result of their turns in a row, who is thinking now, or how to undo the last one if possible.

    `notice` is a line below what the turns have done.
    """
    acting, turns = table.acting, table.turns_in_a_row(seat)
    # There is none if somebody took the seat over in the middle of it.
    deeds = sum_up_own_turns(turns, table, localizer) if turns else ""
    told = localizer("turn-done" if turns else "turn-done-other", deeds=deeds)
    blocks: list[Block | str] = [told, notice]
    if acting and searches(table.acting_computer):
        blocks.append(small(localizer("turn-thinking", name=safe_name(acting.name))))
    may_undo = any(played.seat == seat for played in table.latest_turn)
    if acting and may_undo and not table.acting_computer:
        blocks.append(Row((Button(Address.at(table, Action.UNDO_TURN), localizer("button-undoturn")),)))
    return compose(*blocks)
