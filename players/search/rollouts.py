"""Rollouts: simulated futures of candidates. Once nothing is hidden, all players in a future look ahead.

The endgame is played by nested rollouts of one level (Cazenave, 2009).
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import numpy as np

from engine.moves import Done, Move
from engine.state import State
from players.choosing import first_of_best
from players.search import backend
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, Floats, Ints
from players.search.candidates import Candidates, first_of_highest, play
from players.search.evaluator import Aims, evaluate_rollout_turn, evaluate_turn, has_greedy_rivals, sees_table
from players.search.network import Network
from players.search.square_layer import Doubles


def play_greedily(games: BatchGames, rows: Ints) -> None:
    """Play the current turn of some games, (rows,) intp, greedily in place, without advancing the turn.

    The games must not be in the last round.
    """
    acting, dominoes = games.acting[rows], games.due_dominoes[rows]
    columns = games.columns(games.acting)[rows]
    line, center = games.free_line[rows], games.rules.center
    directions, cells, slots = backend.choose_greedily(games.kingdoms, columns, dominoes, line, center=center)
    placed = np.flatnonzero(directions != NONE)
    backend.place_dominoes(games.kingdoms, columns[placed], dominoes[placed], directions[placed], cells[placed])
    games.discards[rows, acting] += (directions == NONE) & (dominoes != NONE)
    games.line_owners[rows, slots] = acting


LAMBDA = 0.9
"""The share of the value that a round of a future leaves to the rest, as in the lambda returns of Sutton (1988)."""

Policy: TypeAlias = Callable[[BatchGames], tuple[Candidates, Floats]]
"""Returns the candidates of the current turn, and their values, (candidates,) float32."""


def play_to_end(games: BatchGames, policy: Policy) -> Floats:
    """Play the best candidates to the end of the games in place; return the scores, (games, kingdoms) float32."""
    while not games.round_is_over:
        _play_best(games, policy)
    return games.scores()


def _play_best(games: BatchGames, policy: Policy) -> None:
    candidates, values = policy(games)
    play(games, candidates, candidates.best(values))
    games.advance_round()


def play_all_to_end(batches: Sequence[BatchGames], policy: Policy) -> list[Floats]:
    """Play several batches to the end as `play_to_end` does; `batches` are in the order of their stages.

    Batches in the same stage are played as one, which takes a fraction of the time. In the last round each batch is
    played alone, because its turns depend on whether all of its games are in their last turn.
    """
    early = [each for each in batches if not each.is_last_round]
    late = batches[len(early) :]
    if early:
        games, *waiting = early
        while not games.is_last_round:
            while waiting and waiting[0].stage == games.stage:
                games = games.joined(waiting.pop(0))
            _play_best(games, policy)
        ends = np.cumsum([len(each) for each in early])
        late = [*map(games.take, np.split(games.rows, ends[:-1])), *late]
    return [play_to_end(each, policy) for each in late]


def rollout_policy(network: Network, kingdom: int, aims: Aims) -> Policy:
    """Return the policy of `evaluate_rollout_turn` for the futures of a kingdom."""
    return partial(evaluate_rollout_turn, network=network, kingdom=kingdom, aims=aims)


def sum_over_futures(
    futures: BatchGames, candidates: Candidates, kept: Ints, network: Network, aims: Aims, lines: int | None = None
) -> Doubles:
    """Return the sum of the returns of some candidates over all futures, (kept,) float64.

    After `lines` more lines the network's prediction replaces the rest. With None the games are played to the end.
    """
    count, acting = len(futures), futures.acting[0]
    # The games hold all futures of the first candidate, then the same futures of the second, and so on.
    games = futures.take(np.tile(np.arange(count), len(kept)))
    play(games, candidates, np.repeat(kept, count))
    games.advance_round()
    last_line = futures.rules.game_format.rounds + 1 if lines is None else futures.lines_dealt + lines
    return _roll_out(games, network, int(acting), aims, last_line).reshape(len(kept), count).sum(1, dtype=np.float64)


def _roll_out(games: BatchGames, network: Network, kingdom: int, aims: Aims, last_line: int) -> Floats:
    """Play games on in place until `last_line` is dealt; return the value of each game for a kingdom, (games,) float32.

    The value is a lambda return: a weighted mean of the network's predictions at the turns of the kingdom and of the
    final result. The mean varies less than the final result. For a network without the table, only own points are
    averaged, and the rivals count with their final scores.
    """
    game_format, with_table = games.rules.game_format, sees_table(network)
    rest = LAMBDA ** (game_format.kingdoms / (game_format.kings_each * games.rules.players))  # turns of a kingdom
    (mixed, latest), weight = np.zeros((2, len(games)), np.float32), np.ones(len(games), np.float32)
    # `rows` holds the positions of the running games in the results.
    rows, stops_early = games.rows, last_line <= game_format.rounds
    while len(games) and not games.round_is_over and games.lines_dealt < last_line:
        # The points of a last turn are part of the final score.
        counts = not games.is_last_turn
        turns, values = _play_turn(games, network, kingdom, aims)
        games.advance_round()
        if counts:
            played = rows[turns]
            mixed[played] += (1 - rest) * (weight[played] * values)
            weight[played] *= rest
            latest[played] = values
        if stops_early and games.lines_dealt == last_line - 1:
            # After the last turn of the kingdom, the turns of others change nothing for it.
            kept = np.flatnonzero(games.comes_up(kingdom))
            games, rows = games.take(kept), rows[kept]
    if stops_early:
        return mixed + weight * latest
    own, rivalry = aims.parts_of(games.scores(), kingdom)
    return mixed + weight * own + (weight if with_table else 1) * rivalry


def _play_turn(games: BatchGames, network: Network, kingdom: int, aims: Aims) -> tuple[Ints, Floats]:
    """Play the current turn of all games in place.

    Returns the games with a turn of the kingdom, (turns,) intp, and the values of the kingdom's choices, (turns,)
    float32.
    """
    own = np.flatnonzero(games.acting == kingdom)
    if has_greedy_rivals(games, network) and not games.is_last_round:
        return own, _play_beside_greedy_rivals(games, own, network, aims)
    candidates, values = evaluate_rollout_turn(games, network, kingdom, aims)
    chosen = candidates.best(values)
    play(games, candidates, chosen)
    return own, values[chosen[own]]


def _play_beside_greedy_rivals(games: BatchGames, own: Ints, network: Network, aims: Aims) -> Floats:
    """Play the current turn of all games in place, by the network in the games `own`, greedily in the others.

    Returns the values of the network's choices, (own,) float32.
    """
    worth = np.zeros(len(own), np.float32)
    if len(own):
        played = games.take(own)
        candidates, values = evaluate_turn(played, network, aims=aims)
        chosen = candidates.best(values)
        worth = values[chosen]
        play(played, candidates, chosen)
        games.put(own, played)
    rivals = np.setdiff1d(games.rows, own, assume_unique=True)
    if len(rivals):
        play_greedily(games, rivals)
    games.turn, games.has_placed = games.turn + 1, False
    return worth


BRANCHING = 4
"""The number of candidates tried in every turn of an endgame. Neither more candidates nor another level helped."""


def values_at_end(games: BatchGames, candidates: Candidates, kept: Ints, network: Network) -> Floats:
    """Return the values of some candidates of the only game in a batch without hidden dominoes, (kept,) float32."""
    kingdom, aims = int(games.acting[0]), Aims.of(games, network)
    ends = games.take(np.zeros(len(kept), np.intp))
    play(ends, candidates, kept)
    ends.advance_round()
    own, rest = aims.parts_of(nested_scores(ends, kingdom, network, aims), kingdom)
    return own + rest


def nested_scores(games: BatchGames, kingdom: int, network: Network, aims: Aims | None = None) -> Floats:
    """Play games without hidden dominoes to their ends in place, after a turn of a kingdom; return the scores,
    (games, kingdoms) float32.

    In every turn the player tries some candidates, plays each to the end as in any future, and takes the best candidate
    for the own kingdom.
    """
    aims = aims or Aims.of(games, network)
    policy = rollout_policy(network, kingdom, aims)
    while not games.round_is_over:
        _play_best_turn(games, policy, aims)
        games.advance_round()
    return games.scores()


def _play_best_turn(games: BatchGames, policy: Policy, aims: Aims) -> None:
    """Play a turn of every game in place: the candidate with the best end among the most promising candidates."""
    candidates, values = policy(games)
    if games.only_points_count:
        play(games, candidates, candidates.best(values))
        return
    chosen = candidates.best_few(values, BRANCHING)
    game = candidates.game[chosen]
    tried, acting = games.take(game), games.acting[game]
    play(tried, candidates, chosen)
    tried.advance_round()
    own, rest = aims.parts_of(play_to_end(tried, policy), acting)
    play(games, candidates, chosen[first_of_highest(own + rest, game)])


def with_best_end(state: State, moves: Sequence[Move], network: Network, aims: Aims) -> Sequence[Move]:
    """Return a turn of the last round, with one more optional move if the move leads to a better end.

    Batch games do not simulate the bribe of the dragon, so this function adds the bribe. The other players are expected
    to play without a search.
    """
    if not isinstance(moves[-1], Done):
        return moves
    *made, _ = moves
    open_turn = _after(state, made)
    turns = [moves, *([*made, move] for move in open_turn.legal_moves() if not isinstance(move, Done))]
    scores = np.concatenate([_scores_at_the_end(_after(state, turn), network) for turn in turns])
    own, rest = aims.parts_of(scores, state.king.kingdom)
    return turns[first_of_best((own + rest).tolist())]  # the first of equal turns has no extra move


def _after(state: State, moves: Sequence[Move]) -> State:
    for move in moves:
        state = state.play(move)
    return state


def _scores_at_the_end(state: State, network: Network) -> Floats:
    """Play a position on to the end, and return the scores of all kingdoms, (1, kingdoms) float32."""
    if state.is_over:
        return np.array([[score.total for score in state.scores()]], np.float32)
    # No domino is drawn any more, so the random numbers are not used.
    games = BatchGames.of(state, np.random.default_rng(0))
    return play_to_end(games, lambda games: evaluate_turn(games, network))
