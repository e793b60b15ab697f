"""A simulated Discord on loopback; see README.md."""

__version__ = "0.1.0"

from simulator.calls import Fault
from simulator.clock import Clock
from simulator.discord_py import discord_py_redirected
from simulator.messages import File
from simulator.people import Answer, Impossible, Person
from simulator.process import BotProcess
from simulator.server import Discord

__all__ = ["Answer", "BotProcess", "Clock", "Discord", "Fault", "File", "Impossible", "Person", "discord_py_redirected"]
