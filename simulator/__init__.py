"""A loopback simulator of Discord; see README.md."""

from .server import Discord, discord_py_redirected
from .people import Answer, Impossible, Person
from .process import BotProcess
from .rest import Fault

__all__ = ["Answer", "BotProcess", "Discord", "Fault", "Impossible", "Person", "discord_py_redirected"]
