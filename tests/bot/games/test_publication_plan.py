"""What has to be done so that a channel shows a table: the plan, without Discord and without storage."""

from dataclasses import replace

from bot.games.models import Announcement, Entry, Game, GameOptions, Reminder, Seat, Status
from bot.games.publication_plan import (
    DeleteReminder,
    ForgetAnnouncement,
    Redraw,
    RemoveControls,
    Send,
    SendCancellation,
    is_thinking,
    notified,
    plan,
    redraw_plan,
    start_plan,
)
from bot.games.table import Table

OLA, KENJI = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji")
DEALT = ("#1221", "=1.2.3.4")


def a_table(
    *texts: str,
    status: Status = Status.PLAYING,
    seats: tuple[Seat, ...] = (OLA, KENJI),
    shown: Announcement | None = None,
    reminder: int | None = None,
) -> Table:
    """A table with these moves in its log."""
    game = Game(
        id=9,
        guild_id=1,
        channel_id=7,
        host_id=101,
        options=GameOptions("kd", 2),
        series=None,
        number=1,
        status=status,
        seats=seats,
        announcement=shown or Announcement(),
        reminder=Reminder(message_id=reminder),
        ply=len(texts),
    )
    return Table.of(game).extended(game, [Entry(ply, text, None, None, 0) for ply, text in enumerate(texts)])


def test_a_lobby_is_drawn_again_whatever_has_changed() -> None:
    table = a_table(status=Status.LOBBY, shown=Announcement(0, 0, 44))
    assert plan(table) == (Redraw(table, 0),)


def test_the_first_turn_is_a_message_of_its_own_and_the_lobby_loses_its_buttons() -> None:
    table = a_table(*DEALT, shown=Announcement(0, 0, 44))
    assert plan(table) == (Send(table, 0, "9-2"), RemoveControls(table.until(0), 0, 44))


def test_a_turn_that_is_shown_needs_nothing() -> None:
    assert plan(a_table(*DEALT, shown=Announcement(0, 2, 44))) == ()


def test_a_new_turn_tells_what_happened_since_the_message_before() -> None:
    table = a_table(*DEALT, ">1", shown=Announcement(0, 2, 44), reminder=70)
    assert plan(table) == (Send(table, 2, "9-3"), DeleteReminder(70), RemoveControls(table.until(2), 0, 44))


def test_without_a_message_there_are_no_controls_to_remove() -> None:
    table = a_table(*DEALT, ">1", shown=Announcement(0, 2, None))
    assert plan(table) == (Send(table, 2, "9-3"),)


def test_a_message_that_loses_its_controls_still_shows_moves_undone_since() -> None:
    table = a_table(*DEALT, ">1", "<<", shown=Announcement(2, 3, 44))
    assert table.state.king.seat == 1
    *_, removal = plan(table)
    assert isinstance(removal, RemoveControls)
    assert [str(played.move) for played in removal.table.moves] == ["#1221", "=1.2.3.4", ">1"]


def test_a_game_without_a_result_is_said_to_have_ended_once() -> None:
    table = a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(0, 2, 44), reminder=70)
    assert plan(table) == (
        DeleteReminder(70),
        SendCancellation(table),
        RemoveControls(table.until(2), 0, 44),
        ForgetAnnouncement(table),
    )
    closed = a_table(*DEALT, status=Status.CANCELLED, shown=Announcement(0, 2, None))
    assert plan(closed) == ()


def test_a_lobby_that_closes_says_so_itself() -> None:
    table = a_table(status=Status.CANCELLED, shown=Announcement(0, 0, 44))
    assert plan(table) == (RemoveControls(table, 0, 44), ForgetAnnouncement(table))


def test_a_redraw_shows_the_same_moves_as_before() -> None:
    table = a_table(*DEALT, ">1", shown=Announcement(0, 2, 44))
    assert redraw_plan(table) == (Redraw(table.until(2), 0),)


def test_the_bot_is_shown_typing_only_if_a_computer_player_searches() -> None:
    strong, greedy = Seat(1, None, "Greta", "strong"), Seat(1, None, "Greta", "greedy")
    assert is_thinking(a_table(*DEALT, seats=(strong, KENJI)))
    assert not is_thinking(a_table(*DEALT, seats=(greedy, KENJI)))
    assert not is_thinking(a_table(*DEALT, ">1", seats=(strong, KENJI)))
    assert not is_thinking(replace(a_table(*DEALT), moves=()))


def test_a_lobby_closes_at_once_if_somebody_thinks_about_the_first_move() -> None:
    first, second = Seat(1, None, "Mathilda", "master"), Seat(2, None, "Baldwin", "greedy")
    table = a_table(*DEALT, seats=(first, second), shown=Announcement(0, 0, 44))
    assert start_plan(table) == (RemoveControls(table.until(0), 0, 44),)
    assert start_plan(a_table(*DEALT, seats=(first, second), shown=Announcement(0, 2, 44))) == ()
    assert start_plan(a_table(*DEALT, seats=(second, OLA), shown=Announcement(0, 0, 44))) == ()


def test_a_message_notifies_whose_turn_it_is_and_the_first_of_a_lobby_those_who_are_invited() -> None:
    assert notified(a_table(*DEALT)) == (101,)
    lobby = a_table(status=Status.LOBBY, seats=(OLA,))
    invited = replace(lobby, game=replace(lobby.game, invited=(KENJI,)))
    assert notified(lobby) == ()
    assert notified(invited) == (102,)
    assert notified(replace(invited, game=replace(invited.game, announcement=Announcement(0, 0, 44)))) == ()
    assert notified(a_table(*DEALT, status=Status.OVER)) == ()
