"""The public message of a turn, and the rest of the panel after the turn."""

from collections.abc import Iterator, Sequence
from math import ceil

from bot.chat.actions import Action, address_at
from bot.chat.kit.blocks import Address, Block, Button, Gallery, Role, Row, Screen, compose, plain_message
from bot.chat.kit.markup import absolute_time, small
from bot.chat.screens import table_view
from bot.chat.screens.pages import mention_all
from bot.games.channel import announced_takeover
from bot.games.deadlines import pace_ends_at, time_left, waiting_since
from bot.games.game import PLAYS_ON, Game, Seat
from bot.games.people.dates import fixed_zone, local_datetime
from bot.games.people.person import short_name
from bot.games.series import only_person
from bot.games.table import Table
from bot.games.turn import turn_to_undo_alone
from bot.games.words.narration import Length, mover, narrate, sum_up_own_turns
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain, safe_name
from engine.moves import Pick
from players.registry import searches
from renderers.layout.table import LARGE_GRID

LINE, MOST_LINES, FEWER_LINES = 40, 4, 3
"""The characters of a line on a phone. The most lines about past moves: usually, and above a high picture."""


def _seat_lines(game: Game, localizer: FluentLocalizer) -> tuple[str, ...]:
    """Name the seats kept by computer players, the substitutes, and the absent people with their return."""
    kept = [safe_name(seat.name) for seat in game.seats if seat.is_kept and not seat.is_absent]
    lines = [localizer("seats-kept", names=localizer.all_of(kept))] if kept else []
    lines += [
        localizer("plays-for", name=safe_name(seat.name), owner_name=safe_name(seat.owner_name))
        for seat in game.seats
        if seat.owner_name
    ]
    lines += [_absence_line(game, seat, localizer) for seat in game.seats if seat.is_absent]
    lines += [] if game.present else [localizer("nobody-present")]
    return ("\n".join(map(small, lines)),) if lines else ()


def _absence_line(game: Game, seat: Seat, localizer: FluentLocalizer) -> str:
    key = "away-computer" if game.computer_of(seat) else "away-waiting"
    return localizer(key, name=safe_name(seat.name), until_time=absolute_time(seat.away_until))


def turn(table: Table, since: int, localizer: FluentLocalizer, at: int | None = None) -> Screen:
    """Say whose turn it is and what happened from the ply `since` on, and show the table.

    `at` is when the message is sent, in Unix seconds; None for the beginning of the turn.
    """
    is_due, game = table.acting is not None and not _is_kept(table), table.game
    left = time_left(game, at or waiting_since(game) or 0)
    others = [seat for seat in game.people if seat.number != table.acting_seat] if game.is_in_new_thread else []
    view = table_view.board_view(table.asking, mover(table, since))
    picture = table_view.table_picture(table.asking, f"turn-{game.id}-{table.ply}", view, localizer)
    begins = not (since or table.state.round)
    due = _chooses_again(table, localizer) or table_view.acting_line(table, localizer, left, begins=begins)
    shown = plain_message(
        due if is_due else "",
        localizer("turn-company", people_names=mention_all(others, localizer)) if others else "",
        # A lock screen shows this line too, so the line has no emoji.
        table_view.footnote(table, localizer),
        "\n".join(_happened(table, since, localizer)),
        _late_turns(table, since, localizer),
        *_seat_lines(game, localizer),
        _time_line(table, localizer) if game.times.paused_at is None else localizer("table-paused"),
        Gallery((picture,)),
        *_buttons(table, since, localizer, is_due=is_due),
    )
    # The note for people with screen readers appears once a round, in the first message of the round.
    told = table.since(since)
    begins_round = not (since and told) or told[0].before.round < table.state.round
    return shown.with_alt_note(localizer("alt-board-text")) if begins_round else shown


def _happened(table: Table, since: int, localizer: FluentLocalizer) -> list[str]:
    """Describe the past moves. If the text is too long, leave out the turns of the only person, and then details."""
    kingdoms = table.state.kingdoms
    most = FEWER_LINES if len(kingdoms) > table_view.MOST_DETAILED or kingdoms[0].size >= LARGE_GRID else MOST_LINES

    def fits(told: Sequence[str]) -> bool:
        return sum(ceil(len(plain(each)) / LINE) for each in told) <= most

    told, only = narrate(table, since, localizer), only_person(table.game)
    for length in Length:
        if not fits(told):
            told = narrate(table, since, localizer, without=only, length=length)
    return told


def _chooses_again(table: Table, localizer: FluentLocalizer) -> str:
    """Say that a person makes another first choice at once, in the panel that is open; empty for other turns."""
    latest, acting = table.moves[-1] if table.moves else None, table.acting
    if not acting or not latest or table.state.round or latest.planned or latest.seat != acting.number:
        return ""
    is_there = latest.chosen_by is not None and latest.chosen_by == acting.user_id
    return localizer("due-pick-again", name=safe_name(acting.name)) if is_there else ""


def _is_kept(table: Table) -> bool:
    return table.acting is not None and table.acting.is_computer


def _time_line(table: Table, localizer: FluentLocalizer) -> str:
    """Name the end of the player's time, if a computer player moves then; otherwise empty."""
    game = table.game
    acting = table.acting
    until = pace_ends_at(game)
    if not game.options.is_acted_upon or until is None or acting is None or acting.is_computer or acting.is_absent:
        return ""
    if acts_at := announced_takeover(game):
        return small(localizer(f"time-over-{game.options.policy}", at_span=absolute_time(acts_at)))
    unit, count = table_view.in_units(game.options.pace)
    return small(localizer(f"time-{game.options.policy}", until_span=absolute_time(until), unit=unit, count=count))


def _buttons(table: Table, since: int, localizer: FluentLocalizer, *, is_due: bool) -> tuple[Block, ...]:
    """Return the controls of the turn, followed by help for the choice and buttons for everybody."""
    others = _more(table, since, localizer)
    if not is_due:
        return (Row(others),)
    *blocks, buttons = table_view.controls(table, localizer)
    assert isinstance(buttons, Row)
    shown, moves = [each for each in buttons.controls if isinstance(each, Button)], table.state.legal_moves()
    # A row on a phone has room for three buttons with verbs, so the fourth domino is beside the other buttons. The
    # buttons of a long line have no verbs, so four fit into a row.
    picks = [each for each in shown if each.address.action == Action.PLAY]
    is_long = len(picks) > table_view.PICKS_IN_A_ROW
    rows = (picks[:4], picks[4:]) if is_long else (picks[:3],)
    rest = shown[sum(map(len, rows)) :]
    if len(moves) > 1 and all(isinstance(move, Pick) for move in moves):
        # Everybody sees the choice itself; the panel shows the value of each domino in private.
        rest.append(table_view.compare_button(table, localizer))
    if len(table.game.people) > 1:
        rest.append(Button(address_at(table, Action.OPEN_PLAN), localizer("button-plan-ahead")))
    below = Row((*rest, *_look_button(table, localizer), *others))
    return (*blocks, *(Row(tuple(each)) for each in rows), below)


def _look_button(table: Table, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield a button that shows the reader's kingdom large, and the whole table with more details."""
    if table.state.round:
        yield Button(address_at(table, Action.SHOW_KINGDOM, str(table_view.Look())), localizer("button-look"))


def _more(table: Table, since: int, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the buttons for everybody who reads the message, without the controls."""
    buttons = [*_look_button(table, localizer)] if _is_kept(table) else []
    if table.game.times.paused_at is not None:
        buttons.append(Button(Address(Action.GO_ON, table.game.id), localizer("button-goon"), Role.SUCCESS))
    seat, waits = table.acting, table.game.options.policy not in PLAYS_ON
    # The policy of the table makes the game wait for an absent person.
    if seat and seat.is_absent and not seat.computer and waits:
        buttons.insert(0, stand_ins_button(table, seat, localizer))
    if any(played.late for played in table.since(since)):
        buttons.append(Button(Address(Action.SHOW_PACE, table.game.id), localizer("button-pace")))
    if any(seat.is_absent for seat in table.game.seats):
        buttons.append(Button(Address(Action.COME_BACK), localizer("button-comeback")))
    buttons += return_button(table, [seat for seat in table.game.seats if seat.is_kept or seat.owner_id], localizer)
    return tuple(buttons)


def stand_ins_button(table: Table, seat: Seat, localizer: FluentLocalizer) -> Button:
    """Return the button to the ways to replace the person on a seat."""
    name = short_name(seat.name, table_view.NAME_ON_BUTTON)
    return Button(address_at(table, Action.SHOW_STAND_INS), localizer("button-standins", name=name))


def return_button(table: Table, seats: Sequence[Seat], localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button of owners who take their seats back; none without seats."""
    if owners := [seat.owner_name or seat.name for seat in seats]:
        name = short_name(owners[0], table_view.NAME_ON_BUTTON)
        label = localizer("button-own-seat-back", name=name, count=len(owners))
        yield Button(address_at(table, Action.RETURN_TO_SEAT), label)


def _late_turns(table: Table, since: int, localizer: FluentLocalizer) -> str:
    """Name the people whose time was over and for whom a computer player moved; empty without such people."""
    late = dict.fromkeys(played.seat for played in table.since(since) if played.late and played.seat)
    names = localizer.all_of(safe_name(table.name_of(seat)) for seat in late)
    return small(localizer("late-turns", names=names)) if late else ""


def ask_clock(table: Table, offsets: Sequence[int], now: int, localizer: FluentLocalizer) -> tuple[Block | str, ...]:
    """Ask for the time by the person's clock, with buttons for the offsets from UTC in minutes."""
    clocks = [
        Button(
            Address(Action.SET_CLOCK, table.game.id, argument=str(each)),
            local_datetime(fixed_zone(each), now).strftime("%H:%M"),
        )
        for each in offsets
    ]
    another = Button(Address(Action.SHOW_SETTINGS, argument="zone"), localizer("button-another-clock"))
    return localizer("ask-clock"), Row((*clocks, another))


def turn_done(
    table: Table, seat: int, localizer: FluentLocalizer, notice: str = "", below: Sequence[Block | str] = ()
) -> Screen:
    """Show a player the result of their latest turns, then a thinking computer player or a button to undo the turn.

    `notice` is a line below the result of the turns.
    """
    acting, turns = table.acting, table.turns_in_a_row(seat)
    # A person who took the seat over during a turn has no turns in a row.
    deeds = sum_up_own_turns(turns, table, localizer) if turns else ""
    name = safe_name(table.name_of(seat))
    told = localizer("turn-done", name=name, deeds=deeds) if turns else localizer("turn-done-other")
    blocks: list[Block | str] = [told, notice]
    if acting and searches(table.acting_computer):
        blocks.append(small(localizer("turn-thinking", name=safe_name(acting.name))))
    may_undo = any(played.seat == seat for played in table.latest_turn) and not table.acting_computer
    if may_undo and not turn_to_undo_alone(table, table.seat(seat).user_id):
        blocks.append(Row((Button(address_at(table, Action.UNDO_TURN), localizer("button-undoturn")),)))
    return compose(*blocks, *below)


def back_button(table: Table, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield a button that undoes the previous turn of the person to move, if the person plays alone."""
    if table.acting and not table.current_turn and turn_to_undo_alone(table, table.acting.user_id):
        yield Button(address_at(table, Action.UNDO_TURN), localizer("button-undo-alone"))
