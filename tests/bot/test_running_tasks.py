"""What is under way when the bot stops, and who is next in a queue."""

import asyncio

import pytest

from bot.concurrency import FairQueue, QueueFull, QueuePlace, RunningTasks


async def test_what_is_under_way_is_finished_and_what_is_added_meanwhile_too() -> None:
    running, begun, done = RunningTasks(), asyncio.Event(), list[str]()

    async def work(name: str, *then: str) -> None:
        assert running.add_current()
        begun.set()
        for _ in range(9):  # so that the second is still under way when the first is known to be over
            await asyncio.sleep(0)
        tasks.extend(asyncio.create_task(work(each)) for each in then)
        done.append(name)

    tasks = [asyncio.create_task(work("first", "second"))]
    await begun.wait()
    await running.finish(10)
    assert done == ["first", "second"]


async def test_what_takes_too_long_is_cancelled_and_nothing_is_taken_up_afterwards() -> None:
    running, begun = RunningTasks(), asyncio.Event()

    async def work() -> None:
        assert running.add_current()
        begun.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(work())
    await begun.wait()
    await running.finish(0)
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not running.add_current()


def entered(queue: FairQueue, servers: str) -> list[tuple[str, QueuePlace]]:
    """Places for servers that are called by letters."""
    return [(server, queue.enter(ord(server))) for server in servers]


async def test_servers_take_turns_however_many_wait_of_one() -> None:
    queue, order = FairQueue(1), ""
    places = entered(queue, "AAAABBC")
    assert [queue.before(place) for _, place in places] == [0, 1, 4, 6, 2, 5, 3]
    while places:
        [(server, place)] = [each for each in places if each[1].done()]
        places.remove((server, place))
        queue.leave(place)
        order += server
    assert order == "AABCABA"


async def test_every_server_has_a_share_of_the_places() -> None:
    queue = FairQueue(1, most_waiting=4)
    places = entered(queue, "AAAAA")  # one has its turn
    with pytest.raises(QueueFull):
        queue.enter(ord("A"))
    places += entered(queue, "BBC")
    for full in "ABC":
        with pytest.raises(QueueFull):
            queue.enter(ord(full))
    for _, place in places:
        queue.leave(place)
    assert len(queue) == 0


async def test_who_leaves_while_waiting_holds_nobody_up() -> None:
    queue = FairQueue(1)
    (_, first), (_, impatient), (_, last) = entered(queue, "AAB")
    impatient.cancel()
    queue.leave(first)
    queue.leave(first)
    assert last.done()
    queue.leave(impatient)
    queue.leave(last)
    assert queue.enter(1).done()
