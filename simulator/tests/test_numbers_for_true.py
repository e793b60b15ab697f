"""Queries that ask with a number: discord.py sends 1 where others send true."""

import pytest

from simulator.tests.stage import PLAY, Stage


@pytest.mark.parametrize("yes", ["true", "1", "True"])
async def test_what_is_asked_for_with_a_number_is_answered_as_with_a_word(stage: Stage, yes: str) -> None:
    await stage.upload_commands(PLAY | {"name_localizations": {"fr": "jouer"}})
    _, [counted] = await stage.request("GET", f"users/@me/guilds?with_counts={yes}")
    assert counted["approximate_member_count"] == 4
    _, [listed] = await stage.request("GET", f"applications/{stage.app_id}/commands?with_localizations={yes}")
    assert listed["name_localizations"] == {"fr": "jouer"}
    for no in ("false", "0", "False"):
        _, [plain] = await stage.request("GET", f"users/@me/guilds?with_counts={no}")
        assert "approximate_member_count" not in plain
    assert stage.violations == []
