"""A simulated Discord on loopback; see README.md."""

__version__ = "0.1.0"

from simulator.discord_py import discord_py_redirected
from simulator.people import Answer, Impossible, Person
from simulator.process import BotProcess
from simulator.service.server import Discord
from simulator.world.calls import Fault
from simulator.world.clock import Clock
from simulator.world.messages import File

__all__ = ["Answer", "BotProcess", "Clock", "Discord", "Fault", "File", "Impossible", "Person", "discord_py_redirected"]
