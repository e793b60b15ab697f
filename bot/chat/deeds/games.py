"""The games of a person and the games that a person follows: `/kingdomino games` and `/kingdomino follow`."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import Interaction
from discord.app_commands import Transform

from bot.chat.deeds.absence import welcome
from bot.chat.handling.commands import OneOf, command, options, plain_command, run
from bot.chat.handling.context import AtTable, Context, Where
from bot.chat.handling.pipeline import alone, at_table, table_here
from bot.chat.kit.addresses import CONFIRMED, Action, Address
from bot.chat.kit.blocks import Block, Button, Option, Role, Row, Screen, compose, select_row
from bot.chat.kit.discord_builder import fitted, has_room
from bot.chat.kit.markup import bullet, game_link, heading, mention_channel, relative_time, small
from bot.chat.kit.pages import ask_first
from bot.chat.screens.table_view import KINDS, take_button
from bot.games.challenges import kind_of
from bot.games.deadlines import expires_at
from bot.games.game import Game, Status
from bot.games.lobby import leave
from bot.games.options import variant_key
from bot.games.people.names import safe_name
from bot.games.people.person import Follower
from bot.games.seats import resign
from bot.games.series import origin_name
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from renderers.localizer import comma_list, name_list

MAX_GAMES = 12
"""The most own games on the list; a full message shows fewer."""
MAX_ARCHIVED = 5
"""The most archived games on the list."""
MAX_NAMES = 3
"""The most players named for each game of a list."""


def games(  # noqa: PLR0913 - the lists of the page
    mine: Sequence[Game],
    followed: Sequence[Game],
    user_id: int,
    localizer: FluentLocalizer,
    news: str = "",
    archived: Sequence[Game] = (),
    *,
    alone: Sequence[Game] = (),
) -> Screen:
    """List a person's games: first those that wait for the person, then those alone, followed and archived games.

    The lists are shortened until they fit into a message, and show the number of games left out. `news` describes the
    events of the person's absence.
    """
    # The sort is stable: games that wait for the person keep their order, and so do the other games.
    waiting_first = sorted(mine, key=lambda game: not _is_awaited(user_id, game))
    own = [_game_line(game, user_id, localizer) for game in waiting_first[:MAX_GAMES]]
    lists: Sequence[_List] = (
        _List(own, waiting_first),
        _List(
            [bullet(join_facts(str(number), _place(game, localizer))) for number, game in enumerate(followed, 1)],
            followed,
        ),
        _List(
            [
                join_facts(
                    bullet(_place(game, localizer)),
                    localizer("games-archived-since", since=relative_time(game.times.ended_at)),
                )
                for game in archived
            ],
            archived,
        ),
    )
    unshared = tuple(_alone(alone, localizer))
    while not has_room(fitted(screen := _listed(lists, unshared, localizer, news))):
        longest = max(reversed(lists), key=lambda each: len(each.lines))
        lists = tuple(replace(each, lines=each.lines[:-1]) if each is longest else each for each in lists)
    return screen


def _place(game: Game, localizer: FluentLocalizer) -> str:
    return f"{game_link(game, localizer)} {mention_channel(game.channel_id)}"


@dataclass(frozen=True)
class _List:
    """The first lines of a list, and all games of the list."""

    lines: Sequence[str]
    games: Sequence[Game]

    @property
    def shown(self) -> Sequence[Game]:
        return self.games[: len(self.lines)]

    def text(self, localizer: FluentLocalizer) -> str:
        """Return the lines, and below them the number of games left out."""
        left = len(self.games) - len(self.lines)
        return "\n".join([*self.lines, localizer("games-more", more=left)] if left else self.lines)


def unfollow_buttons(followed: Sequence[Game], localizer: FluentLocalizer) -> Row:
    # The argument holds the id, because the game of an address must be in the same channel.
    return Row(
        tuple(
            Button(Address(Action.UNFOLLOW, argument=str(game.id)), localizer("button-unfollow-number", number=number))
            for number, game in enumerate(followed, 1)
        )
    )


def _listed(lists: Sequence[_List], alone: Sequence[Block | str], localizer: FluentLocalizer, news: str) -> Screen:
    own, followed, archived = lists
    mine: list[Block | str] = [] if alone else [localizer("games-none")]
    if own.games:
        # The select leaves a table from anywhere, even if the person can no longer see its channel.
        leave = _game_select(Action.QUIT_ELSEWHERE, "quit-placeholder", own.shown, localizer)
        mine = [heading(localizer("games-title")), own.text(localizer), leave]
    others = list[Block | str]()
    if followed.games:
        title = heading(localizer("followed-title"), 3)
        others += [title, followed.text(localizer), unfollow_buttons(followed.shown, localizer)]
    if archived.games:
        title, how = heading(localizer("games-archived"), 3), small(localizer("games-archived-how"))
        revive = _game_select(Action.REVIVE_ELSEWHERE, "revive-placeholder", archived.shown, localizer)
        others += [title, archived.text(localizer), revive, how]
    return compose(news, *mine, *alone, *others)


def _game_select(action: Action, placeholder: str, shown: Sequence[Game], localizer: FluentLocalizer) -> Row:
    options = [
        Option(
            localizer(variant_key(game.options)),
            str(game.id),
            name_list((seat.name for seat in game.seats if not seat.resigned), localizer),
        )
        for game in shown
    ]
    return select_row(Address(action), localizer(placeholder), options)


def _alone(alone: Sequence[Game], localizer: FluentLocalizer) -> Iterator[Block | str]:
    """Yield a heading, a line for each game without other people and without a channel, and buttons to the panels."""
    if not alone:
        return
    lines, buttons = list[str](), list[Button]()
    for number, game in enumerate(alone[:MAX_GAMES], 1):
        variant, original = localizer(variant_key(game.options)), origin_name(game)
        if game.deal.name:
            kind = localizer(KINDS[kind_of(game.deal.name)])
            lines.append(f"{number}. {join_facts(variant, kind)}")
        else:
            when = relative_time(expires_at(game))
            lines.append(localizer("games-played-on-line", number=number, variant=variant, id=original, when=when))
        label = localizer("button-play-on-number", number=number)
        buttons.append(Button(Address(Action.OPEN_PANEL, game.id), label))
    yield "\n".join((heading(localizer("games-alone"), 3), _List(lines, alone).text(localizer)))
    yield Row(tuple(buttons))


def _game_line(game: Game, user_id: int, localizer: FluentLocalizer) -> str:
    others = [safe_name(seat.name) for seat in game.seats if seat.user_id != user_id and not seat.resigned]
    more = max(0, len(others) - MAX_NAMES)
    names = comma_list(others[:MAX_NAMES], localizer) if more else localizer.all_of(others)
    company = localizer("games-with", names=names, more=more) if others else ""
    return join_facts(bullet(_place(game, localizer)), company, _awaited(game, user_id, localizer))


def _is_awaited(user_id: int, game: Game) -> bool:
    """Return whether it is the person's turn, as stored with the game; the moves are not read."""
    return game.acting is not None and game.acting == game.played_by(user_id)


def _awaited(game: Game, user_id: int, localizer: FluentLocalizer) -> str:
    """Name the player to move and the time of waiting; for a lobby, name the state of the lobby."""
    since, acting = relative_time(game.times.moved_at), game.acting
    if acting is None:
        state = "games-full" if game.is_full else "games-lobby"
        return localizer("games-invited" if game.invitation_of(user_id) else state)
    if _is_awaited(user_id, game):
        return localizer("games-your-turn", since=since)
    return localizer("games-their-turn", name=safe_name(acting.name), since=since)


@alone(Action.UNFOLLOW, where=Where.FRESH, names_game=True)
async def unfollow_button(context: Context) -> None:
    """Stop following the game of the address, or in the list of games the game in the argument."""
    if context.game_id:
        await unfollow(context, await table_here(context, context.game_id, needs_log=False))
        return
    await context.services.following.unfollow(context.number, context.user_id)
    await show_games(context)


@alone(Action.SHOW_GAMES)
async def show_games(context: Context) -> None:
    services, user_id = context.services, context.user_id
    mine = await services.tables.games.games_of(user_id)
    followed = await services.following.followed(user_id)
    archived = await services.tables.games.archived_games_of(user_id, MAX_ARCHIVED)
    alone = [game for game in await services.tables.games.games_alone(user_id) if game.is_live]
    news = await welcome(context, await context.person())
    await context.reply.show(games(mine, followed, user_id, context.localizer, news, archived, alone=alone))


@alone(Action.QUIT_ELSEWHERE, names_game=True)
async def quit_elsewhere(context: Context) -> None:
    """Leave the table in the argument, in any channel; ask first if the game is running."""
    number, localizer = context.argument.partition(" ")[0], context.localizer
    mine = await context.tables.games.games_of(context.user_id)
    game = next((each for each in mine if str(each.id) == number), None)
    if game is None:
        await show_games(context)
        return
    if game.status is Status.PLAYING and not context.is_confirmed:
        is_last = not resign(game, context.actor, context.now).is_live
        question = "confirm-resign-daily" if game.deal.name else "confirm-resign-last" if is_last else "confirm-resign"
        quit_it, stay = Address(Action.QUIT_ELSEWHERE, argument=f"{game.id} {CONFIRMED}"), Address(Action.SHOW_GAMES)
        answers, about = ("button-resign-yes", "button-resign-no"), game_link(game, localizer)
        screen = ask_first(localizer(question), quit_it, localizer, answers, leave_it=stay, about=about)
        await context.reply.show(screen)
        return
    change = resign if game.status is Status.PLAYING else leave
    table = await context.tables.change(game.id, change, context.actor)
    context.changed(table, redraw=not table.game.present)
    await show_games(context)


def games_button(localizer: FluentLocalizer, role: Role = Role.SECONDARY) -> Button:
    return Button(Address(Action.SHOW_GAMES), localizer("games-title"), role)


plain_command("kingdomino games", Action.SHOW_GAMES)


# ---- following tables without a seat

QUIETLY, MENTIONED = "quietly", "mentioned"
"""The ways to follow a game: arguments of the buttons of `following`, which update their message."""


def following(game_id: int, follower: Follower, localizer: FluentLocalizer) -> Screen:
    """Show how the person follows the game, with a button for the other way and a button for stopping."""
    if follower.mentioned:
        now, other, told, label = MENTIONED, QUIETLY, "following-mentioned", "button-follow-quietly"
    else:
        now, other, told, label = QUIETLY, MENTIONED, "following-quietly", "button-follow-mentioned"
    change = Button(Address(Action.FOLLOW, game_id, argument=other), localizer(label))
    stop = Button(Address(Action.UNFOLLOW, game_id, argument=now), localizer("button-unfollow"))
    return compose(localizer(told), Row((change, stop)))


@at_table(Action.FOLLOW, where=Where.FRESH)
async def follow(context: Context, table: Table) -> None:
    """Let the person follow the game, and show how; the argument is QUIETLY, MENTIONED or empty."""
    game_id, user_id, service = table.game.id, context.user_id, context.services.following
    # Without an argument, a second tap on the button beside the board must not change the way to follow.
    follower = None if context.argument else await service.follower(game_id, user_id)
    follower = follower or await service.follow(game_id, user_id, mentioned=context.argument == MENTIONED)
    await _show_beside_board(context, following(game_id, follower, context.localizer))


async def unfollow(context: Context, table: Table) -> None:
    """Let the person stop following the game."""
    await context.services.following.unfollow(table.game.id, context.user_id)
    await _show_beside_board(context, compose(context.localizer("unfollowed")))


async def visitor_buttons(context: Context, table: Table) -> tuple[Button, ...]:
    """Return the visitor's buttons at a live table: to follow the game, and to take each offered seat.

    A player who has resigned can take only their own seat.
    """
    game, user_id = table.game, context.user_id
    seat = game.seat_of(user_id)
    if not game.is_live or (seat is not None and not seat.resigned):
        return ()
    follower = await context.services.following.follower(game.id, user_id)
    action, label = (Action.UNFOLLOW, "button-unfollow") if follower else (Action.FOLLOW, "button-follow")
    return (
        Button(Address(action, game.id), context.localizer(label)),
        *(take_button(game, each, context.localizer) for each in game.seats if each.offered and seat in (None, each)),
    )


async def _show_beside_board(context: Context, screen: Screen) -> None:
    """Update a message about following; below a board send a new message, so the board stays."""
    is_beside = context.is_component and context.is_ephemeral and not context.argument
    await (context.reply.ask(screen) if is_beside else context.reply.show(screen))


_OFF: Final = "off"
_NAMES: Final = {QUIETLY: "how-quietly", MENTIONED: "how-mentioned", _OFF: "how-off"}
_WAYS: Final = OneOf(_NAMES)


@command("kingdomino follow")
@options("how")
async def follow_command(interaction: Interaction[Any], how: Transform[str, _WAYS] = QUIETLY) -> None:
    await run(interaction, AtTable(unfollow, needs_log=False) if how == _OFF else AtTable(follow), how)
