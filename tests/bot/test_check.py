"""What a host is told before the first start."""

from pathlib import Path

import pytest

from bot.check import PERMISSIONS, Finding, _finding, check, invitation
from bot.settings import Secret, Settings

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.abc-def.ghi_jkl"  # noqa: S105 - of nobody
"""Of the application 123456789012345678."""


def test_the_invitation_names_the_application_of_the_token() -> None:
    assert invitation(TOKEN) == (
        "https://discord.com/oauth2/authorize?client_id=123456789012345678"
        "&scope=bot+applications.commands&permissions=309237681152"
    )


@pytest.mark.parametrize("token", ["token", "żeton", "4pyT.x"])
def test_a_token_that_names_no_application_leaves_a_gap_to_be_filled_in(token: str) -> None:
    assert "client_id=APPLICATION_ID&" in invitation(token)


def test_the_guide_for_hosts_asks_for_the_same_permissions() -> None:
    assert f"permissions={PERMISSIONS.value}\n" in (ROOT / "docs" / "hosting.md").read_text()


async def test_each_part_is_a_line(tmp_path: Path) -> None:
    settings = Settings(Secret(TOKEN), f"sqlite:///{tmp_path}/games.db")
    found = [finding async for finding in check(settings, online=False)]
    assert [finding.part for finding in found] == ["settings", "token", "database", "permissions", "fonts", "kernels"]
    assert all(finding.is_good for finding in found)
    assert str(found[2]) == f"ok  database: {tmp_path}/games.db will be made at the first start"


async def test_a_part_that_is_not_in_order_says_so(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_text("no database at all, whatever its name may promise to the reader" * 20)
    found = [
        finding async for finding in check(Settings(Secret(TOKEN), f"sqlite:///{tmp_path}/games.db"), online=False)
    ]
    assert str(found[2]).startswith("NO  database: cannot use sqlite:///")
    assert found[2] == Finding("database", found[2].text, is_good=False)


def test_a_broken_installation_is_a_finding_and_no_traceback() -> None:
    def broken() -> str:
        raise FileNotFoundError("Lato-Bold.ttf")

    assert str(_finding("fonts", broken)) == "NO  fonts: FileNotFoundError: Lato-Bold.ttf"
