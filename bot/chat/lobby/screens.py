"""Screens before a game: the lobby and invitations."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Block, Button, Option, Role, Row, Screen, Text, call, compose, select_row
from bot.chat.kit.markup import absolute_time, bold, bullet, heading, mention, small
from bot.chat.lobby.setup import EXPLANATIONS, level_name, table_setup
from bot.games.deadlines import was_idle
from bot.games.game import Game, Seat, Status
from bot.games.lessons import KINGDOMINO
from bot.games.narration import join_facts
from bot.games.options import switches
from bot.games.people import safe_name
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.moves import Order
from engine.scoring import GAMES_IN_SERIES
from engine.variants import Variant
from renderers.localizer import comma_list, name_list

ANY_TEAM = "any"
"""The value of the option for no particular team."""


def lobby(table: Table, localizer: FluentLocalizer, languages: Mapping[str, str] | None = None) -> Screen:
    """Show the lobby, with controls until it is closed; `languages` maps the codes to choose from to their names."""
    game = table.game
    blocks: list[Block] = [
        Text.of(heading(localizer(f"variant-{table.variant.base}"))),
        Text.of(_options_line(game, localizer)),
        *_explanations(game, localizer),
        Text.of("\n".join(_seat_line(seat, table, localizer) for seat in _in_order(table))),
        *_invitations(game, localizer),
        Text.of("\n".join(map(small, (_footnote(table, localizer), *_ways_to_invite(game, localizer))))),
    ]
    if game.status is Status.LOBBY:
        blocks += [
            _seat_buttons(table, localizer),
            *_team_select(table, localizer),
            *table_setup(game, localizer, languages or {}),
        ]
    return compose(*blocks)


def _options_line(game: Game, localizer: FluentLocalizer) -> str:
    """Return the number of players, the size of the kingdoms and, unless they are explained below, the options."""
    options = () if game.status is Status.LOBBY else _chosen_options(game, localizer).values()
    # A game that was started with free seats is a game for fewer players.
    count = len(game.seats) if game.ply else game.options.capacity
    players = localizer("lobby-players", seated=len(game.seats), count=count)
    return join_facts(players, _kingdom_size(game, count, localizer), *options)


def _kingdom_size(game: Game, players: int, localizer: FluentLocalizer) -> str:
    return localizer(f"grid-{Variant.parse(game.options.variant).formats[players].grid}")


def _chosen_options(game: Game, localizer: FluentLocalizer) -> dict[str, str]:
    """Return the names of the chosen options, keyed by the message that explains each."""
    chosen = {name: localizer(f"option-{name}") for name, is_on in switches(game.options).items() if is_on}
    if game.options.dynasty:
        chosen["dynasty"] = localizer("dynasty-game", number=game.number, games=GAMES_IN_SERIES)
    return {EXPLANATIONS[name]: told for name, told in chosen.items()}


def _explanations(game: Game, localizer: FluentLocalizer) -> list[Block]:
    """Explain the game and each chosen option in a line, as long as people can join."""
    if game.status is not Status.LOBBY:
        return []
    what = localizer(f"variant-{Variant.parse(game.options.variant).base}-about")
    options = (join_facts(bold(name), localizer(about)) for about, name in _chosen_options(game, localizer).items())
    return [Text.of("\n".join(map(small, (what, *options))))]


def _in_order(table: Table) -> list[Seat]:
    """Sort the seats by team and, once that is drawn, by the order of the first choice."""
    drawn = [seat for played in table.moves if isinstance(played.move, Order) for seat in played.move.seats]

    def place(seat: Seat) -> tuple[int, int]:
        team = _team_of(seat, table)
        return len(table.game.seats) if team is None else team, drawn.index(seat.number) if drawn else seat.number

    return sorted(table.game.seats, key=place)


def _seat_line(seat: Seat, table: Table, localizer: FluentLocalizer) -> str:
    kind = "computer" if seat.is_computer else "host" if seat.user_id == table.game.host_id else "person"
    team = _team_of(seat, table)
    level = level_name(seat.computer, localizer) if seat.computer else ""
    described = localizer(f"lobby-{kind}", name=safe_name(seat.name), level=level)
    # Bullets, not numbers: who acts first is drawn at the start.
    return bullet(described if team is None else localizer("lobby-in-team", player=described, team=team + 1))


def _invitations(game: Game, localizer: FluentLocalizer) -> list[Block]:
    """Name the people with a reserved seat, as long as any seat is free."""
    if game.is_full or not game.invited:
        return []
    people = comma_list((safe_name(seat.name) for seat in game.invited), localizer)
    return [Text.of(localizer("lobby-invited", people=people, until=absolute_time(game.reserved_until)))]


def _ways_to_invite(game: Game, localizer: FluentLocalizer) -> tuple[str, ...]:
    """Say how to invite somebody, while a seat can be reserved for them."""
    is_open = game.status is Status.LOBBY and game.open_seats > 0 and game.number == 1 and not game.is_private
    return (localizer("lobby-invite"),) if is_open else ()


def invitation(game: Game, user_id: int, localizer: FluentLocalizer) -> Screen | None:
    """Ask the person to take the seat that is reserved for them; None if it no longer is."""
    guest = game.invitation_of(user_id)
    if guest is None or game.is_full:
        return None
    told = localizer(
        "invited-to-play",
        person=mention(user_id, guest.name),
        game=localizer(f"variant-{Variant.parse(game.options.variant).base}"),
        names=comma_list([safe_name(seat.name) for seat in game.people], localizer),
        until=absolute_time(game.reserved_until),
    )
    # The person's id in the address distinguishes the message from other people's invitations.
    accept, refuse = (
        Address(action, game.id, argument=str(user_id))
        for action in (Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION)
    )
    join = Button(accept, localizer("button-accept"), Role.PRIMARY)
    return call(told, Row((join, Button(refuse, localizer("button-declineinvitation")))))


def invited(game_id: int, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Confirm to the host that the person is invited, with a button that withdraws the invitation."""
    withdraw = Address(Action.WITHDRAW_INVITATION, game_id, argument=str(user_id))
    return compose(localizer("done-invited"), Row((Button(withdraw, localizer("button-withdraw")),)))


def invitation_ended(game: Game, user_id: int, localizer: FluentLocalizer) -> Screen:
    """Say whether an invitation was accepted, once it has ended."""
    seat = game.seat_of(user_id)
    if seat is None:
        return call(localizer("invitation-ended"))
    return call(localizer("invitation-accepted", name=safe_name(seat.name)))


def _team_of(seat: Seat, table: Table) -> int | None:
    """Return the team that the player asked for; the actual team once the game has begun."""
    has_teams = len(table.state.kingdoms) < len(table.game.seats)
    return table.state.kingdom_of(seat.number) if table.is_playing and has_teams else seat.team


def _footnote(table: Table, localizer: FluentLocalizer) -> str:
    """Say what the table is waiting for."""
    game, seated = table.game, len(table.game.seats)
    if game.status is not Status.LOBBY:
        closed = "lobby-idle" if was_idle(game) else "lobby-cancelled"
        return localizer(closed if game.status is Status.CANCELLED else "lobby-started")
    allowed = [players for players in sorted(table.variant.formats) if players <= game.options.capacity]
    missing, free = min(allowed) - seated, game.options.capacity - seated
    if missing > 0:
        key = "lobby-missing-some" if free > missing else "lobby-missing"
        return localizer(key, missing=missing, free=max(0, game.open_seats))
    if seated not in allowed:
        return localizer("lobby-wrong-number", allowed=localizer.either(allowed))
    if seated == game.options.capacity:
        return localizer("lobby-ready")
    return localizer("lobby-room", count=seated, size=_kingdom_size(game, seated, localizer))


def _seat_buttons(table: Table, localizer: FluentLocalizer) -> Row:
    """Return the buttons that can be used now: not every screen reader says that a control is disabled.

    The button of the next thing to do, joining or starting, is coloured.
    """
    game, may_start = table.game, len(table.game.seats) in table.variant.formats
    actions = {
        Action.JOIN: (Role.SECONDARY if may_start else Role.PRIMARY, not game.is_full),
        Action.LEAVE: (Role.SECONDARY, True),
        Action.START: (Role.SUCCESS, may_start),
    }
    # No ply in the addresses of a lobby: its controls stay valid when somebody else joins.
    buttons = [
        Button(Address(action, game.id), localizer(f"button-{action}"), role)
        for action, (role, is_possible) in actions.items()
        if is_possible
    ]
    return Row((*buttons, Button(Address(Action.LEARN, argument=KINGDOMINO.name), localizer("button-tutorial"))))


def _team_select(table: Table, localizer: FluentLocalizer) -> list[Block]:
    """Return a select of the teams if players may share a kingdom, and a note on players without a choice."""
    formats = table.variant.formats
    shared = [
        game_format.kingdoms
        for players, game_format in formats.items()
        if game_format.kingdoms < players <= table.game.options.capacity
    ]
    if not shared:
        return []
    options = [
        Option(localizer("team-option", team=team + 1), str(team), _team_members(team, table.game, localizer))
        for team in range(max(shared))
    ]
    options.append(Option(localizer("team-any"), ANY_TEAM))
    address = Address(Action.CHOOSE_TEAM, table.game.id)
    drawn = [] if all(seat.team is not None for seat in table.game.seats) else [Text.of(small(localizer("team-drawn")))]
    return [select_row(address, localizer("team-placeholder"), options), *drawn]


def _team_members(team: int, game: Game, localizer: FluentLocalizer) -> str:
    """Return the names of the players who have asked for the team."""
    return name_list((seat.name for seat in game.seats if seat.team == team), localizer)
