"""Queendomino's optional actions as commands."""

import pytest
from simcord import MemberActor, ResponseMessage

from engine.court import Bribe, Build, Tax, building_sites
from engine.moves import Done, Move, Pick
from tests.bot.simulated_server import Message, SimulatedServer, open_panel, until_placing

COMMANDS: dict[type, tuple[str, str]] = {
    Tax: ("tax", "knight"),
    Build: ("build", "tile"),
    Bribe: ("dragon", "burn"),
}


async def offered(server: SimulatedServer, kind: type, typed: str = "") -> list[str]:
    command, option = COMMANDS[kind]
    choices = await (await server.acting_person()).autocomplete(server.channel, command, option, typed)
    return [choice["value"] for choice in choices]


async def act(server: SimulatedServer, move: Move) -> str:
    """Type the move; what the person is told."""
    command, option = COMMANDS.get(type(move), ("done", ""))
    given = {option: str(move).lower()} if option else {}
    answer = await (await server.acting_person()).slash(server.channel, command, **given)
    return Message(answer.response).text


async def legal(server: SimulatedServer, kind: type) -> list[Move]:
    return [move for move in (await server.table()).state.legal_moves() if isinstance(move, kind)]


@pytest.mark.slow
async def test_every_optional_action_can_be_typed_and_autocomplete_lists_exactly_the_legal_ones(
    server: SimulatedServer,
) -> None:
    await server.begin(game="qd")
    done = set[type]()
    while done < {*COMMANDS}:
        for kind in COMMANDS:
            moves = await legal(server, kind)
            if moves:
                assert await offered(server, kind) == [str(move) for move in moves][:25]
                assert str(moves[-1]) in await offered(server, kind, str(moves[-1]))
                await act(server, moves[-1])
                done.add(kind)
        await server.step()


async def test_where_no_action_of_a_kind_is_legal_the_list_says_why_and_sending_that_says_the_same(
    server: SimulatedServer,
) -> None:
    await server.begin(game="qd")
    mover = await until_placing(server)
    for kind, (command, option) in COMMANDS.items():
        [why] = await offered(server, kind, "tavern")
        assert why == "Place your domino first; everything else comes after it."
        assert why in Message((await mover.slash(server.channel, command, **{option: why})).response).text


async def test_a_player_whose_turn_it_is_not_is_told_whose_it_is(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    mover, [other] = await server.acting_person(), await server.others()
    for command, option in COMMANDS.values():
        [choice] = await other.autocomplete(server.channel, command, option, "")
        assert choice["name"].startswith(f"It is {mover.name.capitalize()}'s turn.")


async def test_an_action_that_the_game_does_not_have_is_explained(server: SimulatedServer) -> None:
    await server.begin()
    assert "does not exist in this game" in await act(server, Bribe(0))


async def test_nonsense_is_answered_with_why_nothing_of_the_kind_is_possible(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    while (await server.table()).state.domino is None:
        await server.step()
    acting = await server.acting_person()
    answer = await acting.slash(server.channel, "tax", knight="the wheat")
    assert "Place your domino first" in Message(answer.response).text
    await server.step()
    acting = await server.acting_person()
    for command, option, why in (
        (
            "build",
            "tile",
            "no town square free" if not building_sites((await server.table()).state.kingdom) else "not a move",
        ),
        ("tax", "knight", "not a move"),
        ("place", "where", "That part of your turn is over"),
    ):
        told = Message((await acting.slash(server.channel, command, **{option: "something"})).response).text
        assert why in told, command


async def test_a_turn_whose_choice_is_due_cannot_be_ended_without_it(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    before = (await server.table()).ply
    assert "Choose a domino first." in await act(server, Done())
    assert (await server.table()).ply == before


async def test_a_turn_whose_domino_is_not_placed_cannot_be_ended(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    await until_placing(server)
    assert "Place your domino first." in await act(server, Done())


async def skip_to_the_choice(person: MemberActor, panel: ResponseMessage) -> None:
    """Press the last button that skips: if a single step is to be passed over, there is only one."""
    [*_, label] = [label for label in Message(panel).buttons if label.startswith("Skip")]
    await person.click(panel, label=label)


async def test_a_turn_in_which_nothing_more_is_wanted_is_four_clicks(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    mover = await until_placing(server)
    before = await server.table()
    panel = await open_panel(server, mover)
    await mover.click(panel, label="Place here")
    await skip_to_the_choice(mover, panel)
    await mover.click(panel, label=Message(panel).buttons[0])
    assert [type(each.move).__name__ for each in (await server.table()).moves[len(before.moves) :]][:2] == [
        "Place",
        "Pick",
    ]


async def test_skipping_makes_no_move_and_can_be_undone_by_going_back(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    mover = await until_placing(server)
    panel = await open_panel(server, mover)
    await mover.click(panel, label="Place here")
    placed = (await server.table()).ply
    await skip_to_the_choice(mover, panel)
    while any(label.startswith("Back to ") for label in Message(panel).buttons):
        await mover.click(panel, label=next(label for label in Message(panel).buttons if label.startswith("Back to ")))
    assert "**Knights**" in Message(panel).text
    assert (await server.table()).ply == placed
    await mover.click(panel, label="Undo: placement")
    assert "**Place**" in Message(panel).text


async def test_a_typed_choice_that_would_skip_steps_names_them_first_and_counts_when_it_is_typed_again(
    server: SimulatedServer,
) -> None:
    await server.begin(game="qd")
    mover = await until_placing(server)
    await server.step()
    before = await server.table()
    domino = str((await legal(server, Pick))[0]).removeprefix(">")
    told = Message((await mover.slash(server.channel, "draft", domino=domino)).response)
    assert "If you go on, you can send no more knights this turn." in told.text
    assert "Back to Knights" in told.buttons
    assert (await server.table()).ply == before.ply
    told = Message((await mover.slash(server.channel, "draft", domino=domino)).response)
    assert f"{domino} taken" in told.text


async def test_a_typed_choice_that_skips_nothing_counts_at_once(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    mover = await until_placing(server)
    await server.step()
    while (moves := await legal(server, Build)) or (moves := await legal(server, Tax)):
        await act(server, moves[0])
    domino = str((await legal(server, Pick))[0]).removeprefix(">")
    told = Message((await mover.slash(server.channel, "draft", domino=domino)).response)
    assert f"{domino} taken" in told.text
