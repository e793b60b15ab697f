"""Tables in every status and in positions of every variant, and the people who look at them."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.chat.actions import Action
from bot.chat.kit.blocks import MAX_OPTIONS
from bot.games.game import Actor, Entry, GameOptions, Policy, Seat, Status, new_game
from bot.games.table import Table
from bot.games.turn import make_moves
from engine.moves import Move
from engine.state import State
from tests.bot.crawler.stage import MODERATOR, PLAYERS, STRANGER, VISITOR, Stage
from tests.bot.features import action, present
from tests.bot.server import Guest, Place, after_reminder, open_lobby, words
from tests.recorded_games import RECORD_OF, record_of, states_of

DAY = 24
"""Hours."""
PACE = 480
"""Minutes for a turn."""
OLA, KENJI, ZURI = PLAYERS[:3]


@dataclass(frozen=True)
class Situation:
    """Something to try things on."""

    name: str
    kind: str
    """The kind of game, by the name of its record: the variant and the number of players."""
    status: str
    """What tells it from other tables of its kind."""
    set_up: Callable[[Stage], Awaitable[object]]


@dataclass(frozen=True)
class Role:
    """Somebody, and where they act."""

    name: str
    person: Guest
    place: Place


async def roles(stage: Stage) -> list[Role]:
    """Return one person of each kind: of the latest table first, then strangers of several kinds."""
    found, place = dict[str, Guest](), stage.channel
    if rows := stage.rows("games"):
        table = await stage.services.tables.table(rows[-1]["id"])
        place = stage.place(table.game.channel_id) if table.game.channel_id else place
        people = {person.id: person for person in stage.people.values()}
        for name, user_id in _people_at(table):
            if user_id in people and people[user_id] not in found.values():
                found.setdefault(name, people[user_id])
    found |= {"stranger": stage.people[STRANGER], "moderator": stage.people[MODERATOR]}
    first = next(iter(found.values()))
    return [
        *(Role(name, each, place if _enters(stage, each, place) else stage.channel) for name, each in found.items()),
        Role("in the private conversation", first, first.conversation),
        Role("visitor", stage.people[VISITOR], stage.group),
    ]


def _people_at(table: Table) -> Iterator[tuple[str, int | None]]:
    """Yield what people are at a table, and their ids, what is rare first."""
    game = table.game
    if table.acting and not table.acting.is_computer:
        yield "whose turn it is", table.acting.user_id
        partners = table.state.owners(table.state.kingdom_of(table.acting.number))
        yield from (("team-mate", game.seats[number - 1].user_id) for number in partners)
    yield "host", game.host_id
    for seat in game.seats:
        kept = "resigned" if seat.resigned else "kept" if seat.is_computer else "another player"
        yield "substitute" if seat.owner_id else kept, seat.user_id
        yield "owner of a lent seat", seat.owner_id
    yield from (("invited", seat.user_id) for seat in game.invited)
    yield from (("put out", seat.user_id) for seat in game.put_out)


def _enters(stage: Stage, person: Guest, place: Place) -> bool:
    return stage.discord.enters(place.data, person.person.id)


# ---- positions of recorded games


async def begin_at(stage: Stage, kind: str, ply: int, people: int = 8, **options: Any) -> Table:
    """Seat people at a table that was played as recorded up to a ply, and show it in the channel.

    Computer players have the seats after so many people.
    """
    record, services = record_of(kind), stage.services
    seats = [
        Seat(number, stage.people[name].id, name) if number <= people else Seat(number, None, name, "beginner")
        for number, name in enumerate(PLAYERS[: record.players], 1)
    ]
    settings = GameOptions(str(record.variant), record.players, **{"pace": PACE, "policy": Policy.REMIND, **options})
    game = new_game(stage.guild_id, stage.channel.id, seats[0].user_id, settings, seats, stage.now)
    game = replace(game, status=Status.PLAYING, series=1 if settings.dynasty else None)
    game = game.with_deal(secret=bytes(range(32)), mixed_in="1")
    table = Table.of(game)
    entries = list(_entries(table.start, seats, record.moves[:ply], stage.now))
    table = table.extended(game, entries)
    # The channel has seen all but the latest turn.
    seen = table.latest_turn[0].ply if table.latest_turn else 0
    game = table.with_progress(game, stage.now).with_outbox(announced=seen)
    created = await services.tables.games.create(game, entries=entries)
    await services.tables.change(created.id, lambda game, *_: game)
    await services.publisher.publish(created.id)
    return await stage.table()


def _entries(state: State, seats: list[Seat], moves: tuple[Move, ...], at: int) -> Iterator[Entry]:
    for ply, move in enumerate(moves):
        user_id = None if state.is_chance or len(state.legal_moves()) == 1 else seats[state.king.seat - 1].user_id
        yield Entry(ply, str(move), ply + 1 if user_id else None, user_id, at)
        state = state.play(move)


def decisions(kind: str) -> list[int]:
    """Return the plies of a recorded game at which somebody has a choice."""
    states = enumerate(states_of(kind))
    return [ply for ply, each in states if not each.is_chance and each.turns and len(each.legal_moves()) > 1]


def plies(kind: str) -> dict[int, str]:
    """Return the decisions of a recorded game from which people look at it, each with its name.

    These are the first, one in the middle, all of the last two rounds, and the end, under the last ply.
    """
    states, found = states_of(kind), decisions(kind)
    rounds = max(each.round for each in states)
    last = {ply: f"at {ply}" for ply in found if states[ply].round >= rounds - 1}
    return {found[0]: "first", found[len(found) // 2]: "middle", **last, len(states) - 1: "end"}


async def at_ply(stage: Stage, kind: str, ply: int, **options: Any) -> Table:
    """Seat people at a recorded game, at a ply of `plies`."""
    moves = record_of(kind).moves
    if ply < len(moves):
        return await begin_at(stage, kind, ply, **options)
    # The end has results, so the last decision is made here.
    table = await begin_at(stage, kind, decisions(kind)[-1], **options)
    await _move(stage, table, str(moves[table.ply]))
    return await stage.services.tables.table(table.game.id)


async def _move(stage: Stage, table: Table, move: str | None = None) -> Table:
    """Let the person whose turn it is make a move, by default the first."""
    assert table.acting
    actor = Actor(table.acting.user_id, table.acting.name, 10**6 + table.ply)
    chosen = move or str(table.state.legal_moves()[0])
    played = await stage.services.tables.play(table.game.id, make_moves, actor, table.ply, chosen)
    return await stage.services.publisher.publish(played.game.id)


# ---- lobbies


def base_of(kind: str) -> str:
    """Return the variant without bonuses, which hosts choose later."""
    return str(record_of(kind).variant).partition("+")[0]


async def lobby(stage: Stage, kind: str, *guests: str, **options: Any) -> None:
    players = record_of(kind).players
    message = await open_lobby(stage.people[OLA], stage, game=base_of(kind), players=players, **options)
    for name in guests:
        await stage.people[name].click(message, Action.JOIN)


async def lobby_with_guests(stage: Stage, kind: str) -> None:
    """One has sat down, one is invited, one was put out."""
    await lobby(stage, kind, ZURI)
    ola = stage.people[OLA]
    panel = (await ola.click(stage.newest, Action.SHOW_LOBBY)).private
    select = next(each for each in panel.selects if each.action == Action.PUT_OUT)
    await ola.choose(panel, Action.PUT_OUT, select.values[0], argument=select.argument)
    await stage.people[PLAYERS[3]].click(stage.newest, Action.JOIN)
    await ola.use(stage.channel, words("menu-invite"), stage.people[KENJI])


async def private_lobby(stage: Stage, kind: str) -> None:
    ola, record = stage.people[OLA], record_of(kind)
    await ola.slash(ola.conversation, "kingdomino new", game=base_of(kind), players=record.players)


# ---- running tables


async def middle(stage: Stage, kind: str, **options: Any) -> Table:
    """Begin in the middle of the recorded game, where somebody has a choice."""
    return await begin_at(stage, kind, decisions(kind)[len(decisions(kind)) // 2], **options)


async def _agree(stage: Stage, *names: str) -> None:
    """Let these people agree to the newest request."""
    for name in names:
        request = [each for each in stage.messages() if Action.AGREE in each.actions]
        if request:
            await stage.people[name].click(request[-1], Action.AGREE)


async def asked(stage: Stage, kind: str, do: str, *, agreed: bool = False) -> None:
    """Let the last player propose something, and the others agree if they do."""
    await middle(stage, kind)
    *others, last = PLAYERS[: record_of(kind).players]
    await stage.people[last].insist(stage.channel, "kingdomino table", do=do)
    if agreed:
        await _agree(stage, *others)


async def pace_asked(stage: Stage, kind: str) -> None:
    await middle(stage, kind)
    ola = stage.people[OLA]
    page = (await ola.slash(stage.channel, "kingdomino table", do="pace")).private
    await ola.choose(page, Action.SHOW_PACE, page.select(Action.SHOW_PACE, "pace").values[-1], argument="pace")
    await ola.click(page, Action.PROPOSE_PACE)


async def undo_asked(stage: Stage, kind: str) -> None:
    table = await middle(stage, kind)
    mover = await stage.acting_person()
    while (await stage.table()).state.is_same_turn(table.state):
        await _move(stage, await stage.table())
    await mover.insist(stage.channel, "kingdomino table", do="undo")


async def turn_ended(stage: Stage, kind: str) -> None:
    """Somebody has just ended a turn by their panel."""
    await middle(stage, kind)
    mover = await stage.acting_person()
    reply = await mover.click(stage.newest, Action.OPEN_PANEL)
    panel = reply.private
    play = [each for each in panel.buttons if each.action == Action.PLAY]
    await mover.click(panel, play[-1])


async def away(stage: Stage, kind: str, *, is_due: bool, policy: Policy = Policy.REMIND) -> None:
    await middle(stage, kind, policy=policy)
    due = await stage.acting_person()
    person = due if is_due else next(each for each in await others(stage) if each is not due)
    await person.slash(stage.channel, "kingdomino settings", away="3 days")


async def others(stage: Stage) -> list[Guest]:
    """Return the people at the table whose turn it is not."""
    table = await stage.table()
    return [stage.people[seat.name] for seat in table.game.people if seat != table.acting]


async def plan_kept(stage: Stage, kind: str) -> None:
    await middle(stage, kind)
    planner = (await others(stage))[-1]
    reply = await planner.slash(stage.channel, "kingdomino plan")
    panel = reply.private
    for _ in range(9):
        if Action.KEEP_PLAN in panel.actions:
            await planner.click(panel, Action.KEEP_PLAN)
            return
        await planner.click(panel, next(each for each in panel.buttons if each.action == Action.CHANGE_PLAN))
    raise AssertionError("no plan could be kept")


async def seat_offered(stage: Stage, kind: str, *, taken: bool = False) -> None:
    await reminded(stage, kind)
    finder, *more = await others(stage)
    await after_reminder(finder, stage.newest, Action.FIND_SUBSTITUTE)
    await _agree(stage, *(each.name for each in more))
    if taken:
        offer = [each for each in stage.messages() if Action.TAKE_SEAT in each.actions][-1]
        await stage.people[PLAYERS[-1]].click(offer, Action.TAKE_SEAT)


async def resigned(stage: Stage, kind: str) -> None:
    await middle(stage, kind)
    await stage.people[KENJI].insist(stage.channel, "kingdomino table", do="resign")
    for _ in range(2):
        messages = stage.people[KENJI].private_messages(stage.channel)
        confirm = [each for each in messages if Action.RESIGN in each.actions]
        if confirm:
            await stage.people[KENJI].click(confirm[-1], Action.RESIGN)


async def reminded(stage: Stage, kind: str, hours: int = 0, **options: Any) -> None:
    await middle(stage, kind, **options)
    await pass_hours(stage, PACE // 60, hours)


async def pass_hours(stage: Stage, *hours: float) -> None:
    for each in hours:
        await stage.pass_time(each)


async def archived(stage: Stage, kind: str) -> None:
    await middle(stage, kind)
    await pass_hours(stage, *(days * DAY for days in (1, 2, 4, 8, 15, 7)))


async def archive_offered(stage: Stage, kind: str) -> None:
    await middle(stage, kind)
    await pass_hours(stage, *(days * DAY for days in (1, 2, 4, 8, 15)))


async def cancelled(stage: Stage, kind: str) -> None:
    await middle(stage, kind)
    ola = stage.people[OLA]
    page = (await ola.slash(stage.channel, "kingdomino table", do="cancel")).private
    await ola.click(page, Action.CANCEL)


async def unreadable(stage: Stage, kind: str) -> None:
    table = await middle(stage, kind)
    await stage.break_log(table.game.id)


async def in_thread(stage: Stage, kind: str) -> None:
    await lobby(stage, kind, *PLAYERS[1 : record_of(kind).players], thread=True)
    await stage.people[OLA].click(stage.newest, Action.START)


async def in_private(stage: Stage, kind: str) -> None:
    """A person plays alone in the conversation with the bot."""
    ola = stage.people[OLA]
    record = record_of(kind)
    await ola.slash(ola.conversation, "kingdomino new", game=base_of(kind), players=record.players)
    await ola.set_up(ola.conversation.newest, computers="beginner")
    await ola.click(ola.conversation.newest, Action.START)


async def alone(stage: Stage, kind: str) -> None:
    """A person who wants a coach has just taken a turn against computer players."""
    ola = stage.people[OLA]
    await stage.adjust(ola, coach=True)
    await begin_at(stage, kind, decisions(kind)[len(decisions(kind)) // 2], people=1)
    table = await stage.table()
    turn = table.state
    while (table := await stage.table()).state.is_same_turn(turn):
        await _move(stage, table)


async def by_ear(stage: Stage, kind: str) -> None:
    """Everybody wants words in place of pictures."""
    for name in PLAYERS:
        await stage.adjust(stage.people[name], text_mode=True)
    await middle(stage, kind)


# ---- games that are over, and what follows


async def over(stage: Stage, kind: str, **options: Any) -> Table:
    return await at_ply(stage, kind, len(record_of(kind).moves), **options)


# ---- challenges

PLAY_DEAL = action("playdaily")


async def challenge(stage: Stage, *, begun: bool = False, finished: bool = False, closed: bool = False) -> None:
    ola = stage.people[OLA]
    await ola.slash(stage.channel, "kingdomino challenge", game="kd", level="beginner", hours=24)
    invitation = stage.newest
    if begun or finished:
        await stage.people[KENJI].click(invitation, PLAY_DEAL)
    if finished:
        await finish_own(stage)
    if closed:
        stage.now += 25 * 3600
        await stage.bot.clockwork.do_due()


async def finish_own(stage: Stage) -> None:
    """Play the latest game, which one person plays in a panel, to its end."""
    table = await stage.services.runner.advance(stage.rows("games")[-1]["id"])
    while table.acting:
        actor = Actor(table.acting.user_id, table.acting.name, 10**6 + table.ply)
        await stage.services.tables.play(table.game.id, make_moves, actor, table.ply, str(table.state.legal_moves()[0]))
        table = await stage.services.runner.advance(table.game.id)


async def daily(stage: Stage, *, finished: bool = False) -> None:
    await stage.people[OLA].slash(stage.channel, "kingdomino daily")
    begin = [each for each in stage.people[OLA].private_messages(stage.channel) if PLAY_DEAL in each.actions]
    if begin:
        await stage.people[OLA].click(begin[-1], PLAY_DEAL)
    if finished:
        await finish_own(stage)


OF_CHALLENGES: Final[Mapping[str, Callable[[Stage], Awaitable[object]]]] = {
    "challenge": challenge,
    "challenge begun": partial(challenge, begun=True),
    "challenge finished": partial(challenge, finished=True),
    "challenge closed": partial(challenge, finished=True, closed=True),
    "daily begun": daily,
    "daily finished": partial(daily, finished=True),
}


async def long_history(stage: Stage) -> None:
    """More games were played in the channel than a page of its history has."""
    table = await over(stage, "kd-2")
    log = [replace(each, interaction_id=None) for each in table.log]
    for _ in range(MAX_OPTIONS):
        await stage.services.tables.games.create(table.game, entries=log)


async def nothing(stage: Stage) -> None:
    """Nobody has begun anything."""


# ---- all of them

STATUSES: Final[dict[str, Callable[..., Awaitable[object]]]] = {
    "lobby": lobby,
    "lobby with guests": lobby_with_guests,
    "full lobby": lambda stage, kind: lobby(stage, kind, *PLAYERS[1 : record_of(kind).players]),
    "private lobby": private_lobby,
    "turn ended": turn_ended,
    "pause asked": partial(asked, do="pause"),
    "paused": partial(asked, do="pause", agreed=True),
    "pace asked": pace_asked,
    "undo asked": undo_asked,
    "substitute asked": partial(asked, do="substitute"),
    "seat offered": seat_offered,
    "seat lent": partial(seat_offered, taken=True),
    "away": partial(away, is_due=True),
    "another away": partial(away, is_due=False),
    "away for a computer": partial(away, is_due=True, policy=Policy.SEAT),
    "plan kept": plan_kept,
    "resigned": resigned,
    "reminded": reminded,
    "reminded twice": partial(reminded, hours=16),
    "seat kept": partial(reminded, hours=8, policy=Policy.SEAT),
    "archive offered": archive_offered,
    "archived": archived,
    "cancelled": cancelled,
    "unreadable": unreadable,
    "in a thread": in_thread,
    "in private": in_private,
    "alone": alone,
    "by ear": by_ear,
    "over": over,
    "over in a dynasty": partial(over, dynasty=True),
}

OTHERS: Final[dict[str, Callable[[Stage], Awaitable[object]]]] = {
    "nothing": nothing,
    "a long history": long_history,
    **(OF_CHALLENGES if present("playdaily") else {}),
}


def kind_of(status: str) -> str:
    """Return the kind of game in which people try everything in a status: each in turn."""
    kinds = list(RECORD_OF)
    return kinds[[*STATUSES].index(status) * 11 % len(kinds)]


def situations() -> dict[str, Situation]:
    """Return all situations by their names."""
    found = [
        *(
            Situation(f"{kind} {what}", kind, what, partial(at_ply, kind=kind, ply=ply))
            for kind in RECORD_OF
            for ply, what in plies(kind).items()
        ),
        *(
            Situation(f"{kind} {status}", kind, status, partial(set_up, kind=kind))
            for kind in RECORD_OF
            for status, set_up in STATUSES.items()
        ),
        *(Situation(status, "", status, set_up) for status, set_up in OTHERS.items()),
    ]
    return {each.name: each for each in found}
