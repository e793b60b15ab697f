"""A search for the id of a message finds its use: the id is a literal in the code, or belongs to a family below."""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path
from typing import Final

from bot.chat.deeds.help import TOPICS
from bot.chat.deeds.lobby import DEEDS
from bot.chat.deeds.proposals import STAND_INS
from bot.chat.deeds.settings import SECTIONS as OF_PEOPLE
from bot.chat.deeds.settings import SERVER_SECTIONS as OF_SERVERS
from bot.chat.extension import ChatPart
from bot.chat.screens.panel import HINTS
from bot.chat.screens.rules import KINGDOMINO
from bot.games.game import PLAYS_ON, Policy, Suggestions
from bot.games.levels import LEVELS
from bot.games.people.person import PRIVATE
from bot.games.proposals import PROPOSABLE
from bot.games.refusals import OF_CHANCE
from bot.localization.fluent import DEFAULT, references
from engine.court.buildings import BUILDINGS
from engine.court.steps import CourtReason
from engine.dominoes import TERRAINS
from engine.errors import Reason
from engine.extensions import EXTENSIONS, parts
from engine.scoring import BONUSES, Outlook
from engine.variants import VARIANTS
from tests.bot.sample_tables import translations

ROOT: Final = Path(__file__).parents[3]
LOOK_UPS: Final = {"Refusal", "localized", "localizer"}
"""The functions whose first argument is the id of a message."""


ENGLISH: Final = translations().bundles[DEFAULT]


@cache
def nodes() -> Sequence[ast.AST]:
    paths = [path for package in ("bot", "players", "renderers") for path in (ROOT / package).rglob("*.py")]
    return [each for path in paths for each in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]


def calls(*functions: str) -> Iterator[ast.Call]:
    for call in (each for each in nodes() if isinstance(each, ast.Call)):
        if (call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")) in functions:
            yield call


def arguments(*functions: str) -> Iterator[ast.expr]:
    """Yield the positional arguments of all calls of the functions."""
    for call in calls(*functions):
        yield from call.args


def texts(expressions: Iterable[ast.expr]) -> set[str]:
    return {each.value for each in expressions if isinstance(each, ast.Constant) and isinstance(each.value, str)}


TIE_BREAKS: Final = [name for variant in VARIANTS.values() for name, _ in variant.tie_breaks]
CHAPTERS: Final = [
    *KINGDOMINO,
    *(each for part in parts(ChatPart) for book in part.rulebooks.values() for each in book),
]
KNOWN_HINTS: Final = [
    name for hints in (HINTS, *(part.hints for part in parts(ChatPart))) for names in hints.values() for name in names
]
STEPS: Final = ("place", "knights", "build", "dragon", "choose", "finish")


@cache
def families() -> Mapping[str, Iterable[str]]:
    """Return the values whose messages have ids with the value at the end, by the beginning of the ids."""
    return {
        "add-": LEVELS,
        "bonus-": [each.value for each in Outlook],
        "box-": "kq",
        "building-": [kind.id for kind in BUILDINGS],
        "button-": STAND_INS,
        "button-set-": [f"{name}-{to}" for name in texts(arguments("switch")) for to in ("on", "off")],
        "button-side-step-": ("dragon",),
        # Kinds of shared deals are the features'.
        "deal-": [each.removeprefix("deal-") for each in ENGLISH.messages if each.startswith("deal-")],
        "do-": DEEDS,
        "done-": STAND_INS,
        "done-proposal-": PROPOSABLE,
        "error-no-game-of-": [each.name for each in EXTENSIONS],
        "effect-": [
            "crowns",
            "knights",
            "points",
            "points_per_knight",
            "points_per_tower",
            "tax_per_knight",
            "tax_per_tower",
            "towers",
        ],
        "grid-": ("5", "7"),
        "help-": TOPICS,
        "hint-": KNOWN_HINTS,
        "illegal-": [each.value for each in (*Reason, *CourtReason) if each not in OF_CHANCE],
        "level-": LEVELS,
        "option-": ["dynasty", "thread", *BONUSES],
        "part-": [*(terrain.value for terrain in TERRAINS), *BONUSES, "wealth"],
        "permission-": (
            "attach_files",
            "create_public_threads",
            "send_messages",
            "send_messages_in_threads",
            "view_channel",
        ),
        "plan-": ("place", "knights", "build", "dragon", "finish"),
        "policy-": Policy,
        "poster-by-": TIE_BREAKS,
        "story-tie-": TIE_BREAKS,
        "reminder-then-": PLAYS_ON,
        "rules-": [chapter.name for chapter in CHAPTERS],
        "server-": {
            *(name for each in OF_SERVERS for name in (each.name, each.page) if name),
            *(texts(arguments("choice")) - {each.name for each in OF_PEOPLE}),
        },
        "setting-": [
            *(name for each in OF_PEOPLE for name in (each.name, each.page) if name),
            *(texts(arguments("switch")) - {each.name for each in OF_SERVERS}),
        ],
        "setting-private-": [each or "nothing" for each in PRIVATE],
        "setting-suggestions-": Suggestions,
        "setup-": ("policy", "suggestions"),
        "skipped-": ("knights", "build"),
        "step-": STEPS,
        "suggestions-": Suggestions,
        "terrain-": [terrain.value for terrain in TERRAINS],
        "time-": PLAYS_ON,
        "time-over-": PLAYS_ON,
        "turn-time-": ("none", "minutes", "hours", "days"),
        "variant-": (*VARIANTS, "unknown"),
    }


def pattern(formatted: ast.JoinedStr) -> str:
    """Return the text of an f-string, with an asterisk for each value."""
    return "".join(str(each.value) if isinstance(each, ast.Constant) else "*" for each in formatted.values)


@cache
def ends() -> AbstractSet[str]:
    """Return the ends of ids of further messages about the same thing, such as `-about`."""
    patterns = [pattern(each) for each in nodes() if isinstance(each, ast.JoinedStr)]
    return {"", *(found[1] for each in patterns if (found := re.fullmatch(r".*\*((?:-[a-z]+)+)", each)))}


@cache
def in_families() -> AbstractSet[str]:
    described = [each for call in calls("options") for each in (*call.args, *(key.value for key in call.keywords))]
    moves = list(calls("move_command"))
    typed = texts(call.args[0] for call in (*moves, *calls("command", "plain_command")))
    found = {
        **families(),
        "command-": {each.split()[at] for each in typed for at in (0, -1)},
        "option-": [*families()["option-"], *texts(described), *texts(call.args[1] for call in moves)],
    }
    return {f"{start}{value}".replace("_", "-") for start, values in found.items() for value in values}


def test_every_message_is_used() -> None:
    literals = {each.value for each in nodes() if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    named = literals | in_families() | {name for each in ENGLISH.sources.values() for name in references(each.entry)}
    assert {each for each in ENGLISH.messages if not any(each.removesuffix(end) in named for end in ends())} == set()


def test_every_message_that_is_named_exists() -> None:
    assert texts(arguments(*LOOK_UPS)) <= ENGLISH.messages.keys()
    assert {each for each in in_families() if not any(each + end in ENGLISH.messages for end in ends())} == set()


def test_an_id_that_is_put_together_belongs_to_a_family() -> None:
    dynamic = {pattern(each) for each in arguments(*LOOK_UPS) if isinstance(each, ast.JoinedStr)}
    assert {each.partition("*")[0] for each in dynamic} <= families().keys() | {"", "command-"}
    assert {each[1:] for each in dynamic if each.startswith("*")} <= ends()
