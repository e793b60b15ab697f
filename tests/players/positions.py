"""Positions for the tests of computer players, and what players do in them."""

from engine.dominoes import Domino
from engine.kingdom import Kingdom
from engine.moves import Move, Place
from engine.position import King, Line, Turn
from engine.state import State
from players.remark_finder import Placement, Remark
from players.remarks import remarks
from players.search.evaluator import find_network
from players.search.network import Network


def position(
    kingdom: str, domino: str | None, choice: str = "", variant: str = "kd", players: int = 2, lines_dealt: int = 6
) -> State:
    """Return a position in which seat 1 has a domino to place, or none, and these dominoes to choose from."""
    line = tuple(Domino.parse(name) for name in choice.split())
    return State.start(variant, players).replace(
        kingdoms=(Kingdom.parse(kingdom, 5), *[Kingdom()] * (players - 1)),
        turns=(Turn(King(1, 0), Domino.parse(domino) if domino else None),),
        lines_dealt=lines_dealt,
        next_line=Line(line, (None,) * len(line)),
    )


def remarks_by_name(state: State, move: str) -> dict[str, Remark]:
    """Return the remarks on a legal placement."""
    place = Move.parse(move)
    assert isinstance(place, Place)
    assert place in state.legal_moves()
    return {remark.name: remark for remark in remarks(Placement(state, place))}


def network_of(state: State) -> Network:
    network = find_network(state)
    assert network
    return network
