"""Five people live through five weeks, begun by one who manages nothing; requests and notifications are counted."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.features.challenges.challenge import DealKind
from bot.features.challenges.feature import FEATURE, ChallengeAction
from tests.bot.server import Guest, Message, SimulatedServer, WholeServer, read, says, words
from tests.features.challenges.test_challenges import HOURS, erase, open_challenge, own_table, pass_hours, play_out
from tests.features.challenges.test_living import end_game

PLAYED, SILENT = 20, 3
"""The most requests for a week that five people play, and for one that nobody plays, besides answers to taps."""
OF_A_CHANNEL = re.compile(r"(POST|PATCH|DELETE|GET) /channels/\d+/messages")


@dataclass
class Weeks:
    """What a channel sees of its weeks."""

    server: SimulatedServer
    seen: dict[int, str] = field(default_factory=dict)
    counted: int = 0

    def requests(self) -> int:
        """Return the requests about messages since the last call."""
        made = sum(bool(OF_A_CHANNEL.match(f"{each.method} {each.path}")) for each in self.server.requests)
        self.counted, since = made, self.counted
        return made - since

    def look(self) -> None:
        """Note each message of the bot that was not there before, with whom it notifies."""
        for each in self.server.messages():
            if each.author != "you" and each.id not in self.seen and each.data["author"].get("bot"):
                self.seen[each.id] = "" if each.is_silent else ", ".join(each.pinged)

    async def pass_days(self, days: float) -> None:
        """Let time pass, four times a day."""
        for _ in range(round(days * 4)):
            await pass_hours(self.server, HOURS / 4)
            self.look()

    def open_message(self) -> Message:
        # Who slept has a button of their own.
        with_page = {ChallengeAction.PLAY, ChallengeAction.SHOW}
        [found] = [each for each in self.server.messages() if with_page <= {*each.actions}]
        return found

    async def play(self, person: Guest, which: int) -> None:
        await end_game(self.server, self.open_message(), person, which, DealKind.WEEKLY)
        self.look()

    def chat(self, person: Guest) -> None:
        """Let somebody write something else below."""
        person.person.write(self.server.channel.data, "Hello!")


@pytest.mark.slow
async def test_five_weeks_add_up_call_once_each_and_cost_few_requests(tmp_path: Path) -> None:  # noqa: PLR0915 - a story
    async with WholeServer.of(tmp_path, "Ola", "Kenji", "Mara", "Zuri", "Tom") as server:
        ola, kenji, mara, zuri, tom = people = [*server.people.values()]
        weeks = Weeks(server)
        # Two people play a challenge, and one who manages nothing says what time it is and lets the weeks begin.
        first = await open_challenge(server, ola, hours=2)
        for number, person in enumerate((ola, kenji)):
            await end_game(server, first, person, number)
        await pass_hours(server, 2)
        weeks.look()
        assert server.newest.actions == [ChallengeAction.BEAT, ChallengeAction.EVERY_WEEK]
        page = read(await kenji.click(server.newest, ChallengeAction.EVERY_WEEK))
        assert says(page.text, "weekly-clock")
        await kenji.choose(page, ChallengeAction.EVERY_WEEK, "offset 0", argument="offset")
        assert says(page.text, "weekly-question")
        await kenji.click(page, ChallengeAction.EVERY_WEEK)
        assert page.text == words("weekly-begun")
        assert (await server.services.servers.server(server.guild_id)).time_zone == "Europe/London"
        await server.pass_time(0)
        weeks.look()
        weeks.requests()
        assert words("week-title", number=1) in weeks.open_message().text

        # Five play the first week; the bot is killed when somebody has finished, and once when Discord answers nothing.
        for number, person in enumerate(people):
            fault = server.discord.fail(r"PATCH /channels/\d+/messages", drop="after", times=1 if number == 2 else 0)
            await weeks.play(person, number)
            await server.restart()
            fault.times = 0
            weeks.chat(person)
            await weeks.pass_days(1)
        await weeks.pass_days(2)
        result = server.newest
        assert {*result.pinged} == {"Ola", "Kenji", "Mara", "Zuri", "Tom"}
        told = words("week-result", state="won", names="Zuri", count=1, number=1)
        assert result.text.startswith(f"{told} {words('week-open', number=2)}\n")
        assert result.actions == [ChallengeAction.PLAY, ChallengeAction.BEAT, ChallengeAction.SHOW]
        # Nobody leads after one week.
        assert not says(result.text, "week-season")
        assert weeks.requests() <= PLAYED

        # In the second week challenges are off for two days, one person sleeps unasked, and one is erased.
        for number, person in enumerate((ola, kenji, mara)):
            await weeks.play(person, number)
        weeks.chat(ola)
        await server.switch(FEATURE.name)
        await weeks.pass_days(2)
        await server.switch()
        await weeks.pass_days(1)
        await erase(server, mara)
        await weeks.pass_days(4)
        assert {*server.newest.pinged} == {"Ola", "Kenji"}
        assert words("challenge-finished", count=3) in server.newest.text
        assert not any("Mara" in each.text for each in server.messages() if ChallengeAction.PLAY in each.actions)
        assert words("week-row", weeks=2) in server.newest.text
        # The message of the week before shows its result for good.
        assert says(result.text, "week-result")
        assert result.actions == [ChallengeAction.BEAT]
        assert weeks.requests() <= PLAYED

        # Nobody plays the third week, which stays open.
        assert words("week-open", number=3) in weeks.open_message().text
        weeks.requests()
        await weeks.pass_days(7)
        assert weeks.requests() <= SILENT
        # The fourth week of the calendar is still the third challenge. Its message is deleted while two people play.
        for person in (zuri, tom):
            await person.click(weeks.open_message(), ChallengeAction.PLAY)
        weeks.open_message().delete()
        for number, person in enumerate((zuri, tom)):
            await play_out(server, person, number, DealKind.WEEKLY)
            await server.services.publisher.show_finished(await own_table(server, person, DealKind.WEEKLY))
        await pass_hours(server, 1)
        weeks.look()
        assert words("challenge-done", names="**Zuri** and **Tom**", more=0) in weeks.open_message().text
        await weeks.pass_days(6.75)
        place = server.discord.channel(str(server.channel.id))
        server.discord.deny(place, "SEND_MESSAGES")
        await weeks.pass_days(0.5)
        server.discord.allow(place, "SEND_MESSAGES")
        await weeks.pass_days(0.5)
        assert {*server.newest.pinged} == {"Zuri", "Tom"}
        assert weeks.requests() <= PLAYED

        # The fifth is the fourth challenge, which offers Queendomino once, and knows the season and the row.
        opened = weeks.open_message()
        assert opened.text.startswith(words("week-result", state="won", names="Tom", count=1, number=3))
        assert words("week-tally", name="**Zuri**", wins=1, games=2) in opened.text
        assert words("week-row", weeks=3) in opened.text
        assert words("variant-kd7") in opened.text
        refused = read(await mara.click(opened, ChallengeAction.WANT))
        assert refused.text == words("error-week-unfinished")
        await tom.click(opened, ChallengeAction.WANT)
        assert words("button-week-unwant", game=words("variant-qd")) in [each.label for each in opened.buttons]
        await weeks.play(ola, 0)
        await weeks.pass_days(6.75)
        opened = weeks.open_message()
        assert words("variant-qd") in opened.text
        # Nobody has begun it, so a second person may take it back.
        await ola.click(opened, ChallengeAction.WANT)
        assert words("variant-qd") not in opened.text
        await ola.click(opened, ChallengeAction.PLAY)
        assert (await own_table(server, ola, DealKind.WEEKLY)).game.options.variant == "kd"
        # Nothing else has notified anybody, and each result is there once.
        calls = [called for called in weeks.seen.values() if called]
        assert len(calls) == 5
        results = [each for each in server.messages() if ChallengeAction.BEAT in each.actions]
        # The message with the result of the second week was deleted.
        assert len(results) == 4
