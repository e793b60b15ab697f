"""The end of a game: the winner, the standings of the dynasty, and the poster with everything else."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Final

from bot.chat.kit.addresses import Action, Address
from bot.chat.kit.blocks import Button, Role, Row, Screen, Text, call, compose, stack
from bot.chat.kit.markup import heading, mention, small
from bot.chat.table_view import (
    MOST_LOOKS,
    analysis_button,
    beat_button,
    challenge_button,
    end_view,
    film_button,
    final_names,
    footnote,
    look_buttons,
    page_buttons,
    play_on_button,
    positions,
    poster,
    table_picture,
)
from bot.games.challenges import can_be_beaten
from bot.games.game import Suggestions
from bot.games.names import safe_name, short_name, verbatim
from bot.games.narration import final_name, join_facts, turning_point
from bot.games.series import Ending, Series
from bot.games.suggestions import found_alone
from bot.games.table import Table
from bot.localization.fluent import FluentLocalizer
from engine.scoring import GAMES_IN_SERIES
from renderers import points_views
from renderers.localizer import comma_list, name_list, sentences
from renderers.view import PosterView
from renderers.wording import headline, ranks, titled


def result(table: Table, ending: Ending, localizer: FluentLocalizer, called: Sequence[int] = ()) -> Screen:
    """Show the result of a game. `called` are the people to mention: the players and the followers."""
    view, game = end_view(table, ending), table.game
    seated = [each for each in called if game.seat_of(each) or game.owned_by(each)]
    followers = localizer.all_of(mention(each) for each in called if each not in seated)
    first, *others = filter(None, _told(table, ending, view, localizer))
    shown = call(
        join_facts(localizer.all_of(map(mention, seated)), first),
        "\n".join(others),
        small(localizer("end-followers", people=followers)) if followers else "",
        *poster(table, view, localizer),
        _controls(table, localizer),
    )
    return _with_points(shown, view, ending, localizer)


def _with_points(shown: Screen, view: PosterView, ending: Ending, localizer: FluentLocalizer) -> Screen:
    """Tell the points with the picture if no line of the message lists them."""
    is_untold = ending.series or view.hero
    return shown.with_alt_note(sentences(ranks(view, localizer), localizer)) if is_untold else shown


def final_board(table: Table, ending: Ending, localizer: FluentLocalizer) -> Screen:
    view = end_view(table, ending)
    headline, *others = filter(None, _told(table, ending, view, localizer))
    shown = compose(
        "\n".join((heading(headline, 3), *others, small(footnote(table, localizer)))),
        *poster(table, view, localizer),
        _controls(table, localizer),
    )
    return _with_points(shown, view, ending, localizer)


def cancelled(table: Table, localizer: FluentLocalizer) -> Screen:
    """Say that a game ended without a result, and list the points on the last picture."""
    return call(
        _end_without_result(table, localizer),
        standings(table, localizer) if table.state.round else "",
        small(footnote(table, localizer)),
        *([Row((next_button(table, localizer),))] if _may_be_repeated(table) else []),
    )


def in_thread(ended: Screen, localizer: FluentLocalizer) -> Screen:
    """Add a line above the buttons of a finished game: how to wake its thread."""
    *blocks, controls = ended.blocks
    wake = Text.of(small(localizer("thread-wake")))
    return replace(ended, blocks=(*blocks, wake, controls)) if isinstance(controls, Row) else ended


def _may_be_repeated(table: Table) -> bool:
    """Return whether the game is outside a dynasty and still has a player who is not erased."""
    return not table.game.options.dynasty and any(seat.user_id for seat in table.game.seats)


def _end_without_result(table: Table, localizer: FluentLocalizer) -> str:
    """Say that the game ended without a result; name the people who resigned if nobody was left."""
    resigned = [safe_name(seat.name) for seat in table.game.seats if seat.resigned]
    if not resigned or any(seat.has_person for seat in table.game.seats):
        return localizer("game-cancelled")
    return localizer("game-resigned", names=localizer.all_of(resigned), count=len(resigned))


def won(table: Table, localizer: FluentLocalizer) -> str:
    first = [standing.kingdom for standing in table.state.ranking() if standing.place == 1]
    seats = [table.seat(number) for kingdom in first for number in table.state.owners(kingdom)]
    if len(seats) == 1 and seats[0].resigned:
        return localizer("end-won-on-seat", name=safe_name(seats[0].name))
    winners = localizer.all_of(_team(table, kingdom, localizer) for kingdom in first)
    alone = len(table.state.owners(first[0])) == 1
    return localizer("end-shared" if len(first) > 1 else "end-won" if alone else "end-team-won", names=winners)


def _team(table: Table, kingdom: int, localizer: FluentLocalizer) -> str:
    seats = map(table.seat, table.state.owners(kingdom))
    return name_list((safe_name(final_name(table, seat)) for seat in seats), localizer)


def standings(table: Table, localizer: FluentLocalizer) -> str:
    """Name all players with their points, best first; a canceled game has the points of its pictures."""
    ranking = [(each.kingdom, each.total) for each in table.state.ranking()]
    if not table.state.is_over:
        shown = [(kingdom, table.state.shown_points(kingdom)) for kingdom, _ in ranking]
        ranking = sorted(shown, key=itemgetter(1), reverse=True)
    told = (localizer("end-sum", name=_team(table, kingdom, localizer), total=total) for kingdom, total in ranking)
    return join_facts(*told)


def _told(table: Table, ending: Ending, view: PosterView, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield the result and the story, the turn that turned the game, the players or the standings of the dynasty, and
    the help that people had.

    The result begins with the only person of the game. The last game of a dynasty is below the dynasty, which matters
    more.
    """
    own = localizer("alt-sentence", text=headline(view, localizer, safe_name)) if view.loser else ""
    told = sentences((own, won(table, localizer), view.story.text(localizer)), localizer)
    sums = _sums(ending.series, localizer)
    if ending.series and not table.game.has_successor:
        yield _dynasty_winners(ending.series, localizer)
        yield localizer("end-dynasty-sums", games=GAMES_IN_SERIES, sums=sums)
        yield localizer("end-dynasty-game", number=table.game.number, result=told)
        return
    yield told
    if ending.series:
        yield localizer("end-dynasty-so-far", number=table.game.number, games=GAMES_IN_SERIES, sums=sums)
        return
    yield turning_point(table, ending.highlights, localizer)
    # A phone has no room for what the poster says too; with one person, the first line names that person.
    if not view.hero and len(table.game.seats) > MOST_LOOKS:
        yield standings(table, localizer)
    elif not view.hero:
        yield join_facts(
            *(
                localizer(
                    "end-player",
                    name=_team(table, each.kingdom, localizer),
                    total=each.total,
                    title=view.titles[each.kingdom].text(localizer),
                )
                for each in view.ranking
            )
        )
    if table.game.origin:
        yield small(localizer("played-on", id=table.game.origin_name))
    elif table.game.taken_back:
        yield small(localizer("end-taken-back"))
    if guided := [safe_name(seat.name) for seat in table.game.seats if seat.guided]:
        how = "alone" if len(table.game.people) == 1 else "with"
        yield small(localizer("end-guided", how=how, names=localizer.all_of(guided)))
    if len(table.game.people) <= MOST_FOUND:
        yield _found(table, localizer)


MOST_FOUND: Final = 3
"""The most people whose turns without a hint are listed above the poster; more people are listed with the points."""
NAMES_FOUND, NAMES_IN_SUMS = 54, 60
"""The most characters of all these names together, and of all names in a dynasty: two lines and three on a phone."""


def _found(table: Table, localizer: FluentLocalizer) -> str:
    """Say in how many turns people asked for no hint; people who always asked, or had no need to, are left out."""
    if table.game.suggestions is not Suggestions.HINT:
        return ""
    own = (seat for seat in table.game.seats if seat.has_person and not seat.guided)
    told = [(seat.name, *found_alone(table, seat.number)) for seat in own]
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
    """Return the button that opens a rematch or the next game of a dynasty, or shows the results of a challenge.

    A game that was played on begins again where it began.
    """
    if table.game.deal:
        return challenge_button(table, localizer)
    if table.game.origin:
        [again] = play_on_button(table, table.game.origin_step[1], localizer)
        return replace(again, label=localizer("button-play-on-again"), role=Role.SUCCESS)
    is_duel = len(table.game.seats) == 2 and all(seat.user_id for seat in table.game.seats)
    rematch = "button-revenge" if is_duel else "button-rematch"
    key = "button-next-game" if table.game.has_successor else rematch
    label = localizer(key, number=table.game.number + 1, games=GAMES_IN_SERIES)
    return Button(Address.at(table, Action.REMATCH), label, Role.SUCCESS)


def _controls(table: Table, localizer: FluentLocalizer) -> Row:
    return Row(
        (
            next_button(table, localizer),
            # Everybody knows the end of the game, so the history opens at the beginning.
            Button(Address.at(table, Action.SHOW_STEP, "0"), localizer("button-history")),
            film_button(table, localizer),
            *analysis_button(table, localizer),
            *([beat_button(table.game.id, "", localizer)] if _may_be_beaten(table) else ()),
        ),
        text_mode_only=look_buttons(table, localizer),
    )


def _may_be_beaten(table: Table) -> bool:
    """Return whether others see the game, and can play its deal."""
    return can_be_beaten(table.game) and not table.game.is_in_panel


def told_points(table: Table, localizer: FluentLocalizer, page: int = 0) -> Screen:
    """Show the sources of the points of a finished game, and the reason for each player's title; one picture a page."""
    views = points_views(positions(table), final_names(table))
    page = min(max(0, page), len(views) - 1)
    pages = [Address.at(table, Action.TURN_POINTS, str(each)) for each in range(len(views))]
    last = small(verbatim(sentences(titled(end_view(table), localizer), localizer))), _found(table, localizer)
    return compose(
        standings(table, localizer) if page == 0 else "",
        *(last if page == len(views) - 1 else ()),
        *stack([table_picture(table, f"points-{table.game.id}-{page}", views[page], localizer)]),
        Row(tuple(page_buttons(pages, page, localizer)) if len(views) > 1 else ()),
    )
