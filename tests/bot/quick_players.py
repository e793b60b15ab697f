"""Stands in for `bot.games.computers.turn_answers` where a computer player is to think, but not for seconds."""

from bot.games.computers.turn_answers import answers_of
from players.player import Level
from players.simple_players import GreedyPlayer

answer = answers_of({"master": Level("master", GreedyPlayer())})
