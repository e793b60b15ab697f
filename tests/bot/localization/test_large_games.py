"""Whole games of six people in text mode, in the languages whose texts are largest."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.chat.kit.addresses import Action
from engine.moves import Pick, Place
from tests.bot.every_language import LARGEST
from tests.bot.server import Guest, SimulatedServer, open_panel, read, say

NAMES = {
    "ru": (
        "Владимир Монома",
        "Екатерина Втора",
        "Александр Невск",
        "Анастасия Роман",
        "Константин Паус",
        "Елизавета Петр",
    ),
    "ja": (
        "徳川家康徳川家康徳川家",
        "豊臣秀吉豊臣秀吉",
        "織田信長織田信長",
        "紫式部紫式部紫式部",
        "清少納言清少納言",
        "宮本武蔵宮本武蔵",
    ),
}
LOOKS = 9
"""After so many turns somebody looks around."""


async def move(server: SimulatedServer, mover: Guest) -> None:
    """Type a move: place or take a domino, or else end the turn; twice if the bot asks whether to skip a step."""
    table = await server.table()
    moves = table.state.legal_moves()
    chosen = next((each for kind in (Place, Pick) for each in moves[::-1] if isinstance(each, kind)), None)
    for _ in range(2):
        if isinstance(chosen, Place):
            await mover.slash(server.channel, "place", where=str(chosen))
        elif isinstance(chosen, Pick):
            await mover.slash(server.channel, "draft", domino=str(chosen.domino))
        else:
            await mover.slash(server.channel, "done")
        if (await server.services.tables.table(table.game.id)).ply > table.ply:
            break


@pytest.mark.languages
@pytest.mark.parametrize("language", LARGEST)
async def test_all_messages_of_a_game_of_six_in_text_mode_are_small(language: str, tmp_path: Path) -> None:
    # The server itself asserts at its end that no message was larger than 4,000 bytes.
    async with SimulatedServer.of(tmp_path, *NAMES[language]) as server:
        server.guild["preferred_locale"] = language
        await server.restart()
        for person in server.people.values():
            person.person.locale = language
            await server.services.tables.accounts.change(person.id, lambda each: replace(each, text_mode=True))
        await server.begin(game="rw")
        turns = 0
        while (table := await server.services.tables.live(server.channel.id)) and table.acting:
            mover = await server.acting_person()
            panel = await open_panel(server, mover)
            assert any(letter >= "\u0400" for letter in panel.text)
            await move(server, mover)
            turns += 1
            assert turns < 300
            if turns % LOOKS == 0:
                board = await say(mover, server, "board")
                await mover.click(board, next(each for each in board.buttons if each.action is Action.SHOW_KINGDOM))
                await say(mover, server, "kingdomino history")
                await say(mover, server, "kingdomino rules")
        assert turns > 72
        read(await mover.click(server.newest, Action.ANALYSE))
