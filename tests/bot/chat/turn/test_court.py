"""Queendomino's optional actions as commands."""

from bot.chat.actions import Action
from engine.court import Bribe, Build, Tax
from engine.moves import Move, Pick
from tests.bot.server import (
    Guest,
    Message,
    SimulatedServer,
    begin_at_panel,
    begin_placing,
    place_only,
    read,
    say,
    takes,
)
from tests.bot.words import says, words

COMMANDS: dict[type, tuple[str, str]] = {
    Tax: ("queendomino tax", "knight"),
    Build: ("queendomino build", "tile"),
    Bribe: ("queendomino dragon", "burn"),
}


async def offered(server: SimulatedServer, kind: type, typed: str = "") -> list[str]:
    command, option = COMMANDS[kind]
    answer = await (await server.acting_person()).complete(server.channel, command, option, typed)
    return [choice.value for choice in answer.choices]


async def act(server: SimulatedServer, move: Move) -> str:
    """Type the move; what the person is told."""
    command, option = COMMANDS.get(type(move), ("queendomino done", ""))
    given = {option: str(move).lower()} if option else {}
    return (await say(await server.acting_person(), server, command, **given)).text


async def legal(server: SimulatedServer, kind: type) -> list[Move]:
    return [move for move in (await server.table()).state.legal_moves() if isinstance(move, kind)]


async def test_optional_actions_can_be_typed_and_completion_lists_the_legal_ones(server: SimulatedServer) -> None:
    for command, option in COMMANDS.values():
        told = await say(server.people["Ola"], server, command, **{option: "1"})
        assert told.text == words("error-no-game-of-court")
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


async def skip_to_the_choice(person: Guest, panel: Message) -> None:
    """Press the button that skips all steps before the choice; its argument names the present step as well."""
    to_steps = [button for button in panel.buttons if button.action == Action.SHOW_PANEL_STEP]
    [skip] = [button for button in to_steps if button.argument.partition(" ")[0] == "choose"]
    await person.click(panel, skip)


async def test_skipping_makes_no_move_and_can_be_undone_by_going_back(server: SimulatedServer) -> None:
    mover, panel = await begin_at_panel(server, game="qd")
    await mover.choose(panel, Action.CHOOSE_SPOT, panel.select(Action.CHOOSE_SPOT).values[0])
    chosen = panel.select(Action.CHOOSE_SPOT).chosen
    await mover.click(panel, place_only(panel))
    placed = (await server.table()).ply
    await skip_to_the_choice(mover, panel)
    while back := panel.saying("button-step-back"):
        await mover.click(panel, back[0])
    assert f"**{words('step-knights')}**" in panel.text
    assert (await server.table()).ply == placed
    await mover.click(panel, Action.TAKE_BACK)
    assert f"**{words('step-place')}**" in panel.text
    assert panel.select(Action.CHOOSE_SPOT).chosen == chosen


async def draft(server: SimulatedServer) -> tuple[str, Message]:
    """Type the first choice; the domino, and what the person is told."""
    domino = str((await legal(server, Pick))[0]).removeprefix(">")
    return domino.removeprefix("q"), await say(await server.acting_person(), server, "draft", domino=domino)


async def another_is_next(server: SimulatedServer) -> bool:
    first, *others = (await server.table()).state.turns
    return bool(others) and others[0].king.seat != first.king.seat


async def test_a_typed_choice_that_skips_steps_names_them_and_counts_when_repeated(server: SimulatedServer) -> None:
    await server.begin(game="qd")
    # After two turns in a row, the answer shows the second turn.
    while not (await legal(server, Tax) and await legal(server, Build) and await another_is_next(server)):
        await server.step()
    before = await server.table()
    _, told = await draft(server)
    # The answer to the placement has asked about knights.
    assert [words(key) in told.text for key in ("panel-type-again", "skipped-knights", "skipped-build")] == [1, 0, 1]
    assert told.saying("button-step-back", step=words("step-build"))
    assert (await server.table()).ply == before.ply
    domino, told = await draft(server)
    assert says(told.text, "told-pick", domino=domino)


async def test_steps_are_named_if_nobody_remembers_that_they_were_asked_about(server: SimulatedServer) -> None:
    await begin_placing(server, game="qd")
    await server.step()
    await server.restart()
    _, told = await draft(server)
    assert words("skipped-knights") in told.text


async def test_the_letter_of_a_box_is_told_where_dominoes_of_two_boxes_are_used(server: SimulatedServer) -> None:
    mover = await server.begin(game="rw", players=3)
    numbers = [f"q{domino.number}" for domino in (await server.table()).state.next_line.free]
    labels = [words("button-take", domino=number) for number in numbers]
    assert server.newest.labels[: len(numbers)] == labels
    panel = read(await mover.click(server.newest, Action.OPEN_PANEL))
    assert [button.label.split(" · ")[0] for button in takes(panel)] == labels
    offered = (await mover.complete(server.channel, "draft", "domino")).choices
    assert [choice.name.split(" ")[0] for choice in offered] == numbers
