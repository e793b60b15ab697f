"""The commands. A command takes its arguments and returns a report, or raises ValueError for wrong input."""

import re
from collections.abc import Mapping

from engine.cli.command_line import Report, table
from engine.errors import shortened
from engine.permutation import Permutation, commitment
from engine.records import UNFINISHED, Record, result_of
from engine.scoring import Score, Standing
from engine.state import IllegalMove, State

Row = Mapping[str, object]
"""Values by name, for JSON."""


def _parts(score: Score) -> Row:
    return {"parts": dict(score.parts), "total": score.total}


def replay_report(text: str) -> Report:
    """Report the scores and the ranking after all moves of a record."""
    _, state = read_record(text)
    stage = "over" if state.is_over else f"in round {state.round}"
    return Report(
        {
            "variant": str(state.variant),
            "players": state.players,
            "over": state.is_over,
            "ranking": [_standing_row(state, standing) for standing in state.ranking()],
        },
        f"{state.variant}, {state.players} players, {stage}\n{_ranking_table(state)}",
    )


def read_record(text: str) -> tuple[Record, State]:
    """Read a record, and return the record and the state after all moves.

    Raises ValueError for an illegal move, and for moves that end before the record's result, or with another result.
    """
    record = Record.parse(text)
    state = State.start(record.variant, record.players)
    for number, move in enumerate(record.moves, 1):
        try:
            state = state.play(move)
        except IllegalMove as error:
            raise ValueError(f"move {number}, {error}") from error
    result = result_of(state)
    if record.result != UNFINISHED and not state.is_over:
        raise ValueError(
            shortened(f"moves are missing after move {len(record.moves)}: the result is given as {record.result!r}")
        )
    if record.result not in (UNFINISHED, result):
        raise ValueError(shortened(f"the result is given as {record.result!r}, but the moves lead to {result!r}"))
    return record, state


def verify_report(text: str) -> Report:
    """Report the hash of the secret in a finished record whose chance moves all follow from the secret.

    Raises ValueError for any other record: one with a tag twice, without a secret or without chance moves, with a
    chance move that does not follow from the secret, or with an unfinished game.
    """
    record, end = read_record(text)
    names, tags = [name for name, _ in record.tags], dict(record.tags)
    if twice := [name for name in tags if names.count(name) > 1]:
        raise ValueError(f"the deal cannot be checked: the tag {twice[0]} stands twice")
    if not re.fullmatch("[0-9a-fA-F]{64}", tags.get("Secret", "")):
        raise ValueError("the deal cannot be checked: no tag Secret has 64 hexadecimal digits")
    permutation, count = Permutation(bytes.fromhex(tags["Secret"]), tags.get("MixedIn", "")), 0
    for number, (state, move) in enumerate(zip(record.states(), record.moves, strict=False), 1):
        if state.is_chance and (drawn := state.chance(permutation)) != move:
            raise ValueError(f"move {number}, {move}, does not follow from the secret: it would be {drawn}")
        count += state.is_chance
    if not count:
        raise ValueError("nothing to check: the record has no chance moves")
    if not end.is_over:
        raise ValueError(f"moves 1 to {len(record.moves)} follow from the secret, but the game is not finished")
    digits, mixed_in = commitment(permutation.secret), permutation.mixed_in or None
    rows = table([("hash", digits), ("mixed in", mixed_in or "nothing: no message showed the hash before the start")])
    text = f"all {count} chance moves follow from the secret\n{rows}"
    return Report({"chance_moves": count, "hash": digits, "mixed_in": mixed_in}, text)


def _standing_row(state: State, standing: Standing) -> Row:
    return {
        "place": standing.place,
        "seats": state.owners(standing.kingdom),
        **_parts(state.scores()[standing.kingdom]),
        "decided_by": standing.decided_by,
    }


def _ranking_table(state: State) -> str:
    scores, names = state.scores(), [name for name, _ in state.variant.scorers]
    rows = [
        (
            each.place,
            "+".join(map(str, state.owners(each.kingdom))),
            *scores[each.kingdom].parts.values(),
            each.total,
            each.decided_by or "",
        )
        for each in state.ranking()
    ]
    return table([("place", "seat", *names, "total", "decided by"), *rows])
