"""Facts, pictures and buttons of a table for the screens of all topics."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from bot.chat.actions import Action, address_at
from bot.chat.kit.blocks import Address, Block, Button, Gallery, Option, PictureSpec, Role, Row, Select, Text, stack
from bot.chat.kit.markup import mention, small
from bot.games.draws import next_hash
from bot.games.game import Game, GameOptions, Seat
from bot.games.options import known_variant, option_key, variant_key
from bot.games.people.person import short_names
from bot.games.seats import owner_of
from bot.games.series import Ending, can_play_on, only_person
from bot.games.shared_deals import kind_of
from bot.games.table import Table
from bot.games.words.highlights import ValuedTurn
from bot.games.words.narration import final_name, join_facts, kingdom_name, pictured
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import label_name, safe_name, with_emoji
from engine.moves import Pick, Place
from engine.scoring import GAMES_IN_SERIES
from engine.state import State
from renderers import PLAYER_COLORS, View, close_up_view, poster_view, table_view, theme_named, with_dominoes
from renderers import owner_of as owner_of_kingdom
from renderers.painting.emoji import domino_name
from renderers.text.wording import domino_text
from renderers.view import BestTurn, Hero, PosterView, TableView

NAME_ON_BUTTON: Final = 14
"""The most characters of a name on a button that stands beside others."""

MOST_DETAILED: Final = 4
"""The most kingdoms in a picture with all details of each."""

PICKS_IN_A_ROW: Final = 4
"""The most dominoes whose buttons have verbs."""

_HOUR, _DAY = 60, 24 * 60
"""In minutes."""

_TOLERATED: Final = 5
"""How many minutes a time may fall short of a whole number of hours or days and still be rounded up."""

_EVERYTHING: Final = "all"
_BOARDS: Final = "boards"
_TEXT: Final = "text"


@dataclass(frozen=True)
class Look:
    """The view of a table that somebody has chosen.

    The text of a look, "2", "all", "boards" or "2 text", is the argument of an address.
    """

    kingdom: int | None = None
    """The index of a kingdom; None for the whole table or the boards."""
    text_mode: bool = False
    """Whether the view is in text mode instead of pictures."""
    boards: bool = False
    """Whether the boards of extensions are shown large."""

    @classmethod
    def parse(cls, text: str) -> Self:
        """Parse a look. Raises ValueError for any other text."""
        shown, _, mode = text.partition(" ")
        kingdom = None if shown in (_EVERYTHING, _BOARDS) else int(shown)
        return cls(kingdom, mode == _TEXT, shown == _BOARDS)

    def __str__(self) -> str:
        everything = _BOARDS if self.boards else _EVERYTHING
        shown = everything if self.kingdom is None else str(self.kingdom)
        return f"{shown} {_TEXT}" if self.text_mode else shown


def accent(table: Table) -> int | None:
    """Return the color of the player to move, as 0xRRGGBB; None if no player has to move."""
    if table.acting is None:
        return None
    red, green, blue = PLAYER_COLORS[table.state.king.seat - 1]
    return red << 16 | green << 8 | blue


def acting_line(table: Table, localizer: FluentLocalizer, left: int = 0, *, begins: bool = False) -> str:
    """Name the player to move, the next action, and the time limit if some seconds are `left`; empty without an action.

    `begins` selects the line for the first message of a game, which calls several players. The time is in words,
    because a lock screen does not format Discord's times.
    """
    begins = begins and not _is_placing(table)
    due, (unit, count) = _due(table, localizer, begins=begins), whole_units(left)
    return localizer("due-within", due=due, unit=unit, count=count) if due and left and not begins else due


def _due(table: Table, localizer: FluentLocalizer, *, begins: bool) -> str:
    acting, state = table.acting, table.asking.state
    if acting is None:
        return ""
    is_called = not (acting.is_absent or acting.is_computer)
    name = mention(acting.user_id, acting.name) if is_called else safe_name(acting.name)
    if begins:
        order = "next" if any(isinstance(played.move, Pick) for played in table.moves) else "first"
        return localizer("due-begin", name=name, order=order)
    if _is_placing(table):
        return localizer("due-place", name=name, domino=_number(state, localizer))
    only_picks = all(isinstance(move, Pick) for move in state.legal_moves())
    return localizer("due-pick" if only_picks else "due-rest", name=name)


def _is_placing(table: Table) -> bool:
    return any(isinstance(move, Place) for move in table.asking.state.legal_moves())


def footnote(table: Table, localizer: FluentLocalizer) -> str:
    state = table.state
    facts = [] if state.is_over else [localizer("table-round", round=state.round, rounds=state.format.rounds)]
    return join_facts(*facts, localizer(variant_key(table.game.options)), *option_names(table.game, localizer))


def option_names(game: Game, localizer: FluentLocalizer) -> Iterator[str]:
    variant = known_variant(game.options)
    yield from (localizer(option_key(letter)) for letter in (variant.options if variant else ""))
    if game.options.dynasty:
        yield localizer("dynasty-game", number=game.number, games=GAMES_IN_SERIES)
    if game.deal.name:
        yield deal_name(kind_of(game.deal.name), localizer)


def deal_name(kind: str, localizer: FluentLocalizer) -> str:
    """Name a kind of shared deals, as the feature of the kind does."""
    return localizer.find(f"deal-{kind}") or localizer("deal-shared")


def in_units(minutes: int) -> tuple[str, int]:
    """Return a number of minutes in whole days, hours or minutes: ("days", 2).

    >>> in_units(45), in_units(36 * 60), in_units(48 * 60)
    (('minutes', 45), ('hours', 36), ('days', 2))
    """
    if minutes < _HOUR:
        return "minutes", minutes
    return ("hours", minutes // _HOUR) if minutes % _DAY else ("days", minutes // _DAY)


def whole_units(seconds: int) -> tuple[str, int]:
    """Return a time as `in_units`, rounded down to whole units, or up if only a few minutes are missing.

    >>> whole_units(7200 - 90), whole_units(3 * 3600 - 900), whole_units(50 * 3600), whole_units(20)
    (('hours', 2), ('hours', 2), ('days', 2), ('minutes', 1))
    """
    minutes = (seconds + 30) // 60
    unit = _DAY if minutes + _TOLERATED >= 2 * _DAY else _HOUR
    whole = (minutes + _TOLERATED) // unit * unit
    return in_units(whole or max(minutes, 1))


def minutes_text(minutes: int, localizer: FluentLocalizer) -> str:
    """Return a number of minutes in words, in lower case for the middle of a sentence."""
    unit, count = in_units(minutes) if minutes else ("none", 0)
    return localizer(f"turn-time-{unit}", count=count)


def turn_time_text(minutes: int, localizer: FluentLocalizer) -> str:
    """Return the time for a turn, like “Time for a turn: a day”."""
    return localizer("setup-pace", value=minutes_text(minutes, localizer))


def pace_options(values: Mapping[int, str], chosen: int, localizer: FluentLocalizer) -> list[Option]:
    """Return an option for each time in minutes. Only the chosen one names the setting, as a closed select shows it."""
    return [
        Option((turn_time_text if each == chosen else minutes_text)(each, localizer), value, chosen=each == chosen)
        for each, value in values.items()
    ]


def pace_line(options: GameOptions, localizer: FluentLocalizer) -> str:
    """Return a line with the time for a turn and the policy after that time."""
    time = turn_time_text(options.pace, localizer)
    if not options.pace:
        return time
    return localizer("pace-line", pace=time, then=localizer(f"policy-{options.policy}-about"))


def seat_names(table: Table) -> list[str]:
    """Return the players' names for pictures, in the order of seats."""
    return [seat.name for seat in table.game.seats]


def seat_text(seat: Seat, key: str, localizer: FluentLocalizer) -> str:
    """Describe a seat and the owner who may return to it, in the message `key`; `key-for-good` if nobody may return."""
    _, owner = owner_of(seat)
    return localizer(key if owner else f"{key}-for-good", name=safe_name(seat.name), owner_name=safe_name(owner or ""))


def final_names(table: Table) -> list[str]:
    return [final_name(table, seat) for seat in table.game.seats]


# ---- pictures


def table_picture(table: Table, stem: str, view: View, localizer: FluentLocalizer) -> PictureSpec:
    first_players = {table.state.owners(kingdom)[0] - 1: placed for kingdom, placed in table.placements.items()}
    return PictureSpec.of(stem, with_dominoes(view, first_players), localizer).in_theme(
        theme_named(table.game.options.theme)
    )


def close_up(table: Table, kingdom: int, localizer: FluentLocalizer) -> PictureSpec:
    view = close_up_view(table.state, kingdom, seat_names(table), table.latest_placements.get(kingdom))
    return table_picture(table, f"close-up-{table.game.id}-{table.ply}-{kingdom}", view, localizer)


def board_view(table: Table, moved: int | None, focus: int | None = None) -> TableView:
    """Return the table with all boards; the kingdom `focus` is large, by default the kingdom to move."""
    return table_view(table.state, seat_names(table), table.latest_placements, moved, focus)


def heard_view(table: Table, view: TableView, first: int | None) -> TableView:
    """Return the view for a description in text mode, with the kingdom of the index `first` before the others.

    In a Royal Wedding, two pages have no room for the builders' board, so the screen needs a button to the board.
    """
    chosen = None if first is None else view.kingdoms[first]
    kingdoms = tuple(sorted(view.kingdoms, key=lambda each: each is not chosen))
    return replace(view, kingdoms=kingdoms, boards=() if table.variant.mixes_boxes else view.boards)


def end_view(table: Table, ending: Ending | None = None) -> PosterView:
    """Return the poster: the only person's kingdom is large, and a victory of a computer player is not celebrated."""
    won = [standing.kingdom for standing in table.state.ranking() if standing.place == 1]
    hero = _hero(table, ending)
    view = poster_view(
        positions(table),
        final_names(table),
        ending.meetings if ending else (),
        hero,
        _shown_turn(table, ending, hero, hero.kingdom if hero else won[0]) if ending else None,
        is_festive=any(table.seat(seat).has_person for kingdom in won for seat in table.state.owners(kingdom)),
    )
    return replace(view, game=table.game.number) if table.game.options.dynasty else view


def _hero(table: Table, ending: Ending | None) -> Hero | None:
    if (seat := only_person(table.game)) is None:
        return None
    kingdom = table.state.kingdom_of(seat.number)
    has_won = any(each.kingdom == kingdom and each.place == 1 for each in table.state.ranking())
    return Hero(kingdom, is_record=has_won and bool(ending and ending.is_record))


def _shown_turn(table: Table, ending: Ending, hero: Hero | None, kingdom: int) -> BestTurn | None:
    """Return the turn that won the game for the large kingdom, or else the best turn of the hero."""
    valued = deciding = ending.highlights.deciding(table.state)
    if deciding is None or deciding.kingdom != kingdom:
        valued = ending.highlights.best_of(kingdom) if hero else None
    return shown_turn(table, valued, valued.turn[0].before.round if valued is deciding else 0) if valued else None


def shown_turn(table: Table, valued: ValuedTurn, number: int = 0) -> BestTurn | None:
    """Return a turn for a poster; `number` is the round of a turn that decided the game."""
    if valued.placement is None:
        return None
    owner = owner_of_kingdom(table.state, valued.kingdom, final_names(table))
    return BestTurn(owner, valued.placement.domino, valued.gain, number)


def poster(table: Table, view: PosterView, localizer: FluentLocalizer) -> tuple[Gallery, ...]:
    """Return the poster; its file name has the hash of the deal that follows in a dynasty."""
    picture = table_picture(table, f"poster-{table.game.id}", view, localizer)
    again = address_at(table, Action.SHOW_KINGDOM, str(Look()))
    return stack([announced_with(picture, next_hash(table.game.deal) if table.game.has_successor else None)], again)


def positions(table: Table) -> list[State]:
    return [table.start, *(played.after for played in table.moves)]


def announced_with(picture: PictureSpec, shown: str | None) -> PictureSpec:
    """Return the picture with the hash of a deal in its file name, which clients do not show (docs/deals.md)."""
    return picture.with_fresh_name(shown) if shown else picture


# ---- buttons


def _number(state: State, localizer: FluentLocalizer) -> str:
    """Return the number of the domino to place; empty without such a domino."""
    return localizer.number(state.domino) if state.domino else ""


def controls(table: Table, localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Return a button that opens the panel, or a button for each domino if choosing one is the whole turn."""
    moves = table.state.legal_moves()
    if all(isinstance(move, Pick) for move in moves):
        return _pick_buttons(table, localizer)
    return (Row((open_button(table, address_at(table, Action.OPEN_PANEL), localizer),)),)


def open_button(table: Table, address: Address, localizer: FluentLocalizer) -> Button:
    """Return a button that opens the panel by its address; the label names the first step."""
    key = "button-place" if _is_placing(table) else "button-open"
    return Button(address, localizer(key, domino=_number(table.state, localizer)), Role.PRIMARY)


def _pick_buttons(table: Table, localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Return a button for each domino to choose, below a warning about unplaceable dominoes."""
    picks = [move for move in table.state.legal_moves() if isinstance(move, Pick)]
    if not picks:
        return ()
    role = Role.SECONDARY if len(picks) > 1 else Role.PRIMARY
    # A long line of dominoes fits a phone only without verbs; the first line of the message says what to do.
    is_long = len(picks) > PICKS_IN_A_ROW
    buttons = list[Button]()
    for move in picks:
        number = localizer.number(move.domino)
        # The picture above the button shows the halves of the domino.
        label = with_emoji(domino_name(move.domino), number if is_long else localizer("button-take", domino=number))
        address, words = address_at(table, Action.PLAY, str(move)), domino_text(move.domino, localizer)
        buttons.append(Button(address, label, role, in_text_mode=words))
    lost = [pictured(move.domino, localizer) for move in picks if not table.state.kingdom.placements(move.domino)]
    if not lost:
        return (Row(tuple(buttons)),)
    warning = localizer("pick-lost", dominoes=localizer.all_of(lost), count=len(lost))
    return Text.of(small(warning)), Row(tuple(buttons))


def compare_button(table: Table, localizer: FluentLocalizer) -> Button:
    """Return the button that opens the panel where the only step is the choice of a domino."""
    return Button(address_at(table, Action.OPEN_PANEL), localizer("button-compare"))


def way_to_panel(table: Table, localizer: FluentLocalizer) -> Button:
    """Return the button that leads from another page to the panel of the player to move."""
    if all(isinstance(move, Pick) for move in table.state.legal_moves()):
        return replace(compare_button(table, localizer), role=Role.PRIMARY)
    return open_button(table, address_at(table, Action.OPEN_PANEL), localizer)


def kingdom_select(
    table: Table, address: Address, localizer: FluentLocalizer, value: Callable[[int], object], shown: int | None = None
) -> Row:
    """Return a select that shows a kingdom large. If the picture has all details, only text mode has the select.

    `value` returns the argument for the index of a kingdom. Empty before the first placement is possible.
    """
    kingdoms = range(len(table.state.kingdoms)) if table.state.round else ()
    options = [
        Option(kingdom_name(table, each, localizer), str(value(each)), chosen=each == shown) for each in kingdoms
    ]
    if not options:
        return Row(())
    select = (Select(address, localizer("kingdom-placeholder"), tuple(options)),)
    return Row(select) if len(kingdoms) > MOST_DETAILED else Row((), text_mode_only=select)


def look_select(table: Table, localizer: FluentLocalizer, look: Look = Look()) -> Row:
    address = address_at(table, Action.SHOW_KINGDOM)
    return kingdom_select(
        table, address, localizer, lambda each: replace(look, kingdom=each, boards=False), look.kingdom
    )


MOST_KINGDOM_BUTTONS: Final = 4
"""The most other kingdoms with a button each; more kingdoms have a select."""


def other_kingdoms(table: Table, localizer: FluentLocalizer, look: Look) -> Row:
    """Return a button for each other kingdom, which shows it large, or a select; empty before the placements."""
    others = [each for each in range(len(table.state.kingdoms)) if each != look.kingdom]
    if not table.state.round or len(others) > MOST_KINGDOM_BUTTONS:
        return look_select(table, localizer, look)
    names = short_names([kingdom_name(table, each, localizer) for each in others], NAME_ON_BUTTON)
    shown = (str(replace(look, kingdom=each, boards=False)) for each in others)
    buttons = (
        Button(address_at(table, Action.SHOW_KINGDOM, each), name) for each, name in zip(shown, names, strict=True)
    )
    return Row(tuple(buttons))


def table_button(table: Table, localizer: FluentLocalizer) -> Button:
    """Return the button that shows the whole table in a separate message."""
    return Button(Address(Action.SHOW_TABLE, table.game.id), localizer("button-table"))


def deck_button(table: Table, localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.SHOW_DECK, table.game.id), localizer("button-deck"))


def page_buttons(pages: Sequence[Address], at: int, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the buttons for the pages before and after the page `at`; a button without a target is disabled."""
    for sign, words, to in (("‹", "button-earlier", at - 1), ("›", "button-later", at + 1)) if pages else ():
        is_there = to in range(len(pages))
        # Each button of a message needs an address of its own.
        address = pages[to] if is_there else replace(pages[0], argument=sign)
        yield Button(address, sign, in_text_mode=localizer(words), is_enabled=is_there)


def play_on_button(table: Table, ply: int, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the button that plays on from an earlier position of a finished game, if a person had a choice there."""
    if can_play_on(table, ply):
        yield Button(Address(Action.PLAY_ON, argument=f"{table.game.id} {ply}"), localizer("button-play-on"))


def take_button(game: Game, seat: Seat, localizer: FluentLocalizer) -> Button:
    take = Address(Action.TAKE_SEAT, game.id, argument=str(seat.number))
    return Button(take, localizer("button-takeseat", name=label_name(seat.name)), Role.SUCCESS)
