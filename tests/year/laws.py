"""What holds at every moment of the year, asked each week of what people have seen."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from statistics import median
from typing import Final, TypeAlias

from bot.chat.actions import Action
from bot.features.challenges.feature import ChallengeAction
from bot.features.challenges.season import FULL, LENGTH
from bot.games.deadlines import due_at
from bot.games.game import DAY, HOUR, MINUTE, Status, Times
from bot.localization.fluent import shipped_translations
from simulator import api
from tests.bot.calling import framed_controls, large_messages, silent_calls, strangers
from tests.bot.server import Button, Message
from tests.bot.words import words, written
from tests.year.world import AWAY, ERASED, HIDDEN, LEFT, PUT_OUT, SET, TROUBLES, WEEK, ZONE, Post, Year, subject_of

Law: TypeAlias = Callable[[Year, Sequence[Post]], AsyncIterator[str]]

CALLING: Final = Action.OPEN_PANEL, Action.ANSWER_REMINDER, Action.JOIN, Action.REMATCH
OF_TURN: Final = Action.OPEN_PANEL, Action.ANSWER_REMINDER
MOST_A_DAY, MOST_A_WEEK, MEDIAN, A_YEAR = 7, 30, 12, 52
"""Calls of a person, the last by the median of so many weeks."""
PATIENCE: Final = 20 * HOUR
"""How long nobody is reminded of what they were called for."""
UNKNOWN: Final = 13 * HOUR
"""After how long somebody has been called for a turn, also if they slept."""
PRIVATE: Final = {
    *(Action.CHOOSE_SPOT, Action.CHANGE_PLAN, Action.KEEP_PLAN, Action.HINT, Action.TAKE_BACK),
    *(Action.FORGET_PERSON, Action.EXPORT_DATA),
}
LOST: Final = "a thread is deleted", "a channel is deleted"
SILENCING: Final = *(each.name for each in TROUBLES if each.hours), "a message is deleted", *LOST
"""After what nobody can be called, or nobody knows when."""
RARE: Final = 17 * DAY
"""The longest time between two reminders, or between a reminder and the offer of the archive, with a day to spare."""
MONTH: Final = 28 * DAY
"""How long a game stays open that somebody has kept open, with two days to spare."""
UNSENT: Final = HIDDEN, PUT_OUT, "nobody may write", "Discord is busy"
"""While these go on, not all messages can be changed."""


def told(post: Post, *names: str) -> str:
    return f"{post.at} #{post.place}: {post.line} -> {', '.join(names or post.hours)}"


def with_day_before(year: Year, posts: Sequence[Post]) -> Sequence[Post]:
    """Return the posts of a week and of the day before it: a week of the channel may end with that of the year."""
    return [each for each in year.posts if posts and each.at >= posts[0].at - DAY]


def calls(posts: Sequence[Post]) -> Iterator[tuple[str, Post]]:
    yield from ((name, post) for post in posts for name in post.hours)


async def called_once(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """Nobody is called twice for one thing: a turn, an end, a result, until they are reminded."""
    seen = dict[object, int]()
    for name, post in calls(with_day_before(year, posts)):
        asked = next((each.argument for each in post.controls if each.action == Action.AGREE), "")
        if asked:
            # A person may ask again after a refusal.
            asked += f" {sum(at <= post.at for at in year.asked[post.subject[0]])}"
        line = asked or ("" if post.subject[1] else post.line)
        key = name, post.sent.data["channel_id"], post.subject, post.actions, line
        if post.at - seen.get(key, 0) < PATIENCE:
            yield told(post, name)
        seen[key] = post.at


async def one_rematch(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """The people of an end are called to one rematch."""
    asked = dict[frozenset[str], Post]()
    for post in with_day_before(year, posts):
        if Action.REMATCH in post.actions:
            asked = {people: each for people, each in asked.items() if not people <= post.people}
        if Action.JOIN in post.actions and post.hours:
            before = asked.setdefault(post.people, post)
            if before.subject != post.subject and {*before.hours} & {*post.hours}:
                yield told(post)


async def told_once(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """What is told to everybody is told once, and a table that rests is offered to the archive once."""
    seen = set[object]()
    for post in with_day_before(year, posts):
        # "Kenji wins!" may be true of two games.
        key = post.sent.data["channel_id"], post.line.rpartition(" · ")[2]
        offer = post.subject[0] if Action.KEEP_PLAYING in post.actions else None
        if (key in seen and re.search(r"\d", key[1])) or offer in seen:
            yield told(post)
        seen |= {key} if post.actions & {ChallengeAction.BEAT, Action.REMATCH} else {offer} - {None}


async def nights(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """Nobody is called in their quiet hours or, if they have set none and have not just acted, at night."""
    for name, post in calls(posts):
        is_quiet = "quiet_from" in year.people[name].habits.settings or post.at - post.acted[name] > HOUR
        if "☾" in post.hours[name] and is_quiet and not year.is_after(post.at, f"{SET} back"):
            yield f"{told(post, name)} {post.hours[name]}"


async def woken_once(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """What waits in a place for the end of somebody's night comes as one message.

    Who acts at night may be called before its end.
    """
    latest = dict[tuple[str, str], Post]()
    for name, post in calls(with_day_before(year, posts)):
        habits = year.people[name].habits
        if habits.is_night(year.local(habits.zone, post.at - MINUTE).hour) and "☾" not in post.hours[name]:
            key = name, post.sent.data["channel_id"]
            before = latest.get(key)
            if before and post.at - before.at < MINUTE:
                yield f"{told(post, name)} after {before.line}"
            latest[key] = post


async def left_alone(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """Nobody is called who is away, was erased or asked for quiet, or for a game that they have left.

    Nobody who has left the server is called in private; a public mention does not reach them. No request asks who is
    away.
    """
    for post in posts:
        for name, why in post.gone.items():
            yield f"{told(post, name)}, who {why}"
        for one in year.people.values() if Action.AGREE in post.actions else ():
            if one.name in post.line and one.away_until - AWAY * DAY <= post.at < one.away_until:
                yield f"{told(post)} asks {one.habits.name}, who is away"


async def over_is_over(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """Nobody is called for a turn of a game that has ended or rests."""
    for post in posts:
        if post.hours and post.actions & {*OF_TURN}:
            game = await year.game(post.subject[0])
            if game.status is not Status.PLAYING and post.at > (game.times.ended_at or post.at):
                yield told(post)


async def calls_are_few(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """Nobody is called more than so often a day, a week, and in their median week."""
    days = Counter((name, year.local(year.people[name].habits.zone, post.at).date()) for name, post in calls(posts))
    yield_from = [f"{name} was called {n} times on {day}" for (name, day), n in days.items() if n > MOST_A_DAY]
    weeks = Counter(name for name, _ in calls(posts))
    for name, count in ((name, weeks[name]) for name in year.people):
        year.weekly[name].append(count)
        usual = median(year.weekly[name]) if len(year.weekly[name]) >= A_YEAR else 0
        yield_from += [f"{name} was called {count} times in a week"] if count > MOST_A_WEEK else []
        yield_from += [f"{name}'s median week has {usual}"] if usual > MEDIAN else []
    for each in yield_from:
        yield each


async def something_to_do(_: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """Everything that calls holds something to do: a button, or the address of one."""
    for post in posts:
        if post.hours and not (post.actions or "https://" in post.text or "<#" in post.text):
            yield told(post)


async def private(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """What only a panel has is seen by one person alone, who sits at the table."""
    for sent, text, controls in year.shown:
        own = [subject_of(each)[0] for each in controls if each.action in PRIVATE]
        if own:
            await year.seat(max(own))
            seated = year.seated[max(own)] if max(own) else year.by_id
            recipients = year.discord.channels.get(sent.data["channel_id"], {}).get("recipients", ())
            reader = sent.viewer or next((each["id"] for each in recipients), None)
            # Nobody knows the seats of who was erased.
            if reader not in seated and not (reader and year.by_id[reader].gone == ERASED):
                yield f"{text} is seen by {reader or 'everybody'}"
    year.shown.clear()


def _standing(year: Year) -> Iterator[tuple[str, Message, Button]]:
    """Yield the public buttons, with the ids of their places and their messages."""
    for channel in year.discord.channels.values():
        is_open = "guild_id" in channel and not (channel.get("thread_metadata") or {}).get("locked")
        for sent in year.discord.messages[channel["id"]].values() if is_open else ():
            if not sent.viewer:
                message = Message(year.discord, sent.data)
                yield from ((channel["id"], message, each) for each in message.buttons if each.custom_id)


async def buttons(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """A button that calls stands in one message of a place, and none is of a past turn or of a game that is over.

    The cards of a past day have none, and what is open for all names nobody who was erased.
    """
    if year.is_after(year.server.now, *UNSENT):
        return
    names = {each["id"]: each.get("name") for each in year.discord.channels.values()}
    found, now = defaultdict[tuple[str, str, int], list[int]](list), year.server.now
    offers = defaultdict[tuple[str, frozenset[object]], list[Times]](list)
    erased = [each.habits.name for each in year.people.values() if each.gone == ERASED]
    for place, message, each in _standing(year):
        number, ply = subject_of(each)
        if each.action in CALLING:
            found[place, str(each.action), number].append(ply)
        day, is_ahead = (
            message.data["timestamp"].partition("T")[0],
            year.is_after(now, f"{SET} forward", since=now - DAY),
        )
        if each.action == ChallengeAction.CARDS and day != f"{year.local('UTC', now).date()}" and not is_ahead:
            yield f"the cards of {day} stand in #{names[place]}"
        if each.action == ChallengeAction.PLAY and any(name in message.text for name in erased):
            yield f"#{names[place]} names who was erased: {message.text}"
    for (place, action, number), plies in found.items():
        game = await year.game(number)
        is_past = game.status is Status.PLAYING and {*plies} - {game.progress.ply, game.progress.public_ply}
        is_over = game.status not in {Status.PLAYING, Status.LOBBY, Status.ARCHIVED}
        if len(plies) > 1 or (action in OF_TURN and (is_past or is_over)):
            yield f"{action} of game {number}, {game.status} at {game.progress.ply}: #{names[place]} has it at {plies}"
        offers[place, frozenset(seat.user_id for seat in game.seats)] += [game.times] * (action == Action.REMATCH)
    for (place, _people), times in offers.items():
        # Two tables that the same people played at the same time offer one rematch each.
        if len(times) > 1 and max(each.created_at for each in times) > min(
            each.ended_at or each.moved_at or 0 for each in times
        ):
            yield f"{len(times)} games of the same people offer a rematch in #{names[place]}"


async def awaited(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """A table that waits has a deadline, and somebody who knows it; where a game rests a message says for whom.

    A game that a person has kept open stays open for a month.
    """
    now = year.server.now
    async for game in year.games():
        own = [post for post in year.posts if post.sent.data["channel_id"] == str(game.channel_id)]
        since = game.times.moved_at or game.times.created_at
        if game.status is Status.PLAYING and due_at(game) is None:
            yield f"game {game.id} waits without a deadline"
        acting = game.acting if game.status is Status.PLAYING else None
        left = year.by_id.get(str(acting.user_id)) if acting and not acting.is_computer else None
        # The bot notices who has left when it reminds them, which becomes rare, or when it offers the archive.
        is_calm = not (game.reminder.is_muted or game.reminder.archives_at or year.is_after(now, *SILENCING))
        asked = max(since, left.back_at, year.kept.get(game.id, 0)) if left else 0
        if left and left.gone == LEFT and now > asked + RARE and is_calm:
            yield f"game {game.id} waits for {left.habits.name}, who left the server"
        if game.status is Status.LOBBY and now > max(since, game.times.touched_at or 0) + 8 * DAY:
            yield f"the lobby of game {game.id} never closes"
        ended, is_there = game.times.ended_at or 0, str(game.channel_id) in year.discord.channels
        if game.status is Status.ARCHIVED and now > ended + 2 * DAY and is_there and not year.is_after(now, PUT_OUT):
            if ended < year.kept.get(game.id, -MONTH) + MONTH and not year.is_after(ended, *LOST):
                yield f"game {game.id} rests since {ended}, although somebody has kept it open"
            due = game.acting.name if game.acting else ""
            told_of = [post for post in own if post.at >= ended or Action.KEEP_PLAYING in post.actions]
            if not any(due in post.text or Action.REVIVE in post.actions for post in told_of):
                yield f"game {game.id} rests since {ended}, and nobody was told"


async def known(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """Who has to move has been called when their night is over, and again after a day: asked of the week before."""
    begins = year.server.now - 2 * WEEK * HOUR
    first = {post.subject: post for post in reversed(year.posts) if post.actions & {*OF_TURN}}
    recent = [post for post in year.posts if post.at >= begins]
    for (number, ply), post in first.items():
        at, channel = post.at, post.sent.data["channel_id"]
        # Who has played a part of a turn has been called for an earlier ply than the reminder has.
        if not begins <= at <= begins + WEEK * HOUR or Action.ANSWER_REMINDER in post.actions:
            continue
        ends = [post.at for post in recent if post.at > at and post.subject[0] == number and post.subject[1] != ply]
        until = min(ends, default=year.server.now)
        if until < at + UNKNOWN:
            continue
        table = await year.server.services.tables.table(number)
        played = [(each.at, each.chosen_by) for each in table.log if each.ply == ply]
        # At night an edit of its message shows the next turn.
        until = min([until, *(moved_at for moved_at, _ in played)])
        acting = table.acting.user_id if table.acting and table.ply == ply else None
        # The bot calls nobody to the turn of a free seat, and a person may take the seat and play it.
        free = (post.at for post in recent if Action.TAKE_SEAT in post.actions and post.subject[0] == number)
        if year.is_after(until, *SILENCING, since=at) or any(at - DAY <= each <= until for each in free):
            continue
        one = year.by_id.get(str(played[0][1] if played else acting))
        if one and not one.gone and one.back_at < at and (number, ply) not in one.muted:
            # The person may have been told of the turn in private, or in one message with others, or have taken the
            # seat of somebody who was called.
            calls = [
                post.at
                for post in recent
                if (one.habits.name in post.hours and (post.place[0] == "@" or post.sent.data["channel_id"] == channel))
                or (post.hours and post.subject == (number, ply))
            ]
            for since, before in ((at, at + UNKNOWN), (at + PATIENCE, at + DAY + UNKNOWN)):
                if until > before and not any(since <= each <= before for each in calls):
                    yield f"nobody calls {one.habits.name} in game {number} at {ply} from {since} to {before}"


async def lists(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """A list of games has a line a game that can still be played: of a day or a week one each."""
    for one in year.people.values() if year.is_up and not year.is_after(year.server.now, HIDDEN) else ():
        if one.is_here:
            page = (await one.guest.slash(year.homes[0], "kingdomino games")).private
            localizer = shipped_translations().bind(one.habits.language)
            days = [page.text.count(written(localizer(key))) for key in ("deal-daily", "deal-weekly")]
            if max(days) > 1:
                yield f"{one.habits.name} has {days} daily and weekly games on their list"


async def weeks_are_true(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """The result of a week, its row, its season and its hour are what was played, worked out a second time."""
    for post in posts:
        is_week = post.place[0] != "@" and post.actions & {ChallengeAction.BEAT, ChallengeAction.PLAY}
        if is_week and not year.is_after(post.at, f"{SET} forward"):
            for wrong in _wrongs_of_week(year, post):
                yield f"{wrong}: {told(post)}"


def _weeks_before(year: Year, post: Post) -> tuple[int, int, list[Mapping[str, int]], Mapping[str, int]]:
    """Return the week that is open, the row of weeks, the points of weeks that count, and those of the last week."""
    closes = dict[str, int]()
    for each in year.posts:
        if ChallengeAction.BEAT in each.actions and each.at <= post.at:
            # A result opens a week without saying when it closes, which a later message says.
            closes = {deal: ends_at or each.at for deal, ends_at in closes.items()}
        deals = [control.argument for control in each.controls if control.action == ChallengeAction.PLAY]
        if deals and "-weekly-" in deals[0] and each.at < post.at and each.place[0] != "@":
            ends = re.search(r"<t:(\d+)", each.text)
            closes[deals[0]] = int(ends[1]) if ends else closes.get(deals[0], 0)
    counted, points = [*year.before], dict[str, int]()
    row = len(counted)
    for deal, ends_at in closes.items():
        if 0 < ends_at <= post.at:
            points = {name: each for name, (each, at) in year.finished[deal].items() if at <= ends_at}
            counted += [points] if len(points) >= FULL else []
            row = row + 1 if len(points) >= FULL else 0 if points else row
    return len(closes) + LENGTH, row, counted, points


def _wrongs_of_week(year: Year, post: Post) -> Iterator[str]:
    number, row, counted, points = _weeks_before(year, post)
    is_result = ChallengeAction.BEAT in post.actions
    # The result of a week that does not count may follow the end of a season.
    season = counted[(len(counted) - (is_result and len(points) >= FULL)) // LENGTH * LENGTH :]
    won = Counter(name for week in season for name, each in week.items() if each == max(week.values()))
    played = Counter(name for week in season for name in week)
    shown = {name: one.name for name, one in year.people.items() if one.gone != ERASED}
    for told_row in re.findall(r"(\d+) weeks in a row", post.text):
        if int(told_row) != row:
            yield f"there are {row} weeks in a row"
    for name, victories, count in re.findall(r"(\w+)\W+(\d+) of (\d+)", post.text):
        known = next((each for each, now in shown.items() if now == name), "")
        if known and (won[known], played[known]) != (int(victories), int(count)):
            yield f"{name} has won {won[known]} of {played[known]}"
    if is_result:
        winners = [name for name, each in points.items() if each == max(points.values())]
        if not all(shown[each] in post.line for each in winners if each in shown):
            yield f"{', '.join(winners)} won with {max(points.values())} points"
        if words("week-open", number=number + 1) not in post.text and year.is_up:
            yield f"it was week {number}"
        # A person who has left the server wins no season.
        here = [each for each in shown if year.people[each].gone != LEFT and year.people[each].back_at <= post.at]
        best = [shown[name] for name, each in won.items() if each == max(won.values()) and name in here]
        line = next((each for each in post.text.split("\n") if "the season" in each.lower()), "")
        # A long list ends in the number of the others.
        others = re.search(r"(\d+|one) more", line)
        left_out = len([each for each in best if each not in line]) - int(
            others[1].replace("one", "1") if others else 0
        )
        if (len(season) == LENGTH) != bool(line) or (line and left_out > 0):
            yield f"a season of {len(season)} weeks, in which {', '.join(best)} won most"
        yield from _wrongs_of_hour(year, post)


def _wrongs_of_hour(year: Year, result: Post) -> Iterator[str]:
    """The hour of the weeks moves once, for who sleeps: by one at a change of the clocks is wrong."""
    local = year.local(ZONE, result.at)
    year.hours_of_weeks.append((local.hour, local.utcoffset()))
    moves = [(one, other) for one, other in pairwise(year.hours_of_weeks) if one[0] != other[0]]
    if len(moves) > 1 or any(abs(one[0] - other[0]) == 1 and one[1] != other[1] for one, other in moves):
        yield f"the weeks have closed at {[hour for hour, _ in year.hours_of_weeks]}"


async def ends_are_true(year: Year, posts: Sequence[Post]) -> AsyncIterator[str]:
    """The end of a table names who has the most points, and how many, worked out again from its moves.

    Planned moves are of people who have planned.
    """
    for post in posts:
        if Action.REMATCH in post.actions:
            table = await year.server.services.tables.table(post.subject[0])
            state, seats = table.state, table.game.seats
            # A seat does not know the name of who was erased since.
            erased = [one.name for one in year.people.values() if one.gone == ERASED]
            names = {each.name: [each.name] if each.user_id else [each.name, *erased] for each in seats}
            totals: Mapping[str, int] = {each.name: state.score(state.kingdom_of(each.number)).total for each in seats}
            best = [one for name, total in totals.items() if total == max(totals.values()) for one in names[name]]
            # Names of called people may stand before the sentence.
            told_of, most = post.line.rpartition(" · ")[2], max(totals.values())
            is_told = any(each in told_of for each in best) and re.search(rf"(?<!\d){most}(?!\d)", post.text)
            if state.is_over and not is_told:
                yield f"{totals}: {told(post)}"
            planners = {None, *year.planners[table.game.id]}
            if plans := {each.chosen_by for each in table.log if each.planned} - planners:
                yield f"{plans} have not planned: {told(post)}"


async def ends_reach(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """Who has played hears of the end when their night is over, but who has made the last move: asked a week later."""
    since = year.server.now - 2 * WEEK * HOUR
    ends = [post for post in year.posts if post.place[0] != "@" and Action.REMATCH in post.actions]
    for post in {each.subject[0]: each for each in reversed(ends)}.values():
        is_new = since <= post.at < since + WEEK * HOUR
        if not is_new or year.is_after(post.at + UNKNOWN, *SILENCING, since=post.at):
            continue
        table = await year.server.services.tables.table(post.subject[0])
        last = next((each.chosen_by for each in reversed(table.log) if each.chosen_by and not each.planned), None)
        until, places = (
            post.at + UNKNOWN,
            {post.subject[0], *(each.place for each in ends if each.subject[0] == post.subject[0])},
        )
        near = [each for each in year.posts if post.at <= each.at <= until and {each.subject[0], each.place} & places]
        heard = {name for each in near for name in each.hours}
        for seat in table.game.seats if table.state.is_over else ():
            one = year.by_id.get(str(seat.user_id))
            knows = seat.user_id == last or seat.resigned or (one and one.habits.name in heard)
            if one and not (knows or one.gone) and one.back_at < post.at:
                yield f"{one.habits.name} has not heard: {told(post)}"


async def thread_names(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """The thread of a running game bears the names of those who play."""
    async for game in year.games():
        thread = year.discord.channels.get(str(game.channel_id))
        if game.status is Status.PLAYING and thread and thread["type"] in api.THREADS:
            seated = [year.by_id.get(str(seat.user_id)) for seat in game.people if not seat.owner_id]
            names = [(each.habits.name, each.name) for each in seated if each]
            if absent := [each for each, now in names if each not in thread["name"] and now not in thread["name"]]:
                yield f"#{thread['name']} does not name {', '.join(absent)}"


async def threads_rest(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """A thread without a game that goes on is closed by Discord after its time, or by the bot that has opened it.

    Who presses a button in a closed thread opens it.
    """
    awaited = {str(game.channel_id) async for game in year.games()}
    for thread in year.discord.channels.values():
        rests = thread.get("thread_metadata")
        if rests and not rests["archived"] and thread["id"] not in awaited:
            newest = max(each.data["timestamp"] for each in year.discord.messages[thread["id"]].values())
            idle_since = year.server.now - MINUTE * rests["auto_archive_duration"] - HOUR
            woken_at = year.woken.get(int(thread["id"]), 0)
            is_idle = max(datetime.fromisoformat(newest).timestamp(), woken_at) < idle_since
            if is_idle and not year.is_after(year.server.now, *UNSENT, since=idle_since):
                yield f"#{thread['name']} is open, although nobody has written there since {newest}"


async def warnings(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """Each warning of the bot belongs to something that has happened to the server."""
    for at, text in year.warnings:
        if not year.is_after(at):
            yield f"{at}: {text}"
    year.warnings.clear()


async def calls_are_calls(year: Year, _: Sequence[Post]) -> AsyncIterator[str]:
    """What holds of all that the bot sends holds of the requests of the week."""
    for law in (silent_calls, strangers, framed_controls, large_messages):
        for each in law(year.discord):
            yield each


LAWS: Final[Sequence[Law]] = (
    called_once, one_rematch, told_once, nights, woken_once, left_alone, over_is_over, calls_are_few, something_to_do,
    private, awaited, known, lists, weeks_are_true, ends_are_true, ends_reach, thread_names, warnings, calls_are_calls,
)  # fmt: skip
OF_NOW: Final[Sequence[Law]] = buttons, threads_rest
"""What holds of what stands now, asked every few hours."""
