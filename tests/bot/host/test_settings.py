"""What the operator decides."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.games.lobby import TableLimits
from bot.host.database.copies import DailyBackup
from bot.host.settings import KEYS, LogFormat, Secret, Settings, SettingsError
from bot.storage.shards import ALL_SHARDS, Shards

SAMPLE = "MTIz.abc-def.ghi_jkl"


def read(folder: Path, **environ: str) -> Settings:
    return Settings.from_environment(environ, folder)


def test_a_token_is_all_that_must_be_given(tmp_path: Path) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=SAMPLE)
    assert settings == Settings(Secret(SAMPLE), "sqlite:///data/kingdomino.db", "INFO", LogFormat.TEXT, None, None)
    assert (settings.shards, settings.connections) == (ALL_SHARDS, {"proxy": None}), "Discord says how many shards"


def test_every_key_can_be_set_in_the_environment_or_in_the_file_and_the_environment_wins(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"""
        DISCORD_TOKEN="{SAMPLE}"
        DATABASE_URL=sqlite:///other.db
        LOG_LEVEL=debug
        LOG_FORMAT=JSON
        METRICS_PORT=9464
        METRICS_HOST=0.0.0.0
        BACKUP_DAYS=7
        BACKUP_FOLDER=/var/backups
        DISCORD_API_URL=http://127.0.0.1:8000/api/v10/
        DISCORD_GATEWAY_URL=
        SHARD_COUNT=8
        SHARD_IDS=0-2,7
        TAKEOVER_SECONDS=60
        THINKERS=3
        TABLES_PER_PERSON=4
        TABLES_PER_SERVER=50
        SWITCHED_OFF=emoji, tappable_commands
        FEEDBACK_URL=https://example.org/issues/
        SENTRY_DSN=https://key@example.org/1
        HTTPS_PROXY=http://ola:geheim@proxy:3128
        NO_PROXY=127.0.0.1,example.org
        """
    )
    settings = read(tmp_path, LOG_LEVEL="warning", DISCORD_GATEWAY_URL="ws://127.0.0.1:8000/gateway")
    assert settings == Settings(
        Secret(SAMPLE),
        "sqlite:///other.db",
        "WARNING",
        LogFormat.JSON,
        "http://127.0.0.1:8000/api/v10",
        "ws://127.0.0.1:8000/gateway",
        metrics_port=9464,
        metrics_host="0.0.0.0",  # noqa: S104 - only read here
        backup_days=7,
        backup_folder=Path("/var/backups"),
        shard_count=8,
        shard_ids="0-2,7",
        takeover_seconds=60,
        thinkers=3,
        tables_per_person=4,
        tables_per_server=50,
        switched_off=("emoji", "tappable_commands"),
        feedback_url="https://example.org/issues",
        sentry_dsn="https://key@example.org/1",
        https_proxy="http://ola:geheim@proxy:3128",
        no_proxy="127.0.0.1,example.org",
    )
    assert settings.shards == Shards(8, (0, 1, 2, 7))
    assert settings.connections == {"proxy": None, "shard_count": 8, "shard_ids": [0, 1, 2, 7]}
    assert settings.backup == DailyBackup(Path("other.db"), Path("/var/backups"), 7)
    assert settings.limits == TableLimits(4, 50)
    assert len(KEYS) == 23


def test_the_gateway_of_the_settings_is_not_replaced_by_one_that_discord_names(tmp_path: Path) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=SAMPLE, DISCORD_GATEWAY_URL="wss://proxy.example")
    assert settings.connections == {"proxy": None, "shard_count": 1, "shard_ids": [0]}


def test_a_mark_that_editors_put_in_front_of_utf_8_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SAMPLE}\n# café", encoding="utf-8-sig")
    assert read(tmp_path) == Settings(Secret(SAMPLE))


VALUES: Mapping[str, str] = {
    **dict.fromkeys(KEYS, "1"),
    "DISCORD_TOKEN": SAMPLE,
    "DATABASE_URL": "sqlite:////srv/games.db",
    "LOG_LEVEL": "DEBUG",
    "LOG_FORMAT": "json",
    **dict.fromkeys(("DISCORD_API_URL", "CLOCK_URL", "FEEDBACK_URL", "HTTPS_PROXY", "SENTRY_DSN"), "http://host"),
    "DISCORD_GATEWAY_URL": "wss://host",
    "DISCORD_TOKEN_FILE": "token",
    "DATABASE_URL_FILE": "url",
}


@pytest.mark.parametrize("key", KEYS)
def test_an_empty_variable_hides_nothing_in_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("token").write_text(f"{SAMPLE}\n")
    Path("url").write_text("sqlite:////srv/games.db\n")
    given = {"DISCORD_TOKEN": SAMPLE, "SHARD_COUNT": "2", key: VALUES[key]}
    if key == "DISCORD_TOKEN_FILE":
        del given["DISCORD_TOKEN"]
    Path(".env").write_text("".join(f"{name}={value}\n" for name, value in given.items()))
    settings = read(tmp_path, **{key: " "})
    assert settings == read(tmp_path)
    assert (settings == Settings(Secret(SAMPLE), shard_count=2)) == key.startswith("DISCORD_TOKEN")


def test_secrets_may_be_files_as_docker_and_kubernetes_mount_them(tmp_path: Path) -> None:
    (token := tmp_path / "token").write_text(f"{SAMPLE}\n")
    (url := tmp_path / "url").write_text("postgresql://bot:geheim@host/games\n")
    files = {"DISCORD_TOKEN_FILE": str(token), "DATABASE_URL_FILE": str(url)}
    assert read(tmp_path, **files) == Settings(Secret(SAMPLE), "postgresql://bot:geheim@host/games")
    with pytest.raises(SettingsError, match=r"^DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: keep one of them$"):
        read(tmp_path, **files, DISCORD_TOKEN=SAMPLE)
    token.write_text("\n")
    with pytest.raises(SettingsError, match=r"/token, which DISCORD_TOKEN_FILE names, is empty$"):
        read(tmp_path, **files)
    token.unlink()
    with pytest.raises(SettingsError, match=r"/token, which DISCORD_TOKEN_FILE names, cannot be read: it must be"):
        read(tmp_path, **files)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (f"DISCORD_BOT_TOKEN={SAMPLE}", "DISCORD_BOT_TOKEN, LOGLEVEL"),
        (f"# the token\n\nDISCORD_TOKEN: {SAMPLE}", "LOGLEVEL, the unreadable line 3 of .env"),
    ],
)
def test_a_missing_token_names_what_is_there_instead(tmp_path: Path, line: str, found: str) -> None:
    (tmp_path / ".env").write_text(f"{line}\nLOGLEVEL=INFO\n")
    with pytest.raises(SettingsError, match=rf"^DISCORD_TOKEN is missing: .*/\.env; found instead: {found}$") as caught:
        read(tmp_path)
    assert SAMPLE not in str(caught.value)


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("DATABSE_URL=sqlite:///games.db", ("DATABSE_URL", "DISCORD_TOKN")),
        ("LOG_LEVEL: DEBUG", ("DISCORD_TOKN", "the unreadable line 2 of .env")),
    ],
)
def test_what_looks_like_a_setting_and_is_none_is_named(tmp_path: Path, line: str, named: tuple[str, ...]) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SAMPLE}\n{line}\n")
    assert read(tmp_path, DISCORD_TOKN="x", HOME="/root").unknown == named


@pytest.mark.parametrize(
    ("key", "value", "advice"),
    [
        ("DISCORD_TOKEN", "", "missing"),
        ("DISCORD_TOKEN", "Bot abc", "without spaces"),
        ("DISCORD_TOKEN", "żeton", "alone"),
        ("DISCORD_TOKEN", f'"{SAMPLE}"', "without spaces or quotes"),
        ("DATABASE_URL", "games.db", "write it like sqlite:///"),
        ("DATABASE_URL", "sqlite:///games.db?timeout=abc", "the option 'timeout'"),
        ("LOG_LEVEL", "loud", "DEBUG, INFO"),
        ("LOG_FORMAT", "xml", "text or json"),
        ("METRICS_PORT", "0", "from 1 to 65535"),
        ("METRICS_PORT", "http", "a whole number"),
        ("BACKUP_DAYS", "-1", "from 0 to 3650"),
        ("DISCORD_API_URL", "localhost:8000", "https://"),
        ("DISCORD_API_URL", "http://[::1", "https://"),
        ("DISCORD_GATEWAY_URL", "https://gateway.example", "wss://"),
        ("DISCORD_GATEWAY_URL", "ws://gateway.example:x", "wss://"),
        ("FEEDBACK_URL", "ola@example.org", "https://"),
        ("THINKERS", "0", "from 1 to 1000"),
        ("THINKERS", "many", "a whole number"),
        ("TABLES_PER_PERSON", "-1", "a whole number"),
        ("TABLES_PER_SERVER", "1.5", "a whole number"),
        ("SHARD_COUNT", "0", "from 1 to 10000"),
        ("SHARD_IDS", "0", "needs SHARD_COUNT"),
        ("TAKEOVER_SECONDS", "-1", "from 0 to 3600"),
    ],
)
def test_a_malformed_setting_is_a_line_with_key_and_advice(tmp_path: Path, key: str, value: str, advice: str) -> None:
    with pytest.raises(SettingsError) as caught:
        read(tmp_path, **{"DISCORD_TOKEN": SAMPLE, key: value})
    line = str(caught.value)
    assert line.startswith(key)
    assert advice in line
    assert "\n" not in line


@pytest.mark.parametrize("ids", ["2", "0-2", "1-0", "x"])
def test_shards_that_do_not_exist_are_refused(tmp_path: Path, ids: str) -> None:
    with pytest.raises(SettingsError, match=r"SHARD_IDS.*numbers from 0 to 1"):
        read(tmp_path, DISCORD_TOKEN=SAMPLE, SHARD_COUNT="2", SHARD_IDS=ids)


@pytest.mark.parametrize(
    ("environ", "proxy", "way"),
    [
        ({"HTTPS_PROXY": "http://ola:geheim@proxy:3128"}, "http://ola:geheim@proxy:3128", "through proxy:3128"),
        ({"HTTPS_PROXY": "ola:geheim@proxy:3128"}, "http://ola:geheim@proxy:3128", "through proxy:3128"),
        ({"https_proxy": "https://proxy"}, "https://proxy", "through proxy"),
        ({"HTTPS_PROXY": "http://proxy", "NO_PROXY": "example.org, discord.com"}, None, "is ignored"),
        ({"HTTPS_PROXY": "http://proxy", "no_proxy": "*"}, None, "is ignored"),
        ({"HTTPS_PROXY": "nonsense:", "DISCORD_API_URL": "http://127.0.0.1:8000"}, None, "is ignored"),
        ({"HTTPS_PROXY": "", "https_proxy": "http://proxy"}, "http://proxy", "through proxy"),
    ],
)
def test_discord_is_reached_through_the_proxy_for_https(
    tmp_path: Path, environ: dict[str, str], proxy: str | None, way: str | None
) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=SAMPLE, **environ)
    assert settings.proxy == settings.connections["proxy"] == proxy
    assert (settings.proxy_line is None) if way is None else (way in str(settings.proxy_line))
    assert "geheim" not in f"{settings!r} {settings.proxy_line}"


@pytest.mark.parametrize("text", ["socks5://a:geheim@b:1", "http://", "http://p:0", "p:geheim"])
def test_a_malformed_proxy_is_a_line_without_its_password(tmp_path: Path, text: str) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=SAMPLE, HTTPS_PROXY=text)
    with pytest.raises(SettingsError, match=r"^HTTPS_PROXY must be an address like http://proxy:3128 or") as caught:
        _ = settings.connections
    assert "geheim" not in str(caught.value)


def test_no_secret_is_ever_shown(tmp_path: Path) -> None:
    settings = read(tmp_path, DISCORD_TOKEN=SAMPLE, DATABASE_URL="postgresql://bot:geheim@host/games")
    shown = f"{settings} {settings!r} {settings.token} {settings.token!r} {settings.token!s}"
    assert SAMPLE not in shown
    assert "geheim" not in shown
    assert settings.token.reveal() == SAMPLE


def test_daily_backups_are_for_sqlite_alone(tmp_path: Path) -> None:
    server = {"DISCORD_TOKEN": SAMPLE, "DATABASE_URL": "postgresql://bot@host/games"}
    assert [read(tmp_path, **server, BACKUP_DAYS=days).backup for days in ("", "0")] == [None, None]


def test_sqlite_has_daily_backups_of_a_week_beside_it_unless_the_operator_wants_others(tmp_path: Path) -> None:
    def backup(**given: str) -> DailyBackup | None:
        return read(tmp_path, DISCORD_TOKEN=SAMPLE, **given).backup

    assert backup() == DailyBackup(Path("data/kingdomino.db"), Path("data/backups"), 7)
    elsewhere = "sqlite:////srv/games/kd.db"
    assert backup(DATABASE_URL=elsewhere) == DailyBackup(Path("/srv/games/kd.db"), Path("/srv/games/backups"), 7)
    assert backup(BACKUP_FOLDER="/mnt") == DailyBackup(Path("data/kingdomino.db"), Path("/mnt"), 7)
    assert backup(BACKUP_DAYS="0") is None
