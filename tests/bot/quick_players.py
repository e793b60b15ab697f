"""Stands in for `bot.workers.own_engine` where a computer player is to think, but not for seconds."""

from players.player import Level
from players.serving import Engine
from players.simple_players import GreedyPlayer

ENGINE = Engine({"master": Level("master", GreedyPlayer())})
