"""Tools of slash commands: registration, descriptions in every language, autocomplete."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Mapping
from copy import copy
from dataclasses import replace
from enum import StrEnum
from functools import cache, wraps
from itertools import islice
from typing import Any, Final, Generic, TypeAlias, TypeVar

from discord import AppCommandOptionType, Interaction, Locale, app_commands
from discord.app_commands import Choice, Transformer, TranslationContextTypes, Translator, locale_str

from bot.chat.handling.context import Context, Handler, Services
from bot.chat.handling.pipeline import perform
from bot.chat.kit.blocks import MAX_OPTION_TEXT, MAX_OPTIONS
from bot.chat.kit.markup import shorten
from bot.chat.screens.refusals import explain
from bot.games.matching import Named, choose, fitting, listed
from bot.games.people.person import Person
from bot.games.refusals import Refusal, illegal_key
from bot.games.table import Table
from bot.games.words.typed import TypedMove
from bot.localization.fluent import DEFAULT, FluentLocalizer, Translations, shipped_translations
from bot.localization.spans import plain, spoken
from engine.extension import Extension
from engine.moves import Move
from renderers.characters import first_units

Function = TypeVar("Function", bound=Callable[..., Any])


def services_of(interaction: Interaction[Any]) -> Services:
    """Return the parts of the bot that got the interaction."""
    services: Services = interaction.client.services
    return services


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

COMMANDS: Final = dict[str, Command]()
"""The commands of the core; the keys are the words that people type. `bot.host.composition` imports the modules."""
MENUS: Final = list[app_commands.ContextMenu]()
"""The commands in the context menus of people."""


def add_commands(tree: app_commands.CommandTree[Any], of_features: Mapping[str, Command]) -> None:
    """Add all commands, as copies, because a tree may change its commands."""
    groups = dict[str, app_commands.Group]()
    for typed, command in sorted({**COMMANDS, **of_features}.items()):
        first = typed.partition(" ")[0]
        if first == typed:
            tree.add_command(copy(command))
            continue
        if first not in groups:
            groups[first] = app_commands.Group(name=first, description=localized(f"command-{first}-about"))
            tree.add_command(groups[first])
        groups[first].add_command(copy(command))
    for menu in MENUS:
        tree.add_command(copy(menu))


def command(
    typed: str, among: dict[str, Command] = COMMANDS
) -> Callable[[Callable[..., Coroutine[Any, Any, None]]], Command]:
    """Decorate a slash command, such as `kingdomino new` or `place`, and add the command to `among`.

    The command has the same name in every language. The message `command-WORD-about`, with its last word, describes it.
    """

    def register(callback: Callable[..., Coroutine[Any, Any, None]]) -> Command:
        word = typed.rpartition(" ")[-1]
        made = Command(name=word, description=localized(f"command-{word}-about"), callback=callback)
        among[typed] = made
        return made

    return register


def plain_command(typed: str, action: StrEnum, argument: str = "", among: dict[str, Command] = COMMANDS) -> None:
    """Register a slash command without options that does the same as the button of the action and argument."""

    async def callback(interaction: Interaction[Any]) -> None:
        await run(interaction, services_of(interaction).handlers[action], argument)

    command(typed, among)(callback)


async def run(interaction: Interaction[Any], handler: Handler, argument: str = "") -> None:
    await perform(Context(interaction, services_of(interaction), argument=argument), handler)


def options(*names: str, **others: str) -> Callable[[Function], Function]:
    """Decorate a command; the message `option-NAME-about` describes an option, or a message under another name."""
    keys = {name: name for name in names} | others
    return app_commands.describe(**{name: localized(f"option-{key}-about") for name, key in keys.items()})


Offer: TypeAlias = Callable[[Interaction[Any], str], Coroutine[Any, Any, list[Choice[str]]]]


def completes(command: Command, option: str) -> Callable[[Offer], Offer]:
    """Decorate a function that offers choices for an option of a command."""

    def answered(offer: Offer) -> Offer:
        @wraps(offer)
        async def answer(interaction: Interaction[Any], typed: str) -> list[Choice[str]]:
            choices = await offer(interaction, typed)
            # discord.py answers only interactions without an answer.
            await services_of(interaction).transport.offer(interaction, choices)
            return choices

        command.autocomplete(option)(answer)
        return answer

    return answered


C = TypeVar("C", str, int)


class OneOf(Transformer, Generic[C]):
    """An option with a few choices. Some clients send the name of a choice, so names in all languages are accepted.

    `keys` maps the values of the choices to the messages with their names.
    """

    def __init__(self, keys: Mapping[C, str]) -> None:
        self.keys: Mapping[C, str] = keys

    @property
    def type(self) -> AppCommandOptionType:
        is_number = any(isinstance(each, int) for each in self.keys)
        return AppCommandOptionType.integer if is_number else AppCommandOptionType.string

    @property
    def choices(self) -> list[Choice[str | int | float]]:
        return [Choice(name=localized(key), value=value) for value, key in self.keys.items()]

    async def transform(self, interaction: Interaction[Any], value: Any, /) -> C:
        """Return the value of the choice that was sent or named. Raises as `choose`."""
        if value in self.keys:
            known: C = value
            return known
        localizer = await localizer_of(interaction)
        return choose(self.named(localizer, services_of(interaction).channels.translations), str(value)).value

    def named(self, localizer: FluentLocalizer, translations: Translations) -> list[Named[C]]:
        languages = [translations.bind(code) for code in translations.bundles]
        return [
            Named(value, localizer(key), tuple(language(key) for language in languages))
            for value, key in self.keys.items()
        ]


class Within(Transformer):
    """An option for a whole number from `least` to `most`. Clients may send other numbers, so the bot checks them."""

    def __init__(self, least: int, most: int) -> None:
        self._least, self._most = least, most

    @property
    def type(self) -> AppCommandOptionType:
        return AppCommandOptionType.integer

    @property
    def min_value(self) -> int:
        return self._least

    @property
    def max_value(self) -> int:
        return self._most

    async def transform(self, _: Interaction[Any], value: Any, /) -> int:
        if not isinstance(value, int) or not self._least <= value <= self._most:
            raise Refusal("error-no-such-choice")
        return value


OfferedMoves: TypeAlias = Callable[[Table, Person, Context], Iterable[TypedMove]]
"""Returns the legal moves of a kind, for the person who asks."""


async def offer_moves(
    interaction: Interaction[Any], typed: str, kind: type[Move], offered: OfferedMoves, extension: Extension | None
) -> list[Choice[str]]:
    """Offer the matching moves of a kind, or a single entry that explains why there is no move.

    Autocomplete has no other way to show an explanation; if a person sends the entry, the bot refuses it. If no move
    matches, the entry sends the typed text.
    """
    services = services_of(interaction)
    context = Context(interaction, services)
    await context.read_language()
    try:
        table = await services.tables.here(context.channel_id, extension)
        table.require_may_move(None, context.actor)
    except Refusal as error:
        return [reason(explain(error, context.localizer))]
    if illegal := table.state.refusal(kind):
        return [reason(context.localizer(illegal_key(illegal)))]
    context.naming(table.variant)
    # Placements are scored, and the suggestion needs a network, which would block the event loop.
    person = await context.person()
    choices = await asyncio.to_thread(_choices, offered, table, person, context, typed)
    return choices or [Choice(name=context.localizer("nothing-matches"), value=first_units(typed, MAX_OPTION_TEXT))]


def _choices(offered: OfferedMoves, table: Table, person: Person, context: Context, typed: str) -> list[Choice[str]]:
    """Offer the moves that fit the typed text, and then the moves with a line that contains all typed words.

    Mirrored placements are left out, unless the typed text fits only mirrored placements.
    """
    moves = list(offered(table, person, context))
    if person.text_mode:
        comma = context.localizer("list-comma")
        moves = [replace(each, label=spoken(plain(each.in_text_mode or each.label), comma)) for each in moves]
    fits, usual = fitting(moves, typed), [each for each in moves if not each.is_mirrored]
    shown = [each for each in fits if not each.is_mirrored] or fits
    # A move that was found both ways stays at its first place.
    return choices_of(dict.fromkeys((*shown, *listed(usual, typed))))


def reason(text: str) -> Choice[str]:
    """Return an entry that explains why nothing can be chosen."""
    why = shorten(plain(text), MAX_OPTION_TEXT)
    return Choice(name=why, value=why)


async def localizer_of(interaction: Interaction[Any]) -> FluentLocalizer:
    """Return the localizer for the person who types, even if the person's settings are not in memory yet."""
    context = Context(interaction, services_of(interaction))
    await context.read_language()
    return context.localizer


def choices_of(things: Iterable[Named[object]]) -> list[Choice[str]]:
    """Offer the first things, shortened to Discord's limits."""
    return [
        Choice(name=shorten(plain(each.label), MAX_OPTION_TEXT), value=str(each.value))
        for each in islice(things, MAX_OPTIONS)
    ]
