"""The rules for application commands (interactions/application-commands)."""

import unicodedata
from collections.abc import Iterator
from typing import Final

from simulator import api
from simulator.api import Json
from simulator.rules.shapes import LOCALES, twice

PAGE: Final = "[interactions/application-commands]"
_MOST_CHARACTERS: Final = 8000
_WITH_CHOICES: Final = api.STRING, api.INTEGER, api.NUMBER


def registered(commands: list[Json]) -> Iterator[str]:
    """Yield the problems of the commands of one scope, after a check of their shapes."""
    kinds = [each.get("type") or api.CHAT_COMMAND for each in commands]
    for kind, most in api.MOST_COMMANDS.items():
        if kinds.count(kind) > most:
            yield f"{kinds.count(kind)} commands of type {kind}, at most {most} {PAGE}"
    yield from twice("command", zip(kinds, (each["name"] for each in commands), strict=True), PAGE)
    for kind in api.MOST_COMMANDS:
        of_kind = [each for each, its_kind in zip(commands, kinds, strict=True) if its_kind == kind]
        yield from _localized_names("commands", of_kind)
    for command in commands:
        yield from _command(command)


def _command(command: Json) -> Iterator[str]:
    at, is_chat = command["name"], (command.get("type") or api.CHAT_COMMAND) == api.CHAT_COMMAND
    if is_chat:
        yield from _named(command, at)
        if not command.get("description"):
            yield f"{at}: a description is required {PAGE}"
    elif command.get("description") or command.get("options"):
        yield f"{at}: only commands of type {api.CHAT_COMMAND} have a description and options {PAGE}"
    yield from _inner(command.get("options") or [], at, depth=0)
    if (size := _characters(command)) > _MOST_CHARACTERS:
        yield f"{at}: {size} characters in all, at most {_MOST_CHARACTERS} {PAGE}"


def _inner(options: list[Json], at: str, depth: int) -> Iterator[str]:
    """Yield the problems of the options of a command, a group or a subcommand."""
    yield from twice(f"{at}: option", (each["name"] for each in options), PAGE)
    yield from _localized_names(at, options)
    branches = [each for each in options if each["type"] in (api.SUBCOMMAND, api.GROUP)]
    if branches and len(branches) < len(options):
        yield f"{at}: subcommands beside options {PAGE}"
    seen_optional = False
    for option in options:
        here = f"{at} {option['name']}"
        if option.get("required") and seen_optional:
            yield f"{here}: required after an optional one {PAGE}"
        seen_optional |= not option.get("required")
        yield from _option(option, here, depth)


def _option(option: Json, at: str, depth: int) -> Iterator[str]:
    kind, choices = option["type"], option.get("choices") or []
    yield from _named(option, at)
    if (kind == api.GROUP and depth > 0) or (kind == api.SUBCOMMAND and depth > 1):
        yield f"{at}: nested too deep {PAGE}"
    if option.get("options") and kind not in (api.SUBCOMMAND, api.GROUP):
        yield f"{at}: an option of type {kind} has no options {PAGE}"
    if (choices or option.get("autocomplete")) and kind not in _WITH_CHOICES:
        yield f"{at}: an option of type {kind} has no choices {PAGE}"
    if option.get("autocomplete") and choices:
        yield f"{at}: autocomplete and choices {PAGE}"
    if option.get("channel_types") and kind != api.CHANNEL:
        yield f"{at}: channel_types are for channels {PAGE}"
    if any((kind == api.STRING) != isinstance(each["value"], str) for each in choices):
        yield f"{at}: a choice has a value of another type {PAGE}"
    yield from _localized_names(f"{at}: choice", choices, against_defaults=False)
    yield from _inner(option.get("options") or [], at, depth + 1)


def _named(named: Json, at: str) -> Iterator[str]:
    for name in [named["name"], *(named.get("name_localizations") or {}).values()]:
        if not _is_name(name):
            yield f"{at}: {name!r} is no name of a command or option {PAGE}"


def _is_name(name: str) -> bool:
    r"""Return whether a name matches ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$, without capitals."""
    rest = (each for each in name if each not in "-_'")
    letters = (each for each in rest if not ("\u0900" <= each <= "\u097f" or "\u0e00" <= each <= "\u0e7f"))
    return name == name.lower() and all(unicodedata.category(each)[0] in "LN" for each in letters)


def _localized_names(at: str, named: list[Json], *, against_defaults: bool = True) -> Iterator[str]:
    """Yield a problem for each repeated name within a locale, also among the default names of other commands."""
    defaults = {each["name"] for each in named}
    for locale in sorted({key for each in named for key in each.get("name_localizations") or {}} & LOCALES):
        shown = [((each.get("name_localizations") or {}).get(locale), each["name"]) for each in named]
        yield from twice(f"{at} in {locale}: name", (local or name for local, name in shown), PAGE)
        for local, name in shown:
            if against_defaults and local and local in defaults - {name}:
                yield f"{at} in {locale}: {local!r} is the default name of another one {PAGE}"


def _characters(option: Json) -> int:
    """Count the characters of names, descriptions and values; of localized texts the longest counts."""
    names = [option["name"], *(option.get("name_localizations") or {}).values()]
    descriptions = [option.get("description") or "", *(option.get("description_localizations") or {}).values()]
    own = max(map(len, names)) + max(map(len, descriptions)) + len(str(option.get("value", "")))
    return own + sum(map(_characters, [*(option.get("options") or []), *(option.get("choices") or [])]))
