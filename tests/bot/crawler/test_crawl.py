"""The crawler finds what is wrong, and says how to come there."""

import pytest

from bot.chat.actions import Action
from bot.chat.handling import pipeline
from bot.chat.handling.context import Anywhere, Context
from tests.bot.crawler.acts import Key, Tap, Type
from tests.bot.crawler.crawl import Crawl, NoTrueAnswer, Occasion, walk
from tests.bot.crawler.situations import situations
from tests.bot.crawler.stage import Stage

WAY = """
async def test_the_way_to_a_fault(stage: Stage) -> None:
    await walk(
        stage,
        'nothing',
        'stranger',
        Type(command='kingdomino help', options=()),
        Tap(custom_id='b:settings:0:0:all'),
    )
"""


async def fail(_: Context) -> None:
    raise LookupError("a mistake")


async def say_nothing(_: Context) -> None:
    """Leave the person without an answer."""


def by_help(_: Occasion, key: Key) -> tuple[str, ...] | None:
    """Press everything on the first page of the help once."""
    return key[:4] if key.what == "kingdomino help" or "settings" in key.screen.split() else None


async def test_a_fault_is_told_with_the_shortest_way_to_it_as_a_test(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(pipeline.CORE.handlers, Action.SHOW_SETTINGS, Anywhere(fail))
    crawl = Crawl(stage, by_help)
    await crawl.explore(situations()["nothing"], "stranger")
    [told] = crawl.faults
    assert "LookupError: a mistake" in told
    assert "error-unexpected: " in told
    assert told.endswith(WAY)
    assert len(crawl.done) > len(crawl.faults) + 1


async def test_an_act_after_which_nothing_appears_is_a_fault(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pipeline.CORE.handlers, Action.SHOW_SETTINGS, Anywhere(say_nothing))
    with pytest.raises(NoTrueAnswer):
        await walk(stage, "nothing", "stranger", Type("kingdomino help"), Tap("b:settings:0:0:all"))
