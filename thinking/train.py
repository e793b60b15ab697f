"""Learn the value of a kingdom from self-play: `python -m thinking.train kd 4`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from engine.variants import VARIANTS
from thinking.network import Network
from thinking.tables import Options, Tables

TABLES = 64


def self_play(base, players, network, heat, rng, record):
    options = "mh" if rng.random() < 0.7 else rng.choice(["", "m", "h"])
    variant = VARIANTS[base].with_options(options) if VARIANTS[base].allows else VARIANTS[base]
    tables = Tables.start(variant, players, TABLES, rng)
    seen = []
    while not tables.is_over:
        found = Options.of(tables)
        values = found.sure + (network(found.numbers) if network else found.numbers[-26])
        if tables.courts:
            found = found.building(tables, found.top(values, 3))
            values = found.sure + (network(found.numbers) if network else found.numbers[-26])
        chosen = found.best(values + rng.gumbel(0, heat, len(values)).astype(np.float32))
        seen.append((tables.columns(tables.acting), found.numbers[:, chosen], found.sure[chosen]))
        tables.play(found, chosen)
        tables.proceed()
    totals = tables.totals().reshape(-1)
    record.append((np.concatenate([n for _, n, _ in seen], 1), np.concatenate([totals[c] - s for c, _, s in seen])))
    return totals


def train(network, record, steps, rate, rng, memory):
    numbers = np.concatenate([n for n, _ in record], 1).T.copy()
    target = np.concatenate([t for _, t in record])
    slow, square, count = memory
    error = 0
    for step in range(steps):
        rows = rng.integers(0, len(target), 1024)
        x = numbers[rows].T
        error += np.mean((network(x) - target[rows]) ** 2) if step % 20 == 0 else 0
        count += 1
        for p, g, m, v in zip(network.parameters(), network.slopes(x, target[rows]), slow, square):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            p -= rate * (m / (1 - 0.9**count)) / (np.sqrt(v / (1 - 0.999**count)) + 1e-6)
    memory[2] = count
    return error / max(1, (steps + 19) // 20)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("base")
    parser.add_argument("players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--hidden", type=int, nargs="*", default=[64, 32])
    parser.add_argument("--out")
    args = parser.parse_args()
    rng = np.random.default_rng(args.seed)
    record, network, start, games, generation = [], None, time.time(), 0, 0
    while time.time() - start < args.minutes * 60:
        t0 = time.time()
        left = 1 - (time.time() - start) / (args.minutes * 60)
        totals = [self_play(args.base, args.players, network, 2.0 if not network else 0.2 + 0.8 * left, rng, record) for _ in range(8)]
        t1 = time.time()
        games += 8 * TABLES
        record = record[-160:]
        if network is None:
            network = Network.untrained(record[0][0], args.hidden, rng)
            memory = [[np.zeros_like(p) for p in network.parameters()], [np.zeros_like(p) for p in network.parameters()], 0]
        error = train(network, record, 300, 0.0003 + 0.0015 * left, rng, memory)
        generation += 1
        if generation % 5 == 0 or generation < 5:
            print(f"{time.time()-start:6.0f}s gen {generation} games {games} mean {np.mean(totals):.2f} rmse {error**.5:.2f} play {t1-t0:.1f}s train {time.time()-t1:.1f}s", flush=True)
            network.save(Path(args.out or f"thinking/weights/{args.base}-{args.players}.npz"))


if __name__ == "__main__":
    main()
