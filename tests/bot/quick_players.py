"""Stands in for `players.registry` in tests where a computer player is to think, but not for seconds."""

from players.greedy import GreedyPlayer
from players.player import Level

PLAYERS = {"master": Level("master", GreedyPlayer())}
