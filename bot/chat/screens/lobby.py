"""Screens before a game: the lobby, invitations, and a person's own panel with the options of the table."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from bot.chat.actions import Action
from bot.chat.kit.blocks import (
    Address,
    Block,
    Button,
    Gallery,
    MultiSelect,
    Option,
    PeopleSelect,
    Role,
    Row,
    Screen,
    Select,
    compose,
    plain_message,
    select_row,
)
from bot.chat.kit.markup import absolute_time, bold, bullet, mention, mention_channel, relative_time, small
from bot.chat.screens.pages import explained_options, mention_all
from bot.chat.screens.table_view import announced_with, pace_options, table_picture, turn_time_text, whole_units
from bot.games.deadlines import was_idle
from bot.games.draws import shown_hash
from bot.games.game import Game, Policy, Seat, Status, Suggestions
from bot.games.levels import LEVELS, level_key
from bot.games.lobby import FOR_ONE, computers_missing, is_for_one, usual_level
from bot.games.options import (
    base_key,
    explanation_key,
    option_key,
    paces_of,
    players_for,
    switches,
    team_count,
    variant_key,
)
from bot.games.outbox import Message
from bot.games.table import Table
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import label_name, safe_name, with_emoji
from engine.formats import Format
from engine.moves import Order
from engine.scoring import GAMES_IN_SERIES
from engine.variants import VARIANTS, Variant
from renderers import LobbySeat, LobbyView
from renderers.localizer import name_list


def lobby(
    table: Table, localizer: FluentLocalizer, wearers: Collection[int] = (), *, in_thread: bool = False
) -> Screen:
    """Show an open table as a banner with buttons, a started table as its banner, and a closed table in words.

    The castles of the `wearers` wear a laurel.

    In a thread the message mentions the people at the table, because an edit with mentions adds people to the thread.
    """
    game = table.game
    picture = table_picture(table, f"lobby-{game.id}", banner(table, localizer, wearers), localizer)
    picture = announced_with(picture, shown_hash(game))
    name, players, size = _game_facts(table, localizer)
    if game.status is not Status.LOBBY:
        return plain_message(
            name,
            join_facts(players, size),
            _outcome(table, localizer),
            # The file name of the picture keeps the hash of the deal.
            *([Gallery((picture,))] if table.moves else ()),
        )
    kept, guests = list[str](), [seat for seat in game.invited if not seat.called]
    if guests and not game.is_full:
        people = localizer.all_of(safe_name(seat.name) for seat in guests)
        kept = [localizer("lobby-seats-kept", people_names=people, until_time=absolute_time(game.reserved_until))]
    if game.in_line:
        kept.append(localizer("lobby-in-line", names=localizer.all_of(safe_name(seat.name) for seat in game.in_line)))
    facts = join_facts(*chosen_options(game, localizer).values(), turn_time_text(game.options.pace, localizer), size)
    return plain_message(
        localizer("lobby-again", people_names=mention_all(game.awaited, localizer)) if game.awaited else "",
        join_facts(name, players),
        mention_all(game.people, localizer) if in_thread else "",
        "\n".join(map(small, (facts, *kept, _footnote(table, localizer)))),
        Gallery((picture,)),
        _buttons(table, localizer),
    )


def banner(table: Table, localizer: FluentLocalizer, wearers: Collection[int] = ()) -> LobbyView:
    """Return the picture of the seats: taken, reserved and free."""
    game = table.game
    seats = [
        LobbySeat(
            localizer(level_key(seat.computer))
            if seat.computer
            else localizer("lobby-seat-host")
            if seat is game.host
            else "",
            seat.name,
            is_taken=True,
            is_host=seat is game.host,
            team=_team_of(seat, table),
            told=localizer("lobby-seat-computer", level=localizer(level_key(seat.computer))) if seat.computer else "",
            level=LEVELS.index(seat.computer) + 1 if seat.computer else None,
            player=seat.number - 1 if table.moves else None,
            is_laureled=seat.user_id in wearers,
        )
        for seat in _in_order(table)
    ]
    seats += [LobbySeat(localizer("lobby-seat-invited"), seat.name, team=seat.team) for seat in game.invited]
    size = _size(game)
    shown = (*seats, *[LobbySeat(localizer("lobby-seat-free"))] * (size - len(seats)))[:size]
    return LobbyView(localizer(variant_key(table.game.options)), shown, has_teams=team_count(game.options) > 0)


def _game_facts(table: Table, localizer: FluentLocalizer) -> tuple[str, str, str]:
    """Return the name of the game, its players, and the size of the kingdoms that the people at the table play."""
    game = table.game
    players = localizer("lobby-players", seated=len(game.seats), count=_size(game))
    count = len(game.seats) if game.progress.ply else players_for(game.options, game.expected)
    return localizer(variant_key(game.options)), players, kingdom_size(game, count, localizer)


def _size(game: Game) -> int:
    """Return the number of players; a game that started with free seats is a game for fewer players."""
    return len(game.seats) if game.progress.ply else game.options.capacity


def _in_order(table: Table) -> list[Seat]:
    """Sort the seats by team and, after the draw, by the order of the first choice."""
    drawn = [seat for played in table.moves if isinstance(played.move, Order) for seat in played.move.seats]

    def place(seat: Seat) -> tuple[int, int]:
        team = _team_of(seat, table)
        return len(table.game.seats) if team is None else team, drawn.index(seat.number) if drawn else seat.number

    return sorted(table.game.seats, key=place)


def invitation(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Ask a person to take the reserved seat."""
    game, [user_id] = table.game, row.subject
    guest = game.invitation_of(int(user_id))
    assert guest is not None
    unit, count = whole_units(game.reserved_until - (game.times.invited_at or game.times.created_at))
    person, variant = mention(guest.user_id, guest.name), localizer(variant_key(game.options))
    first = localizer("invited-to-play", person_name=person, game=variant, unit=unit, count=count)
    names = localizer.all_of(safe_name(seat.name) for seat in game.people)
    told = localizer("invited-by", names=names, until_time=absolute_time(game.reserved_until))
    # The person's id in the address distinguishes the message from other people's invitations.
    accept, refuse = (
        Address(action, game.id, argument=user_id) for action in (Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION)
    )
    join = Button(accept, localizer("button-accept"), Role.PRIMARY)
    return plain_message(first, told, Row((join, Button(refuse, localizer("button-declineinvitation")))))


def _team_of(seat: Seat, table: Table) -> int | None:
    """Return the actual team of a seat in a game, and the wanted team in a lobby."""
    has_teams = len(table.state.kingdoms) < len(table.game.seats)
    return table.state.kingdom_of(seat.number) if table.is_playing and has_teams else seat.team


def _outcome(table: Table, localizer: FluentLocalizer) -> str:
    """Return the outcome of a lobby, with a link to the thread of the game."""
    game = table.game
    if game.home_id:
        thread = mention_channel(game.channel_id)
        if game.status is Status.CANCELLED:
            return join_facts(localizer("game-cancelled"), thread)
        return localizer("lobby-in-thread", thread=thread)
    closed = "lobby-idle" if was_idle(game) else "lobby-cancelled"
    return small(localizer(closed if game.status is Status.CANCELLED else "lobby-started"))


def _footnote(table: Table, localizer: FluentLocalizer) -> str:
    game, seated = table.game, len(table.game.seats)
    if is_for_one(game):
        return localizer("lobby-for-one", where="private" if game.is_private else "server")
    allowed = [players for players in sorted(table.variant.formats) if players <= game.options.capacity]
    if (missing := min(allowed) - seated) > 0:
        return localizer("lobby-missing", missing=missing)
    if seated not in allowed:
        return localizer("lobby-wrong-number", allowed=localizer.either(allowed))
    if game.times.begins_at:
        return localizer("lobby-begins", when_span=relative_time(game.times.begins_at))
    if game.is_complete:
        return localizer("lobby-ready", seated=seated, free_count=game.options.capacity - seated)
    return localizer("lobby-room")


def _buttons(table: Table, localizer: FluentLocalizer) -> Row:
    """Return only the buttons that can be used: some screen readers do not say that a control is disabled.

    The button of the next action is colored and first: Join until the table is full, or until everybody whom a rematch
    calls has answered, then Start.
    """
    # The addresses of a lobby have no ply, so the controls stay valid when somebody else joins.
    game, start, join = table.game, list[Button](), list[Button]()
    may_join, may_start = not (game.is_full or game.is_private), len(game.seats) in table.variant.formats
    starts = may_start and (game.is_complete or not may_join)
    if may_start:
        role = Role.SUCCESS if starts else Role.SECONDARY
        start.append(Button(Address(Action.START, game.id), localizer("button-start"), role))
    elif game.is_private and is_for_one(game):
        start.append(computers_button(game, localizer))
    if may_join:
        role, label = Role.SECONDARY if starts else Role.SUCCESS, "button-again" if game.awaited else "button-join"
        join.append(Button(Address(Action.JOIN, game.id), localizer(label), role))
    if game.awaited:
        join.append(Button(Address(Action.DECLINE_INVITATION, game.id), localizer("button-not-now")))
    more = Button(Address(Action.SHOW_LOBBY, game.id), localizer("button-more"))
    return Row((*start, *join, more) if starts else (*join, *start, more))


def computers_button(game: Game, localizer: FluentLocalizer) -> Button:
    """Return the button that lets a lone host begin against computer players."""
    start = Address(Action.START, game.id, argument=FOR_ONE)
    return Button(start, localizer("button-play-computers"), Role.SUCCESS)


def first_buttons(game: Game, localizer: FluentLocalizer) -> Iterator[Button]:
    """Yield the controls for the host of a new table alone: play against computers, and invite people."""
    if is_for_one(game):
        yield computers_button(game, localizer)
    if may_invite(game):
        yield Button(Address(Action.INVITE, game.id), localizer("button-invite"))


def confirm_join(game: Game, now: int, then: int, localizer: FluentLocalizer) -> Screen:
    """Ask a person who wants to join, if one more player changes the size of the kingdoms."""
    before, after = (kingdom_size(game, players, localizer) for players in (now, then))
    asked = localizer("confirm-join", count=then, before_plays=before, after_plays=after)
    join = Button(Address.confirmed(Action.JOIN, game.id), localizer("button-join"), Role.SUCCESS)
    return compose(asked, Row((join, Button(Address(Action.CALL_OFF, game.id), localizer("button-not-now")))))


ANY_TEAM: Final = "any"
"""The value of the option for no particular team."""


class LobbyPage(StrEnum):
    """A page of the panel of a lobby; each value is the argument of the button that opens the page."""

    MAIN = ""
    """The game, who plays, how fast; for everybody but the host, all settings in words."""
    GUESTS = "guests"
    """The people to invite, only for the host; `Action.INVITE` opens this page."""
    RULES = "rules"
    """The rest of the settings; only for the host."""


PAGE_TITLES: Final[Mapping[LobbyPage, str]] = MappingProxyType(
    {LobbyPage.GUESTS: "invite-placeholder", LobbyPage.RULES: "button-table-rules"}
)


@dataclass(frozen=True)
class LobbySetup:
    """A lobby as a person sets it up: the data of the person's panel."""

    game: Game
    user_id: int
    localizer: FluentLocalizer
    is_host: bool = False
    may_move: bool = False
    """Whether the table can move into a thread."""
    lessons: Sequence[Button] = ()
    """Buttons to lessons about the game."""
    more: Sequence[Button] = ()
    """Buttons of features for the host, while there is a free seat."""

    @property
    def may_change(self) -> bool:
        return self.is_host and self.game.number == 1


def lobby_panel(setup: LobbySetup, note: str = "", page: LobbyPage = LobbyPage.MAIN) -> Screen:
    """Show the settings of a table, which only the host can change, and a person's other actions before the game."""
    game, localizer, may_change = setup.game, setup.localizer, setup.may_change
    seat = game.seat_of(setup.user_id)
    # The last seat may have been taken since the person asked for the page of guests.
    if not may_change or (page is LobbyPage.GUESTS and not may_invite(game)):
        page = LobbyPage.MAIN
    rows = [each.row(setup) for each in SETTINGS if each.page is page]
    if page is not LobbyPage.MAIN:
        back = Button(_page(game, LobbyPage.MAIN), f"‹ {localizer('button-more')}")
        if page is LobbyPage.GUESTS:
            # The address of the people changes with the table, as in `Setting.row`.
            address = Address(Action.INVITE, game.id, argument=str(game.open_seats))
            rows = [Row((PeopleSelect(address, localizer("invite-placeholder"), (), game.open_seats),))]
        # A closed select shows only the chosen options, so a line lists all options.
        offered = join_facts(*(each.label for each in _switches(setup))) if page is LobbyPage.RULES else ""
        return compose(note, bold(localizer(PAGE_TITLES[page])), offered, *rows, Row((back,)))
    buttons = [*setup.lessons]
    if seat or game.invitation_of(setup.user_id):
        buttons.insert(0, Button(Address(Action.LEAVE, game.id), localizer("button-leave")))
    if setup.is_host:
        buttons.append(Button(Address(Action.CANCEL, game.id), localizer("button-close-table"), Role.DANGER))
    key, named = variant_key(game.options), chosen_options(game, localizer)
    explained = (small(join_facts(bold(name), localizer(about))) for about, name in named.items())
    chosen = [each for setting in SETTINGS if setting.is_told for each in setting.options(setup) if each.chosen]
    return compose(
        note,
        "\n".join((join_facts(bold(localizer(key)), localizer(f"{key}-about")), *explained)),
        "" if may_change else "\n".join(bullet(join_facts(each.label, each.description)) for each in chosen),
        *(_team_select(setup, seat) if seat else ()),
        *((*rows, Row((*_setup_buttons(setup),))) if may_change else ()),
        Row(tuple(buttons)),
    )


def _page(game: Game, page: LobbyPage) -> Address:
    return Address(Action.SHOW_LOBBY, game.id, argument=page)


def may_invite(game: Game) -> bool:
    return not game.is_private and game.open_seats > 0


def kingdom_size(game: Game, players: int, localizer: FluentLocalizer) -> str:
    """Return the size of the kingdoms, and the number of rounds where both depend on the number of players."""
    formats = Variant.parse(game.options.variant).formats
    size = localizer(f"grid-{formats[players].grid}")
    if len({each.grid for each in formats.values()}) == 1:
        return size
    return localizer("lobby-plays", size=size, rounds=formats[players].rounds)


def chosen_options(game: Game, localizer: FluentLocalizer) -> dict[str, str]:
    """Return the names of the chosen options, keyed by the messages that explain the options."""
    chosen = {name: localizer(option_key(name)) for name, is_on in switches(game.options).items() if is_on}
    if game.options.dynasty:
        chosen["dynasty"] = localizer("dynasty-game", number=game.number, games=GAMES_IN_SERIES)
    return {explanation_key(name): told for name, told in chosen.items()}


def _team_select(setup: LobbySetup, own: Seat) -> list[Block | str]:
    """Return a select of the teams and a note about players who choose no team; empty if nobody can share a kingdom."""
    game, localizer = setup.game, setup.localizer
    formats = Variant.parse(game.options.variant).formats
    shared = [each.kingdoms for players, each in formats.items() if each.kingdoms < players <= game.options.capacity]
    if not shared:
        return []
    options = [
        Option(
            localizer("team-option", team=team + 1),
            str(team),
            name_list((each.name for each in game.seats if each.team == team), localizer),
            own.team == team,
        )
        for team in range(max(shared))
    ]
    options.append(Option(localizer("team-any"), ANY_TEAM))
    return [
        select_row(Address(Action.CHOOSE_TEAM, game.id), localizer("team-placeholder"), options),
        small(localizer("team-drawn")),
    ]


def _setup_buttons(setup: LobbySetup) -> Iterator[Button]:
    """Yield buttons that fill the table with computer players, invite people, and show the other settings.

    The computer players have the level of the latest one at the table.
    """
    game, localizer = setup.game, setup.localizer
    if computers_missing(game) and not is_for_one(game):
        level = usual_level(game)
        address = Address(Action.FILL_SEATS, game.id, argument=level)
        yield Button(address, localizer("button-fill", level=level_name(level, localizer)))
    yield from first_buttons(game, localizer)
    if not game.is_full:
        yield from setup.more
    yield Button(_page(game, LobbyPage.RULES), localizer("button-table-rules"))


def level_name(level: str, localizer: FluentLocalizer, key: str = "") -> str:
    """Return the name of a level of computer players, in the message `key` or `level_key`."""
    return with_emoji(f"level_{LEVELS.index(level) + 1}", localizer(key or level_key(level)))


# ---- the settings of a table


@dataclass(frozen=True)
class Setting:
    """A select for one setting of the table; hidden without a choice."""

    name: str
    """The name of the setting that `Action.SET_UP` changes; empty for another action."""
    placeholder: str
    """The message that names the setting."""
    options: Callable[[LobbySetup], Sequence[Option]]
    page: LobbyPage = LobbyPage.MAIN
    action: Action = Action.SET_UP
    select: Callable[[Address, str, tuple[Option, ...]], Select] = Select
    is_told: bool = False
    """Whether people who cannot change the table read the chosen value."""

    def row(self, setup: LobbySetup) -> Row:
        # Without a name, the address contains the number of seats, so clients treat the select as new after each
        # choice. In an unchanged select the host could not choose the same level of a computer player again.
        address = Address(self.action, setup.game.id, argument=self.name or str(len(setup.game.seats)))
        options = tuple(self.options(setup))
        return Row((self.select(address, setup.localizer(self.placeholder), options),)) if options else Row(())


def _games(setup: LobbySetup) -> Sequence[Option]:
    localizer, chosen = setup.localizer, Variant.parse(setup.game.options.variant).base
    return [
        Option(
            localizer(base_key(base)),
            f"game {base}",
            join_facts(_numbers(variant, localizer), localizer(f"{base_key(base)}-about")),
            base == chosen,
        )
        for base, variant in VARIANTS.items()
    ]


def _numbers(variant: Variant, localizer: FluentLocalizer) -> str:
    """Return the possible numbers of players: one number, a range, or for teams two numbers."""
    fewest, most = min(variant.formats), max(variant.formats)
    key = "setup-players-range" if len(variant.formats) == most - fewest + 1 else "setup-players-two"
    return localizer("setup-players-one" if fewest == most else key, fewest=fewest, most=most)


def _seats(setup: LobbySetup) -> Sequence[Option]:
    """Return the numbers of seats that are enough for the people at the table; empty without a choice."""
    game, localizer = setup.game, setup.localizer
    options = [
        Option(
            localizer("setup-seats", count=players),
            f"seats {players}",
            _kingdoms(players, game_format, localizer),
            players == game.options.capacity,
        )
        for players, game_format in sorted(Variant.parse(game.options.variant).formats.items())
        if players >= len(game.people)
    ]
    return options if len(options) > 1 else []


def _kingdoms(players: int, game_format: Format, localizer: FluentLocalizer) -> str:
    size = localizer(f"grid-{game_format.grid}")
    return size if players == game_format.kingdoms else localizer("setup-teams", teams=game_format.kingdoms, size=size)


def _computers(setup: LobbySetup) -> Sequence[Option]:
    """Return the levels of computer players to add, while there is room."""
    levels, localizer = () if setup.game.is_full else LEVELS, setup.localizer
    return [Option(level_name(each, localizer, f"add-{each}"), each, localizer(f"add-{each}-about")) for each in levels]


def _removable(setup: LobbySetup) -> Sequence[Option]:
    """Return everybody who can be removed.

    The value of a computer player contains the number of seats, so a second click has no effect.
    """
    game, localizer = setup.game, setup.localizer
    seated = [
        Option(
            label_name(seat.name),
            f"person {seat.user_id}" if seat.user_id else f"computer {len(game.seats)} {seat.name}",
            level_name(seat.computer, localizer) if seat.computer else "",
        )
        for seat in game.seats
        if seat.user_id is None or seat.user_id not in {setup.user_id, game.host_id}
    ]
    invited = localizer("lobby-seat-invited")
    return [*seated, *(Option(label_name(seat.name), f"invited {seat.user_id}", invited) for seat in game.invited)]


def _paces(setup: LobbySetup) -> Sequence[Option]:
    options = setup.game.options
    return pace_options({each: f"pace {each}" for each in paces_of(options)}, options.pace, setup.localizer)


def _switches(setup: LobbySetup) -> Sequence[Option]:
    return [
        Option(setup.localizer(option_key(name)), name, setup.localizer(explanation_key(name)), chosen=is_on)
        for name, is_on in switches(setup.game.options).items()
        if setup.may_move or name != "thread"
    ]


def _suggestions(setup: LobbySetup) -> Sequence[Option]:
    return explained_options("suggestions", Suggestions, setup.game.suggestions, setup.localizer)


def _policies(setup: LobbySetup) -> Sequence[Option]:
    """Return the policies; a policy needs a pace."""
    options = setup.game.options
    return explained_options("policy", Policy, options.policy, setup.localizer) if options.pace else []


def _guided(setup: LobbySetup) -> Sequence[Option]:
    """Return the people to whom suggestions can be shown; empty if all see them, or if one person plays alone."""
    people = setup.game.people
    if setup.game.suggestions is Suggestions.SHOWN or len(people) < 2:
        return []
    return [Option(label_name(each.name), str(each.user_id), chosen=bool(each.guided)) for each in people]


GUIDED: Final = "guided"
"""The setting for the people who see suggestions although the table hides suggestions."""

SETTINGS: Final[Sequence[Setting]] = (
    Setting("game", "server-game", _games),
    Setting("seats", "setup-seats-placeholder", _seats),
    Setting("", "add-placeholder", _computers, action=Action.ADD_COMPUTER),
    Setting("", "put-out-placeholder", _removable, action=Action.PUT_OUT),
    Setting("options", "setup-options-placeholder", _switches, LobbyPage.RULES, select=MultiSelect),
    Setting("pace", "server-pace", _paces, LobbyPage.RULES, is_told=True),
    Setting("policy", "server-policy", _policies, LobbyPage.RULES, is_told=True),
    Setting("suggestions", "setting-suggestions", _suggestions, LobbyPage.RULES, is_told=True),
    Setting(GUIDED, "setup-guided-placeholder", _guided, LobbyPage.RULES, select=MultiSelect),
)
"""The settings in the order of the panel."""
