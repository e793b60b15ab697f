"""Reading the address of a database."""

import ssl
from pathlib import Path

import pytest

from bot.host.database.address import ANSWER_SECONDS, DatabaseUrl, DatabaseUrlError

AUTHORITY = """
-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUP/LmIE8nWkRT4H/U7gxOgANHP5kwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJYXV0aG9yaXR5MCAXDTI2MTEyMDIyMDQyM1oYDzIxMjYxMDI3
MjIwNDIzWjAUMRIwEAYDVQQDDAlhdXRob3JpdHkwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATZrrNElqxO80uIuvQxU0Huxnb2HC9UB1b43GIZzqMnHlKIbCK7flYl
ajnhtpZ6ddqSVY7LGXKK63jTEk7B+X5Co1MwUTAdBgNVHQ4EFgQUW1mbBE+2O4it
i1SZoRde8l+QMaYwHwYDVR0jBBgwFoAUW1mbBE+2O4iti1SZoRde8l+QMaYwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA06+kCYyNAGIYKkoJtuZE
c/fa6FT+MfY43jy6H0r5IaYCIQCrSKGBqhjHzxMdegQEXIEVmuLRdWWCGHc+FZjk
Lm87iQ==
-----END CERTIFICATE-----
"""


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:////srv/games.db", "sqlite:////srv/games.db"),
        ("sqlite+aiosqlite:///games.db", "sqlite:///games.db"),
        ("postgres://bot:pw@host/games", "postgresql://bot:***@host/games"),
        ("postgresql://host/games?sslmode=require", "postgresql://host/games"),
    ],
)
def test_a_database_is_named_without_its_driver_and_shown_without_its_password(given: str, used: str) -> None:
    assert str(DatabaseUrl.parse(given)) == used


@pytest.mark.parametrize("password", ["p@ssw0rd", "se:cr@et/x", "p@ab?cd", "p?ab@cd"])
def test_a_password_with_an_at_sign_is_refused_and_no_part_of_it_is_shown(password: str) -> None:
    with pytest.raises(DatabaseUrlError, match=r"^has several @: write those of the password as %40") as refused:
        DatabaseUrl.parse(f"postgresql://user:{password}@localhost:1/db")
    assert password.split("@")[1] not in str(refused.value)
    assert str(DatabaseUrl.parse("postgresql://user:p%40ss@localhost/db")) == "postgresql://user:***@localhost/db"


def test_the_options_that_hosters_give_out_are_those_of_the_driver() -> None:
    address = DatabaseUrl.parse(
        "postgres://bot:pw@host/games?sslmode=require&channel_binding=require&connect_timeout=15"
        "&application_name=kingdomino&options=-csearch_path%3Dbot&target_session_attrs=read-write"
    )
    assert address.arguments == {
        "ssl": "require",
        "timeout": 15,
        "target_session_attrs": "read-write",
        "server_settings": {"application_name": "kingdomino", "options": "-csearch_path=bot"},
        "command_timeout": ANSWER_SECONDS,
    }
    assert not address.url.query


def test_the_folder_of_a_socket_stays_in_the_address() -> None:
    address = DatabaseUrl.parse("postgresql://bot@/games?host=/run/postgresql&port=5433&sslmode=disable")
    assert dict(address.url.query) == {"host": "/run/postgresql", "port": "5433"}


@pytest.mark.parametrize(
    ("options", "compares_names"),
    [
        ("sslmode=verify-full", True),
        ("sslmode=require&sslrootcert=system", True),
        ("sslmode=verify-full&sslrootcert=authority.pem", True),
        ("sslmode=verify-ca&sslrootcert=authority.pem", False),
        ("sslrootcert=authority.pem", False),
    ],
)
def test_a_certificate_is_checked_if_that_is_asked_for(
    options: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, compares_names: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "authority.pem").write_text(AUTHORITY)
    context = DatabaseUrl.parse(f"postgresql://host/games?{options}").arguments["ssl"]
    assert isinstance(context, ssl.SSLContext)
    assert (context.verify_mode, context.check_hostname) == (ssl.CERT_REQUIRED, compares_names)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("games.db", "is malformed: write it like sqlite:///"),
        ("postgresql://bot:geheim@host:port/games", "is malformed: write it like sqlite:///"),
        ("mysql://bot:geheim@host/games", "names mysql: only sqlite and postgresql"),
        ("sqlite://", "names no file"),
        ("sqlite://data/games.db", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///games.db?timeout=abc", "has the option 'timeout': an SQLite database takes none"),
        ("postgresql://bot:geheim@host/games?pgbouncer=true", "has the option 'pgbouncer', which the bot does not"),
        ("postgresql://host/games?connect_timeout=soon", "has the option connect_timeout=soon, which is malformed"),
        ("postgresql://host/games?sslrootcert=/none.pem", "sslrootcert=/none.pem, which cannot be used: No such file"),
    ],
)
def test_an_address_that_cannot_be_used_is_one_line_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(DatabaseUrlError) as caught:
        DatabaseUrl.parse(text)
    line = str(caught.value)
    assert reason in line
    assert "geheim" not in line
    assert "\n" not in line
