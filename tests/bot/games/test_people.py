"""Tests of what people are called and what they set."""

import re
import unicodedata
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.kit.markup import markdown
from bot.games.people.person import MAX_LENGTH, Person, SeatName, plain_name, short_names
from bot.localization.spans import label_name, lines_of, safe_name
from bot.storage.account_repository import SqlAccountRepository
from tests.bot.game_driver import KENJI, OLA, ZURI, GameDriver
from tests.bot.query_counter import counted
from tests.bot.sample_games import save


@pytest.fixture
def service(driver: GameDriver) -> SqlAccountRepository:
    return driver.tables.accounts


async def test_settings_that_were_read_or_changed_are_known_until_the_person_is_erased(
    service: SqlAccountRepository,
) -> None:
    assert service.known(OLA) is None
    assert service.known((await service.person(OLA)).user_id) == Person(OLA)
    await service.change(OLA, lambda person: replace(person, language="pl"))
    assert service.known(OLA) == Person(OLA, language="pl")
    await service.forget(OLA, SeatName("Somebody"), "solid")
    assert service.known(OLA) is None
    assert await service.person(OLA) == Person(OLA)


async def test_of_many_people_those_who_were_read_last_are_known(driver: GameDriver) -> None:
    service = SqlAccountRepository(driver.database, people_cached=2)
    for user_id in (OLA, KENJI, OLA, ZURI):
        await service.person(user_id)
    assert [service.known(user_id) is not None for user_id in (OLA, KENJI, ZURI)] == [True, False, True]


async def test_mentions_are_read_only_of_who_is_not_known(driver: GameDriver, service: SqlAccountRepository) -> None:
    await save(SqlAccountRepository(driver.database), Person(KENJI, mentions=False))
    for reads in (2, 0):
        with counted(driver.database) as asked:
            assert [each.mentions for each in await service.people((OLA, KENJI))] == [True, False]
        assert len(asked.reads) == reads


async def test_what_another_bot_changed_is_known_the_next_move_if_there_can_be_one(
    driver: GameDriver, service: SqlAccountRepository
) -> None:
    await driver.begin(OLA, KENJI)
    assert [each.mentions for each in await service.people((OLA,))] == [True]
    await driver.another_bot().tables.accounts.change(OLA, lambda person: replace(person, mentions=False))
    await service.seated(driver.game)
    # A bot alone with its database knows what it wrote; a read that ends late would bring what was there before.
    assert [each.mentions for each in await service.people((OLA,))] == [not driver.database.is_shared]


def shown(name: str) -> str:
    """A name in a text, as Discord gets it."""
    return markdown(lines_of(safe_name(plain_name(name))))


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("Ola", "Ola"),
        ("  Ola\n\tNowak ", "Ola Nowak"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("健二", "健二"),
        ("عُمَر", "عُمَر"),
        ("می‌خواهم", "می‌خواهم"),
        ("👩‍🚀 Zuri 🇵🇱", "👩‍🚀 Zuri 🇵🇱"),
        ("abc\u202edcba", "abc dcba"),
        ("\u200bO\u200b\u2066la\ufeff", "O la"),
        ("\u3164\u2800\u115f", "?"),
        ("\u200d\u200d", "?"),
        ("\ufe0f", "?"),
        ("a \u200d b", "a b"),
        ("❤\ufe0f \ufe0f", "❤\ufe0f"),
        ("a\u200d\u200db", "a\u200db"),
        ("Z" + "\u0300\u0301\u0302\u0303\u0304" * 9 + "o", "Z\u0300\u0301\u0302o"),
        ("x" * 99, "x" * MAX_LENGTH),
        ("x" * 31 + " y", "x" * 31),
        ("\ud800", "?"),
        ("", "?"),
    ],
)
def test_a_plain_name_is_short_and_visible(name: str, plain: str) -> None:
    assert plain_name(name) == plain


def test_shortened_names_differ() -> None:
    names = ["Alexandra the Great", "Alexandra the Small", "Ola", "Ola", "Wolfeschlegelstein"]
    assert short_names(names, 14) == ["Alexan…Great", "Alexan…Small", "Ola", "Ola 2", "Wolfeschlegel…"]


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("Ola", "Ola"),
        ("**bold** `a` ||secret|| ~~no~~", r"\*\*bold\*\* \`a\` \||secret\|| \~~no\~~"),
        ("@everyone", "@\u200beveryone"),
        ("<@123> <#4> </x:5> <t:1:R>", "<@\u200b123> \\<#4> \\</x:5> \\<t\\:1:R>"),
        ("https://evil.example", r"https\://evil.example"),
        ("discord.gg/abc :smile: :)", r"discord\.gg/abc \:smile: :)"),
        ("[click](me) [GER] (J.)", r"[click]\(me) [GER] (J.)"),
        ("1. # -", "\u20601. # -"),
        ("# Ola", "\u2060# Ola"),
        ("xX_Dark_Xx anna-lena", "xX_Dark_Xx anna-lena"),
        ("_Dark_ a__b__c", r"_Dark\_ a\_\_b\_\_c"),
        ("back\\slash ¯\\_(ツ)_/¯", r"back\slash ¯\\\_(ツ)\_/¯"),
        ("a | b ~ c 12:30 I <3 U", "a | b ~ c 12:30 I <3 U"),
    ],
)
def test_a_safe_name_means_nothing_to_markdown(name: str, safe: str) -> None:
    assert shown(name) == safe


@pytest.mark.parametrize("name", ["עמית", "Ola עמית", "عُمَر 7"])
def test_a_name_that_runs_from_right_to_left_keeps_its_order_to_itself(name: str) -> None:
    assert shown(name) == f"\u2068{name}\u2069"
    assert label_name(name) == f"\u2068{name}\u2069"


def test_a_name_in_a_label_is_shown_as_it_is_written() -> None:
    assert label_name("*Ola* (7)") == "*Ola* (7)"


@given(st.text(st.characters(), max_size=60))
def test_any_name_becomes_one_short_visible_line(name: str) -> None:
    plain = plain_name(name)
    assert 1 <= len(plain) <= MAX_LENGTH
    assert plain == plain.strip()
    assert plain_name(plain) == plain
    plain.encode()
    assert all(unicodedata.category(c) not in {"Cc", "Cs", "Zl", "Zp"} for c in plain)


@given(st.text(st.sampled_from("a*_~`|<>#@[]():/.+-\\ \u200b\u202e"), max_size=40))
def test_escaping_can_be_undone_so_it_changes_nothing_else(name: str) -> None:
    unescaped = re.sub(r"\\([^A-Za-z0-9\s])", r"\1", shown(name).replace("@\u200b", "@").replace("\u2060", ""))
    assert unescaped == plain_name(name)


async def test_the_newest_name_of_somebody_erased_is_forgotten(driver: GameDriver) -> None:
    accounts = driver.tables.accounts
    accounts.names[1, OLA] = "New"
    await accounts.forget(OLA, SeatName("Somebody"), "solid")
    assert (1, OLA) not in accounts.names
