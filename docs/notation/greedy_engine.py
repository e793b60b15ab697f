"""An engine of thirty lines for docs/engine-protocol.md: makes the move with the most points at once."""

import sys
from random import Random

from engine import VARIANTS, State


def best_move(state: State, rng: Random) -> str:
    acting = state.king.kingdom
    values = {str(move): state.play(move).score(acting).total for move in state.legal_moves()}
    return rng.choice([move for move, value in values.items() if value == max(values.values())])


for line in sys.stdin:
    command, _, rest = line.strip().partition(" ")
    if command == "kingdomino":
        answer = ["name Greedy 1"]
        for base, variant in VARIANTS.items():
            options = f"+{variant.allows}" if variant.allows else ""
            answer.append(f"game {base}{options} {' '.join(map(str, variant.formats))}")
        answer.append("ready")
    elif command == "go":
        *pairs, position = f" {rest}".partition(" position ")
        seed = f"{pairs[0]} ".partition(" seed ")[2].partition(" ")[0]
        answer = [f"best {best_move(State.parse(position), Random(seed))}"]
    elif command == "quit":
        break
    else:
        answer = [] if command in ("", "stop") else [f"error unknown command {command}"]
    sys.stdout.writelines(f"{each}\n" for each in answer)
    sys.stdout.flush()
