"""The history of a channel: its games step by step, with their films and records."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Final, Self

from bot.chat.actions import address_at
from bot.chat.at_discord import place_of
from bot.chat.handling.context import Context, Where
from bot.chat.handling.feature import Feature, no_service
from bot.chat.handling.pipeline import table_here
from bot.chat.kit.blocks import MAX_OPTIONS, Address, Button, Gallery, Option, Row, Screen, compose, select_row, stack
from bot.chat.kit.markup import date, heading, small, view_text
from bot.chat.screens import table_view
from bot.chat.screens.pages import revive_button
from bot.chat.slots import END, OWN, PAST
from bot.games.game import Game, Seat, Status
from bot.games.options import variant_key
from bot.games.refusals import Refusal, wrong_status
from bot.games.rights import Grant, player, require_over, unseated
from bot.games.series import Ending
from bot.games.table import Table, game_record, time_of
from bot.games.words.highlights import Highlights
from bot.games.words.narration import join_facts, mover, narrate
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import label_name, plain
from renderers import film_view
from renderers.build_views import SLOW_TURNS
from renderers.localizer import comma_list


class HistoryAction(StrEnum):
    """The actions of the history, whose texts are part of addresses."""

    LIST_GAMES = "listgames"
    READ_GAME = "readgame"
    SHOW_STEP = "step"
    EARLIER_STEP = "earlier"
    LATER_STEP = "later"
    EXPORT_GAME = "exportgame"
    SHOW_FILM = "film"
    SHARE_FILM = "sharefilm"


FEATURE: Final = Feature("history", Path(__file__).parent, no_service)
FEATURE.tells("looking", "help-history")
FEATURE.tells("fair", "help-history-fair")


DECIDING: Final = "deciding"
"""The argument of `HistoryAction.SHOW_STEP` for the turn that decided a finished game."""

OUTCOMES: Final = MappingProxyType(
    {
        Status.PLAYING: "history-playing",
        Status.OVER: "history-over",
        Status.CANCELLED: "history-cancelled",
        Status.ARCHIVED: "history-archived",
    }
)
"""The messages about what became of a game, with its date."""


def require_shareable(game: Game) -> None:
    """Check that the game is over and can be shown to everybody.

    Of a shared deal people show a card, which gives nothing away to people who have yet to play the deal.
    """
    require_over(game)
    if game.is_private or game.deal.name:
        raise Refusal("error-old-button")


ON_A_PAGE: Final = 20
"""As many games as a message has room for in every alphabet."""

SHARE: Final = Grant(require_shareable, (player,), unseated)
"""Who may show the film of a game to everybody."""


@FEATURE.fills(OWN)
async def past_button(_: None, localizer: FluentLocalizer) -> Iterable[Button]:
    return (Button(Address(HistoryAction.LIST_GAMES), localizer("history-title")),)


@FEATURE.fills(END)
async def look_back_button(_: None, table: Table, localizer: FluentLocalizer) -> Iterable[Button]:
    return (Button(address_at(table, HistoryAction.SHOW_STEP, DECIDING), localizer("button-history")),)


def past_games(games_here: Sequence[Game], localizer: FluentLocalizer, *, is_newest: bool = True) -> Screen:
    """List the games of a channel, newest first, in a select that opens the chosen game.

    Further games are on further pages; `is_newest` marks the first page.
    """
    if not games_here:
        return compose(localizer("history-none"))
    shown = games_here[:ON_A_PAGE]
    options = [
        Option(
            join_facts(str(game.id), localizer(variant_key(game.options)), *table_view.option_names(game, localizer)),
            str(game.id),
            _outcome(game, localizer),
        )
        for game in shown
    ]
    select = select_row(Address(HistoryAction.READ_GAME), localizer("history-placeholder"), options)
    pages = []
    if not is_newest:
        pages.append(Button(Address(HistoryAction.LIST_GAMES), localizer("button-newest")))
    if len(games_here) > len(shown):
        pages.append(Button(Address(HistoryAction.LIST_GAMES, argument=str(shown[-1].id)), localizer("button-older")))
    return compose(heading(localizer("history-title")), localizer("history-how"), select, Row(tuple(pages)))


def _outcome(game: Game, localizer: FluentLocalizer) -> str:
    """Return the date, the outcome of the game, and the names with scores, the winner first."""
    ranked = sorted(game.seats, key=lambda seat: (seat.place or 0, seat.number))
    names = comma_list((_name_with_score(seat, localizer) for seat in ranked), localizer)
    # Options take no markup, so the client cannot put the date into the reader's time zone.
    day = datetime.fromtimestamp(time_of(game), UTC).date()
    return join_facts(localizer(OUTCOMES[game.status], day=day), names)


def _name_with_score(seat: Seat, localizer: FluentLocalizer) -> str:
    # A person who resigned is not named.
    name = plain(localizer("name-computer")) if seat.resigned else label_name(seat.name)
    return name if seat.score is None else localizer("end-sum", name=name, total=seat.score)


BOARDS: Final = "boards"


@dataclass(frozen=True)
class HistoryStep:
    """A position of a game.

    The text of a step, "17", "17 2" or "17 boards", is the argument of an address.
    """

    ply: int
    kingdom: int | None = None
    """The index of the kingdom on the screen; None for all kingdoms."""
    boards: bool = False
    """Whether the screen shows the boards of extensions instead of the kingdoms."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a step. Raises ValueError for any other text."""
        ply, _, look = text.partition(" ")
        return cls(int(ply), int(look) if look and look != BOARDS else None, look == BOARDS)

    def __str__(self) -> str:
        look = BOARDS if self.boards else self.kingdom
        return str(self.ply) if look is None else f"{self.ply} {look}"


def history(table: Table, step: HistoryStep, localizer: FluentLocalizer, more: Sequence[Button] = ()) -> Screen:
    """Show the table at the latest end of a turn up to a step, with buttons to other turns, and all about the game.

    The end of a game is shown as a poster. In text mode a select leads to full descriptions of kingdoms, and a
    button to the boards of a Royal Wedding. `more` are the buttons of features.
    """
    stops = turn_starts(table) or (0,)
    index = max((index for index, stop in enumerate(stops) if stop <= step.ply), default=0)
    then = table.until(stops[index])
    since = stops[index - 1] if index else 0
    title = localizer("history-step", id=str(table.game.id), number=index + 1, steps=len(stops))
    revive = [revive_button(table.game, localizer)] if table.game.status is Status.ARCHIVED else []
    film = Button(address_at(table, HistoryAction.SHOW_FILM), localizer("button-film"))
    # A record has all moves of a game.
    again = address_at(table, HistoryAction.SHOW_STEP, str(replace(step, ply=stops[index])))
    record = Button(Address(HistoryAction.EXPORT_GAME, table.game.id), localizer("button-exportgame"))
    return compose(
        "\n".join((small(title), *narrate(then, since, localizer))),
        *(replace(each, again=again) for each in _pictures(then, since, step, localizer)),
        *_round_select(table, stops, stops[index], localizer),
        Row(
            (
                *_step_buttons(table, stops, index, localizer),
                *table_view.play_on_button(table, then.ply, localizer),
                *revive,
            )
        ),
        _kingdom_select(then, step, localizer),
        Row(
            (*([film] if table.state.is_over else []), *more, *([] if table.game.deal.start_position else [record])),
            text_mode_only=_other_look(then, step, localizer),
        ),
    )


def _pictures(then: Table, since: int, step: HistoryStep, localizer: FluentLocalizer) -> tuple[Gallery, ...]:
    if step.kingdom is not None:
        return stack([table_view.close_up(then, step.kingdom, localizer)])
    if then.state.is_over:
        return table_view.poster(then, table_view.end_view(then), localizer)
    moved = mover(then, since)
    view, stem = table_view.board_view(then, moved, focus=moved), f"{then.game.id}-{then.ply}"
    if step.boards:
        return stack([table_view.table_picture(then, f"step-board-{stem}", each, localizer) for each in view.boards])
    picture = table_view.table_picture(then, f"step-{stem}", view, localizer)
    heard = table_view.heard_view(then, view, first=moved)
    return (Gallery((picture,), partial(view_text, heard, localizer)),)


def _other_look(then: Table, step: HistoryStep, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the button between the kingdoms and the boards of a Royal Wedding, which do not fit on two pages."""
    if not then.variant.mixes_boxes or then.state.is_over:
        return ()
    other = replace(step, ply=then.ply, kingdom=None, boards=not step.boards)
    address = address_at(then, HistoryAction.SHOW_STEP, str(other))
    return (Button(address, localizer("button-table" if step.boards else "button-boards")),)


def _kingdom_select(then: Table, step: HistoryStep, localizer: FluentLocalizer) -> Row:
    # The select of rounds has the same action, so the argument makes their custom ids differ.
    address = address_at(then, HistoryAction.SHOW_STEP, "kingdom")
    row = table_view.kingdom_select(then, address, localizer, lambda each: HistoryStep(then.ply, each), step.kingdom)
    # A phone has no room for it above the buttons.
    return Row((), text_mode_only=row.controls or row.text_mode_only)


def _about(game: Game, localizer: FluentLocalizer) -> str:
    """Return a title and a line about the game: the number, the variant, the date and the options."""
    facts = join_facts(date(time_of(game)), *table_view.option_names(game, localizer))
    title = localizer("history-game", id=str(game.id), game=localizer(variant_key(game.options)))
    return f"{heading(title, 3)}\n{small(facts)}"


def turn_starts(table: Table) -> tuple[int, ...]:
    """Return the first ply of each turn, then the last ply of the game."""
    return tuple(played.ply + 1 for played in table.moves if played.ends_turn and not played.after.is_chance)


def changing_most(highlights: Highlights, count: int) -> tuple[int, ...]:
    """Return the indices of the turns with the greatest changes of the odds, in the order of the game."""
    turns = highlights.turns
    return tuple(sorted(sorted(range(len(turns)), key=lambda at: -abs(turns[at].change))[:count]))


def film(table: Table, ending: Ending, localizer: FluentLocalizer, *, may_share: bool = False) -> Screen:
    """Show the finished game as an animated picture; `may_share` adds a button that shows the film to everybody."""
    states = [table.start, *(played.after for played in table.moves)]
    name = f"film-{table.game.id}-{table.ply}"
    # Only the final picture marks the names of players who left.
    slow = changing_most(ending.highlights, SLOW_TURNS)
    view = replace(film_view(states, table_view.seat_names(table), slow), end=table_view.end_view(table, ending))
    picture = table_view.table_picture(table, name, view, localizer)
    picture = replace(picture, server=table.game.server)
    share = Button(address_at(table, HistoryAction.SHARE_FILM), localizer("button-share"))
    again = address_at(table, HistoryAction.SHOW_FILM)
    return compose(_about(table.game, localizer), *stack([picture], again), Row((share,) if may_share else ()))


def _round_select(table: Table, stops: Sequence[int], at: int, localizer: FluentLocalizer) -> Iterator[Row]:
    """Yield a select that leads to the beginning of each round and to the end; no select for a single round."""
    round_after = {played.ply + 1: played.after.round for played in table.moves}
    # In reversed order, the first step of each round is the last to enter the dictionary.
    first_steps = {round_after.get(stop, 0): stop for stop in reversed(stops)}
    rounds = table.state.format.rounds
    names = {stop: localizer("table-round", round=number, rounds=rounds) for number, stop in first_steps.items()}
    names.setdefault(stops[-1], localizer("button-last"))
    chosen = max((stop for stop in names if stop <= at), default=0)
    # Of the rounds, only the chosen one says what it is, as a closed select shows it. Round 0 is the first choice.
    short = {stop: f"{number} / {rounds}" for number, stop in first_steps.items() if number and stop != chosen}
    labels = names | short
    options = [Option(label, str(stop), chosen=stop == chosen) for stop, label in sorted(labels.items())]
    if len(options) > 1:
        # In games of 24 rounds, the first choice, where the page begins, leaves its place to the end.
        shown = options[-MAX_OPTIONS:]
        yield select_row(address_at(table, HistoryAction.SHOW_STEP), localizer("history-round-placeholder"), shown)


def _step_buttons(table: Table, stops: Sequence[int], index: int, localizer: FluentLocalizer) -> tuple[Button, ...]:
    """Return the buttons for the previous and the next turn; the select leads to the rounds and to the end.

    Each button keeps its place, so repeated presses work; a button without a target is disabled.
    """
    targets = (
        (HistoryAction.EARLIER_STEP, "‹", "button-earlier", max(0, index - 1)),
        (HistoryAction.LATER_STEP, "›", "button-later", min(index + 1, len(stops) - 1)),
    )
    return tuple(
        Button(address_at(table, action, str(stops[at])), sign, in_text_mode=localizer(words), is_enabled=at != index)
        for action, sign, words, at in targets
    )


@FEATURE.anywhere(HistoryAction.LIST_GAMES)
async def list_games(context: Context) -> None:
    """List the games of the channel; with the id of a game as argument, only older games."""
    before = context.number if context.argument else None
    # One game more than the list shows tells whether there are older games.
    games = await context.tables.games.games_in(context.channel_id, ON_A_PAGE + 1, before)
    await context.show(past_games(games, context.localizer, is_newest=before is None))


@FEATURE.at_table(HistoryAction.SHOW_STEP, HistoryAction.EARLIER_STEP, HistoryAction.LATER_STEP, where=Where.FRESH)
async def show_step(context: Context, table: Table) -> None:
    """Show one position of a game in a private message. Raises Refusal for a lobby."""
    table.require_begun()
    asked = context.argument or str(table.ply)
    if asked == DECIDING:
        # A game that no turn decided is shown from its beginning: everybody knows its end.
        deciding = (await context.services.series.ending(table)).highlights.deciding(table.state)
        asked = str(deciding.turn[-1].ply + 1 if deciding else 0)
    step = context.parsed(HistoryStep.parse, asked)
    if step.kingdom is not None and step.kingdom not in range(len(table.state.kingdoms)):
        raise Refusal("error-old-button")
    more = await context.services.slots.ask(PAST, table, context.localizer)
    await context.show(await context.drawn(history, table, step, context.localizer, more))


@FEATURE.anywhere(HistoryAction.READ_GAME, where=Where.FRESH)
async def read_game(context: Context) -> None:
    table = await table_here(context, context.number)
    await show_step(context.naming(table.variant).asking(""), table)


@FEATURE.at_table(HistoryAction.SHOW_FILM, where=Where.ASIDE)
async def show_film(context: Context, table: Table) -> None:
    if not table.state.is_over:
        raise Refusal("error-old-button")
    may_share = SHARE.allows(table.game, context.actor)
    ending = await context.services.series.ending(table)
    await context.show(await asyncio.to_thread(film, table, ending, context.localizer, may_share=may_share))


@FEATURE.at_table(HistoryAction.SHARE_FILM)
async def share_film(context: Context, table: Table) -> None:
    SHARE.require(table.game, context.actor)
    ending, localizer = (
        await context.services.series.ending(table),
        context.services.channels.localizer(place_of(table.game)),
    )
    own = await asyncio.to_thread(film, table, ending, context.localizer)
    public = await asyncio.to_thread(film, table, ending, localizer)
    await context.share(public, own)


@FEATURE.at_table(HistoryAction.EXPORT_GAME, where=Where.ASIDE)
async def export_game(context: Context, table: Table) -> None:
    """Send the record of a game as a file that `python -m engine replay` reads."""
    if not table.moves:
        raise wrong_status(table.game)
    if table.game.deal.start_position:
        # A record has all moves of a game.
        raise Refusal("error-old-button")
    revealed = await context.tables.revealed(table.game)
    record = await asyncio.to_thread(lambda: str(game_record(table, revealed)))
    text = context.localizer("history-record", id=str(table.game.id))
    await context.file(text, f"game-{table.game.id}.txt", record.encode())
