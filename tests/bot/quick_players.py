"""Stands in for `bot.games.computers.turn_answers` where a computer player is to think, but not for seconds."""

from bot.games.computers.turn_answers import answers_of
from players.greedy import GreedyPlayer
from players.player import Level

answer = answers_of({"master": Level("master", GreedyPlayer())})
