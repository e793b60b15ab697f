import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from sqlalchemy import select

from bot.storage import schema
from bot.storage.database import Database
from simulator import Discord, discord_py_redirected
from tools.benchmarks.load.bare_bot import BareBot
from tools.benchmarks.load.checkout import FOLDERS, KERNELS, NEEDED, SOURCES, checked_out
from tools.benchmarks.load.games import Place, Plan, fill
from tools.benchmarks.load.no_op_bot import NoOpBot
from tools.benchmarks.load.people import Crowd, Pace, next_tap
from tools.benchmarks.load.recording import CALLBACK, MESSAGE, MESSAGES, ORIGINAL, Recording, Request, Upload
from tools.benchmarks.load.runs import Program, RunFailed, Tables

# ---- what people tap


def button(action: str, argument: str = "", **more: Any) -> dict[str, Any]:
    return {"type": 2, "id": 1, "style": 1, "label": action, "custom_id": f"b:{action}:1:9:{argument}", **more}


def select_menu(action: str, *values: str) -> dict[str, Any]:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "id": 2, "custom_id": f"s:{action}:1:9:", "options": options}


def rows(*components: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 17, "components": [{"type": 1, "components": [each]} for each in components]}]


def test_people_make_a_move_where_one_is_offered() -> None:
    tap = next_tap(rows(select_menu("spot", "12@g8e"), button("goto", "build"), button("play", "12@g8e >38")))
    assert tap
    assert tap.data == {"custom_id": "b:play:1:9:12@g8e >38", "component_type": 2, "id": 1}


def test_people_choose_the_first_option_before_they_pass_over_a_step() -> None:
    tap = next_tap(rows(button("goto", "choose"), select_menu("tile", "3@c4", "5@c4")))
    assert tap
    assert tap.data["values"] == ["3@c4"]


def test_people_open_the_panel_only_where_the_message_itself_offers_no_move() -> None:
    opened, played = (next_tap(rows(*each)) for each in ([button("open")], [button("open"), button("play", ">38")]))
    assert opened
    assert played
    assert (opened.address.action, played.address.action) == ("open", "play")


def test_people_tap_nothing_that_is_disabled_or_unknown_or_beside_the_turn() -> None:
    assert next_tap(rows(button("play", ">38", disabled=True), button("juggle"), button("kingdom", "1"))) is None


@pytest.mark.parametrize(
    ("argument", "ends"), [(">38", True), ("12@g8e >38", True), ("12@g8e", False), ("--", True), ("a new kind", False)]
)
def test_a_turn_ends_with_the_choice_of_a_domino_or_without_one(argument: str, *, ends: bool) -> None:
    tap = next_tap(rows(button("play", argument)))
    assert tap
    assert tap.ends_turn is ends


# ---- the same traffic


def game(channel: str, user: str) -> list[list[Request]]:
    """A game that is shown at the start and goes on with a turn of two taps."""
    here = {"channel_id": channel}
    hook = {"webhook_id": "1", "webhook_token": "recorded"}
    tap = {"interaction_id": "7", "interaction_token": "recorded"}

    picture = {"attachments": [{"id": 0, "filename": "table.png", "description": "The table"}]}
    file = (Upload("files[0]", "table.png", 3_000),)

    def announced(nonce: str) -> dict[str, Any]:
        text = {"content": f"<@{user}>, your turn", "allowed_mentions": {"parse": [], "users": [int(user)]}}
        [container] = rows(button("open"))
        return {**text, "components": container["components"], "nonce": nonce, "enforce_nonce": True, **picture}

    anybody = {"parse": ["users"]}
    panel = {"components": rows(button("play", ">38")), "flags": 1 << 15, "allowed_mentions": anybody, **picture}
    left = {"components": [], "allowed_mentions": {**anybody, "replied_user": True}}
    defer = {"type": 5, "data": {"flags": 1 << 6}}
    return [
        [Request("POST", MESSAGES, here, {}, announced("1-1"), file, creates="100")],
        [
            Request("POST", CALLBACK, tap, {"with_response": "1"}, defer, click=0),
            Request("PATCH", ORIGINAL, hook, {}, panel, file, click=0),
        ],
        [
            Request("POST", CALLBACK, tap, {}, {"type": 6}, click=1),
            Request("POST", MESSAGES, here, {}, announced("1-2"), file, creates="101"),
            Request("PATCH", MESSAGE, {**here, "message_id": "100"}, {}, left),
        ],
    ]


@asynccontextmanager
async def bare(recording: Recording, discord: Discord) -> AsyncIterator[None]:
    async with aiohttp.ClientSession() as http:
        running = asyncio.create_task(BareBot(recording, http, discord.environment).run())
        yield
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def no_op(recording: Recording, discord: Discord) -> AsyncIterator[None]:
    with discord_py_redirected(discord):
        async with NoOpBot(recording) as bot:
            running = asyncio.create_task(bot.start(discord.token))
            yield
        await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("bot", [bare, no_op])
async def test_a_replay_sends_the_same_requests_files_and_bytes(bot: Callable[..., Any], tmp_path: Path) -> None:
    async with Discord() as discord:
        discord.add_guild("Guild", "table-1", "table-2")
        channels, [user, *_] = [*discord.channels.values()], [discord.add_user("Ola")["id"]]
        recording = Recording({channel["id"]: game(channel["id"], user) for channel in channels})
        recording.save(tmp_path / "recording.json")
        crowd = Crowd(discord)
        async with bot(Recording.load(tmp_path / "recording.json"), discord):
            await discord.until(lambda: all(map(crowd.newest, channels)))
            await crowd.play(channels, turns=1, pace=Pace(None, at_once=1))
            await discord.quiet()
        replayed = Recording.of(discord, crowd.clicks)
        assert not discord.violations
        assert crowd.waits.given_up == {}
        assert len(crowd.waits.published) == 2
        assert described(replayed) == described(recording)


def described(recording: Recording) -> dict[str, Any]:
    """What two recordings of the same have in common: all but the ids of messages and taps."""
    return {
        channel: [[(each.method, each.template, each.files, shape(each.body), each.click) for each in s] for s in steps]
        for channel, steps in recording.games.items()
    }


def shape(body: Any) -> Any:
    """The parts of a body that discord.py does not write in several ways."""
    kept = "components", "content", "allowed_mentions", "flags", "type", "nonce"
    return {key: body[key] for key in kept if key in body}


# ---- bots


async def test_a_program_that_ends_at_once_fails_its_run_alone(tmp_path: Path) -> None:
    async with Discord() as discord:
        tables = Tables(discord, [], turns=1, pace=Pace(None, 1))
        ended = Program("ended", "large_servers")
        with pytest.raises(RunFailed, match="did not get ready"):
            await tables.measure(ended, ended.start(discord, tmp_path, {}))


async def test_games_of_a_plan_wait_for_people(tmp_path: Path) -> None:
    plan = Plan([Place(1, 2, (5,)), Place(1, 3, (6,))], "kd", "solid", suggestions=True)
    await fill(tmp_path / "games.db", Plan.from_json(plan.to_json()))
    async with Database.open(f"sqlite:///{tmp_path / 'games.db'}") as database:
        columns = schema.games.c.channel_id, schema.games.c.status
        found = await database.transaction(lambda each: each.execute(select(*columns)).all(), writes=False)
        assert [tuple(each) for each in found] == [(2, "playing"), (3, "playing")]


# ---- the bot of another commit


def commit_of(repository: Path, *files: str) -> None:
    """Make a repository with one commit that holds these files, all empty."""
    for name in files:
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        (repository / name).touch()
    author = "-c", "user.name=Ola", "-c", "user.email=ola@example.org"
    for command in (("init", "--quiet"), ("add", "."), (*author, "commit", "--quiet", "--message", "All")):
        subprocess.run(["git", "-C", str(repository), *command], check=True)  # noqa: S607 - found on the path


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    (root := tmp_path / "a folder").mkdir()
    commit_of(root, str(FOLDERS[0] / NEEDED), *(str(KERNELS / each) for each in SOURCES))
    return root


def test_a_commit_with_the_same_libraries_runs_on_the_same_python(repository: Path, tmp_path: Path) -> None:
    with checked_out(repository, "HEAD", tmp_path) as checkout:
        assert checkout.folder == FOLDERS[0]
        assert checkout.python == sys.executable
    assert not checkout.tree.exists()
