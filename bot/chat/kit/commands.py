"""Tools of slash commands: registration, descriptions in every language, autocomplete."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from enum import StrEnum
from functools import cache, wraps
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from discord import Interaction, InteractionType, Locale, app_commands
from discord.app_commands import Choice, TranslationContextTypes, Translator, locale_str

from bot.chat.kit.blocks import MAX_OPTION_TEXT, MAX_OPTIONS
from bot.chat.kit.context import Context
from bot.chat.kit.discord_builder import shorten
from bot.chat.kit.errors import explain
from bot.chat.kit.pipeline import HANDLERS, Handler, perform
from bot.games.options import base_key
from bot.games.people import Person
from bot.games.refusals import Refusal, illegal_key
from bot.games.table import Table
from bot.games.typed import TypedMove, fitting, searchable
from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations, shipped_translations
from bot.localization.spans import plain, spoken
from engine.moves import Move
from engine.variants import VARIANTS

Function = TypeVar("Function", bound=Callable[..., Any])


def localized(key: str) -> locale_str:
    """Return the English text of the message `key`, marked for FluentTranslator; for use in decorators."""
    return locale_str(_english()(key), key=key)


class FluentTranslator(Translator):
    """Translates the texts marked by `localized`; Discord itself falls back to English."""

    def __init__(self, translations: Translations) -> None:
        self._translations = translations

    async def translate(
        self,
        string: locale_str,
        locale: Locale,
        context: TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        # discord.py asks for the locales that Discord has; Latvian and Estonian are not among them. For a text without
        # a translation, Discord shows the English text.
        key = string.extras.get("key")
        return self._translations.own(locale.value).find(key) if key else None


@cache
def _english() -> FluentLocalizer:
    # Decorators of commands need English at import, before anything is composed.
    return shipped_translations().bind(DEFAULT)


Command: TypeAlias = app_commands.Command[Any, ..., None]

SUBCOMMANDS: Final = list[Command]()
"""The subcommands of `/kingdomino`, everything except moves; `bot.chat.index` imports all modules with commands."""

COMMANDS: Final = list[Command]()
"""The commands at the top level: the moves, the board and the daily game."""


def command(
    name: str, among: list[Command] = SUBCOMMANDS
) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Command]:
    """Decorate a slash command, which has its name in every language; the message `command-NAME-about` describes it."""

    def register(callback: Callable[..., Coroutine[Any, Any, None]]) -> Command:
        made = Command(name=name, description=localized(f"command-{name}-about"), callback=callback)
        among.append(made)
        return made

    return register


def plain_command(name: str, action: StrEnum, among: list[Command] = SUBCOMMANDS, argument: str = "") -> None:
    """Register a slash command without options, which does the same as the button of the action and argument."""

    async def callback(interaction: Interaction[Any]) -> None:
        await run(interaction, HANDLERS[action], argument)

    command(name, among)(callback)


async def run(interaction: Interaction[Any], handler: Handler, argument: str = "") -> None:
    await perform(handler, Context(interaction, interaction.client.services, argument=argument))


def options(*names: str, **others: str) -> Callable[[Function], Function]:
    """Decorate a command; the message `option-NAME-about` describes an option, or a message under another name."""
    keys = {name: name for name in names} | others
    return app_commands.describe(**{name: localized(f"option-{key}-about") for name, key in keys.items()})


MOVED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "seat": "kingdomino table",
        "undo": "kingdomino table",
        "pace": "kingdomino table",
        "back": "kingdomino away",
        "deck": "board need:",
    }
)
"""Earlier subcommands of `/kingdomino`, which clients show until they reload, and the commands in their place."""


Offer: TypeAlias = Callable[[Interaction[Any], str], Coroutine[Any, Any, list[Choice[str]]]]


def completes(command: Command, option: str) -> Callable[[Offer], Offer]:
    """Decorate a function that offers choices for an option of a command."""

    def answered(offer: Offer) -> Offer:
        @wraps(offer)
        async def answer(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
            choices = await offer(interaction, typed)
            # discord.py answers only what has no answer yet.
            await interaction.client.services.transport.ladder.offer(interaction, choices)
            return choices

        command.autocomplete(option)(answer)
        return answer

    return answered


def game_choices() -> list[Choice[str]]:
    """Return all games as choices of an option; the values are the base codes of the variants."""
    return [Choice(name=localized(base_key(base)), value=base) for base in VARIANTS]


def has_known_choices(interaction: Interaction[Any]) -> bool:
    """Return False if an option has a value outside its choices, from a forgery or an earlier version."""
    command, given = interaction.command, interaction.namespace
    if interaction.type is InteractionType.autocomplete or not isinstance(command, app_commands.Command):
        return True
    options = [each for each in command.parameters if each.choices and each.display_name in given]
    return all(given[each.display_name] in [choice.value for choice in each.choices] for each in options)


OfferedMoves: TypeAlias = Callable[[Table, Person, Context], Iterable[TypedMove]]
"""Returns the legal moves of a kind, for the person who asks."""


async def offer_moves(
    interaction: Interaction[Any], typed: str, kind: type[Move], offered: OfferedMoves
) -> list[Choice[str]]:
    """Offer the matching moves of a kind, or a single entry that explains why there is no move.

    Autocomplete has no other way to show an explanation; if a person sends the entry, the bot refuses it. If no move
    matches, the entry sends the typed text.
    """
    services = interaction.client.services
    context = Context(interaction, services)
    await context.read_language()
    try:
        table = await services.tables.here(context.channel_id)
        table.require_may_move(None, context.actor)
    except Refusal as error:
        return [reason(explain(error, context.localizer))]
    if illegal := table.state.refusal(kind):
        return [reason(context.localizer(illegal_key(illegal)))]
    context = context.naming(table.variant)
    # Placements are scored, and the suggestion needs a network, which would block the event loop.
    person = await context.person()
    choices = await asyncio.to_thread(_choices, offered, table, person, context, typed)
    return choices or [Choice(name=context.localizer("nothing-matches"), value=typed[:MAX_OPTION_TEXT])]


def _choices(offered: OfferedMoves, table: Table, person: Person, context: Context, typed: str) -> list[Choice[str]]:
    """Offer the moves that fit the typed text, and then the moves with a line that contains all typed words.

    Mirrored placements are left out, unless the typed text fits only mirrored placements.
    """
    moves = list(offered(table, person, context))
    comma = context.localizer("list-comma")
    lines = {
        str(each.move): spoken(plain(each.in_text_mode or each.label), comma) if person.text_mode else plain(each.label)
        for each in moves
    }
    usual = {str(each.move) for each in moves if not each.is_mirrored}
    fits = {str(each.move) for each in fitting(moves, typed)}
    shown = usual & fits or fits
    found = matching(((move, line) for move, line in lines.items() if move in shown), "")
    found += matching(((move, line) for move, line in lines.items() if move in usual), typed)
    # A move that was found both ways stays at its first place.
    return list({choice.value: choice for choice in found}.values())[:MAX_OPTIONS]


def reason(text: str) -> Choice[str]:
    """Return an entry that explains why there is nothing to choose."""
    why = shorten(plain(text), MAX_OPTION_TEXT)
    return Choice(name=why, value=why)


async def localizer_of(interaction: Interaction[Any]) -> FluentLocalizer:
    """Return the localizer for the person who types, even if the person's settings are not in memory yet."""
    context = Context(interaction, interaction.client.services)
    await context.read_language()
    return context.localizer


def matching(described: Iterable[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Offer the (value, text) pairs that contain all words typed so far, shortened to Discord's limits."""
    words = searchable(typed).split()
    pairs = [(value, plain(text)) for value, text in described]
    found = [(value, text) for value, text in pairs if all(word in searchable(text) for word in words)]
    return [Choice(name=shorten(text, MAX_OPTION_TEXT), value=value) for value, text in found[:MAX_OPTIONS]]
