"""A person's stored data: described, exported, erased."""

import asyncio
import io
import json
from collections.abc import Mapping
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, compose
from bot.chat.kit.commands import plain_command
from bot.chat.kit.context import Context
from bot.chat.kit.pipeline import alone
from bot.chat.kit.screens import CONFIRMED
from bot.games.people import GameCounts, SeatName
from bot.localization.fluent import FluentLocalizer

DETAILS: Final = ("stored", "stored 2")
"""The arguments of the buttons that show what is stored, one for each page: a phone has no room for all of it."""


def privacy(localizer: FluentLocalizer) -> Screen:
    """Offer to export, to erase and to describe the stored data of a person."""
    export = Button(Address(Action.EXPORT_DATA), localizer("button-export"))
    forget = Button(Address(Action.FORGET_PERSON), localizer("button-forget"), Role.DANGER)
    stored = Button(Address(Action.SHOW_PRIVACY, argument=DETAILS[0]), localizer("button-privacy-stored"))
    return compose(localizer("privacy"), Row((export, forget, stored)))


def stored_data(localizer: FluentLocalizer, page: int = 0) -> Screen:
    """Describe the stored data of a person on one of two pages."""
    title, *lines = localizer("privacy-stored").splitlines()
    half = len(lines) // 2
    back = Button(Address(Action.SHOW_PRIVACY), f"‹ {localizer('button-privacy')}")
    if page:
        return compose("\n".join((title, *lines[half:])), Row((back,)))
    on = Button(Address(Action.SHOW_PRIVACY, argument=DETAILS[1]), f"{localizer('rules-read')} ›")
    return compose("\n".join((title, *lines[:half])), Row((back, on)))


def confirm_erasure(counts: GameCounts, localizer: FluentLocalizer) -> Screen:
    erase = Button(Address(Action.FORGET_PERSON, argument=CONFIRMED), localizer("button-forget-yes"), Role.DANGER)
    back = Button(Address(Action.SHOW_PRIVACY), localizer("button-forget-no"))
    return compose(localizer("confirm-forget", playing=counts.playing, past=counts.past), Row((erase, back)))


@alone(Action.SHOW_PRIVACY)
async def show_privacy(context: Context) -> None:
    """Show the page without erasing anything, or with an argument of `DETAILS` what is stored."""
    if context.argument in DETAILS:
        await context.reply.show(stored_data(context.localizer, DETAILS.index(context.argument)))
    else:
        await context.reply.show(privacy(context.localizer))


@alone(Action.EXPORT_DATA)
async def export_data(context: Context) -> None:
    """Send the person all data stored about them, and leave the page unchanged."""
    stored = await context.services.tables.accounts.store.export(context.user_id)
    # Packing megabytes of data would block the event loop.
    content = await asyncio.to_thread(as_zip, stored)
    await context.reply.file(context.localizer("export"), "kingdomino.zip", content)


def as_zip(stored: Mapping[str, object]) -> bytes:
    """Return a zip file with one file of JSON, so that hundreds of thousands of moves fit into a message."""
    content = io.BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        archive.writestr("kingdomino.json", json.dumps(stored, indent=2, ensure_ascii=False))
    return content.getvalue()


@alone(Action.FORGET_PERSON)
async def forget_person(context: Context) -> None:
    """Erase the stored data of the person after a confirmation; computer players continue the person's games."""
    if context.argument != CONFIRMED:
        counts = await context.services.tables.accounts.store.count_games(context.user_id)
        await context.reply.show(confirm_erasure(counts, context.localizer))
        return
    # Public messages of live games show the erased name, so they are redrawn.
    name = await asyncio.to_thread(_forgotten_name, context)
    await context.services.contests.challenges.keep_tries(context.user_id)
    context.changed(*await context.services.tables.forget(context.actor, name), redraw=True)
    await context.reply.show(compose(context.localizer("done-forgotten")))


def _forgotten_name(context: Context) -> SeatName:
    """Return the name of a seat without its person, in the language of each table."""
    translations, key = context.services.channels.translations, "forgotten-name"
    names = {language: translations.bind(language)(key) for language in translations.bundles}
    return SeatName(translations.bind(None)(key), names)


plain_command("privacy", Action.SHOW_PRIVACY)
