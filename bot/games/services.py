"""What people do at tables that takes more than one pure function: it reads other things, or checks the position."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.games.archive import Place, revive_game
from bot.games.game import NOBODY, Actor, Game, GameOptions, Seat, Status, new_game
from bot.games.lobby import ChangeLobby, Invitations, join, require_start
from bot.games.people import Person
from bot.games.refusals import ChannelBusy, Refusal
from bot.games.seats import Return, away, begin_absence, come_back, missed, present, require_seat, with_absences
from bot.games.series import (
    Ending,
    Meetings,
    at_the_end,
    head_to_head,
    next_game,
    next_game_refusal,
    rematch,
    rematch_refusal,
    require_no_later_game,
    sides_of,
    standings,
    user_ids,
)
from bot.games.table import Table
from bot.games.tables import Tables
from bot.games.turn import Plan, keep_plan, require_plan
from engine.scoring import SeriesStanding


class LobbyService:
    """The operations on lobbies that need more than one pure change."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def require_room(self, guild_id: int | None, host: Actor) -> None:
        """Check that the person may open a table on the server. Raises as `TableLimits` and `Openings`."""
        self._tables.openings.require_room(host.user_id, "tables")
        self._tables.limits.require_room(await self._tables.games.live_counts(host.user_id, guild_id))

    async def open(
        self, guild_id: int | None, channel_id: int, host: Actor, options: GameOptions, *changes: ChangeLobby
    ) -> Table:
        """Open a lobby with the host in it and these changes of it. Raises as `GameRepository.create`."""
        at = self._tables.clock()
        lobby = new_game(guild_id, channel_id, host.user_id, options, (Seat(1, host.user_id, host.name),), at)
        for change in changes:
            lobby = change(lobby, host, at)
        return await self._tables.create(lobby)

    async def invitations(
        self, actor: Actor, people: Mapping[int, str], outside: Sequence[Refusal] = ()
    ) -> Invitations:
        """Return the change that invites the people, whose names these are by their ids.

        Nobody is invited if they, or others, were notified too often of late.
        """
        persons = [await self._tables.accounts.person(user_id) for user_id in people]
        seats = (Seat(0, user_id, name) for user_id, name in people.items())
        guests = with_absences(seats, persons, self._tables.clock())
        return Invitations(guests, partial(self._tables.calls.refusal, actor.user_id or 0), outside)

    async def start(self, game_id: int, actor: Actor) -> Table:
        """Draw the teams and deal. Raises as `require_start`."""
        async with self._tables.at(game_id, actor) as table:
            require_start(table.game, actor, table.at)
            await table.start()
        return table.table


class PlanService:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def keep(self, known: Table | int, plan: Plan, actor: Actor) -> Table:
        """Store a plan in place of an earlier one. Raises as `require_plan`.

        Under the lock there are two cases: the plan is stored before its turn begins, and is carried out with the
        previous move; or its turn has begun, and the plan is refused.
        """
        async with self._tables.at(known, actor) as table:
            table.change(keep_plan, require_plan(table.table, plan, actor), plan)
        return table.table


class ArchiveService:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def revive(self, game_id: int, actor: Actor, place: Place | None = None) -> Table:
        """Let the game go on, at another place if one is given. Raises ChannelBusy."""
        table = await self._tables.table(game_id)
        host_id, limits = table.game.host_id, self._tables.limits
        counts = await self._tables.games.live_counts(host_id, place[0] if place else table.game.guild_id)
        # How many tables its host has already is no concern of anybody else who would like to play on.
        (limits.require_room if host_id == actor.user_id else limits.require_room_on_server)(counts)
        others = [person for person in await self._tables.accounts.seated(game_id) if person.user_id != actor.user_id]

        try:
            return await self._tables.change(game_id, revive_game, actor, others, place)
        except ChannelBusy as busy:
            raise ChannelBusy(busy.game, "error-channel-taken") from None


class AbsenceService:
    """Begins and ends absences. A person's own settings say when they are away, and every seat of theirs repeats it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def leave(self, user_id: int, until: int) -> Sequence[Table]:
        """Let the person be away from now on until then, in Unix seconds; return their tables."""
        now = self._tables.clock()
        await self._tables.accounts.change(user_id, lambda person: away(person, now, until))
        games = await self._tables.games.games_of(user_id)
        return [await self._tables.change(game.id, begin_absence, NOBODY, user_id, until) for game in games]

    async def come_back(self, actor: Actor) -> Return | None:
        """Let the person be back everywhere; None for somebody who was not away."""
        assert actor.user_id is not None
        person = await self._tables.accounts.person(actor.user_id)
        if person.away_from is None:
            return None
        for game in await self._tables.games.games_of(actor.user_id):
            await self._tables.change(game.id, come_back, actor)
        return await self.welcome(person)

    async def welcome(self, person: Person) -> Return:
        """Record that the person is back; return their tables and what they have missed."""
        since = person.away_from or 0
        await self._tables.accounts.change(person.user_id, partial(present, before=person))
        games = await self._tables.games.games_of(person.user_id, ended_since=since)
        tables = [await self._tables.table_of(game) for game in games]
        return Return([each for each in tables if each.game.is_live], missed(tables, person.user_id, since))


class SeriesService:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def standings(self, game: Game) -> tuple[tuple[str, SeriesStanding], ...]:
        """Return the standings of a series after this game; empty for a game that belongs to none."""
        if not game.options.dynasty or game.series is None:
            return ()
        games = await self._tables.games.series_games(game.series)
        return standings([each for each in games if each.number <= game.number])

    async def ending(self, game: Game) -> Ending:
        # A dynasty shows the sum of its games; a count of all games between its players would look like part of it.
        series = await self.standings(game)
        return Ending(series, () if series else await self._meetings(game))

    async def _meetings(self, game: Game) -> Meetings:
        ended = at_the_end(game)
        people = set[int]().union(*sides_of(ended).values())
        if len(people) < 2 or len(sides_of(ended)) != 2:
            return ()
        reader = self._tables.accounts.reader
        return head_to_head(ended, await reader.meetings(game.guild_id or 0, people, game.ended_at or 0))

    async def rematch_or_next(self, game_id: int, actor: Actor) -> Table:
        """Open a rematch or accept the invitation to it, or start the next game of a series at once.

        Raises ChannelBusy.
        """
        game, at = (await self._tables.table(game_id)).game, self._tables.clock()
        require_seat(game, actor)
        people = await self._tables.accounts.seated(game_id)
        if not game.has_successor:
            await self._require_not_played(game)
            return await self._rematch(rematch(game, actor, people, at), actor)
        # An old message may ask for a game that has been played.
        require_no_later_game(game, (await self._tables.games.series_games(game.series or game.id))[-1])
        # A lobby that starts at once: the index on live games keeps two people from starting the next game twice.
        following = next_game(game, people, at)
        try:
            table = await self._tables.create(following)
        except ChannelBusy as busy:
            raise next_game_refusal(busy, following) from None
        return await self._tables.start(table, actor)

    async def _require_not_played(self, game: Game) -> None:
        """Check that the people of a game have not finished another one in its channel since."""
        for latest in await self._tables.games.games_in(game.channel_id, 1):
            same = user_ids(latest) == user_ids(game)
            if latest.id > game.id and latest.status is Status.OVER and same:
                raise Refusal("error-rematch-played", link=latest)

    async def _rematch(self, lobby: Game, actor: Actor) -> Table:
        """Open the lobby. Of several who ask for a rematch the first is host, and the others accept."""
        try:
            return await self._tables.create(lobby)
        except ChannelBusy as busy:
            if busy.game.invitation_of(actor.user_id) is None:
                raise rematch_refusal(busy, actor) from None
            return await self._tables.change(busy.game.id, join, actor)
