"""Opens the successors of games, and reads their earlier games."""

import asyncio
from collections.abc import Sequence
from typing import Final

from cachetools import LRUCache

from bot.concurrency import KeyedLocks
from bot.games import series
from bot.games.game import Actor, Game, Status
from bot.games.lobby import join
from bot.games.refusals import ChannelBusy, Refusal
from bot.games.rights import Right, require, require_opener
from bot.games.table import Table
from bot.games.words.highlights import Glances, Highlights, glances
from bot.services.tables import Tables
from engine.scoring import SeriesStanding

TURNS_KEPT: Final = 20_000
"""How many glances at turns are cached, some 300 bytes each."""


class SeriesService:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._opening, self._asking = KeyedLocks(), KeyedLocks()
        self._glances = LRUCache[int, Glances](TURNS_KEPT, getsizeof=len)

    async def standings(self, game: Game) -> tuple[tuple[str, SeriesStanding], ...]:
        """Return the standings of the dynasty after the game; empty for a game outside a dynasty."""
        if not game.options.dynasty or game.series is None:
            return ()
        games = await self._tables.games.series_games(game.series)
        return series.standings([each for each in games if each.status is Status.OVER and each.number <= game.number])

    async def ending(self, table: Table) -> series.Ending:
        # A dynasty shows the sum of its games, and a count of all games between the players would look like part of the
        # sum.
        game = table.game
        sums = await self.standings(game)
        meetings = () if sums else await self._meetings(game)
        highlights = Highlights.of(table, await self.glances(table))
        return series.Ending(sums, meetings, highlights, await self._is_record(game))

    async def glances(self, table: Table) -> Glances:
        """Return glances at the turns of a table, and cache them."""
        found = await asyncio.to_thread(glances, table, self._glances.get(table.game.id, {}))
        self._glances[table.game.id] = found
        return found

    async def glance_ahead(self, table: Table) -> None:
        """Evaluate the turns of finished rounds now, so that the end of the game is shown without delay."""
        # The turns of a round share a change of threads, which costs as much as a third of a glance.
        if table.is_playing and table.turns and table.turns[-1][-1].before.round < table.state.round:
            await self.glances(table)

    async def _is_record(self, game: Game) -> bool:
        """Return whether the only person of a finished game has no higher score in any other of several games."""
        alone = series.only_person(game)
        if alone is None or alone.user_id is None or not series.counts(game):
            return False
        rows = await self._tables.accounts.statistics(alone.user_id)
        same = (
            each for each in rows if each.variant == game.options.variant and each.is_shared == bool(game.deal.name)
        )
        return any(each.games > 1 and each.best == alone.score for each in same)

    async def _meetings(self, game: Game) -> series.Meetings:
        ended = series.at_the_end(game)
        people = set[int]().union(*series.sides_of(ended).values())
        if len(people) < 2 or len(series.sides_of(ended)) != 2:
            return ()
        reader = self._tables.accounts
        return series.head_to_head(ended, await reader.meetings(game.guild_id or 0, people, game.times.ended_at or 0))

    async def rematch_or_next(
        self,
        game_id: int,
        actor: Actor,
        channel_id: int | None = None,
        openers: int | None = None,
        names: Sequence[str] = (),
    ) -> Table:
        """Open a rematch, take a seat in its lobby, or start the next game of a series at once.

        `channel_id` is the home of the game, or the default, the place of the game. Of the people only those with the
        role `openers` may open a rematch, and everybody may accept. `names` are as in `series.rematch`. Raises
        ChannelBusy.
        """
        played, at = (await self._tables.table(game_id)).game, self._tables.clock()
        game = series.asked_again_in(played, channel_id or played.channel_id)
        require(Right.REMATCH, game, actor)
        people = await self._tables.accounts.seated(game_id)
        if not game.has_successor:
            await self._require_not_played(game)
            # Two people may ask in two places at once.
            async with self._asking[game_id]:
                if asked := await self._rematch_elsewhere(played, game.channel_id):
                    return await self._accept(ChannelBusy(asked, "error-next-game-begun"), played, actor)
                return await self._rematch(played, series.rematch(game, actor, people, at, names), actor, openers)
        # The lock keeps two people from starting the next game twice, in two places and from one secret.
        async with self._tables.at(game_id) as ended:
            game = series.asked_again_in(ended.game, game.channel_id)
            games = await self._tables.games.series_games(game.series or game.id)
            # The button may be in an old message, whose next game has already been played.
            series.require_no_later_game(game, [each for each in games if each.status is not Status.CANCELLED][-1])
            following = series.next_game(game, people, at, games)
            # A game of the series may be live in another place.
            if begun := next((each for each in games if each.is_live), None):
                raise series.next_game_refusal(ChannelBusy(begun), following)
            try:
                table = await self._tables.create(following)
            except ChannelBusy as busy:
                raise series.next_game_refusal(busy, following) from None
        # The next game is a lobby that starts at once.
        return await self._tables.start(table, actor)

    async def _require_not_played(self, game: Game) -> None:
        """Check that the people of the game have not finished a later game in the channel."""
        for latest in await self._tables.games.games_in(game.channel_id, 1):
            same = series.user_ids(latest) == series.user_ids(game)
            if latest.id > game.id and latest.status is Status.OVER and same:
                raise Refusal("error-rematch-played", link=latest)

    async def _rematch_elsewhere(self, played: Game, channel_id: int) -> Game | None:
        """Return the rematch that waits or runs in another place; None without one.

        A rematch of a game in a thread can be requested in the thread, or in the lobby's channel, where the rematch
        moves into a new thread.
        """
        places, games = {played.channel_id, played.home_id} - {channel_id, None}, self._tables.games
        live = [await games.live_game(each) for each in places if each]
        live += await games.games_away(played.home_id or played.channel_id)
        again = (each for each in live if each and series.is_rematch(each, played))
        return next((each for each in again if any(seat.called for seat in each.seats)), None)

    async def _rematch(self, played: Game, lobby: Game, actor: Actor, openers: int | None) -> Table:
        """Open the lobby. The first person who asks for a rematch is host, and later people take seats."""
        try:
            if openers is not None and await self._tables.games.live_game(lobby.channel_id) is None:
                require_opener(openers, actor)
            return await self._tables.create(lobby)
        except ChannelBusy as busy:
            return await self._accept(busy, played, actor)

    async def _accept(self, busy: ChannelBusy, played: Game, actor: Actor) -> Table:
        """Take a seat in the lobby of a rematch. Raises ChannelBusy if the actor has a seat, or without a rematch."""
        is_theirs = busy.game.status is Status.LOBBY and series.is_rematch(busy.game, played)
        if not is_theirs or busy.game.seat_of(actor.user_id):
            raise series.rematch_refusal(busy, actor) from None
        return await self._tables.change(busy.game.id, join, actor)

    async def play_on(self, table: Table, ply: int, host: Actor, names: Sequence[str], language: str | None) -> Table:
        """Begin a game as `played_on`, or return the host's game from there if the host has not moved in it yet.

        The game is private, against computer players, and does not count. The log up to the position is copied without
        the people who made the moves. The deal has its own secret, so the dominoes after the position are new, and
        reveal nothing about the original deal.
        """
        assert host.user_id is not None
        new = series.played_on(table, ply, host, names, language, self._tables.clock())
        # Taps are handled one after the other, so a second tap shows the game that the first tap began.
        async with self._opening[host.user_id]:
            mine = [each for each in await self._tables.games.games_alone(host.user_id) if each.deal.origin]
            for each in mine:
                if each.deal.origin == new.game.deal.origin and each.progress.ply == new.ply:
                    return await self._tables.table_of(each)
            for each in mine[series.MOST_PLAYED_ON - 1 :]:
                await self._tables.delete(await self._tables.table_of(each))
            return await self._tables.create(new.game, new.log)
