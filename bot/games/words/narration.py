"""A game in the words of a language: phrases for dominoes, points and players, and lines about turns."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from itertools import chain, groupby
from operator import itemgetter
from types import MappingProxyType
from typing import Final

from bot.games.game import Game, Seat
from bot.games.matching import Named, choose
from bot.games.table import PlayedMove, PlayedTurn, Table, group_turns, is_decided, is_made_for_player
from bot.games.words.highlights import ValuedTurn
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import SIGNS, SpanKind, safe_name, span, with_emoji
from engine.dominoes import DOMINO_NAMED, Domino, Half
from engine.extension import Part
from engine.extensions import parts
from engine.moves import Discard, Order, Pick, Place
from engine.state import State
from players.options import DominoOption
from players.remark_finder import Remark
from renderers.localizer import comma_list, name_list, semicolon_list, terrain_arguments, terrain_name
from renderers.painting.emoji import domino_name, half_name
from renderers.text.wording import signed

CROWN = span(SpanKind.EMOJI, "crown")


def computer_names(localizer: FluentLocalizer) -> list[str]:
    """Return the names for computer players, in the order of their seats."""
    return [name.strip() for name in localizer("computer-names").split(",")]


def describe_half(half: Half, localizer: FluentLocalizer) -> str:
    """Show the emoji of the half, or in words the terrain with a sign for each crown."""
    name = terrain_name(half.terrain, localizer)
    words = localizer("half-told", terrain=name, crown_signs=CROWN * half.crowns) if half.crowns else name
    return span(SpanKind.EMOJI, half_name(half), words)


def describe_halves(domino: Domino, localizer: FluentLocalizer) -> str:
    """Show the emoji of the domino, or in words both halves, beginning with the half whose square the move names."""
    first, second = describe_half(domino.a, localizer), describe_half(domino.b, localizer)
    return span(SpanKind.EMOJI, domino_name(domino), localizer("halves-told", first_half=first, second_half=second))


def describe_domino(domino: Domino, localizer: FluentLocalizer) -> str:
    return localizer("domino", number=localizer.number(domino), halves=describe_halves(domino, localizer))


def pictured(domino: Domino, localizer: FluentLocalizer) -> str:
    """Return the number of a domino behind its emoji."""
    return with_emoji(domino_name(domino), localizer.number(domino))


def describe_choice_reason(
    table: Table, reason: Remark | None, richest: DominoOption | None, localizer: FluentLocalizer
) -> str:
    """Say a reason for a choice; empty without one. `richest` is the choice with the most points, if it is another."""
    if reason is None:
        return ""
    named = reason.domino or (richest.pick.domino if richest else None)
    return localizer(
        reason.name,
        other_domino=localizer.number(named) if named else "",
        name=safe_name(table.name_of(reason.seat)) if reason.seat else "",
        count=reason.number,
        **(terrain_arguments(reason.terrain, localizer) if reason.terrain else {}),
    )


def describe_remark(remark: Remark, localizer: FluentLocalizer, other: str = "") -> str:
    """Say a remark; `other` names the placement that a reason compares with."""
    terrain = terrain_arguments(remark.terrain, localizer) if remark.terrain else {}
    domino = localizer.number(remark.domino) if remark.domino else ""
    return localizer(remark.name, count=remark.number, domino=domino, other_answer=other, **terrain)


def worth(gain: int, localizer: FluentLocalizer) -> str:
    """Say in words how many points are gained at once."""
    return localizer("points-now", gain=signed(gain), points=abs(gain))


def join_facts(*facts: str) -> str:
    """Join short facts to one line; empty facts are left out."""
    return " · ".join(filter(None, facts))


def safe_names(table: Table, seats: Sequence[int]) -> Iterator[str]:
    """Yield the names of the players on the seats, made safe for texts."""
    return (safe_name(table.name_of(seat)) for seat in seats)


def team_name(table: Table, kingdom: int, localizer: FluentLocalizer) -> str:
    """Return the names of the players of a kingdom, made safe for texts."""
    return name_list(safe_names(table, table.state.owners(kingdom)), localizer)


def final_name(table: Table, seat: Seat) -> str:
    """Return a player's name for the end of a game, with a sign if a computer player replaced the player for good."""
    # The sign comes before the name, because a long name is cut at the end.
    return f"{SIGNS['computer']} {seat.name}" if seat.resigned and table.state.is_over else seat.name


def kingdom_name(table: Table, kingdom: int, localizer: FluentLocalizer) -> str:
    return name_list(map(table.name_of, table.state.owners(kingdom)), localizer)


def seat_choices(names: Mapping[int, Sequence[str]], localizer: FluentLocalizer) -> list[Named[str]]:
    """Return seats, or the kingdoms of seats, as choices with values like "#2".

    Each number has the name for its line and further names. Equal names are told apart by number.
    """
    often = Counter(name.casefold() for name, *_ in names.values())

    def choice(number: int, name: str, *others: str) -> Named[str]:
        shown = safe_name(name)
        label = localizer("seat-of-player", name=shown, count=number) if often[name.casefold()] > 1 else shown
        return Named(f"#{number}", label, (name, *others))

    return [choice(number, *each) for number, each in names.items()]


def chosen_seat(seats: Iterable[Named[str]], text: str) -> int:
    """Return the number of the seat that the text of `seat_choices` or of a person means. Raises as `choose`."""
    return int(choose(seats, text, "error-no-such-seat").value.removeprefix("#"))


# ---- turns


class Narrator(Part):
    """Describes the moves of an extension in words."""

    package = "bot.games.words"

    def describe_move(self, played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str | None:
        """Describe a part of a turn, like "built Bakery for 2 coins"; None for a move outside the extension."""

    def left(self, state: State, kingdom: int, localizer: FluentLocalizer) -> str:  # noqa: ARG002 - see above
        """Say what a kingdom has left to spend; empty if the kingdom has nothing to spend."""
        return ""

    def sum_up(self, moves: Sequence[PlayedMove], table: Table, localizer: FluentLocalizer) -> Iterator[str]:
        """Yield short facts, like "built Bakery", about one or more moves of one kingdom.

        The table also has later turns of other players.
        """
        yield from filter(None, (self.describe_move(each, table, localizer) for each in moves))

    def turning_point(self, moves: Sequence[PlayedMove], table: Table, localizer: FluentLocalizer) -> str:  # noqa: ARG002 - see above
        """Say in a sentence which of the moves turned the game; empty without such a move."""
        return ""


class Length(Enum):
    """The length of a narration, the longest first."""

    LINES = auto()
    """A line for each player."""
    PARAGRAPH = auto()
    """All players in one paragraph, the chosen dominoes without their land."""
    DEEDS = auto()
    """The same without the chosen dominoes: the picture shows kings on them."""
    GAINS = auto()
    """The same without the facts of extensions and the last player in the order, which the picture shows."""


def narrate(
    table: Table, since: int, localizer: FluentLocalizer, *, without: Seat | None = None, length: Length = Length.LINES
) -> list[str]:
    """Return the events from ply `since` on; the turns that the person on the seat `without` chose have no line.

    The order of the first choices comes first, then a line for each player, then the turning point of an extension.
    First choices are left out if other turns follow, because the picture shows the kings on the chosen dominoes. The
    only possible first choice of a person is never left out.
    """
    turns = _turns(table, since)
    if any(turn[0].before.round for turn in turns):
        turns = [turn for turn in turns if turn[0].before.round or _is_without_choice(table, turn)]
    undone = [
        (each.ply, localizer("told-turn-back", name=safe_name(table.name_of(each.seat))))
        for each in table.undone_turns
        if each.ply >= since
    ]
    seat, person = (without.number, without.user_id) if without else (0, None)
    told = [turn for turn in turns if not (turn[0].seat == seat and is_decided(turn, person))]
    by_ply = sorted([*_player_lines(table, told, localizer, length), *undone], key=itemgetter(0))
    lines = [text for _, text in by_ply]
    if lines and length is not Length.LINES:
        lines = [join_facts(*lines)]
    turning = [] if length is Length.GAINS else _turning_point(table, turns, localizer)
    return [*_opening(table, since, localizer), *lines, *turning]


def _is_without_choice(table: Table, turn: PlayedTurn) -> bool:
    """Return whether a turn of a person was made for the person."""
    is_persons = _seat_of(table, turn).user_id is not None
    return is_persons and all(each.is_forced and not each.chosen_by for each in turn)


def mover(table: Table, since: int) -> int | None:
    """Return the kingdom of the newest turn from ply `since` on; None without a turn."""
    turns = _turns(table, since)
    return turns[-1][0].before.king.kingdom if turns else None


def _turns(table: Table, since: int) -> list[PlayedTurn]:
    return list(group_turns(table.since(since)))


def _opening(table: Table, since: int, localizer: FluentLocalizer) -> Iterator[str]:
    for each in table.since(since):
        if isinstance(each.move, Order):
            yield localizer("told-order", names=comma_list(_runs(table, each.move.seats, localizer), localizer))


def _runs(table: Table, seats: Sequence[int], localizer: FluentLocalizer) -> Iterator[str]:
    """Name the players in order; a player with several turns in a row is named once."""
    for seat, run in groupby(seats):
        yield localizer("stack-building", building=safe_name(table.name_of(seat)), count=len(list(run)))


def _player_lines(
    table: Table, turns: Sequence[PlayedTurn], localizer: FluentLocalizer, length: Length
) -> Iterator[tuple[int, str]]:
    """Yield a line for each player or team with something to report, with the ply of the first turn in the line."""
    own = dict[tuple[int, str], list[PlayedTurn]]()
    for turn in turns:
        kingdom = turn[0].before.king.kingdom
        is_team = len(table.state.owners(kingdom)) > 1
        own.setdefault((kingdom, "" if is_team else _told_by(table, turn, localizer)), []).append(turn)
    for (kingdom, player), taken in own.items():
        is_alone = len({turn[0].seat for turn in taken}) == 1
        team = localizer("told-by-person", name=team_name(table, kingdom, localizer))
        who = player or (_told_by(table, taken[-1], localizer) if is_alone else team)
        if facts := [*filter(None, _summary(taken, table, localizer, length))]:
            is_line = length is Length.LINES
            yield taken[0][0].ply, join_facts(who, *facts) if is_line else f"{who} {comma_list(facts, localizer)}"


def sample_facts(localizer: FluentLocalizer) -> Sequence[str]:
    """Return the facts of a made-up turn as the message of a turn tells them, for the rules to explain."""
    name = localizer("told-by-person", name=computer_names(localizer)[0])
    return name, signed(3), localizer("told-pick", domino=_with_land(DOMINO_NAMED["12"], localizer))


def _summary(own: Sequence[PlayedTurn], table: Table, localizer: FluentLocalizer, length: Length) -> Iterator[str]:
    """Yield facts about some turns of a player: what the player did, gained and took, and whether the player goes last.

    A chosen domino that lies in the kingdom by now is left out, as its points are in the gain. Beside facts of an
    extension, and of going last, a chosen domino is a picture alone, so that the lines of four players fit a phone. The
    newest placement is told if there is nothing else to tell.
    """
    moves, gain = [*chain.from_iterable(own)], sum(map(_gain, own))
    waiting = {*table.state.line.dominoes, *table.state.next_line.dominoes}
    lost = [each for each in moves if isinstance(each.move, Discard)][-1:]
    taken = [each for each in moves if isinstance(each.move, Pick) and each.move.domino in waiting]
    is_last = _goes_last(moves, table.state)
    deeds = [
        *chain.from_iterable(narrator.sum_up(moves, table, localizer) for narrator in parts(Narrator, table.variant))
    ]
    deeds = [] if length is Length.GAINS else deeds
    taken = taken if length in (Length.LINES, Length.PARAGRAPH) else []
    has_land = length is Length.LINES and not (deeds or is_last)
    facts = [
        _told("told-discard-again", lost, localizer),
        *deeds,
        signed(gain) if gain else "",
        *(_told(key, [*own], localizer, has_land=has_land) for key, own in groupby(taken, _pick_key)),
        localizer("told-goes-last") if is_last and length is not Length.GAINS else "",
    ]
    placed = [each for each in moves if isinstance(each.move, Place) and not any(facts)]
    yield from (*facts, _told("told-place", placed[-1:], localizer))


def _pick_key(played: PlayedMove) -> str:
    return "told-pick-last" if played.is_forced else "told-pick"


def _told(key: str, moves: Sequence[PlayedMove], localizer: FluentLocalizer, *, has_land: bool = True) -> str:
    """Say what became of the dominoes of some moves; empty without moves."""
    drawn = [_drawn(each, localizer, has_land=has_land) for each in moves]
    return localizer(key, domino=localizer.all_of(drawn)) if drawn else ""


def _goes_last(moves: Iterable[PlayedMove], state: State) -> bool:
    """Return whether a chosen domino ends the round that players choose for, or else the current round."""
    line = state.next_line if any(state.next_line.kings) else state.line
    return any(isinstance(each.move, Pick) and each.move.domino in line.dominoes[-1:] for each in moves)


def _drawn(played: PlayedMove, localizer: FluentLocalizer, *, has_land: bool = True) -> str:
    """Show the domino of a move: its emoji or number, and with `has_land` its land unless the domino was lost."""
    assert isinstance(played.move, Place | Discard | Pick)
    domino = played.move.domino
    if isinstance(played.move, Discard) or not has_land:
        return pictured(domino, localizer)
    return _with_land(domino, localizer)


def _with_land(domino: Domino, localizer: FluentLocalizer) -> str:
    return localizer("told-domino", number=pictured(domino, localizer), land=_land(domino, localizer))


def _land(domino: Domino, localizer: FluentLocalizer) -> str:
    """Name the half of a domino with the most crowns, or both terrains of a domino without a crown."""
    best = max(domino.a, domino.b, key=lambda half: half.crowns)
    names = list(dict.fromkeys(terrain_name(half.terrain, localizer) for half in (domino.a, domino.b)))
    return localizer(
        "told-land",
        **terrain_arguments(best.terrain, localizer),
        crowns=best.crowns,
        count=len(names),
        both_lands=localizer.all_of(names),
    )


def _turning_point(table: Table, turns: Sequence[PlayedTurn], localizer: FluentLocalizer) -> Iterator[str]:
    """Yield at most one fact that turned the game: a fact of an extension, or who leads after a round."""
    moves = [*chain.from_iterable(turns)]
    told = filter(None, (each.turning_point(moves, table, localizer) for each in parts(Narrator, table.variant)))
    yield from [*told][:1] or _new_leader(table, moves, localizer)


def turning_point(table: Table, deciding: ValuedTurn | None, localizer: FluentLocalizer) -> str:
    """Say which turn decided a finished game: by an extension for the last rounds, or the turn `deciding`."""
    late = [each for each in table.moves if each.before.round + 1 >= table.state.format.rounds]
    told = next(
        filter(None, (each.turning_point(late, table, localizer) for each in parts(Narrator, table.variant))), ""
    )
    if told or deciding is None or deciding.placement is None:
        return told
    first, second, *_ = table.state.ranking()
    return localizer(
        "end-turned",
        name=team_name(table, first.kingdom, localizer),
        round=deciding.turn[0].before.round,
        points=deciding.gain,
        # The second line of a message has no emoji, and the number of a domino says little at the end.
        land=_land(deciding.placement.domino, localizer),
        margin=first.total - second.total,
    )


def _new_leader(table: Table, moves: Sequence[PlayedMove], localizer: FluentLocalizer) -> Iterator[str]:
    """Say who leads at the end of a round in the second half and did not at the end of the round before.

    Within a round, who moves first seems to lead; and the end of a game has its own words.
    """
    for each in reversed(moves):
        number, after = each.before.round, each.after
        if number < after.round and number * 2 > after.format.rounds:
            before = next(other.before for other in table.moves if other.before.round == number)
            points = sorted(map(after.shown_points, range(len(after.kingdoms))))
            if (leader := _leader(after)) not in (None, _leader(before)):
                name = team_name(table, leader, localizer)
                yield localizer("told-leader", name=name, round=number, points=points[-1], second_points=points[-2])
            return


def _leader(state: State) -> int | None:
    """Return the kingdom in front by the shown points; None if several kingdoms are in front."""
    points = [*map(state.shown_points, range(len(state.kingdoms)))]
    return points.index(max(points)) if points.count(max(points)) == 1 else None


def _told_by(table: Table, turn: PlayedTurn, localizer: FluentLocalizer) -> str:
    """Name the player of a turn behind the player's king, with a sign if a computer player moved for a person."""
    seat, kingdom = _seat_of(table, turn), turn[0].before.king.kingdom
    kind = "told-by-person" if seat.user_id is None else _turn_kind(table, turn)
    name = safe_name(_name_at_the_time(seat, turn))
    if mates := [number for number in table.state.owners(kingdom) if number != seat.number]:
        name = localizer("told-mate", name=name, mate_name=localizer.all_of(safe_names(table, mates)))
    return with_emoji(f"king_{seat.number}", localizer(kind, name=name))


def turn_facts(
    turn: PlayedTurn, table: Table, localizer: FluentLocalizer, value: Callable[[int], str]
) -> Sequence[str]:
    """Describe the moves of a turn, and the points that it brought as `value` writes them; a fact may be empty."""
    gained = value(gain) if (gain := _gain(turn)) else ""
    taken, others = list[str](), list[str]()
    for each in turn:
        told = taken if isinstance(each.move, Pick) else others
        told.append(describe_move(each, table, localizer))
    # The taken domino comes after the points, because a taken domino brings no points yet.
    return *others, gained, *taken


def sum_up_own_turns(turns: Sequence[PlayedTurn], table: Table, localizer: FluentLocalizer) -> str:
    """Describe a player's own turns, and what the player has left to spend."""
    kingdom, after = turns[-1][0].before.king.kingdom, turns[-1][-1].after
    left = (each.left(after, kingdom, localizer) for each in parts(Narrator, table.variant))
    told = (turn_facts(turn, table, localizer, lambda gain: worth(gain, localizer)) for turn in turns)
    deeds = semicolon_list((comma_list(filter(None, facts), localizer) for facts in told), localizer)
    return comma_list(filter(None, (deeds, *left)), localizer)


def describe_move(played: PlayedMove, table: Table, localizer: FluentLocalizer) -> str:
    """Describe a move as part of a turn; empty for a move that only ends the turn."""
    move = played.move
    if isinstance(move, Place):
        return localizer("told-place", domino=localizer.number(move.domino))
    if isinstance(move, Discard):
        return localizer("told-discard", domino=_drawn(played, localizer))
    if isinstance(move, Pick):
        return localizer(_pick_key(played), domino=localizer.number(move.domino))
    return next(
        filter(None, (each.describe_move(played, table, localizer) for each in parts(Narrator, table.variant))), ""
    )


def _gain(turn: PlayedTurn) -> int:
    """Return the points that a turn brought its kingdom; negative for a loss."""
    kingdom = turn[0].before.king.kingdom
    return turn[-1].after.shown_points(kingdom) - turn[0].before.shown_points(kingdom)


def _seat_of(table: Table, turn: PlayedTurn) -> Seat:
    return table.seat(turn[0].before.king.seat)


def _name_at_the_time(seat: Seat, turn: PlayedTurn) -> str:
    """Return the name of the player at the time of the turn: the owner, if the owner moved, or today's player."""
    is_owners = any(each.chosen_by == seat.owner_id for each in turn)
    return seat.owner_name or seat.name if is_owners else seat.name


def _turn_kind(table: Table, turn: PlayedTurn) -> str:
    """Return the id of the message that names the player who took the turn, by the kind of the turn."""
    return next((kind for kind, is_of_kind in _TURN_KINDS.items() if is_of_kind(table, turn)), "told-by-person")


def _is_planned(_: Table, turn: PlayedTurn) -> bool:
    return any(each.planned for each in turn) and all(each.planned for each in turn if each.chosen_by)


def _is_by_stand_in(table: Table, turn: PlayedTurn) -> bool:
    """Return whether another player at the table let a computer player take the turn."""
    seat = _seat_of(table, turn)
    return any(_plays_elsewhere(table.game, seat, each.chosen_by) for each in turn)


def _is_tapped(table: Table, turn: PlayedTurn) -> bool:
    """Return whether a person made a move of the turn by a tap, even if the person's data was erased since."""
    # An erasure removes the user id from the log, and keeps the interaction.
    return any(table.log[each.ply].interaction_id for each in turn)


def _is_by_computer(table: Table, turn: PlayedTurn) -> bool:
    # Entries that follow an action have the user of that action, not the player of the turn.
    chosen = [each for each in turn if not each.is_forced]
    if chosen:
        return all(table.log[each.ply].user_id is None for each in chosen)
    # Without a choice, the log does not show who had the seat, only whether the seat has ever been a person's.
    return _seat_of(table, turn).user_id is None


_TURN_KINDS: Final[Mapping[str, Callable[[Table, PlayedTurn], bool]]] = MappingProxyType(
    {
        "told-by-late": lambda _, turn: any(each.late for each in turn),
        "told-by-plan": _is_planned,
        "told-by-stand-in": _is_by_stand_in,
        "told-by-person": _is_tapped,
        "told-by-computer": _is_by_computer,
        # The only legal move was made for a person with automatic play.
        "told-by-itself": lambda _, turn: is_made_for_player(turn),
    }
)
"""The tests for the kinds of turns, in order of precedence; a turn without a kind is the person's own."""


def _plays_elsewhere(game: Game, seat: Seat, user_id: int | None) -> bool:
    """Return whether a person who chose a move of the seat has another seat, and so let a computer player move.

    A person without another seat had this seat at the time; the seat may have changed hands since.
    """
    theirs = [each.number for each in game.seats if user_id and user_id in (each.user_id, each.owner_id)]
    return bool(theirs) and seat.number not in theirs
