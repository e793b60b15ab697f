"""Logging for operators: one line a record on standard error, without the token."""

import json
import logging
import re
import time

from bot.activity import current_ids
from bot.chat.kit import failure_of
from bot.games.refusals import StorageDown
from bot.host.settings import LogFormat, Secret

_FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"

# These libraries log more than an operator wants to know.
_LEAST_LEVELS = {"aiosqlite": logging.INFO, "alembic": logging.WARNING, "PIL": logging.INFO}

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Characters of untrusted names that a terminal might obey (CWE-150), such as an escape sequence; tabs are harmless."""

_TOKENS = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^\s/?'\"]+")
"""The tokens of interactions in addresses: anybody who has a token can answer in the bot's name."""

_OTHER_IDS = re.compile(r"(?<!/channels/)(?<!\d)\d{15,}")
_WORD = re.compile(r"[A-Za-z_]+")

_OF_CONNECTIONS = {
    # The person has typed on by then: a late list of options is not worth more.
    "discord.app_commands.tree": logging.INFO,
    "discord.client": logging.WARNING,
    "discord.shard": logging.WARNING,
}
"""The loggers of discord.py that log failures of Discord with tracebacks, and the levels of these failures here."""


class LineFormatter(logging.Formatter):
    """Formats a record as one line: ISO time in UTC, tracebacks folded into the line, the secret replaced."""

    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self, secret: Secret) -> None:
        super().__init__(_FORMAT)
        self.converter = time.gmtime
        self._secret = secret

    def format(self, record: logging.LogRecord) -> str:
        text, game = self.without_secret(super().format(record)), current_ids().get("game")
        if game and f"game {game}" not in text:
            text += f" [game {game}]"
        lines = (_CONTROLS.sub("?", line).strip() for line in text.splitlines())
        return " | ".join(line for line in lines if line)

    def without_secret(self, text: str) -> str:
        # The finished text is searched, because libraries may log the token in an argument, a header or a traceback.
        return _TOKENS.sub(r"\1[token]", text.replace(self._secret.reveal(), "[secret]"))


class JsonFormatter(LineFormatter):
    """Formats a record as a JSON object in a line, with the ids of the current work."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **({"traceback": self.formatException(record.exc_info)} if record.exc_info else {}),
            # The ids are texts: most readers of JSON do not keep numbers as large as Discord's ids exactly.
            **{name: str(number) for name, number in current_ids().items()},
        }
        return self.without_secret(json.dumps(fields, ensure_ascii=False))


_FORMATTERS = {LogFormat.TEXT: LineFormatter, LogFormat.JSON: JsonFormatter}


def without_people(record: logging.LogRecord) -> bool:
    """Remove the ids of people from discord.py's records, and at DEBUG all but words, numbers and addresses."""
    if record.name.partition(".")[0] == "discord":
        if record.levelno < logging.INFO:
            arguments = record.args if isinstance(record.args, tuple) else (record.args,)
            record.args = tuple(map(_without_people, arguments)) if record.args else record.args
        else:
            record.msg, record.args = _OTHER_IDS.sub("…", record.getMessage()), ()
    return True


def _without_people(argument: object) -> object:
    match argument:
        case {"op": operation, "t": event}:
            return f"operation {operation}, {event}"
        case None | float() | int() if len(str(argument)) < 15:
            return argument
        case str() if _WORD.fullmatch(argument):
            return argument
        case str() if argument.startswith(("http", "ws")):
            return _OTHER_IDS.sub("…", argument)
    return "…"


def in_one_line(record: logging.LogRecord) -> bool:
    """Turn a record of one of Discord's failures into a line of another level; return whether to log it."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, StorageDown):
        return False  # storage has logged it
    failure = failure_of(error) if isinstance(error, Exception) else None
    if failure is None or failure.is_mistake:
        return True
    record.msg, record.args, record.exc_info = "%s: %s", (record.getMessage(), failure), None
    record.levelno = _OF_CONNECTIONS[record.name]
    record.levelname = logging.getLevelName(record.levelno)
    return logging.getLogger(record.name).isEnabledFor(record.levelno)


def configure(level: str, secret: Secret, style: LogFormat = LogFormat.TEXT) -> None:
    """Send every logger's records, and warnings, through the formatter of the style; replace earlier handlers."""
    handler = logging.StreamHandler()
    handler.setFormatter(_FORMATTERS[style](secret))
    handler.addFilter(without_people)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(capture=True)
    for name in _OF_CONNECTIONS:
        logging.getLogger(name).addFilter(in_one_line)
    for name, floor in _LEAST_LEVELS.items():
        logging.getLogger(name).setLevel(max(floor, logging.getLevelNamesMapping()[level]))
