"""A judge that takes no time and always prefers the last legal moves, by 6 points; it answers for worker processes."""

import json
from functools import reduce

from bot.workers.own_engine import ADVISE, GRADE, read_moves
from engine.moves import Move
from engine.state import State
from players.analysis.judge import Depth, JudgedTurn, Judgement
from players.analysis.review import Settled
from players.intervals import Estimate
from players.serving import Engine, Write


def last_moves(state: State) -> tuple[Move, ...]:
    turns, moves = state.turns, list[Move]()
    while state.turns == turns:
        moves.append(state.legal_moves()[-1])
        state = state.play(moves[-1])
    return tuple(moves)


def advise(asked: str, _write: Write) -> str:
    position, made, *_ = json.loads(asked)
    start = State.parse(position)
    state = reduce(State.play, read_moves(made), start)
    return " ".join(map(str, last_moves(state))) if state.is_same_turn(start) else ""


def grade(asked: str, _write: Write) -> str:
    position, text, *_ = json.loads(asked)
    state, moves, none = State.parse(position), read_moves(text), Estimate(0, 0)
    for made, move in enumerate(moves):
        best = last_moves(state)
        if best[0] != move:
            turns = (
                JudgedTurn(best, Estimate(50, 2), Estimate(0.5, 0.1), none, none),
                JudgedTurn(moves[made:], Estimate(44, 2), Estimate(0.49, 0.1), Estimate(6, 1), Estimate(0.01, 0.02)),
            )
            judgement = Judgement(state, Depth.LOOK, turns)
            return json.dumps(Settled(made, move, judgement, is_suggested=False).data)
        state = state.play(move)
    return "null"


ENGINE = Engine({}, extra={ADVISE: advise, GRADE: grade})
