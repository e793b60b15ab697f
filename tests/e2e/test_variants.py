"""A whole game of each variant over real sockets, with the bot in the process of the test and no pictures drawn."""

from collections.abc import Mapping
from typing import Any

import pytest

from bot.chat.actions import Action
from bot.host.app import Kingdomino
from tests.bot.features import present
from tests.e2e.driver import GuildDriver, won

PEOPLE = "Ola", "Kenji", "Zuri"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "options"),
    [
        (2, {"game": "kd"}),
        (3, {"game": "kd"}),
        (2, {"game": "kd", "players": 4}),
        (2, {"game": "kd7"}),
        (3, {"game": "kd3n"}),
        (2, {"game": "kd", "dynasty": True}),
        (1, {"game": "qd", "players": 3}),
        (1, {"game": "rw", "players": 3}),
        (1, {"game": "rwt", "players": 6}),
    ],
    ids=["kd-2", "kd-3", "kd-4", "kd7", "kd3n", "options", "qd", "rw", "rwt"],
)
@pytest.mark.sampled(9)
async def test_people_play_all_of(people: int, options: Mapping[str, Any], guild: GuildDriver, bot: Kingdomino) -> None:
    host, *others = map(guild.person, PEOPLE[:people])
    lobby = await guild.open_lobby(host, **{"players": people, **options})
    for other in others:
        await guild.changed(lobby, other.click(lobby, Action.JOIN))
    await guild.add_computers(host, lobby, options.get("players", people) - people)
    await guild.next_message(host.click(lobby, Action.START))
    poster = await guild.finish()
    assert won(poster)
    # In the middle of a dynasty its next game comes first.
    is_offered = people > 1 and options["game"] != "kd3n" and not options.get("dynasty")
    weeks = present("challenge") if is_offered else []
    known = {Action.REMATCH, *present("step", "challenge")}
    assert [each for each in poster.actions if each in known] == [Action.REMATCH, *present("step"), *weeks]
    assert [message.id for message in guild.messages() if message.buttons] == [poster.id]
    for message in guild.messages():
        assert all(image.data and image.alt for image in host.person.images(dict(message.data)))
