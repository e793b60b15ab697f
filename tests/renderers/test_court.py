"""Pictures and texts of what Queendomino and the Royal Wedding add."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from engine import CASTLE, Domino, Kingdom, Record, Square, State, Terrain
from engine.court.buildings import BUILDINGS, TILES, BuildingKind
from engine.court.court import Treasury
from engine.court.moves import Build
from engine.moves import Move
from renderers import (
    CourtView,
    DraftView,
    KingdomView,
    LineView,
    Localizer,
    Offer,
    Owner,
    PlannedBuilding,
    PosterView,
    QueenBonus,
    Slot,
    Spot,
    TableView,
    alt_text,
    building_text,
    court_view,
    draft_view,
    kingdom_view,
    poster_view,
    poster_views,
    site_view,
    spots,
    sprites,
    table_view,
    table_views,
    theme,
)
from renderers.layout import layout
from renderers.layout.court import LEFT, WIDTH, Symbol, effects
from renderers.ops import Drawing, Faded, Panel, Stand, Text
from renderers.text import title
from renderers.view import label_square

NAMES = ["Ola", "Kim", "Ada", "Bo", "Eva", "Max", "Ida", "Jan"]
OLA, KIM = Owner("Ola", 0), Owner("Kim", 1)
IDS = {building.id: building for building in BUILDINGS}
TILE = {building.id: number for number, building in TILES.items()}

LAND = "t0t0t0b{tower}/w1w0N##"
POSITION = (
    "qd 2 {land};## q1:1,q17:2 1 q4,q8:2,q19,q30 2 q40-q44 "
    "b{bakery},-,b{vault_knights},b{statue},-,b{big_tavern} b30-b32 {treasuries} {queen} {dragon} -"
)


def position(treasuries: str = "3/1/2;7/1/0", queen: str = "1", dragon: str = "-", land: str = LAND) -> State:
    """Ola's turn after placing."""
    tiles = TILE | {"tower": TILE["queens_tower"]}
    return State.parse(
        POSITION.format(land=land.format(**tiles), treasuries=treasuries, queen=queen, dragon=dragon, **tiles)
    )


def square(name: str) -> Square:
    move = Move.parse(f"B0@{name}")
    assert isinstance(move, Build)
    return move.square


def stands(drawing: Drawing) -> Iterator[Stand]:
    for op in drawing.ops:
        yield from (each for each in (op.ops if isinstance(op, Faded) else (op,)) if isinstance(each, Stand))


def pieces(drawing: Drawing, kind: str) -> list[Stand]:
    return [stand for stand in stands(drawing) if stand.sprite.kind == kind]


def texts(drawing: Drawing) -> list[str]:
    return [op.text for op in drawing.ops if isinstance(op, Text)]


# ---- kingdoms


def test_a_kingdom_with_a_court_shows_what_it_owns() -> None:
    view = kingdom_view(position(), 0, NAMES)
    assert (view.treasury, view.queen is None) == (Treasury(3, 1, 2), False)
    assert kingdom_view(position(), 1, NAMES).queen is None


def test_the_queen_stands_on_the_largest_property_beside_its_points_and_its_buildings() -> None:
    view = kingdom_view(position(), 0, NAMES)
    (land,) = [each for each in view.kingdom.properties() if each.terrain is Terrain.TOWN]
    built = {where for where, _ in view.kingdom.buildings}
    assert view.queen in land.squares
    assert view.queen not in built | {label_square(land, built)}


def test_the_queen_waits_at_the_castle_of_a_kingdom_without_land() -> None:
    assert kingdom_view(position(land="##"), 0, NAMES).queen == CASTLE


def test_points_are_not_written_on_a_building_if_that_can_be() -> None:
    (land,) = Kingdom.parse("t0 t0 t0\n.. ## ..").properties()
    assert label_square(land) == square("g8")
    assert label_square(land, {square("g8")}) == square("f8")
    assert label_square(land, set(land.squares)) == square("g8")


def test_buildings_and_knights_stand_on_their_squares(localizer: Localizer) -> None:
    view = kingdom_view(position(), 0, NAMES)
    drawing = layout(view, localizer)
    (house,) = pieces(drawing, "building")
    tokens = {stand.sprite.subject: stand for stand in pieces(drawing, "token")}
    (castle,) = pieces(drawing, "castle")
    assert (house.x, house.y) == (castle.x, castle.y - castle.size)
    assert (tokens["knight-on-land"].x, tokens["knight-on-land"].y) == (castle.x - castle.size, castle.y)
    assert "queen-on-land" in tokens


def test_the_crown_of_a_building_hangs_where_crowns_hang(localizer: Localizer) -> None:
    view = kingdom_view(position(), 0, NAMES)
    assert sorted(stand.sprite.subject for stand in pieces(layout(view, localizer), "crowns")) == [1, 1]  # type: ignore[type-var]


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_a_building_shows_its_towers(localizer: Localizer, building: BuildingKind) -> None:
    kingdom = Kingdom.parse(f"t0b{TILE[building.id]} ##")
    drawing = layout(KingdomView(kingdom, OLA, 0), localizer)
    assert [stand.sprite.subject for stand in pieces(drawing, "building")] == [building.id]
    assert [stand.sprite.subject for stand in pieces(drawing, "towers")] == [building.towers] * bool(building.towers)


def test_what_a_kingdom_owns_is_counted_under_its_name(localizer: Localizer) -> None:
    drawing = layout(kingdom_view(position(), 0, NAMES), localizer)
    assert texts(drawing)[1:5] == ["Ola", "3", "1", "2"]


def test_a_team_has_the_emblems_of_both_players(localizer: Localizer) -> None:
    view = kingdom_view(State.start("rwt", 8), 1, NAMES)
    assert view.owner == Owner("Kim & Max", 1, (5,))
    assert [stand.sprite.subject for stand in pieces(layout(view, localizer), "emblem")] == [5, 1]


def test_team_mates_have_kings_of_their_own() -> None:
    state = State.start("rwt", 8).play(Move.parse("#12345678"))
    state = state.play(Move.parse("=q1.q2.q3.q4.q5.q6.q7.q8")).play(Move.parse("=b1.b2.b3.b4.b5.b6"))
    for number in (1, 2, 3, 4, 5):
        state = state.play(Move.parse(f">q{number}"))
    (line,) = draft_view(state, NAMES).lines
    kings = [slot.king for slot in line.slots[:5]]
    assert kings == [Owner(name, player) for player, name in enumerate(NAMES[:5])]


def test_the_team_to_move_is_marked(localizer: Localizer) -> None:
    view = table_view(State.start("rwt", 8), NAMES)
    drawing = layout(replace(view, turn=Owner("Eva", 4)), localizer)
    assert len([op for op in drawing.ops if isinstance(op, Panel) and op.rim == theme.RIM_LIGHT]) == 1


def test_numbers_of_the_two_boxes_have_tags_of_two_colours(localizer: Localizer) -> None:
    def line(domino: Domino) -> DraftView:
        return DraftView((LineView("line-next", (Slot(domino),)),))

    fills = [
        [op.fill for op in layout(line(Domino.parse(name)), localizer).ops if isinstance(op, Panel)][-1]
        for name in ("12", "q12")
    ]
    assert fills == [theme.NUMBER_TAGS["k"], theme.NUMBER_TAGS["q"]]


# ---- a site for a building


def test_free_town_squares_are_numbered_and_the_building_is_faintly_on_one() -> None:
    view = site_view(position(), NAMES, Build(3, square("f8")))
    assert view.spots == (Spot(1, (square("e8"),)), Spot(2, (square("f8"),)))
    assert view.planned == PlannedBuilding(square("f8"), IDS["statue"])


def test_nothing_can_be_built_from_an_empty_slot() -> None:
    with pytest.raises(ValueError, match="no tile to buy for 1"):
        site_view(position(), NAMES, Build(1, square("f8")))


def test_sites_are_discs_in_the_corner_and_the_chosen_one_is_golden(localizer: Localizer) -> None:
    drawing = layout(site_view(position(), NAMES, Build(3, square("f8"))), localizer)
    discs = [op for op in drawing.ops if isinstance(op, Panel) and op.radius == theme.DISC_RADIUS]
    (ghost,) = [op for op in drawing.ops if isinstance(op, Faded)]
    (house,) = [op for op in ghost.ops if isinstance(op, Stand)]
    assert [disc.fill for disc in discs] == [theme.DISC, theme.GOLD]
    assert (discs[1].box.x + discs[1].box.width, discs[1].box.y) == (house.x + house.size, house.y)


def test_moves_that_are_about_one_square_have_spots_of_one_square() -> None:
    builds = [Build(0, square("f8")), Build(3, square("f8")), Build(0, square("e8"))]
    assert spots(builds) == (Spot(1, (square("f8"),)), Spot(2, (square("e8"),)))


# ---- the builders' board


def test_the_board_shows_what_tiles_cost_the_player_to_move() -> None:
    view = court_view(position(), NAMES)
    assert view == CourtView(
        (
            Offer(0, 0, IDS["bakery"]),
            Offer(1, 0, None),
            Offer(2, 1, IDS["vault_knights"]),
            Offer(3, 2, IDS["statue"]),
            Offer(4, 3, None),
            Offer(5, 4, IDS["big_tavern"]),
        ),
        left=3,
        burned=None,
        queen=OLA,
        buyer=OLA,
        treasury=Treasury(3, 1, 2),
    )


def test_without_the_queen_a_tile_costs_what_its_slot_says() -> None:
    view = court_view(position(queen="2"), NAMES)
    assert [(offer.cost, offer.price) for offer in view.offers] == [(price, price) for price in range(6)]
    assert view.queen == KIM


def test_while_nobody_is_to_move_there_is_no_buyer() -> None:
    view = court_view(State.start("qd", 4), NAMES)
    assert (view.buyer, view.treasury, view.queen) == (None, None, None)
    assert [offer.cost for offer in view.offers] == [0, 1, 2, 3, 4, 5]


def test_the_dragon_shows_what_it_burned_this_round() -> None:
    assert court_view(position(dragon="!b1.b2"), NAMES).burned == TILES[2]
    assert court_view(position(dragon="b1.b2"), NAMES).burned is None


def test_todays_price_is_on_a_coin_and_the_list_price_crossed_out(localizer: Localizer) -> None:
    shown = texts(layout(court_view(position(), NAMES), localizer))
    assert shown[2:5] == ["Bakery", "0", "2"]
    assert shown[shown.index("Statue") :][1:3] == ["3", "2"]


def test_a_coin_that_one_does_not_have_is_grey(localizer: Localizer) -> None:
    drawing = layout(court_view(position(), NAMES), localizer)
    coins = [op.sprite.subject for op in pieces(drawing, "token") if str(op.sprite.subject).startswith("coin")]
    assert coins.count("coin-out-of-reach") == 1


@pytest.mark.parametrize(
    ("dragon", "sprite", "told"), [("-", "dragon-asleep", "asleep"), ("!b1", "dragon-awake", "burned")]
)
def test_stack_queen_and_dragon_are_below(localizer: Localizer, dragon: str, sprite: str, told: str) -> None:
    drawing = layout(court_view(position(dragon=dragon), NAMES), localizer)
    assert texts(drawing)[-3:] == ["3 tiles left", "Ola", told]
    assert sprite in [stand.sprite.subject for stand in pieces(drawing, "token")]
    ruins = [op for op in drawing.ops if isinstance(op, Faded)]
    assert len(ruins) == (sprite == "dragon-awake")


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.id)
def test_what_a_building_gives_fits_beside_it(localizer: Localizer, building: BuildingKind) -> None:
    view = replace(court_view(position(), NAMES), offers=(Offer(0, 0, building),))
    drawing = layout(view, localizer)
    board = list(stands(drawing))[2:-3]  # without the buyer's and the pieces below
    (tile,) = [stand for stand in board if stand.sprite.kind == "building"]
    lines = effects(building)
    assert 1 <= len(lines) <= 3
    assert all(stand.x + stand.size <= LEFT + WIDTH // 3 for stand in board)
    assert all(stand.y + stand.size <= tile.y + tile.size for stand in board)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("bakery", [[2, "/", Terrain.WHEAT]]),
        ("merchant", [[sprites.token("knight"), sprites.token("tower")], [2, "/", Terrain.SWAMP]]),
        ("vault_towers", [[sprites.token("tower")], ["+", sprites.token("coin"), "/", sprites.token("tower")], [2]]),
        ("travelling_castle", [[sprites.token("tower")], [1, "/", sprites.token("tower")]]),
        ("training_camp", [[sprites.token("knight")], [1, "/", sprites.token("knight")]]),
        ("queens_tower", [[sprites.token("crown")]]),
        ("statue", [[5]]),
    ],
)
def test_what_a_building_gives_and_scores_is_told_in_signs(name: str, lines: list[list[Symbol]]) -> None:
    assert effects(IDS[name]) == lines


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("merchant", "1 knight, 1 tower, 2 points for each swamp property"),
        ("vault_knights", "1 knight, each tax pays 1 more for every knight you have or have sent out, 2 points"),
        ("travelling_castle", "1 tower, 1 point for each tower"),
        ("queens_tower", "1 crown"),
    ],
)
def test_what_a_building_gives_and_scores_is_told_in_words(localizer: Localizer, name: str, text: str) -> None:
    assert building_text(IDS[name], localizer) == text


# ---- the table in several pictures


@pytest.mark.parametrize(
    ("code", "players", "parts"),
    [
        ("kd", 4, [4]),
        ("qd", 2, [2, 0]),
        ("qd", 4, [4, 0]),
        ("rw", 5, [4, 1, 0]),
        ("rw", 6, [4, 2, 0]),
        ("rwt", 8, [4, 0]),
    ],
)
def test_a_table_is_split_where_one_picture_would_be_too_small(code: str, players: int, parts: list[int]) -> None:
    views = table_views(State.start(code, players), NAMES)
    assert [len(view.kingdoms) if isinstance(view, TableView) else 0 for view in views] == parts


def test_the_lines_are_below_the_builders_board(localizer: Localizer) -> None:
    state = position()
    view = table_views(state, NAMES)[-1]
    assert view == replace(court_view(state, NAMES), draft=draft_view(state, NAMES))
    assert "Next line" in texts(layout(view, localizer))
    assert layout(view, localizer).height > layout(court_view(state, NAMES), localizer).height


def test_squares_of_a_large_kingdom_stay_large_enough_for_buildings(localizer: Localizer) -> None:
    kingdom = Kingdom.parse("t0b1 t0 t0 t0 t0 t0\nw0 ## w0 w0 w0 w0", 7)
    view = table_view(State.start("qd", 2), NAMES)
    drawing = layout(replace(view, kingdoms=tuple(replace(each, kingdom=kingdom) for each in view.kingdoms)), localizer)
    assert {stand.size for stand in pieces(drawing, "building")} == {52}


# ---- the poster


@pytest.fixture(scope="module")
def ended(play: Callable[[str, int, int], Record]) -> list[State]:
    return list(play("qd", 4, 3).states())


def test_the_poster_leaves_out_buildings_that_score_for_nobody(ended: list[State]) -> None:
    parts = dict(poster_view(ended, NAMES).parts)
    assert all(any(points) for part, points in parts.items() if part in IDS)
    assert set(parts) - set(IDS) == {"wealth", *(terrain.value for terrain in Terrain)}
    totals = [sum(points) for points in zip(*parts.values(), strict=True)]
    assert totals == [score.total for score in ended[-1].scores()]


def test_with_a_court_the_breakdown_has_a_picture_of_its_own(ended: list[State], localizer: Localizer) -> None:
    first, second = poster_views(ended, NAMES)
    assert (first.sections, second.sections) == (("kingdoms", "ranking", "highlights"), ("breakdown",))
    assert "Wealth" not in texts(layout(first, localizer))
    assert "Wealth" in texts(layout(second, localizer))
    assert not pieces(layout(second, localizer), "castle")


def test_without_a_court_the_poster_is_one_picture() -> None:
    states = [State.start("kd", 2)]
    assert poster_views(states, NAMES) == (poster_view(states, NAMES),)


def poster() -> PosterView:
    return poster_view([position()], NAMES)


def test_the_poster_tells_what_the_queen_was_worth(localizer: Localizer) -> None:
    view = poster()
    assert view.queen == QueenBonus(OLA, Terrain.TOWN, 3)
    assert "The queen's crown: +3 on the town (Ola)." in alt_text(view, localizer)


def test_on_the_poster_the_queen_stands_beside_the_points_of_her_terrain(localizer: Localizer) -> None:
    drawing = layout(replace(poster(), sections=("breakdown",)), localizer)
    (queen,) = [stand for stand in pieces(drawing, "token") if stand.sprite.subject == "queen"]
    (towns,) = [op for op in drawing.ops if isinstance(op, Text) and op.text == "Towns"]
    assert queen.y + queen.size // 2 == towns.y


def test_a_queen_without_a_property_counts_nothing() -> None:
    assert poster_view([position(land="##")], NAMES).queen is None


def test_the_points_of_a_property_on_the_poster_have_the_queens_crown(localizer: Localizer) -> None:
    shown = texts(layout(replace(poster(), sections=("kingdoms",)), localizer))
    assert "6" in shown  # three squares, a Queen's Tower and the queen


def test_the_kings_of_the_team_that_won_stand_beside_its_name(localizer: Localizer) -> None:
    end = State.start("rwt", 8)
    view = poster_view([end], NAMES)
    winner = replace(view, ranking=tuple(replace(each, place=1 + index) for index, each in enumerate(view.ranking)))
    assert title(winner, localizer) == "Ola & Eva win!"
    assert [stand.sprite.subject for stand in pieces(layout(winner, localizer), "king")] == [0, 4]


# ---- alt texts


def test_a_kingdom_tells_treasury_queen_buildings_and_knights(localizer: Localizer) -> None:
    assert alt_text(kingdom_view(position(), 0, NAMES), localizer) == (
        "Ola: 9 points. 3 coins, 1 knight in reserve, 2 towers. Queen on e8, a crown more there. "
        "Buildings: Queen's Tower g8. Knights: f7. Castle on g7. town e8-g8: 2 crowns, 6. wheat e7-f7: 1 crown, 2."
    )


def test_a_choice_of_sites_tells_them_first(localizer: Localizer) -> None:
    told = alt_text(site_view(position(), NAMES, Build(3, square("f8"))), localizer)
    assert told.startswith("Ola: 9 points. Shown faintly: Statue on f8. Free town squares: 1 e8, 2 f8. 3 coins")


def test_the_board_tells_first_what_can_be_bought_for_how_much(localizer: Localizer) -> None:
    assert alt_text(court_view(position(dragon="!b1"), NAMES), localizer) == (
        "Builders' board. Ola has 3 coins, 1 knight in reserve, 2 towers. "
        "For nothing: Bakery (2 points for each wheat property). "
        "For 1 coin instead of 2: Knights' Vault "
        "(1 knight, each tax pays 1 more for every knight you have or have sent out, 2 points). "
        "For 2 coins instead of 3: Statue (5 points). "
        "Too dear at 4 coins instead of 5: Big Tavern (3 knights, 2 points). "
        "3 tiles left. The queen is with Ola. The dragon is out: it has burned the Bakery."
    )


def test_a_board_without_a_buyer_is_told_as_well(localizer: Localizer) -> None:
    told = alt_text(court_view(State.start("qd", 4), NAMES), localizer)
    assert told == "Builders' board. 32 tiles left. The queen is with nobody yet. The dragon is in its cave."


def test_long_lines_are_told_by_letters(localizer: Localizer) -> None:
    king = Owner("Bartholomew Featherstone", 4)
    line = LineView("line-now", tuple(Slot(Domino.parse(f"q{number}"), king) for number in range(1, 25)))
    told = alt_text(DraftView((line,)), localizer)
    assert "q16 " in told
    assert str(Domino.parse("q16").a) + str(Domino.parse("q16").b) + ", Bartholom…" in told


def test_a_table_too_full_to_be_told_leaves_out_the_least(
    localizer: Localizer, play: Callable[[str, int, int], Record]
) -> None:
    states = list(play("rw", 4, 2).states())
    told = alt_text(table_views(states[-1], ["A name of thirty-two characters!"] * 4)[0], localizer)
    assert len(told) <= 1024
    assert told.count("in reserve") == 4
    assert not told.endswith("…")
