"""Screens that look something up: the board, one kingdom, my games, statistics."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.chat.addresses import Action, Address
from bot.chat.blocks import MAX_TEXT, Block, Button, Row, Screen, compose, stack
from bot.chat.markup import bullet, game_link, heading, mention_channel, relative_time, small
from bot.chat.screens.following import followed_lines, unfollow_buttons
from bot.chat.screens.ranking import ranking_button
from bot.chat.screens.turn import (
    Look,
    accent,
    acting_line,
    close_up,
    controls,
    deck_button,
    footnote,
    look_buttons,
    whole_table,
)
from bot.games.game import Game
from bot.games.names import safe_name
from bot.games.people import Statistics
from bot.games.table import Table
from bot.games.wording import join_facts
from bot.localization.fluent import FluentLocalizer
from engine.variants import Variant
from renderers.localizer import comma_list

MAX_GAMES = 12
"""Own games listed at once; fewer if the message has no room for them."""

MAX_ARCHIVED = 5
"""Archived games listed."""

MAX_NAMES = 3
"""Players named for each game of a list."""


def board(
    table: Table,
    user_id: int,
    localizer: FluentLocalizer,
    look: Look = Look(),  # noqa: B008 - it cannot change
    *,
    more: Sequence[Button] = (),
) -> Screen:
    """Show the table or one kingdom of it, with the controls that play if it is the person's turn, and more buttons."""
    if look.kingdom is None:
        pictures = whole_table(table, table.game.announcement.since, localizer)
    else:
        pictures = stack([close_up(table, look.kingdom, localizer)])
    return compose(
        small(footnote(table, localizer)),
        *pictures,
        acting_line(table, localizer),
        *_controls_for(user_id, table, localizer),
        Row(
            (
                *look_buttons(table, localizer, text_mode=look.text_mode),
                *_other_ways(table, look, localizer),
                deck_button(table, localizer),
                *more,
            )
        ),
        accent=accent(table),
    )


def _other_ways(table: Table, look: Look, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the buttons that lead back to the whole table, and that show the same in text mode."""

    def address(other: Look) -> Address:
        return Address.at(table, Action.SHOW_KINGDOM, str(other))

    if look.kingdom is not None:
        yield Button(address(replace(look, kingdom=None)), localizer("button-table"))
    if not look.text_mode:
        yield Button(address(replace(look, text_mode=True)), localizer("button-as-text"), in_text_mode="")


def _controls_for(user_id: int, table: Table, localizer: FluentLocalizer) -> tuple[Block, ...]:
    return controls(table, localizer) if table.awaits(user_id) else ()


def games(
    mine: Sequence[Game],
    followed: Sequence[Game],
    user_id: int,
    localizer: FluentLocalizer,
    news: str = "",
    archived: Sequence[Game] = (),
) -> Screen:
    """List the games of a person, those that wait for them first; below those, the ones they follow or may revive.

    However many there are and however long the names, it fits into a message: what is left out is counted. `news` is
    what has happened meanwhile, for somebody who was away.
    """
    # The sort is stable: among the others, and among those that wait, the order stays.
    waiting_first = sorted(mine, key=lambda game: not _is_awaited(user_id, game))
    own = [_game_line(game, user_id, localizer) for game in waiting_first[:MAX_GAMES]]
    lists: tuple[_List, ...] = (
        _List(own, len(mine)),
        _List(followed_lines(followed, localizer), len(followed)),
        _List([_archived_line(game, localizer) for game in archived], len(archived)),
    )
    while (screen := _listed(lists, followed, localizer, news)).length > MAX_TEXT:
        lists = _shortened(lists)
    return screen


@dataclass(frozen=True)
class _List:
    """The first lines of a list, and how many games it stands for."""

    lines: Sequence[str]
    games: int

    def text(self, localizer: FluentLocalizer) -> str:
        """Return the lines, and below them how many more games there are."""
        left = self.games - len(self.lines)
        return "\n".join([*self.lines, localizer("games-more", more=left)] if left else self.lines)


def _shortened(lists: tuple[_List, ...]) -> tuple[_List, ...]:
    """Take one game from the longest list, from the last of several."""
    longest = max(reversed(lists), key=lambda each: len(each.lines))
    return tuple(replace(each, lines=each.lines[:-1]) if each is longest else each for each in lists)


def _listed(lists: tuple[_List, ...], followed: Sequence[Game], localizer: FluentLocalizer, news: str) -> Screen:
    """Show the lists of own, of followed and of archived games."""
    own, following, archived = lists
    return compose(
        news,
        *_own_games(own, localizer),
        *_followed_games(following, followed, localizer),
        *_archived_games(archived, localizer),
    )


def _own_games(listed: _List, localizer: FluentLocalizer) -> tuple[str, ...]:
    """List the games that a person plays."""
    if not listed.games:
        return (localizer("games-none"),)
    return heading(localizer("games-title")), listed.text(localizer)


def _followed_games(listed: _List, followed: Sequence[Game], localizer: FluentLocalizer) -> tuple[Block | str, ...]:
    """List games that a person follows, each with a button that ends it."""
    if not listed.games:
        return ()
    title = heading(localizer("followed-title"), 3)
    return title, listed.text(localizer), unfollow_buttons(followed[: len(listed.lines)], localizer)


def _archived_games(listed: _List, localizer: FluentLocalizer) -> tuple[str, ...]:
    """List archived games of a person, and say how to revive one."""
    if not listed.games:
        return ()
    title, how = heading(localizer("games-archived"), 3), small(localizer("games-archived-how"))
    return title, listed.text(localizer), how


def _archived_line(game: Game, localizer: FluentLocalizer) -> str:
    since = localizer("games-archived-since", since=relative_time(game.ended_at))
    return join_facts(bullet(f"{game_link(game, localizer)} {mention_channel(game.channel_id)}"), since)


def _game_line(game: Game, user_id: int, localizer: FluentLocalizer) -> str:
    others = [safe_name(seat.name) for seat in game.seats if seat.user_id != user_id]
    names = comma_list(others[:MAX_NAMES], localizer)
    company = localizer("games-with", names=names, more=max(0, len(others) - MAX_NAMES)) if others else ""
    title = bullet(f"{game_link(game, localizer)} {mention_channel(game.channel_id)}")
    return join_facts(title, company, _awaited(game, user_id, localizer))


def _is_awaited(user_id: int, game: Game) -> bool:
    """Return whether it is this person's turn, which is stored with the game: its moves need not be read for a list."""
    return game.acting is not None and game.acting == game.played_by(user_id)


def _awaited(game: Game, user_id: int, localizer: FluentLocalizer) -> str:
    """Say whom the game waits for, and since when."""
    since, acting = relative_time(game.moved_at), game.acting
    if acting is None:
        return localizer(f"games-{_lobby_kind(game, user_id)}")
    if _is_awaited(user_id, game):
        return localizer("games-your-turn", since=since)
    return localizer("games-their-turn", name=safe_name(acting.name), since=since)


def _lobby_kind(game: Game, user_id: int) -> str:
    if game.invitation_of(user_id):
        return "invited"
    return "full" if game.is_full else "lobby"


def statistics(name: str, rows: Sequence[Statistics], localizer: FluentLocalizer) -> Screen:
    """Show a person's results on a server, a line for each variant, and the way to its ranking."""
    row = Row((ranking_button(localizer),))
    if not rows:
        return compose(localizer("stats-none", name=safe_name(name)), row)
    return compose(*_results(localizer("stats-title", name=safe_name(name)), rows, localizer), row)


def own_statistics(rows: Sequence[Statistics], localizer: FluentLocalizer) -> Screen:
    """Show somebody their own results wherever they have played, a line for each variant."""
    if not rows:
        return compose(localizer("stats-own-none"))
    return compose(*_results(localizer("stats-own-title"), rows, localizer))


def _results(title: str, rows: Sequence[Statistics], localizer: FluentLocalizer) -> tuple[str, str]:
    return heading(title), "\n".join(_statistics_line(row, localizer) for row in rows)


def _statistics_line(row: Statistics, localizer: FluentLocalizer) -> str:
    record = localizer("stats-record", variant=_variant_name(row.variant, localizer), games=row.games, wins=row.wins)
    return join_facts(record, _points(row, localizer))


def _points(row: Statistics, localizer: FluentLocalizer) -> str:
    """Tell the points; one number if all games had the same, and none if the person has ended no game."""
    if row.mean is None or row.best is None:
        return ""
    if row.mean == row.best:
        return localizer("stats-points", points=row.best)
    return localizer("stats-average", mean=round(row.mean, 1), best=row.best)


def _variant_name(code: str, localizer: FluentLocalizer) -> str:
    variant = Variant.parse(code)
    options = [localizer(f"option-{letter}") for letter in variant.options]
    return comma_list([localizer(f"variant-{variant.base}"), *options], localizer)
