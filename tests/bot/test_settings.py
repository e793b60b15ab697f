"""What the host decides."""

from pathlib import Path

import pytest

from bot.settings import KEYS, Secret, Settings, SettingsError

SAMPLE = "MTIz.abc-def.ghi_jkl"


def read(folder: Path, **environ: str) -> Settings:
    return Settings.from_environment(environ, folder)


def test_a_token_is_all_that_must_be_given(tmp_path: Path) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=SAMPLE)
    assert settings == Settings(Secret(SAMPLE), "sqlite:///data/kingdomino.db", "INFO", None, None)


def test_every_key_can_be_set_in_the_environment_or_in_the_file_and_the_environment_wins(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"""
        DISCORD_TOKEN="{SAMPLE}"
        DATABASE_URL=sqlite:///other.db
        LOG_LEVEL=debug
        DISCORD_API_URL=http://127.0.0.1:8000/api/v10/
        DISCORD_GATEWAY_URL=
        """
    )
    settings = read(tmp_path, LOG_LEVEL="warning", DISCORD_GATEWAY_URL="ws://127.0.0.1:8000/gateway")
    assert settings == Settings(
        Secret(SAMPLE),
        "sqlite:///other.db",
        "WARNING",
        "http://127.0.0.1:8000/api/v10",
        "ws://127.0.0.1:8000/gateway",
    )
    assert len(KEYS) == 5


@pytest.mark.parametrize(
    ("key", "value", "advice"),
    [
        ("DISCORD_TOKEN", "", "missing"),
        ("DISCORD_TOKEN", "Bot abc", "without spaces"),
        ("DISCORD_TOKEN", "żeton", "alone"),
        ("DATABASE_URL", "games.db", "write it like sqlite:///"),
        ("DATABASE_URL", "sqlite:///games.db?timeout=abc", "the option 'timeout'"),
        ("LOG_LEVEL", "loud", "DEBUG, INFO"),
        ("DISCORD_API_URL", "localhost:8000", "https://"),
        ("DISCORD_API_URL", "http://[::1", "https://"),
        ("DISCORD_GATEWAY_URL", "https://gateway.example", "wss://"),
    ],
)
def test_a_malformed_setting_is_one_line_with_its_key_and_advice(
    tmp_path: Path, key: str, value: str, advice: str
) -> None:
    with pytest.raises(SettingsError) as caught:
        read(tmp_path, **{"DISCORD_TOKEN": SAMPLE, key: value})
    line = str(caught.value)
    assert line.startswith(key)
    assert advice in line
    assert "\n" not in line


def test_no_secret_is_ever_shown(tmp_path: Path) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=SAMPLE, DATABASE_URL="postgresql://bot:geheim@host/games")
    shown = f"{settings} {settings!r} {settings.token} {settings.token!r} {settings.token!s}"
    assert SAMPLE not in shown
    assert "geheim" not in shown
    assert settings.token.reveal() == SAMPLE
