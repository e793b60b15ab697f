"""Screens before a game: the lobby and invitations."""

from bot.chat.extension import ChatPart
from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Gallery, Role, Row, Screen, call
from bot.chat.kit.markup import absolute_time, mention, mention_all, mention_channel, small
from bot.chat.lobby.setup import chosen_options, invite_button, kingdom_size, may_invite
from bot.chat.table_view import announced_with, table_picture, turn_time_text
from bot.games.computers.computers import LEVELS, level_key
from bot.games.dates import whole_units
from bot.games.deadlines import was_idle
from bot.games.game import Game, Seat, Status
from bot.games.lobby import FOR_ONE, is_for_one
from bot.games.names import safe_name
from bot.games.narration import join_facts
from bot.games.options import team_count, variant_key
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.extensions import parts
from engine.moves import Order
from renderers import LobbySeat, LobbyView


def lobby(table: Table, localizer: FluentLocalizer, *, in_thread: bool = False) -> Screen:
    """Show an open table as a banner with buttons, a started table as its banner, and a closed table in words.

    In a thread the message mentions the people at the table, because an edit with mentions adds people to the thread.
    """
    game = table.game
    picture = table_picture(table, f"lobby-{game.id}", banner(table, localizer), localizer)
    picture = announced_with(picture, game.shown_hash)
    if game.status is not Status.LOBBY:
        return call(
            *_game_facts(table, localizer),
            _outcome(table, localizer),
            # The file name of the picture keeps the hash of the deal.
            *([Gallery((picture,))] if table.moves else ()),
        )
    notes = (localizer(note) for part in parts(ChatPart, table.variant) for note in part.lobby_notes)
    facts = join_facts(*chosen_options(game, localizer).values(), turn_time_text(game.options.pace, localizer), *notes)
    return call(
        join_facts(*_game_facts(table, localizer)),
        mention_all(game.people, localizer) if in_thread else "",
        "\n".join(map(small, (facts, *_invitations(game, localizer), _footnote(table, localizer)))),
        Gallery((picture,)),
        _buttons(table, localizer),
    )


def banner(table: Table, localizer: FluentLocalizer) -> LobbyView:
    """Return the picture of the seats: taken, reserved and free."""
    game = table.game
    seats = [
        LobbySeat(
            _caption(seat, game, localizer),
            seat.name,
            is_taken=True,
            is_host=seat is game.host,
            team=_team_of(seat, table),
            told=localizer("lobby-seat-computer", level=localizer(level_key(seat.computer))) if seat.computer else "",
            level=LEVELS.index(seat.computer) + 1 if seat.computer else None,
        )
        for seat in _in_order(table)
    ]
    seats += [LobbySeat(localizer("lobby-seat-invited"), seat.name, team=seat.team) for seat in game.invited]
    size = _size(game)
    shown = (*seats, *[LobbySeat(localizer("lobby-seat-free"))] * (size - len(seats)))[:size]
    return LobbyView(localizer(variant_key(table.game.options)), shown, has_teams=team_count(game.options) > 0)


def _caption(seat: Seat, game: Game, localizer: FluentLocalizer) -> str:
    if seat.computer:
        return localizer(level_key(seat.computer))
    return localizer("lobby-seat-host") if seat is game.host else ""


def _game_facts(table: Table, localizer: FluentLocalizer) -> tuple[str, str]:
    """Return the name of the game, and its players with the size of the kingdoms."""
    game = table.game
    count = _size(game)
    players = localizer("lobby-players", seated=len(game.seats), count=count)
    return localizer(variant_key(game.options)), join_facts(players, kingdom_size(game, count, localizer))


def _size(game: Game) -> int:
    """Return the number of players; a game that started with free seats is a game for fewer players."""
    return len(game.seats) if game.ply else game.options.capacity


def _in_order(table: Table) -> list[Seat]:
    """Sort the seats by team and, after the draw, by the order of the first choice."""
    drawn = [seat for played in table.moves if isinstance(played.move, Order) for seat in played.move.seats]

    def place(seat: Seat) -> tuple[int, int]:
        team = _team_of(seat, table)
        return len(table.game.seats) if team is None else team, drawn.index(seat.number) if drawn else seat.number

    return sorted(table.game.seats, key=place)


def _invitations(game: Game, localizer: FluentLocalizer) -> tuple[str, ...]:
    """Name the people with a reserved seat; empty if no seat is free."""
    if game.is_full or not game.invited:
        return ()
    people = localizer.all_of(safe_name(seat.name) for seat in game.invited)
    return (localizer("lobby-seats-kept", people=people, until=absolute_time(game.reserved_until)),)


def invitation(game: Game, user_id: int, localizer: FluentLocalizer) -> Screen | None:
    """Ask the person to take the reserved seat; None for a person without a reserved seat."""
    guest = game.invitation_of(user_id)
    if guest is None or game.is_full:
        return None
    unit, count = whole_units(game.reserved_until - (game.invited_at or game.created_at))
    person, variant = mention(user_id, guest.name), localizer(variant_key(game.options))
    first = localizer("invited-to-play", person=person, game=variant, unit=unit, count=count)
    names = localizer.all_of(safe_name(seat.name) for seat in game.people)
    told = localizer("invited-by", names=names, until=absolute_time(game.reserved_until))
    # The person's id in the address distinguishes the message from other people's invitations.
    accept, refuse = (
        Address(action, game.id, argument=str(user_id))
        for action in (Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION)
    )
    join = Button(accept, localizer("button-accept"), Role.PRIMARY)
    return call(first, told, Row((join, Button(refuse, localizer("button-declineinvitation")))))


def invitation_ended(game: Game, user_id: int, localizer: FluentLocalizer) -> Screen:
    seat = game.seat_of(user_id)
    if seat is None:
        return call(localizer("invitation-ended"))
    return call(localizer("invitation-accepted", name=safe_name(seat.name)))


def _team_of(seat: Seat, table: Table) -> int | None:
    """Return the actual team of a seat in a game, and the wanted team in a lobby."""
    has_teams = len(table.state.kingdoms) < len(table.game.seats)
    return table.state.kingdom_of(seat.number) if table.is_playing and has_teams else seat.team


def _outcome(table: Table, localizer: FluentLocalizer) -> str:
    """Say what has become of a lobby; link to the thread of the game."""
    game = table.game
    if game.home_id:
        return localizer("lobby-in-thread", thread=mention_channel(game.channel_id))
    closed = "lobby-idle" if was_idle(game) else "lobby-cancelled"
    return small(localizer(closed if game.status is Status.CANCELLED else "lobby-started"))


def _footnote(table: Table, localizer: FluentLocalizer) -> str:
    game, seated = table.game, len(table.game.seats)
    if is_for_one(game):
        return localizer("lobby-for-one", where="private" if game.is_private else "server")
    allowed = [players for players in sorted(table.variant.formats) if players <= game.options.capacity]
    missing, free = min(allowed) - seated, game.options.capacity - seated
    if missing > 0:
        key = "lobby-missing-some" if free > missing else "lobby-missing"
        return localizer(key, missing=missing, free=max(0, game.open_seats))
    if seated not in allowed:
        return localizer("lobby-wrong-number", allowed=localizer.either(allowed))
    if seated == game.options.capacity:
        return localizer("lobby-ready")
    return localizer("lobby-room", count=seated, size=kingdom_size(game, seated, localizer))


def _buttons(table: Table, localizer: FluentLocalizer) -> Row:
    """Return only the buttons that can be used: some screen readers do not say that a control is disabled.

    The button of the next action, joining or starting, is colored.
    """
    game, may_start = table.game, len(table.game.seats) in table.variant.formats
    # The addresses of a lobby have no ply, so the controls stay valid when somebody else joins.
    more = Button(Address(Action.SHOW_LOBBY, game.id), localizer("button-more"))
    may_join = not game.is_full and not game.is_private
    if is_for_one(game):
        start = Address(Action.START, game.id, argument=FOR_ONE)
        alone = Button(start, localizer("button-play-computers"), Role.SUCCESS)
        invite = [invite_button(game, localizer)] if may_invite(game) else []
        # Three buttons fit beside each other on a phone, and the person who needs them first is the host.
        return Row((alone, *invite, more, *([_join_button(game, Role.SECONDARY, localizer)] if may_join else [])))
    join = [_join_button(game, Role.SECONDARY if may_start else Role.PRIMARY, localizer)] if may_join else []
    start_now = Button(Address(Action.START, game.id), localizer("button-start"), Role.SUCCESS)
    return Row((*join, *([start_now] if may_start else []), more))


def _join_button(game: Game, role: Role, localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.JOIN, game.id), localizer("button-join"), role)
