"""The games of a person: `/kingdomino games`."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain

from bot.chat.actions import Action
from bot.chat.deeds.absence import welcome
from bot.chat.handling.commands import plain_command
from bot.chat.handling.context import Context, Services
from bot.chat.handling.pipeline import anywhere
from bot.chat.kit import fits
from bot.chat.kit.blocks import CONFIRMED, Address, Button, Option, Role, Row, Screen, compose, select_row
from bot.chat.kit.markup import bullet, heading, mention_channel, relative_time, small
from bot.chat.screens.pages import GameList, ask_first, game_link
from bot.chat.screens.table_view import deal_name
from bot.chat.slots import GAMES, LESSONS, OWN
from bot.games.deadlines import expires_at, is_past_deal
from bot.games.game import Game, Status
from bot.games.lobby import cancel, leave
from bot.games.options import variant_key
from bot.games.seats import resign
from bot.games.series import origin_name
from bot.games.shared_deals import DAILY, number_of, parts_of
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name
from renderers.localizer import comma_list, name_list

MAX_GAMES = 12
"""The most own games on the list; a full message shows fewer."""
MAX_TABLES = 6
"""The most running tables on the list of moderators, whose lines are longer."""
MAX_ARCHIVED = 5
"""The most archived games on the list."""
MAX_NAMES = 3
"""The most players named for each game of a list."""


def games(  # noqa: PLR0913 - the lists of the page
    mine: Sequence[Game],
    user_id: int,
    localizer: FluentLocalizer,
    news: str = "",
    archived: Sequence[Game] = (),
    *,
    alone: Sequence[Game] = (),
    more: Sequence[GameList] = (),
    ways: Row = Row(()),  # noqa: B008 - it cannot change
) -> Screen:
    """List a person's games: first those that wait for the person, then those alone, `more` lists, archived games.

    The lists are shortened until they fit into a message, and show the number of games left out. `news` describes the
    events of the person's absence, and `ways` are the buttons to what else there is.
    """
    by_oneself, shelved = _games_alone(alone, localizer), _archived_games(archived, localizer)
    none = "" if mine or alone else localizer("games-none")
    lists = _own_games(mine, user_id, localizer), by_oneself, *more, shelved
    return _fitting(lists, localizer, news, none, ways=ways)


def _fitting(
    lists: Sequence[GameList],
    localizer: FluentLocalizer,
    *before: str,
    ways: Row = Row(()),  # noqa: B008 - it cannot change
) -> Screen:
    """Compose the lists, the longest ones shortened until all fit into a message."""
    while not fits(screen := compose(*before, *chain.from_iterable(each.blocks(localizer) for each in lists), ways)):
        longest = max(reversed(lists), key=lambda each: len(each.lines))
        lists = tuple(replace(each, lines=each.lines[:-1]) if each is longest else each for each in lists)
    return screen


def _own_games(mine: Sequence[Game], user_id: int, localizer: FluentLocalizer) -> GameList:
    # The sort is stable: games that wait for the person keep their order, and so do the other games.
    waiting_first = sorted(mine, key=lambda game: not _is_awaited(user_id, game))
    lines = [_game_line(game, user_id, localizer) for game in waiting_first[:MAX_GAMES]]
    # The select leaves a table from anywhere, even if the person can no longer see its channel.
    leave = partial(_game_select, Action.QUIT_ELSEWHERE, "quit-placeholder", localizer)
    return GameList(heading(localizer("games-title")), lines, waiting_first, leave)


def _archived_games(archived: Sequence[Game], localizer: FluentLocalizer) -> GameList:
    since = [localizer("games-archived-since", since_span=relative_time(game.times.ended_at)) for game in archived]
    lines = [join_facts(bullet(place(game, localizer)), each) for game, each in zip(archived, since, strict=True)]
    revive = partial(_game_select, Action.REVIVE_ELSEWHERE, "revive-placeholder", localizer)
    title, how = heading(localizer("games-archived"), 3), small(localizer("games-archived-how"))
    return GameList(title, lines, archived, revive, how)


def place(game: Game, localizer: FluentLocalizer) -> str:
    return f"{game_link(game, localizer)} {mention_channel(game.channel_id)}"


def _game_select(action: Action, placeholder: str, localizer: FluentLocalizer, shown: Sequence[Game]) -> Row:
    options = [
        Option(
            localizer(variant_key(game.options)),
            str(game.id),
            name_list((seat.name for seat in game.seats if not seat.resigned), localizer),
        )
        for game in shown
    ]
    return select_row(Address(action), localizer(placeholder), options)


def _games_alone(alone: Sequence[Game], localizer: FluentLocalizer) -> GameList:
    """Return the numbered games without other people and without a channel, with buttons to the panels."""
    lines = list[str]()
    for number, game in enumerate(alone[:MAX_GAMES], 1):
        variant, original = localizer(variant_key(game.options)), origin_name(game)
        if game.deal.name:
            day, kind, _ = parts_of(game.deal.name)
            told = deal_name(kind, localizer) + (f" #{number_of(day)}" if kind == DAILY else "")
            lines.append(f"{number}. {join_facts(variant, told)}")
        else:
            when = relative_time(expires_at(game))
            lines.append(localizer("games-played-on-line", number=number, game=variant, id=original, when_span=when))

    def play_on(shown: Sequence[Game]) -> Row:
        labels = [localizer("button-play-on-number", number=number) for number, _ in enumerate(shown, 1)]
        addresses = [Address(Action.OPEN_PANEL, game.id) for game in shown]
        return Row(tuple(map(Button, addresses, labels)))

    return GameList(heading(localizer("games-alone"), 3), lines, alone, play_on)


def _game_line(game: Game, user_id: int, localizer: FluentLocalizer) -> str:
    others = [safe_name(seat.name) for seat in game.seats if seat.user_id != user_id and not seat.resigned]
    more = max(0, len(others) - MAX_NAMES)
    names = comma_list(others[:MAX_NAMES], localizer) if more else localizer.all_of(others)
    company = localizer("games-with", names=names, more=more) if others else ""
    return join_facts(bullet(place(game, localizer)), company, _awaited(game, user_id, localizer))


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
        return localizer("games-your-turn", since_span=since)
    return localizer("games-their-turn", name=safe_name(acting.name), since_span=since)


async def ways_on(services: Services, localizer: FluentLocalizer) -> Row:
    """Return the buttons to the lessons, to the rules of the game in the channel, and to what was played."""
    rules = Button(Address(Action.READ_RULES), localizer("button-rules"))
    lessons = await services.slots.ask(LESSONS, None, localizer)
    return Row((*lessons, rules, *await services.slots.ask(OWN, localizer)))


@anywhere(Action.SHOW_GAMES)
async def show_games(context: Context) -> None:
    services, user_id = context.services, context.user_id
    mine = await services.tables.games.games_of(user_id)
    archived = await services.tables.games.archived_games_of(user_id, MAX_ARCHIVED)
    found = await services.tables.games.games_alone(user_id)
    alone = [game for game in found if game.is_live and not is_past_deal(game, context.now)]
    news = await welcome(context, await context.person())
    more = await services.slots.ask(GAMES, user_id, context.localizer)
    ways = await ways_on(services, context.localizer)
    await context.show(games(mine, user_id, context.localizer, news, archived, alone=alone, more=more, ways=ways))


@anywhere(Action.QUIT_ELSEWHERE)
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
        await context.show(screen)
        return
    change = resign if game.status is Status.PLAYING else leave
    table = await context.tables.change(game.id, change, context.actor)
    context.changed(table)
    await show_games(context)


# ---- the tables of a server, for moderators


def tables(running: Sequence[Game], user_id: int, localizer: FluentLocalizer, first: int = 0) -> Screen:
    """List the running tables from number `first` on, and a select that ends one."""
    running, after = running[first:], first + MAX_TABLES
    ages = [localizer("tables-opened", since_span=relative_time(game.times.created_at)) for game in running]
    lines = [join_facts(_game_line(game, user_id, localizer), age) for game, age in zip(running, ages, strict=True)]
    end = partial(_game_select, Action.END_TABLE, "tables-placeholder", localizer)
    listed = GameList(heading(localizer("tables-title")), lines[:MAX_TABLES], running, end)
    back = Button(Address(Action.SHOW_SERVER), f"‹ {localizer('settings-all')}")
    further = Button(Address(Action.SHOW_TABLES, argument=str(after)), f"{after + 1}… ›")
    ways = Row((back, further) if len(running) > MAX_TABLES else (back,))
    return _fitting([listed], localizer, "" if running else localizer("tables-none"), ways=ways)


async def _tables_to_moderate(context: Context) -> list[Game]:
    """Return the tables that the person may end, first the one that has rested longest.

    Who manages the server may end all of them, and who manages messages those of the channel.
    """
    actor, guild_id = context.actor, context.guild_id
    if guild_id is None or not (actor.is_manager or actor.is_moderator):
        return []
    running = await context.tables.games.live_games_of_guild(guild_id)
    by_rest = sorted(running, key=lambda game: (game.times.moved_at or game.times.created_at, game.id))
    return [game for game in by_rest if actor.is_manager or actor.channel_id in {game.channel_id, game.home_id}]


@anywhere(Action.SHOW_TABLES)
async def show_tables(context: Context) -> None:
    """Show the tables from the number in the argument on."""
    running, first = await _tables_to_moderate(context), context.argument
    shown_from = int(first) if first.isdecimal() and int(first) < len(running) else 0
    await context.show(tables(running, context.user_id, context.localizer, shown_from))


@anywhere(Action.END_TABLE)
async def end_table(context: Context) -> None:
    """End the table in the argument, in any channel; ask first."""
    number, localizer = context.argument.partition(" ")[0], context.localizer
    game = next((each for each in await _tables_to_moderate(context) if str(each.id) == number), None)
    if game and not context.is_confirmed:
        is_running = game.status is Status.PLAYING
        asked = localizer("confirm-cancel" if is_running else "confirm-cancel-lobby")
        answers = "button-cancel-yes" if is_running else "button-close-table", "button-cancel-no"
        end_it = Address(Action.END_TABLE, argument=f"{game.id} {CONFIRMED}")
        leave_it, about = Address(Action.SHOW_TABLES), place(game, localizer)
        await context.show(ask_first(asked, end_it, localizer, answers, leave_it=leave_it, about=about))
        return
    if game:
        context.changed(await context.tables.change(game.id, cancel, replace(context.actor, is_moderator=True)))
    await show_tables(context)


def games_button(localizer: FluentLocalizer, role: Role = Role.SECONDARY) -> Button:
    return Button(Address(Action.SHOW_GAMES), localizer("games-title"), role)


plain_command("kingdomino games", Action.SHOW_GAMES)
