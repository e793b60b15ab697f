"""Pages and messages from before a feature was switched off: each button gets a true answer, and works again later."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.host.composition import FEATURES
from tests.bot.crawler.crawl import MISTAKES
from tests.bot.server import Button, Message, SimulatedServer, WholeServer, click_forged, finish, read, say, warned
from tests.bot.words import says, words
from tests.features.test_proofs import PAGES

NAMES = [each.name for each in FEATURES]
OWNERS = {action: each.name for each in FEATURES for action in each.handlers}
NEEDED = {each.name: {*each.needs} for each in FEATURES}
LEFT_OUT = Action.FORGET_PERSON, Action.REMATCH
"""Actions after which the other buttons are about something that is no longer there."""


async def leave_open(server: SimulatedServer) -> list[Message]:
    """Play a game, and open the pages of all commands, of the topics of the help, and of the buttons at the end."""
    await server.begin()
    await finish(server)
    ola, end = server.people["Ola"], server.newest
    opened = [await say(ola, server, page) for page in PAGES]
    listed = {typed: each for typed, each in server.services.commands.items() if typed != "daily"}
    for typed, command in sorted(listed.items()):
        needed = [each.display_name for each in command.parameters if each.required]
        given = {each: (await ola.complete(server.channel, typed, each)).choices[0].value for each in needed}
        opened.append(await say(ola, server, typed, **given))
    for topic in (await say(ola, server, "kingdomino help")).selects[0].values:
        page = await say(ola, server, "kingdomino help")
        await ola.choose(page, Action.SHOW_HELP, topic)
        opened.append(page)
    opened += [read(await ola.click(end, each)) for each in end.buttons if each.action != Action.REMATCH]
    return [*opened, *server.messages()]


async def press(server: SimulatedServer, buttons: Sequence[Button]) -> dict[Button, str]:
    """Press each button; return what the person is told."""
    ola, told = server.people["Ola"], dict[Button, str]()
    for each in buttons:
        # A page takes the place of the one before, so its buttons are pressed on messages of their own.
        reply = await click_forged(ola, server, Address.parse(each.custom_id.partition(":")[2]))
        told[each] = "\n".join(message.text for message in reply.messages)
    return told


@pytest.mark.long
@pytest.mark.parametrize("off", [NAMES, NAMES[::2], NAMES[1::2]], ids="+".join)
async def test_every_old_button_is_answered_truly_while_features_are_off_and_works_again_later(
    tmp_path: Path, off: Sequence[str], caplog: pytest.LogCaptureFixture
) -> None:
    async with WholeServer.of(tmp_path, "Ola", "Kenji") as server:
        shown = {each.custom_id: each for message in await leave_open(server) for each in message.buttons}
        buttons = [each for each in shown.values() if each.action and each.action not in LEFT_OUT]
        assert len({OWNERS[each.action] for each in buttons if each.action in OWNERS}) > len(NAMES) / 2
        caplog.clear()
        await server.switch(*off)
        away = {name for name in NAMES if name in off or NEEDED[name] & {*off}}
        told, gone = await press(server, buttons), words("error-switched-off")
        assert {each for each in buttons if told[each] == gone} == {
            each for each in buttons if each.action and OWNERS.get(each.action) in away
        }
        await server.switch()
        again = await press(server, buttons)
        assert [each for each in buttons if again[each] == gone] == []
        assert [text for text in (*told.values(), *again.values()) if any(says(text, key) for key in MISTAKES)] == []
        assert warned(caplog) == []
