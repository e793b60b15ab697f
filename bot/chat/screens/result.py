"""The end of a game: the winner, the standings of the dynasty, and the poster with everything else."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Final

from bot.chat.actions import Action, address_at
from bot.chat.kit.blocks import Button, Role, Row, Screen, compose, plain_message
from bot.chat.kit.markup import heading, mention, small
from bot.chat.screens import table_view
from bot.games.advice import found_alone
from bot.games.game import Seat, Suggestions
from bot.games.outbox import Message
from bot.games.people.person import short_name
from bot.games.series import Ending, Series, origin_name
from bot.games.table import Table
from bot.games.words.narration import final_name, join_facts, turning_point
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name, verbatim
from engine.scoring import GAMES_IN_SERIES
from renderers import Told
from renderers.localizer import comma_list, name_list, sentences
from renderers.text.wording import headline
from renderers.view import PosterView


def result(
    table: Table, ending: Ending, localizer: FluentLocalizer, called: Sequence[int] = (), more: Sequence[Button] = ()
) -> Screen:
    """Show the result of a game, and `more` buttons below it.

    `called` are the people to mention: the players and others. The result mentions the winners among them.
    """
    game, (view, told) = table.game, _told(table, ending, localizer, called)
    seated = [each for each in called if game.seat_of(each) or game.owned_by(each)]
    others_called = localizer.all_of(mention(each) for each in called if each not in seated)
    first, *others = told
    told_to = localizer.all_of(each for each in map(mention, seated) if each not in first)
    return plain_message(
        join_facts(told_to, first),
        "\n".join(others),
        small(localizer("end-called", people_names=others_called)) if others_called else "",
        *table_view.poster(table, view, localizer),
        controls(table, localizer, more),
    )


def final_board(table: Table, ending: Ending, localizer: FluentLocalizer, more: Sequence[Button] = ()) -> Screen:
    """Show the end of a game in private, and `more` buttons."""
    view, (first, *others) = _told(table, ending, localizer)
    if not ending.series:
        # Of a dynasty, the lines above say which game it is.
        others.append(small(table_view.footnote(table, localizer)))
    return compose(
        "\n".join((heading(first, 3), *others)),
        *table_view.poster(table, view, localizer),
        controls(table, localizer, more),
        table_view.look_select(table, localizer),
    )


def cancelled(table: Table, row: Message, localizer: FluentLocalizer) -> Screen:
    """Say that a game ended without a result, and list the points on the last picture."""
    return plain_message(
        _end_without_result(table, localizer),
        *(localizer("closed-by", name=safe_name(each)) for each in row.subject[1:]),
        standings(table, localizer) if table.state.round else "",
        small(table_view.footnote(table, localizer)),
        *([Row((next_button(table, localizer),))] if row.offers_next else []),
    )


def _end_without_result(table: Table, localizer: FluentLocalizer) -> str:
    """Say that the game ended without a result; name the people who resigned if nobody was left."""
    resigned = [safe_name(seat.name) for seat in table.game.seats if seat.resigned]
    if not resigned or any(seat.has_person for seat in table.game.seats):
        return localizer("game-cancelled")
    return localizer("game-resigned", names=localizer.all_of(resigned), count=len(resigned))


def won(table: Table, localizer: FluentLocalizer, called: Collection[int] = ()) -> str:
    """Name the winners, with a mention of those who are called."""
    first = [standing.kingdom for standing in table.state.ranking() if standing.place == 1]
    seats = [table.seat(number) for kingdom in first for number in table.state.owners(kingdom)]
    if len(seats) == 1 and seats[0].resigned:
        return localizer("end-won-on-seat", name=safe_name(seats[0].name))
    winners = localizer.all_of(_team(table, kingdom, localizer, called) for kingdom in first)
    alone = len(table.state.owners(first[0])) == 1
    return localizer("end-shared" if len(first) > 1 else "end-won" if alone else "end-team-won", names=winners)


def _team(table: Table, kingdom: int, localizer: FluentLocalizer, called: Collection[int] = ()) -> str:
    return name_list((_named(table, table.seat(each), called) for each in table.state.owners(kingdom)), localizer)


def _named(table: Table, seat: Seat, called: Collection[int]) -> str:
    is_called = seat.user_id in called and not seat.resigned
    return mention(seat.user_id) if seat.user_id and is_called else safe_name(final_name(table, seat))


def standings(table: Table, localizer: FluentLocalizer) -> str:
    """Name all players with their points, best first; a canceled game has the points of its pictures."""
    ranking = [(each.kingdom, each.total) for each in table.state.ranking()]
    if not table.state.is_over:
        shown = [(kingdom, table.state.shown_points(kingdom)) for kingdom, _ in ranking]
        ranking = sorted(shown, key=itemgetter(1), reverse=True)
    told = (localizer("end-sum", name=_team(table, kingdom, localizer), total=total) for kingdom, total in ranking)
    return join_facts(*told)


def _told(
    table: Table, ending: Ending, localizer: FluentLocalizer, called: Collection[int] = ()
) -> tuple[PosterView, Sequence[str]]:
    """Return the poster and the lines above it: the result, the turn that decided the game, and where it began.

    If only one person played, the result begins with that person. The lines tell one story: the deciding turn, or the
    course of the game. In a dynasty the result of the dynasty comes before the result of its last game.
    """
    decided = "" if ending.series else turning_point(table, ending.highlights.deciding(table.state), localizer)
    view = table_view.end_view(table, ending)
    if decided and (not view.turn or not view.turn.round):
        view = replace(view, story=Told())
    elif decided and turning_point(table, None, localizer):
        # The extension names another turning point than the poster, so the poster shows no turn.
        view = replace(view, story=Told(), turn=None)
    is_dynasty_over = bool(ending.series) and not table.game.has_successor
    called = () if is_dynasty_over else called
    names = {each.name: _named(table, each, called) for each in table.game.people}
    hero = headline(view, localizer, lambda each: names.get(each) or safe_name(each)) if view.loser else ""
    own = localizer("alt-sentence", text=hero) if hero else ""
    # In a dynasty the sums need the room, and the poster tells the story.
    story = "" if decided or ending.series else view.story.text(localizer)
    told = sentences((own, won(table, localizer, called), story), localizer)
    sums = _sums(ending.series, localizer)
    if is_dynasty_over:
        lines = [
            _dynasty_winners(ending.series, localizer),
            localizer("end-dynasty-sums", games=GAMES_IN_SERIES, sums=sums),
            localizer("poster-game", number=table.game.number, result=told),
        ]
    elif ending.series:
        so_far = localizer("end-dynasty-so-far", number=table.game.number, games=GAMES_IN_SERIES, sums=sums)
        lines = [told, so_far]
    else:
        played_on = small(localizer("played-on", id=origin_name(table.game))) if table.game.deal.origin else ""
        lines = [told, decided, played_on]
        if 1 < len(table.game.people) <= MOST_FOUND:
            lines.append(found_turns(table, localizer))
    return view, [*filter(None, lines)]


MOST_FOUND: Final = 3
"""The most people whose turns without a hint are listed above the poster; more people are listed with the points."""
NAMES_FOUND, NAMES_IN_SUMS = 54, 60
"""The most characters of all these names together, and of all names in a dynasty: two lines and three on a phone."""


def found_turns(table: Table, localizer: FluentLocalizer) -> str:
    """Say in how many turns each person needed no hint; empty if nobody asked for one.

    People who always asked are left out.
    """
    if table.game.suggestions is not Suggestions.HINT:
        return ""
    own = (seat for seat in table.game.seats if seat.has_person and not seat.guided)
    told = [(seat.name, *found_alone(table, seat.number)) for seat in own]
    if all(found == turns for _, found, turns in told):
        return ""
    told = [each for each in told if each[1]]
    shares = [
        localizer(
            "end-found-share", name=verbatim(short_name(name, NAMES_FOUND // len(told))), found=found, turns=turns
        )
        for name, found, turns in told
    ]
    return small(localizer("end-found", shares=join_facts(*shares))) if shares else ""


def _dynasty_winners(series: Series, localizer: FluentLocalizer) -> str:
    winners = [_player_name(name, localizer) for name, standing in series if standing.place == 1]
    key = "end-dynasty-won" if len(winners) == 1 else "end-dynasty-shared"
    return localizer(key, names=localizer.all_of(winners))


def _sums(series: Series, localizer: FluentLocalizer) -> str:
    most = NAMES_IN_SUMS // len(series) if series else 0
    names = (_player_name(short_name(name, most), localizer) for name, _ in series)
    each = (localizer("end-sum", name=name, total=own.sum) for name, (_, own) in zip(names, series, strict=True))
    return comma_list(each, localizer)


def _player_name(name: str, localizer: FluentLocalizer) -> str:
    """Return the name of a player of a dynasty; the computer stands for a player who left a game of the dynasty."""
    return safe_name(name) if name else localizer("name-computer")


def next_button(table: Table, localizer: FluentLocalizer) -> Button:
    """Return the button that opens a rematch or the next game of a dynasty.

    A game from a position of an earlier game can be played again from the same position.
    """
    if table.game.deal.origin:
        [again] = table_view.play_on_button(table, table.game.deal.origin_step[1], localizer)
        return replace(again, label=localizer("button-play-on-again"), role=Role.SUCCESS)
    key = "button-next-game" if table.game.has_successor else "button-rematch"
    label = localizer(key, number=table.game.next_number, games=GAMES_IN_SERIES)
    return Button(address_at(table, Action.REMATCH), label, Role.SUCCESS)


def controls(table: Table, localizer: FluentLocalizer, more: Sequence[Button], *, has_next: bool = True) -> Row:
    """Return the buttons of an end. The first leads to a next game, or for a shared deal is the colored one of `more`.

    `has_next` is False if a newer game has begun in the channel.
    """
    following = [each for each in more if each.role is Role.SUCCESS]
    offered = [next_button(table, localizer)] if has_next else []
    return Row((*(following if table.game.deal.name else offered), *(each for each in more if each not in following)))
