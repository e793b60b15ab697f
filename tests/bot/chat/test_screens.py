"""Laws about every screen: whatever the game and the position, Discord takes it, and so do people."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.chat.addresses import Action, Address
from bot.chat.blocks import Screen
from bot.chat.discord_builder import build_view
from bot.chat.screens import about, lobby, lookups, takeover
from bot.chat.screens import panel as panels
from bot.chat.screens import result as end
from bot.chat.screens.turn import turn
from bot.games.models import Announcement, Entry, Game, GameOptions, Person, Reminder, Seat, Statistics, Status
from bot.games.table import Table
from bot.localization.fluent import Translations
from engine.court import Build, Court, treasury
from engine.dynasty import SeriesStanding, series_ranking
from engine.moves import Done, Pick
from engine.state import State
from engine.variants import VARIANTS
from players.advice import Suggestion
from players.advisor import ranked_placements

WORDS = Translations.load(strict=True).bind("en-US")
LONG = "@everyone **Wolfeschlegelsteinhau"
PATTERN = r"[bs]:[a-z]+:\d+:\d+:.*"


def a_game(code: str, players: int, **changes: Any) -> Game:
    """With the longest names there are."""
    seats = tuple(
        Seat(number, 10**18 + number, LONG[: 32 - 2] + f"{number:02}", score=10, place=1)
        for number in range(1, players + 1)
    )
    game = Game(
        id=10**9,
        guild_id=10**19,
        channel_id=10**19,
        host_id=seats[0].user_id,
        options=GameOptions(code, players, dynasty=True),
        series=10**9,
        number=2,
        status=Status.PLAYING,
        seats=seats,
        announcement=Announcement(0, 0, 10**19),
        reminder=Reminder(3),
        moved_at=10**9,
    )
    return replace(game, **changes)


def played(code: str, players: int, seed: int) -> Table:
    """A whole game at random."""
    rng, state, texts = Random(seed), State.start(code, players), list[str]()
    while not state.is_over:
        move = state.chance(rng) if state.is_chance else rng.choice(state.legal_moves())
        if isinstance(move, Done) and any(isinstance(other, Build) for other in state.legal_moves()):
            move = rng.choice(state.legal_moves())
        texts.append(str(move))
        state = state.play(move)
    game = a_game(code, players)
    return Table.of(game).extended(game, [Entry(ply, text, ply, None, 0) for ply, text in enumerate(texts)])


def panel(table: Table, person: Person, words: Any, chosen: str = "", notice: str = "") -> Screen:
    return panels.panel(table, person, words, ranked_placements(table.state), chosen, notice)


def ordered(table: Table, person: Person) -> Sequence[Suggestion]:
    return panels.arranged(ranked_placements(table.state), table, person)


def parts(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from parts(component.get("components", []))


def check(screen: Screen) -> list[Mapping[str, Any]]:
    """Discord's limits on a message of components; its parts."""
    layout: Any = build_view(screen)
    found = list(parts(layout.to_components()))
    assert len(found) <= 40
    assert sum(len(part["content"]) for part in found if "content" in part) <= 4000
    assert all(part["content"].strip() for part in found if "content" in part)
    assert all(len(part["components"]) >= 1 for part in found if "components" in part)
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    assert all(len(each) <= 100 and re.fullmatch(PATTERN, each) for each in ids)
    for part in found:
        if part["type"] == 2:
            assert 1 <= len(part["label"]) <= 80
        if part["type"] == 3:
            check_select(part)
        if part["type"] == 12:
            assert 1 <= len(part["items"]) <= 10
            assert all(1 <= len(item["description"]) <= 1024 for item in part["items"])
    names = [shot.name for shot in screen.pictures]
    assert len(set(names)) == len(names)
    assert all(name.isascii() for name in names)
    assert "@everyone" not in "".join(part.get("content", "") for part in found)
    return found


def check_select(select: Mapping[str, Any]) -> None:
    options = select["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert all(1 <= len(option[key]) <= 100 for option in options for key in ("label", "value"))
    assert all(len(option.get("description") or "x") <= 100 for option in options)
    assert sum(option.get("default", False) for option in options) <= 1


FORMATS = [(code, players) for code, variant in VARIANTS.items() for players in variant.formats]


@pytest.mark.parametrize("code", VARIANTS)
@settings(max_examples=2, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_every_screen_of_every_game_keeps_to_discords_limits(code: str, seed: int) -> None:
    rng = Random(seed)
    players = rng.choice(list(VARIANTS[code].formats))
    game = played(code, players, seed)
    over = replace(game, game=replace(game.game, status=Status.OVER))
    series = [(LONG, SeriesStanding(1, player, (300,))) for player in range(players)]
    check(end.result(over, game.moves[-9].ply, series, WORDS))
    for ply in rng.sample([each.ply for each in game.moves[2:]], 4):
        table = game.until(ply)
        since = max(0, ply - rng.randrange(30))
        if table.state.is_chance:
            continue
        check(turn(table, since, WORDS))
        check(turn(table, since, WORDS, live=False))
        somebody = table.game.seats[0].user_id or 0
        check(lookups.board(table, somebody, WORDS))
        check(lookups.board_text(table, somebody, WORDS))
        check(lookups.history(game, ply, WORDS))
        check(end.cancelled(table, WORDS))
        check(takeover.reminder(table, WORDS))
        check_panels(table, rng)


def check_panels(table: Table, rng: Random) -> None:
    for person in (Person(1), Person(1, suggestions=False)):
        check(panel(table, person, WORDS, notice=WORDS("panel-moved-on")))
        for each in rng.sample(ordered(table, person), min(3, len(ordered(table, person)))):
            check(panel(table, person, WORDS, str(each.place)))
    for move in table.state.legal_moves():
        if isinstance(move, Build):
            check(panel(table, Person(1), WORDS, str(move)))


@pytest.mark.slow
def test_the_panel_reaches_every_legal_placement_by_its_select_and_turning() -> None:
    """Page after page, also where more spots are free than a select holds."""
    game = played("kd7", 2, 3)
    tables = (game.until(each.ply) for each in game.moves)
    table = max(tables, key=lambda each: 0 if each.state.is_chance else len(ordered(each, Person(1))))
    legal = {str(each.place) for each in ordered(table, Person(1))}
    assert len(legal) > 25
    reached, waiting = set[str](), {next(iter(legal))}
    while waiting:
        chosen = waiting.pop()
        reached.add(chosen)
        found = check(panel(table, Person(1), WORDS, chosen))
        options = {option["value"] for part in found if part["type"] == 3 for option in part["options"]}
        buttons = [part["custom_id"] for part in found if part["type"] == 2 and not part.get("disabled")]
        turned = {each.split(":", 4)[-1] for each in buttons if each.startswith("b:rotate")}
        waiting |= (options | turned) - reached
    assert reached == legal


def told(screen: Screen) -> str:
    return "\n".join(part.get("content", "") for part in check(screen))


def test_a_dynasty_is_won_by_the_highest_sum_and_equal_sums_share_it() -> None:
    game = played("kd", 2, 1)
    names = "Ola", "Kenji"
    for number, totals, text in (
        (1, [(40, 30)], "The dynasty after 1 of 3 games: Ola 40, Kenji 30"),
        (3, [(40, 30), (10, 30)], "**Kenji** wins the dynasty: Kenji 60, Ola 50"),
        (3, [(40, 30), (20, 30)], "**Ola & Kenji** share the dynasty: Ola 60, Kenji 60"),
    ):
        over = replace(game, game=replace(game.game, status=Status.OVER, number=number))
        series = [(names[standing.player], standing) for standing in series_ranking(totals)]
        assert text in told(end.result(over, over.ply, series, WORDS))


def test_two_win_where_one_wins() -> None:
    for code, players in (("kd", 3), ("rwt", 6)):
        table = played(code, players, 1)
        over = replace(table, game=replace(table.game, status=Status.OVER))
        assert (" win!" if code == "rwt" else " wins!") in told(end.result(over, over.ply, (), WORDS))


@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_a_lobby_shows_how_many_are_missing(code: str, players: int) -> None:
    for seated in range(players + 1):
        game = a_game(code, players, status=Status.LOBBY)
        table = Table.of(replace(game, seats=game.seats[:seated]))
        check(lobby.lobby(table, WORDS))
    closed = check(lobby.lobby(Table.of(replace(game, status=Status.CANCELLED)), WORDS))
    assert not [part for part in closed if "custom_id" in part]


def test_a_lobby_says_how_large_kingdoms_become() -> None:
    for code, players, grid in (("kd", 2, 5), ("kd7", 2, 7), ("qd", 2, 7), ("qd", 4, 5), ("rw", 4, 7), ("rw", 6, 5)):
        table = Table.of(a_game(code, players, status=Status.LOBBY))
        assert f"kingdoms of {grid}×{grid}" in told(lobby.lobby(table, WORDS))


def positions(code: str, players: int) -> Iterator[Table]:
    """Every position of some random games in which somebody is due."""
    for seed in range(20):
        game = played(code, players, seed)
        for each in game.moves:
            table = game.until(each.ply)
            if table.acting and not table.state.is_chance:
                yield table


def test_a_tile_can_be_put_on_each_free_town_square() -> None:
    for table in positions("qd", 2):
        builds = [move for move in table.state.legal_moves() if isinstance(move, Build)]
        sites = [str(move) for move in builds if move.price == builds[0].price]
        if len(sites) > 1:
            break
    found = check(panel(table, Person(1), WORDS, sites[1]))
    [select] = [part for part in found if part.get("custom_id", "").startswith("s:site")]
    assert [option["value"] for option in select["options"]] == sites
    assert [option["value"] for option in select["options"] if option.get("default")] == [sites[1]]
    assert any(part.get("custom_id", "").endswith(sites[1]) for part in found if part["type"] == 2)


def test_dominoes_that_would_be_lost_are_named_before_they_are_chosen() -> None:
    warned = set[bool]()
    for table in positions("kd", 2):
        moves = table.state.legal_moves()
        if all(isinstance(move, Pick) for move in moves):
            lost = [
                str(move.domino)
                for move in moves
                if isinstance(move, Pick) and not table.state.kingdom.placements(move.domino)
            ]
            text = told(turn(table, table.ply, WORDS))
            assert ("Nowhere in this kingdom" in text) == bool(lost)
            assert not lost or ", ".join(lost) in text
            warned.add(bool(lost))
        if len(warned) == 2:
            return
    raise AssertionError(warned)


def test_at_the_end_of_a_turn_one_reads_who_is_thinking_now() -> None:
    table = next(positions("kd", 2))
    for level, thinks in (("strong", True), ("master", True), ("greedy", False), (None, False)):
        seats = tuple(replace(seat, computer=level) for seat in table.game.seats)
        text = told(takeover.turn_done(replace(table, game=replace(table.game, seats=seats)), WORDS))
        assert "Your turn is done" in text
        assert ("is thinking" in text) == thinks


def test_the_panel_says_why_the_dragon_stays_away() -> None:
    reasons: dict[str, Callable[[Table], bool]] = {
        "no coin for the dragon": lambda table: treasury(table.state).coins == 0,
        "while the queen is with you": lambda table: Court.of(table.state).queen == table.state.king.kingdom,
    }
    waiting = set(reasons)
    for table in positions("qd", 3):
        text = told(panel(table, Person(1), WORDS))
        for reason in [reason for reason in waiting if reason in text]:
            assert reasons[reason](table)
            waiting.discard(reason)
        if not waiting:
            return
    raise AssertionError(waiting)


def test_pages_about_people_and_games_keep_to_the_limits() -> None:
    game = played("rwt", 8, 1)
    check(lookups.games([game.until(each.ply) for each in game.moves[:20]], 10**18 + 1, WORDS))
    check(lookups.games([], 1, WORDS))
    check(lookups.past_games([replace(game.game, id=number) for number in range(25)], WORDS))
    check(lookups.past_games([], WORDS))
    rows = [Statistics(code, 1, 0, None, None) for code in VARIANTS]
    check(lookups.statistics(LONG, rows, WORDS))
    check(lookups.statistics(LONG, [], WORDS))
    for page in (
        about.help_page(WORDS),
        *(about.rules(book, WORDS) for book in about.BOOKS),
        about.privacy(WORDS),
        about.confirm(1, Action.CANCEL, WORDS),
        about.confirm(1, Action.RESIGN, WORDS),
        about.settings(Person(1), 0, WORDS),
        about.settings(Person(1, suggestions=False, auto_place=True), 0, WORDS),
        about.settings(Person(1, quiet_from=22, quiet_to=8, utc_offset=-210), 0, WORDS),
    ):
        check(page)


def test_games_that_do_not_fit_are_counted() -> None:
    mine = [Table.of(a_game("kd", 2, id=number, status=Status.LOBBY)) for number in range(20)]
    found = check(lookups.games(mine, 1, WORDS))
    assert "and 8 more games" in found[-1]["content"]


def test_who_is_due_sees_those_games_first() -> None:
    table = played("kd", 2, 1)
    waiting = [table.until(each.ply) for each in table.moves if not table.until(each.ply).state.is_chance]
    me = waiting[-1].game.seats[0].user_id or 0
    text = check(lookups.games(waiting[:10], me, WORDS))[-1]["content"]
    mine = [("your turn" in line) for line in text.splitlines()]
    assert mine == sorted(mine, reverse=True)


def test_an_address_is_read_as_it_was_written() -> None:
    address = Address(Action.PLAY, 17, 42, "12@g8e")
    assert str(address) == "play:17:42:12@g8e"
    assert Address.parse("play:17:42:12@g8e") == address
