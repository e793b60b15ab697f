"""A simulated Discord on loopback; see README.md."""

from simulator.calls import Fault
from simulator.clock import Clock
from simulator.people import Answer, Impossible, Person
from simulator.process import BotProcess
from simulator.server import Discord, discord_py_redirected

__all__ = ["Answer", "BotProcess", "Clock", "Discord", "Fault", "Impossible", "Person", "discord_py_redirected"]
