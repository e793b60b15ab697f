"""What every change of a game changes, as one text: `python -m tests.bot.games.written_changes` writes it.

Each change is made to a game with something in every part, so that a part that is kept or dropped by mistake
shows itself. A refused change is a line with its reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.games import channel, deadlines, lobby, notifying, proposals, rows, seats, series, turn
from bot.games.advice import ask_for_hint, choose_guided, guided
from bot.games.game import (
    ALONE,
    DAY,
    HOST,
    HOUR,
    NOBODY,
    Actor,
    Deal,
    Game,
    GameOptions,
    Lost,
    Policy,
    Progress,
    Proposal,
    Reminder,
    Seat,
    Status,
    Suggestions,
    Times,
    without_plans,
)
from bot.games.outbox import Kind, Leaving, Message, Outbox
from bot.games.people.person import Person
from bot.games.refusals import Refusal
from bot.games.table import Table
from engine.state import State
from tests.bot.sample_tables import draws_of

RULES: Final = Path(__file__).with_name("changes.txt")
OLA, KENJI, ZURI, MAJA, NINA, EVA = range(101, 107)
AT: Final = 50 * DAY
"""When the changes are made."""
THEN: Final = AT - 40 * DAY
"""When the game was opened and the latest move made."""


def by(user_id: int) -> Actor:
    return Actor(user_id, f"New {user_id}", 900, channel_id=7)


def _of(number: int) -> dict[str, Any]:
    """The result, the wish and the player of a seat."""
    return {"score": 50 - 10 * number, "place": number + 1, "team": number % 3, "series_player": number}


def full(status: Status, **changes: Any) -> Game:
    """A game of Ola, who is away, Kenji, whose turn it is, Zuri on the seat of Maja, and a computer player."""

    def row(kind: Kind, *subject: str, number: int, **more: Any) -> Message:
        shown: dict[str, Any] = {
            "channel_id": 7,
            "nonce": f"n{number}",
            "id": 50 + number,
            "calls_decided_at": THEN,
            "number": number,
        }
        return replace(Message(kind, subject), **(shown | more))

    rows = (
        row(Kind.TURN, "5", number=1, since=2, leaves=Leaving.CONTROLS),
        row(Kind.TURN, "6", number=5, since=3, wakes_at=AT + 3, sleepers=(KENJI,)),
        row(Kind.REMINDER, "6", number=6),
        row(Kind.PROPOSED, proposals.PACE, "60 turn", number=11),
        row(Kind.OFFERED, "1", number=13),
        row(Kind.INVITED, str(NINA), number=15, sleepers=(NINA,), wakes_at=AT - 1),
        row(Kind.FINISHED, number=16, offers_next=True),
        row(Kind.HOST, number=17, id=None),
    )
    game = Game(
        id=9,
        guild_id=1,
        channel_id=7,
        host_id=OLA,
        options=GameOptions(
            "rwt", 6, dynasty=True, pace=60, policy=Policy.SEAT, language="de", theme="distinct", thread=True
        ),
        series=4,
        number=1,
        status=status,
        seats=(
            replace(
                Seat(1, OLA, "Ola", None, offered=True, away_until=AT - 5, hints=3, guided=HOST), plan="2 >17", **_of(1)
            ),
            replace(Seat(2, KENJI, "Kenji"), plan="2 >18", **_of(2)),
            replace(Seat(3, ZURI, "Zuri", owner_id=MAJA, owner_name="Maja", guided=ALONE), plan="2 >19", **_of(3)),
            replace(Seat(4, None, "Greta", "solid"), **_of(4)),
        ),
        outbox=Outbox(rows, 6, 2),
        reminder=Reminder(2, THEN + HOUR, AT - 1, archives_at=AT - 2, quiet_since=THEN + 3),
        invited=(Seat(5, NINA, "Nina", team=1, guided=HOST),),
        put_out=(Seat(1, EVA, "Eva"),),
        proposals=(Proposal(proposals.PACE, "60 turn", (2,)), Proposal(proposals.UNDO, "6", (3, 2))),
        progress=Progress(6, 6, 2, taken_back=True),
        times=Times(THEN, THEN + 9, THEN + 10, THEN + 11, THEN + 12, THEN + 13, AT + 7, AT + 8),
        deal=Deal(None, b"a", "71", b"b", "72", 1, None),
        home_id=6,
        version=3,
    )
    return replace(game, **changes)


def games() -> Mapping[str, Game]:
    running = full(Status.PLAYING)
    return {
        "running": running.with_times(paused_at=None),
        "paused": running,
        "kept": replace(running, seats=tuple(replace(each, computer="solid") for each in running.seats)),
        "lobby": full(Status.LOBBY, number=1, progress=Progress(), home_id=None).with_times(moved_at=None),
        "archived": full(Status.ARCHIVED),
        "over": full(Status.OVER, seats=(*running.seats, *(Seat(each, None, f"C{each}", "solid") for each in (5, 6)))),
        "row": full(Status.OPEN, owner="channel", progress=Progress(), seats=full(Status.OPEN).seats[3:]),
    }


PEOPLE: Final = [Person(each, away_from=AT - DAY, away_until=AT + DAY) for each in (KENJI, ZURI)]
ENDED: Final = State.parse("kd 2 ##w1w0;##f0f0 - 0 - 6 -")


def _finished(game: Game) -> Game:
    two = replace(game, seats=game.seats[:2])
    return turn.finish_game(two, ENDED, AT, draws_of(1))


def _reserved(game: Game, at: int) -> Game:
    """The lobby with two reserved seats, which are the last."""
    return replace(game.with_times(invited_at=at), invited=(*game.invited, Seat(6, EVA, "Eva")))


def _archived(game: Game, seconds: int) -> Game:
    """The game whose offer of the archive has that many seconds left."""
    return deadlines.archive_if_due(
        replace(game, reminder=replace(game.reminder, archives_at=AT + seconds)), NOBODY, AT
    )


def _told(game: Game, host_id: int, news: Kind | None = None) -> Game:
    """The game with another host, and with news of the change that the other host comes from."""
    before = game.with_outbox(messages=(*game.outbox.messages, Message(Kind.RESIGNED, ("3",))))
    news_of_it = (Message(news, ("1",)),) if news else ()
    after = before.with_outbox(messages=(*before.outbox.messages, *news_of_it))
    return seats.with_host_told(replace(after, host_id=host_id), before, by(ZURI))


def _started(game: Game) -> Game:
    full_lobby = replace(game, seats=games()["over"].seats)
    return turn.start(Table.of(full_lobby), by(OLA), AT, draws_of(1), {}, ()).game


def _newcomer_starts(game: Game, wanted: Suggestions | None) -> Game:
    """The table at whose start Kenji is a newcomer, and the host has chosen these suggestions for all."""
    chosen = replace(game, options=replace(game.options, suggestions=wanted))
    return replace(chosen, seats=guided(chosen, game.seats, {KENJI: Person(KENJI)}, (KENJI,)))


def _reset(game: Game) -> Game:
    """The game whose seats are reset: one that a computer player keeps, one of an erased person, and others."""
    ola, kenji, zuri, greta = game.seats
    before = replace(ola, computer="solid"), replace(kenji, user_id=None), zuri, replace(greta, computer="strong")
    return replace(game, seats=tuple(map(lobby.reset_for_new_game, before)))


def _offered_to_nobody(game: Game) -> Game:
    unawaited = replace(game, progress=replace(game.progress, acting_seat=None))
    return deadlines.offer_to_archive(unawaited, NOBODY, AT, deadlines.Wait.of(unawaited))


def _lent(game: Game, number: int) -> Game:
    return seats.take_offered_seat(seats.offer_seat(game, NOBODY, AT, str(number)), by(NINA), AT, number, None)


def _blocked(game: Game, people: Collection[int]) -> Game:
    """The game without blocked people, who are taken off it once."""
    after = lobby.without_people(game, NOBODY, AT, people)
    assert lobby.without_people(after, NOBODY, AT, people) == after
    return after


def _with_absences(game: Game) -> Game:
    """The game at whose end Kenji was back from an absence that goes on elsewhere, and Zuri was not."""
    kenji, zuri = game.seats[1:3]
    seated = game.seats[0], kenji, replace(zuri, away_until=AT + DAY), *game.seats[3:]
    return replace(game.with_times(ended_at=AT), seats=seated)


def _returned(game: Game, lost: Lost, days: int) -> Game:
    left = deadlines.leave_channel(game, NOBODY, AT - days * DAY, lost)
    return deadlines.return_to_server(left, NOBODY, AT)


def changes() -> Mapping[str, Mapping[str, Callable[[Game], Game]]]:
    """The changes by the games that they are made to."""
    wait = deadlines.Wait(6, THEN + HOUR, KENJI)

    def made(
        change: Callable[..., Game], actor: Actor = NOBODY, *arguments: Any, **named: Any
    ) -> Callable[[Game], Game]:
        return lambda game: change(game, actor, AT, *arguments, **named)

    people = {f" by {user_id}": by(user_id) for user_id in (OLA, KENJI, ZURI, MAJA, EVA)} | {" by nobody": NOBODY}
    blocked = {
        f"without_people {' and '.join(map(str, those))}": partial(_blocked, people=those)
        for those in ((OLA,), (KENJI,), (ZURI,), (MAJA,), (ZURI, MAJA), (NINA,), (EVA,), (OLA, KENJI, ZURI, MAJA))
    }
    each_person: list[Callable[..., Game]] = [
        seats.resign,
        seats.return_to_seat,
        seats.come_back,
        deadlines.keep_open,
        proposals.go_on,
    ]
    running: dict[str, Callable[[Game], Game]] = {
        **blocked,
        **{f"{change.__name__}{who}": made(change, actor) for change in each_person for who, actor in people.items()},
        **{
            f"with_name_of {who}": partial(turn.with_name_of, actor=actor)
            for who, actor in (("an owner", by(MAJA)), ("a player", by(KENJI)), ("nobody", Actor(KENJI, "")))
        },
        **{
            f"end_own_absence on {number}{who}": partial(seats.end_own_absence, number=number, actor=actor)
            for number in (1, 2)
            for who, actor in (("", by(OLA)), (" by a plan", Actor(OLA, "Ola")))
        },
        "archive_as_offered": made(deadlines.archive_as_offered, by(KENJI)),
        "archive_if_due": made(deadlines.archive_if_due),
        "archive_if_due without an offer": lambda game: deadlines.archive_if_due(
            replace(game, reminder=replace(game.reminder, archives_at=None)), NOBODY, AT
        ),
        **{f"archive_if_due {seconds} seconds early": partial(_archived, seconds=seconds) for seconds in (0, 1)},
        "leave_channel": made(deadlines.leave_channel, NOBODY, Lost.CHANNEL),
        **{
            f"return_to_server after {days} days": partial(_returned, lost=lost, days=days)
            for lost, days in ((Lost.SERVER, 30), (Lost.SERVER, 31), (Lost.CHANNEL, 1))
        },
        "cancel": made(lobby.cancel, by(OLA)),
        "cancel with news that nobody has seen": lambda game: lobby.cancel(
            game.with_outbox(messages=(Message(Kind.RESIGNED, ("1",)), *game.outbox.messages)), by(OLA), AT
        ),
        "cancel_if_no_people": lambda game: seats.cancel_if_no_people(replace(game, seats=game.seats[3:]), AT),
        "mute": made(deadlines.mute, by(KENJI), 6),
        "mute by another": made(deadlines.mute, by(ZURI), 6),
        "mute of another turn": made(deadlines.mute, by(KENJI), 5),
        "send_reminder": made(deadlines.send_reminder, NOBODY, wait, (KENJI,), None),
        "send_reminder by private message": made(deadlines.send_reminder, NOBODY, wait, (), KENJI),
        "send_reminder of another person": made(deadlines.send_reminder, NOBODY, wait._replace(user_id=OLA), (), None),
        "send_reminder of another turn": made(deadlines.send_reminder, NOBODY, wait._replace(ply=5), (), None),
        "send_reminder of another wait": made(deadlines.send_reminder, NOBODY, wait._replace(since=AT), (), None),
        "count_withheld_reminder": made(deadlines.count_withheld_reminder, NOBODY, 6, AT + HOUR),
        "send_nudge": made(deadlines.send_nudge, NOBODY, wait, (KENJI,), None),
        "send_nudge of another turn": made(deadlines.send_nudge, NOBODY, wait._replace(ply=5), (KENJI,), None),
        **{
            f"{change.__name__}{of}": made(change, NOBODY, ply, AT + HOUR)
            for change in (deadlines.put_off_nudge, deadlines.put_off)
            for of, ply in (("", 6), (" of another turn", 5))
        },
        "note_inspection": made(deadlines.note_inspection),
        "keep_overdue_seat": made(deadlines.keep_overdue_seat, NOBODY, 6),
        "offer_to_archive": made(deadlines.offer_to_archive, NOBODY, wait),
        "offer_to_archive to nobody": _offered_to_nobody,
        "offer_to_archive after a move": made(deadlines.offer_to_archive, NOBODY, wait._replace(ply=5)),
        "wake": made(notifying.wake),
        "decide_calls_again": made(notifying.decide_calls_again, NOBODY, "n17"),
        "offer_no_next": made(channel.offer_no_next, NOBODY, full(Status.PLAYING)),
        "renew": made(channel.renew),
        "announce_again": rows.announce_again,
        "choose_place": made(rows.choose_place, NOBODY, has_thread=True),
        "begin_absence": made(seats.begin_absence, NOBODY, KENJI, AT + DAY),
        "begin_absence of a stranger": made(seats.begin_absence, NOBODY, EVA, AT + DAY),
        "begin_absence after resigning": lambda game: seats.begin_absence(
            seats.resign(game, by(KENJI), AT), NOBODY, AT, KENJI, AT + DAY
        ),
        "end_past_absences": made(seats.end_past_absences),
        "end_past_absences at the turn": lambda game: seats.end_past_absences(
            replace(game, progress=replace(game.progress, acting_seat=1)), NOBODY, AT
        ),
        **{f"offer_seat {text}": made(seats.offer_seat, NOBODY, text) for text in ("1", "3", "4", "12", "two", "002")},
        "offer_seat at a private table": lambda game: seats.offer_seat(replace(game, guild_id=None), NOBODY, AT, "3"),
        "take_offered_seat": made(seats.take_offered_seat, by(NINA), 1, 63),
        **{f"take_offered_seat {number}": partial(_lent, number=number) for number in (2, 3)},
        "take_offered_seat after resigning": lambda game: seats.take_offered_seat(
            seats.with_seat(game, replace(game.seats[0], resigned=True, computer="solid")), by(OLA), AT, 1, None
        ),
        "with_host_told": partial(_told, host_id=KENJI),
        "with_host_told without another": partial(_told, host_id=OLA),
        "with_host_told without any": partial(_told, host_id=EVA),
        **{
            f"with_host_told after {news}": partial(_told, host_id=KENJI, news=news)
            for news in (Kind.AGREED, Kind.TAKEN, Kind.RETURNED, Kind.RESIGNED)
        },
        "release_seat": made(seats.release_seat, NOBODY, 2, KENJI),
        "release_seat without a plan": lambda game: seats.release_seat(
            replace(game, seats=without_plans(game.seats)), NOBODY, AT, 2, KENJI
        ),
        "release_seat of another": made(seats.release_seat, NOBODY, 1, KENJI),
        "release_seat of a stranger": made(seats.release_seat, NOBODY, 2, EVA),
        "tidy_after_erasure": lambda game: seats.tidy_after_erasure(
            replace(game, seats=(game.seats[0], replace(game.seats[1], user_id=None), *game.seats[2:])),
            NOBODY,
            AT,
            game,
        ),
        "ask_for_hint": made(ask_for_hint, by(KENJI), 2),
        "propose a pause": made(proposals.propose, by(KENJI), proposals.PAUSE, ""),
        "propose another pace": made(proposals.propose, by(KENJI), proposals.PACE, "1440 remind"),
        **{
            f"propose the same pace by {user_id}": made(proposals.propose, by(user_id), proposals.PACE, "60 turn")
            for user_id in (KENJI, ZURI)
        },
        "approve": made(proposals.approve, by(ZURI), proposals.PACE, "60 turn"),
        "refuse": made(proposals.refuse, by(ZURI), proposals.PACE, "60 turn"),
        "approve and settle": lambda game: proposals.settle(
            proposals.approve(game, by(ZURI), AT, proposals.PACE, "60 turn"), by(ZURI), AT
        ),
        "keep_plan": lambda game: turn.keep_plan(game, by(OLA), AT, game.seats[0], turn.Plan(3)),
        "drop_own_plan": made(turn.drop_own_plan, by(KENJI)),
        "after_moves": lambda game: turn.after_moves(
            replace(game, progress=replace(game.progress, ply=8, public_ply=8)), game
        ),
        "after_moves inside a turn": lambda game: turn.after_moves(
            replace(game, progress=replace(game.progress, ply=8)), game
        ),
        "finish_game": _finished,
        "finish_game at home": lambda game: _finished(replace(game, home_id=None)),
    }
    in_lobby: dict[str, Callable[[Game], Game]] = {
        **blocked,
        "without_people before the next game of a dynasty": lambda game: _blocked(replace(game, number=2), (KENJI,)),
        **{
            f"{change.__name__}{who}": made(change, actor)
            for change in (lobby.join, lobby.leave)
            for who, actor in people.items()
        },
        "join into a reserved seat": lambda game: lobby.join(_reserved(game, AT), by(MAJA), AT),
        "join once nothing is reserved": lambda game: lobby.join(_reserved(game, THEN), by(MAJA), AT),
        "start": _started,
        "start of a dynasty": lambda game: _started(replace(game, series=None)),
        "start of a single game": lambda game: _started(
            replace(game, series=None, options=replace(game.options, dynasty=False))
        ),
        **{
            f"start of a newcomer with {wanted or 'hints by default'}": partial(_newcomer_starts, wanted=wanted)
            for wanted in (None, *Suggestions)
        },
        "join into a team with room": lambda game: lobby.join(
            replace(game, invited=(replace(game.invited[0], team=2),)), by(NINA), AT
        ),
        "leave of the last person": lambda game: lobby.leave(replace(game, seats=game.seats[:1]), by(OLA), AT),
        "join by a guest": made(lobby.join, by(NINA)),
        "decline_invitation": made(lobby.decline_invitation, by(NINA)),
        "decline_invitation of the first of two": lambda game: lobby.decline_invitation(
            _reserved(game, AT), by(NINA), AT
        ),
        "withdraw_invitation": made(lobby.withdraw_invitation, by(OLA), NINA),
        **{
            f"invite {user_id}": made(lobby.invite, by(OLA), Seat(0, user_id, "Guest"))
            for user_id in (KENJI, MAJA, NINA, EVA)
        },
        "invite to a private table": lambda game: lobby.invite(
            replace(game, guild_id=None), by(OLA), AT, Seat(0, EVA, "Eva")
        ),
        "invite to a full table": lambda game: lobby.invite(
            replace(game, options=replace(game.options, capacity=5)), by(OLA), AT, Seat(0, EVA, "Eva")
        ),
        "withdraw_invitation of a player": made(lobby.withdraw_invitation, by(OLA), KENJI),
        "put_out": made(lobby.put_out, by(OLA), ZURI),
        "put_out of oneself": made(lobby.put_out, by(KENJI), KENJI),
        "cancel": made(lobby.cancel, by(OLA)),
        "begin_absence": made(seats.begin_absence, NOBODY, KENJI, AT + DAY),
        "put_out of the host": made(lobby.put_out, by(KENJI), OLA),
        "put_out of somebody who has left": made(lobby.put_out, by(OLA), MAJA),
        **{f"choose_team {team}": made(lobby.choose_team, by(KENJI), team) for team in (None, 0, 1, 3)},
        "choose_team again": made(lobby.choose_team, by(OLA), 1),
        "add_computer": made(lobby.add_computer, by(OLA), "strong", ["Greta", "Rudi"]),
        "add_computer of no level": made(lobby.add_computer, by(OLA), "invincible", ["Greta"]),
        "fill": made(lobby.fill, by(OLA), "strong", ["Greta", "Rudi"]),
        **{
            f"remove_computer {number} {name}": made(lobby.remove_computer, by(OLA), number, name)
            for number, name in ((4, "Greta"), (4, "Rudi"), (4, "Kenji"), (3, "Greta"))
        },
        "change_options to fewer teams": made(lobby.change_options, by(OLA), "game kd"),
        "choose_guided": made(choose_guided, by(OLA), {KENJI}),
        "close_if_idle": made(deadlines.close_if_idle),
        "leave_channel": made(deadlines.leave_channel, NOBODY, Lost.CHANNEL),
        "reset for the next game": _reset,
        "take_next_from": made(channel.take_next_from, NOBODY, 5),
    }
    of_row = {
        "close": made(deadlines.close),
        "close late": lambda game: deadlines.close(game.with_times(closes_at=AT - HOUR), NOBODY, AT),
        "look_again": made(deadlines.look_again, NOBODY, None),
        "leave_channel": made(deadlines.leave_channel, NOBODY, Lost.CHANNEL),
    }
    return {
        "running": running,
        "paused": {
            name: running[name] for name in ("note_inspection", f"go_on by {KENJI}", "after_moves", "end_past_absences")
        },
        "kept": {
            name: running[name]
            for name in running
            if name.startswith(("keep_open", "come_back", "return_to_seat", "end_own", "mute"))
        },
        "lobby": in_lobby,
        "archived": {
            "revive_game": made(deadlines.revive_game, by(KENJI), PEOPLE),
            "revive_game after the substitute has left": lambda game: deadlines.revive_game(
                replace(game, seats=(*game.seats[:2], replace(game.seats[2], computer="solid"))), by(MAJA), AT
            ),
            "archive_game": lambda game: deadlines.archive_game(game, AT),
            "revive_game elsewhere": made(deadlines.revive_game, by(KENJI), PEOPLE, (2, 77)),
        },
        "over": {
            "rematch": lambda game: series.rematch(game, by(KENJI), PEOPLE, AT),
            "next_game": lambda game: series.next_game(game, PEOPLE, AT, [game]),
            "next_game after absences": lambda game: series.next_game(_with_absences(game), PEOPLE, AT, [game]),
            "next_game dealt before": lambda game: series.next_game(
                game, PEOPLE, AT, [game, replace(game, deal=replace(game.deal, mixed_in="72"))]
            ),
            "asked_again_in its thread": lambda game: series.asked_again_in(game, 7),
            "asked_again_in its home": lambda game: series.asked_again_in(game, 6),
            **{name: running[name] for name in running if name.startswith(("begin_absence", "release_", "with_"))},
            "cancel_game": lambda game: seats.cancel_game(game, AT),
            "cancel_if_no_people": lambda game: seats.cancel_if_no_people(replace(game, seats=game.seats[3:]), AT),
            "with_seat": lambda game: seats.with_seat(game, game.seats[0]),
        },
        "row": of_row,
    }


def written() -> str:
    """Return all changes, with what each changes."""
    found, lines = games(), list[str]()
    for kind, made in changes().items():
        for name, change in made.items():
            lines.append(f"# {kind}: {name}")
            try:
                after = change(found[kind])
            except Refusal as refusal:
                lines.append(" ".join(map(str, ("refused:", refusal.key, *refusal.arguments.values()))))
                continue
            new = Counter((each.kind, each.subject) for each in after.outbox.messages if not each.nonce)
            assert max(new.values(), default=1) == 1, f"{name} tells something twice"
            lines += _differences(found[kind], after)
    return "\n".join(lines) + "\n"


def _differences(before: object, after: object, name: str = "") -> Iterator[str]:
    """Yield the parts that differ: values with what they were, and seats, proposals and posts that went and came."""
    for each in fields(before):  # type: ignore[arg-type] # a part of a game
        part, (old, new) = f"{name}{each.name}", (getattr(value, each.name) for value in (before, after))
        if old == new:
            continue
        if is_dataclass(old):
            yield from _differences(old, new, f"{part}.")
        elif any(isinstance(value, Seat | Proposal | Message) for value in (*_items(old), *_items(new))):
            yield from (f"- {part}: {_item(value)}" for value in old if value not in new)
            yield from (f"+ {part}: {_item(value)}" for value in new if value not in old)
        else:
            yield f"{part}: {_short(old)} -> {_short(new)}"


def _items(value: object) -> Sequence[object]:
    return value if isinstance(value, tuple) else ()


def _item(value: Any) -> str:
    """Return the fields that hold something."""
    given = {each.name: getattr(value, each.name) for each in fields(value)}
    return " ".join(f"{key}={_short(each)}" for key, each in given.items() if each not in (None, False, (), ""))


def _short(value: object) -> str:
    if type(value) is int and value >= THEN:
        days, seconds = divmod(value - AT, DAY)
        return f"day {days} + {seconds}"
    if isinstance(value, bytes) and len(value) > 1:
        return f"{len(value)} bytes"
    if isinstance(value, Sequence) and not isinstance(value, str | bytes):
        return "(" + ", ".join(map(_short, value)) + ")"
    return repr(str(value)) if isinstance(value, str) else repr(value)


def main() -> None:
    RULES.write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
