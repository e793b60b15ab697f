"""The ranking of a server: who is how strong, in each of the games that people have played there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Block, Button, Option, Row, Screen, compose, select_row
from bot.chat.markup import heading, small
from bot.chat.screens.top_list import top_list
from bot.games.ranking import FEWEST_GAMES, START, RatedPerson
from bot.localization.fluent import FluentLocalizer


def ranking_button(localizer: FluentLocalizer) -> Button:
    """Return the button that shows the ranking of the server."""
    return Button(Address(Action.SHOW_RANKING), localizer("button-ranking"))


def ranking(
    standings: Sequence[RatedPerson], chosen: str, played: Sequence[str], user_id: int, localizer: FluentLocalizer
) -> Screen:
    """Show the first of those who have a place, and where the person stands; `played` are the games to choose from."""
    return compose(
        heading(localizer("ranking-title", game=_name(chosen, localizer))),
        "\n".join(_lines(standings, user_id, localizer)) or localizer("ranking-empty", fewest=FEWEST_GAMES),
        *_own_note(standings, user_id, localizer),
        small(localizer("ranking-about", fewest=FEWEST_GAMES, start=str(START))),
        *_game_select(chosen, played, localizer),
        _results_row(localizer),
    )


def no_ranking(localizer: FluentLocalizer) -> Screen:
    """Say that no people have finished a game against one another on the server."""
    return compose(localizer("ranking-none"), _results_row(localizer))


def _results_row(localizer: FluentLocalizer) -> Row:
    return Row((Button(Address(Action.SHOW_RESULTS), localizer("button-results")),))


def _lines(standings: Sequence[RatedPerson], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:

    def line(place: str, name: str, standing: RatedPerson) -> str:
        rating = str(standing.rating)
        return localizer(
            "ranking-line", place=place, name=name, rating=rating, games=standing.games, wins=standing.wins
        )

    return top_list([(each.place, each) for each in standings if each.place], user_id, line)


def _own_note(standings: Sequence[RatedPerson], user_id: int, localizer: FluentLocalizer) -> Iterator[str]:
    """Yield why the person is not in the list, if they have played."""
    for standing in standings:
        if standing.user_id == user_id and not standing.is_listed:
            yield localizer("ranking-unlisted")
        elif standing.user_id == user_id and not standing.place:
            yield localizer("ranking-missing", missing=FEWEST_GAMES - standing.games)


def _game_select(chosen: str, played: Sequence[str], localizer: FluentLocalizer) -> tuple[Block, ...]:
    """Return a select of the games that have a ranking, if there is more than one."""
    if len(played) < 2:
        return ()
    options = [Option(_name(base, localizer), base, chosen=base == chosen) for base in played]
    return (select_row(Address(Action.SHOW_RANKING), localizer("ranking-placeholder"), options),)


def _name(base: str, localizer: FluentLocalizer) -> str:
    return localizer(f"variant-{base}")
