"""Queendomino's optional actions as commands."""

from engine.moves import Bribe, Build, Done, Move, Tax
from tests.bot.harness import Message, Parlour

COMMANDS: dict[type, tuple[str, str]] = {
    Tax: ("tax", "knight"),
    Build: ("build", "tile"),
    Bribe: ("dragon", "burn"),
}


async def offered(parlour: Parlour, kind: type, typed: str = "") -> list[str]:
    command, option = COMMANDS[kind]
    choices = await (await parlour.due()).autocomplete(parlour.channel, command, option, typed)
    return [choice["value"] for choice in choices]


async def act(parlour: Parlour, move: Move) -> str:
    """Type the move; what the person is told."""
    command, option = COMMANDS.get(type(move), ("done", ""))
    given = {option: str(move).lower()} if option else {}
    answer = await (await parlour.due()).slash(parlour.channel, command, **given)
    return Message(answer.response).text


async def legal(parlour: Parlour, kind: type) -> list[Move]:
    return [move for move in (await parlour.table()).state.legal_moves() if isinstance(move, kind)]


async def test_every_optional_action_can_be_typed_and_autocomplete_lists_exactly_the_legal_ones(
    parlour: Parlour,
) -> None:
    await parlour.begin(game="qd")
    done = set[type]()
    while done < {*COMMANDS}:
        for kind in COMMANDS:
            moves = await legal(parlour, kind)
            assert await offered(parlour, kind) == [str(move) for move in moves][:25]
            if moves:
                assert str(moves[-1]) in await offered(parlour, kind, str(moves[-1]))
                await act(parlour, moves[-1])
                done.add(kind)
        await parlour.step()


async def test_who_is_not_due_is_offered_nothing(parlour: Parlour) -> None:
    await parlour.begin(game="qd")
    [other] = await parlour.others()
    for command, option in COMMANDS.values():
        assert await other.autocomplete(parlour.channel, command, option, "") == []


async def test_an_action_that_the_game_does_not_have_is_explained(parlour: Parlour) -> None:
    await parlour.begin()
    assert "does not exist in this game" in await act(parlour, Bribe(0))


async def test_nonsense_is_answered_with_why_nothing_of_the_kind_is_possible(parlour: Parlour) -> None:
    await parlour.begin(game="qd")
    while (await parlour.table()).state.domino is None:
        await parlour.step()
    due = await parlour.due()
    assert (
        "Place your domino first"
        in Message((await due.slash(parlour.channel, "tax", knight="the wheat")).response).text
    )
    await parlour.step()
    due = await parlour.due()
    for command, option, why in (
        ("build", "tile", "no town square free" if not (await parlour.table()).state.kingdom.sites else "no move"),
        ("tax", "knight", "no move"),
        ("place", "where", "That part of your turn is over"),
    ):
        told = Message((await due.slash(parlour.channel, command, **{option: "something"})).response).text
        assert why in told, command


async def test_a_turn_whose_choice_is_due_cannot_be_ended_without_it(parlour: Parlour) -> None:
    await parlour.begin(game="qd")
    before = (await parlour.table()).ply
    assert await act(parlour, Done())
    assert (await parlour.table()).ply == before
