"""Who may do what: every person tries every right at every stage of a table, and `rights.txt` says what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.games import advice, deadlines, lobby, proposals, rights, seats, turn
from bot.games.game import Actor, Game, GameOptions, Proposal, Reminder, Seat, Status, Times, new_game
from bot.games.options import pace_text
from bot.games.refusals import Refusal
from bot.games.rights import (
    RIGHTS,
    Grant,
    Right,
    may_take_seat,
    of_another,
    opener,
    require_opener,
    seat_for,
    team_mate,
    unseated,
    waiting,
    whose_turn,
)
from bot.games.seats import owner_of, return_if_kept
from bot.games.series import rematch
from bot.games.table import Table
from bot.games.turn import Plan
from tests.bot.games.written_rights import LOBBIES, people_at, rules
from tests.bot.refusals import refused
from tests.bot.sample_tables import FIRST_USER, SECOND, THIRD, changed, draws_of, placed, played, recorded
from tests.bot.sample_tables import a_game as sample_game
from tests.recorded_games import RECORD_OF

SERVER, CHANNEL, ELSEWHERE, GAME = 1, 7, 8, 17
OPENED = 1_000_000
"""When the tables were opened."""
FORGOTTEN = OPENED + 30 * 24 * 3600
"""A month later, when running games go on."""
DRAWS = draws_of(1)
DEAL = "2026-11-22"
WISH = Plan.parse("0 >q6")
"""A plan to choose a domino of the first line that is still free."""

SEATED: Final = "host", "turn", "player", "away", "kept", "mate", "substitute", "gone", "owner"
OTHERS: Final = "stranger", "moderator", "passer-by", "guest", "out", "opener", "third"
IDS: Final = {name: number for number, name in enumerate((*SEATED, *OTHERS), 101)} | {"abroad": 103, "admitted": 112}
"""The user ids of people; some are the same person in another place."""


def actor(person: str) -> Actor:
    return Actor(
        IDS[person],
        person,
        900,
        is_moderator=person == "moderator",
        channel_id=ELSEWHERE if person in {"abroad", "passer-by", "admitted"} else CHANNEL,
        admitted_to=GAME if person == "admitted" else None,
    )


# ---- tables

FIRST_CHOICE: Final = "#12345678", "=q6.q11.q20.q21.q22.q28.q31.q42", "=b18.b13.b12.b9.b28.b30", ">q42"


def seat(number: int, person: str, **more: Any) -> Seat:
    return Seat(number, IDS[person], person, **more)


def computer(number: int) -> Seat:
    return Seat(number, None, f"Computer {number}", "solid")


OPTIONS: Final = GameOptions("rwt", 8)
SEATS: Final = (
    seat(1, "host"),
    seat(2, "turn"),
    seat(3, "player"),
    seat(4, "away", away_until=FORGOTTEN * 2, offered=True),
    seat(5, "kept", computer="solid"),
    seat(6, "mate"),
    seat(7, "substitute", owner_id=IDS["owner"], owner_name="owner"),
    seat(8, "gone", computer="solid", resigned=True),
)


def a_lobby(*people: Seat, **changes: Any) -> Table:
    """A lobby with six players of eight, one guest, and somebody who was put out."""
    seated = people or (seat(1, "host"), seat(2, "player"), seat(3, "third"), *map(computer, (4, 5, 6)))
    opened = new_game(SERVER, CHANNEL, IDS["host"], OPTIONS, seated, OPENED)
    invited, put_out = (seat(len(seated) + 1, "guest"),), (seat(0, "out"),)
    return Table.of(replace(opened, id=GAME, **{"invited": invited, "put_out": put_out, **changes}))


def a_game(status: Status = Status.PLAYING, **changes: Any) -> Table:
    """A game whose host has just chosen the first domino."""
    table = played("rwt", 8, *FIRST_CHOICE)
    game = replace(
        new_game(SERVER, CHANNEL, IDS["host"], OPTIONS, SEATS, OPENED),
        id=GAME,
        status=status,
        times=Times(created_at=OPENED, moved_at=OPENED, paused_at=changes.pop("paused_at", None)),
        progress=replace(table.game.progress, ply=table.ply, public_ply=table.ply, acting_seat=2),
        **changes,
    )
    # The host has chosen the first domino.
    log = [replace(each, user_id=IDS["host"] if each.ply == 3 else None) for each in table.log]
    return Table(game, 0, table.start).extended(game, log)


def a_daily_game() -> Table:
    table = played("kd", 2, "#1221", "=1.2.3.4")
    own = new_game(SERVER, 0, IDS["host"], GameOptions("kd", 2), (seat(1, "host"), computer(2)), OPENED)
    game = replace(own, id=GAME, status=Status.PLAYING, progress=replace(table.game.progress, acting_seat=1))
    game = game.with_deal(name=DEAL)
    return Table(game, 0, table.start).extended(game, table.log)


def a_challenge(status: Status) -> Table:
    row = new_game(SERVER, CHANNEL, IDS["opener"], GameOptions("kd", 2), (computer(1), computer(2)), OPENED)
    row = row.with_times(closes_at=FORGOTTEN)
    return Table.of(replace(row, id=GAME, status=status, owner="channel"))


FULL: Final = (seat(1, "host"), seat(2, "player"), seat(3, "third"), *map(computer, range(4, 9)))
TABLES: Final[Mapping[str, Table]] = {
    "lobby": a_lobby(),
    "full": a_lobby(*FULL),
    "old": a_lobby(),
    "next": a_lobby(*FULL, number=2, series=1, invited=()),
    "hostless": a_lobby(seat(1, "third"), seat(2, "player"), *map(computer, (3, 4, 5, 6)), host_id=None),
    "playing": a_game(),
    "paused": a_game(paused_at=OPENED),
    "asked": a_game(proposals=(Proposal("pause", "", (1,)), Proposal("undo", "4", (1,)))),
    "reminded": a_game(reminder=Reminder(2)),
    "offered": a_game(reminder=Reminder(archives_at=FORGOTTEN)),
    "alone": a_daily_game(),
    "archived": a_game(Status.ARCHIVED),
    "over": a_game(Status.OVER),
    "cancelled": a_game(Status.CANCELLED),
    "challenge": a_challenge(Status.OPEN),
    "closed": a_challenge(Status.CLOSED),
}
# ---- rights

Do = Callable[[Table, Actor, int], object]


def change(function: Callable[..., Game], *args: Any) -> Do:
    """Do a change of a game."""
    return lambda table, actor, at: function(table.game, actor, at, *args)


def asks(right: Right) -> Do:
    """Ask for a right that changes nothing at the table."""
    return lambda table, actor, at: rights.require(right, table.game, actor, at)


def move(table: Table, actor: Actor, at: int) -> object:
    return turn.make_moves(table, actor, at, DRAWS, None, " ".join(map(str, table.state.legal_moves()[:1])))


GUEST: Final = Seat(0, 999, "Somebody")
PACE: Final = pace_text(replace(OPTIONS, pace=60))
WAYS: Final[Mapping[str, Do]] = {
    "look": asks(Right.LOOK),
    "look-back": asks(Right.LOOK_BACK),
    "look-along": asks(Right.LOOK_ALONG),
    "options": change(lobby.change_options, "pace 60"),
    "suggestions": change(advice.choose_guided, {IDS["player"]}),
    "put-out": change(lobby.put_out, IDS["third"]),
    "withdraw": change(lobby.withdraw_invitation, IDS["guest"]),
    "remove-computer": change(lobby.remove_computer, 6, "Computer 6"),
    "fill": change(lobby.fill, "solid", ["Greta", "Rudi"]),
    "invite": change(lobby.invite, GUEST),
    "add-computer": change(lobby.add_computer, "solid", ["Greta"]),
    "join": change(lobby.join),
    "decline": change(lobby.decline_invitation),
    "leave": change(lobby.leave),
    "choose-team": change(lobby.choose_team, None),
    "start": lambda table, actor, at: turn.start(table, actor, at, DRAWS, {}, ()),
    "cancel": change(lobby.cancel),
    "move": move,
    "take-back": lambda table, actor, at: turn.take_back(table, actor, at, DRAWS, None),
    "ask-for-hint": change(advice.ask_for_hint, 0),
    "keep-plan": lambda table, actor, _: turn.require_plan(table, WISH, actor),
    "drop-plan": change(turn.drop_own_plan),
    "propose-pace": change(proposals.propose, "pace", PACE),
    "propose-pause": change(proposals.propose, "pause", ""),
    "propose-seat": change(proposals.propose, "seat", "1"),
    "show-pace": asks(Right.PROPOSE),
    "undo": lambda table, actor, _: proposals.require_undo(table, None, actor),
    "agree": change(proposals.approve, "pause", ""),
    "decline-proposal": change(proposals.refuse, "pause", ""),
    "go-on": change(proposals.go_on),
    "mute": change(deadlines.mute, None),
    "computer-moves": lambda table, actor, _: seats.require_replaceable(table, None, actor, 1),
    "computer-keeps-seat": lambda table, actor, _: seats.require_replaceable(table, None, actor, 2),
    "take-seat": lambda table, actor, at: seats.take_offered_seat(table.game, actor, at, _offered(table), None),
    "return": change(seats.return_to_seat),
    "resign": change(seats.resign),
    "keep-open": change(deadlines.keep_open),
    "archive": change(deadlines.archive_as_offered),
    "revive": change(deadlines.revive_game),
    "rematch": lambda table, actor, at: rematch(table.game, actor, [], at),
    "play-deal": asks(Right.PLAY_DEAL),
    "close-row": asks(Right.CLOSE_ROW),
    "close-early": asks(Right.CLOSE_EARLY),
}


def _offered(table: Table) -> int:
    return next((each.number for each in table.game.seats if each.offered), 2)


def outcome(way: str, stage: str, person: str) -> str:
    """Return "yes", or the message of the refusal."""
    reserved_until = TABLES["old"].game.reserved_until
    at = reserved_until - (stage != "old") if stage in LOBBIES else FORGOTTEN
    try:
        WAYS[way](TABLES[stage], actor(person), at)
    except Refusal as refusal:
        return refusal.key
    return "yes"


# ---- the rules


@pytest.mark.parametrize("way", WAYS)
def test_everybody_may_do_what_the_rules_say_and_nothing_else(way: str) -> None:
    wrong = list[str]()
    for stage in TABLES:
        for person in people_at(stage):
            rule, happens = rules()[way].get((stage, person)), outcome(way, stage, person)
            if rule is None:
                wrong.append(f"rights.txt says nothing about {way} by {person} at {stage}: {happens}")
            elif happens != rule.outcome:
                wrong.append(f"rights.txt:{rule.line}: {way} by {person} at {stage} is {rule.outcome}, but: {happens}")
    assert not wrong, "\n".join(wrong)


def test_the_rules_are_about_rights_stages_and_people_that_there_are() -> None:
    assert set(rules()) == set(WAYS)
    assert [name for name, table in TABLES.items() if table.game.status is Status.LOBBY] == [*LOBBIES]
    assert {stage for each in rules().values() for stage, _ in each} <= set(TABLES)
    assert {person for each in rules().values() for _, person in each} <= {*IDS}


def test_every_right_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = set[Right]()

    class Recorded(dict[Right, Grant]):
        def __getitem__(self, right: Right) -> Grant:
            asked.add(right)
            return super().__getitem__(right)

    monkeypatch.setattr(rights, "RIGHTS", Recorded(RIGHTS))
    for way in WAYS:
        for stage in ("lobby", "full", "playing", "over", "challenge"):
            outcome(way, stage, "host")
    assert asked == set(Right)


def test_only_people_who_manage_the_server_change_its_settings() -> None:
    rights.require_manager(Actor(1, "Ola", is_manager=True))
    with refused("error-not-manager"):
        rights.require_manager(Actor(1, "Ola", is_moderator=True))


def test_who_plays_for_another_person_acts_on_that_seat_and_not_on_the_seat_that_is_lent() -> None:
    lent, taken = Seat(1, THIRD, "Zuri", owner_id=FIRST_USER), Seat(2, FIRST_USER, "Ola", owner_id=SECOND)
    assert seat_for(Right.RESIGN, sample_game("kd", 2, seats=(lent, taken)), Actor(FIRST_USER, "Ola")) == taken


def test_a_table_is_asked_for_with_its_server_or_its_host_if_it_has_one() -> None:
    game = sample_game("kd", 2, guild_id=None)
    alone = replace(game, host_id=None)
    assert [each.server for each in (sample_game("kd", 2), game, alone)] == [10**19, FIRST_USER, 0]
    pairs = [(each, Actor(person, "")) for each in (game, alone) for person in (FIRST_USER, None)]
    assert [opener(*pair, 0) for pair in pairs] == [True, False, False, False]
    require_opener(None, Actor(FIRST_USER, ""))
    assert owner_of(Seat(1, None, "Greta")) == (None, None)
    kept = sample_game("kd", 1, seats=(Seat(1, THIRD, "Zuri", "solid", owner_id=FIRST_USER),))
    assert return_if_kept(kept, Actor(FIRST_USER, ""), 0).seats == (Seat(1, FIRST_USER, "Zuri"),)


def test_strangers_and_guests_take_seats_of_open_public_lobbies() -> None:
    def free(**changes: Any) -> Game:
        lobby = sample_game("kd", 3, status=Status.LOBBY, **changes)
        return replace(lobby, seats=lobby.seats[:2])

    stranger, ola = Actor(THIRD, "Zuri"), Actor(FIRST_USER, "Ola")
    assert may_take_seat(free(), stranger)
    reserved = free(invited=(Seat(0, THIRD, "Zuri"),))
    assert (may_take_seat(reserved, stranger), may_take_seat(reserved, Actor(1, "?"))) == (True, False)
    assert not may_take_seat(free(), ola)
    assert not may_take_seat(free(guild_id=None), stranger)
    put_out = free(put_out=(Seat(0, THIRD, "Zuri"),))
    assert not may_take_seat(put_out, stranger)
    assert may_take_seat(replace(put_out, invited=put_out.put_out), stranger)
    assert not may_take_seat(replace(free(), status=Status.PLAYING), stranger)


def test_a_team_mate_sits_on_another_seat_of_the_kingdom_that_moves() -> None:
    game = sample_game("rwt", 6, acting_seat=1)
    mates = [each for each in range(7) if team_mate(game, Actor(FIRST_USER + each, ""), 0)]
    assert mates == [3]
    assert not team_mate(changed(game, acting_seat=None), Actor(FIRST_USER + 3, ""), 0)


def test_a_turn_is_that_of_a_person_whom_the_table_awaits() -> None:
    ola, kenji = placed().game.seats
    kept = placed().with_game(replace(placed().game, seats=(replace(ola, computer="solid"), kenji)))
    tables = placed(), kept, recorded(RECORD_OF["kd-2"])
    assert [[each.awaits(person) for person in (FIRST_USER, SECOND, None)] for each in tables] == [
        [True, False, False],
        *[[False] * 3] * 2,
    ]
    games = placed().game, kept.game, changed(kept.game, acting_seat=None)
    assert [whose_turn(each, Actor(FIRST_USER, ""), 0) for each in games] == [True, False, False]
    assert [waiting(each, Actor(SECOND, ""), 0) for each in games] == [True, False, False]
    keys = [of_another(each, Actor(THIRD, "")).key for each in games]
    assert keys == ["error-reminders-of-another", "error-nobodys-turn", "error-nobodys-turn"]
    assert not whose_turn(games[2], Actor(THIRD, ""), 0)
    keys = [unseated(each, Actor(FIRST_USER, "")).key for each in (kept.game, replace(kept.game, status=Status.OVER))]
    assert keys == ["error-kept-by-computer", "error-not-seated"]
