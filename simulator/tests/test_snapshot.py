"""The world comes back as it was."""

from simulator.snapshot import Snapshot
from simulator.tests.stage import DAY, Stage


async def test_messages_channels_and_the_time_come_back(stage: Stage) -> None:
    stage.ola.write(stage.table, "Hello")
    moment, now, latest = Snapshot(stage), stage.clock.now(), stage.table["last_message_id"]
    for _ in range(2):
        stage.clock.advance(DAY)
        written = stage.kenji.write(stage.table, "Tomorrow")
        added = stage.add_channel(stage.guild, "another")
        assert stage.table["last_message_id"] == written["id"]
        moment.restore()
        assert [each["content"] for each in stage.ola.sees(stage.table)] == ["Hello"]
        assert stage.table["last_message_id"] == latest
        assert added["id"] not in stage.channels
        assert abs(stage.clock.now() - now) < 1


async def test_objects_that_refer_to_people_and_channels_stay_good(stage: Stage) -> None:
    moment, conversation = Snapshot(stage), stage.dm(stage.ola.id)
    moment.restore()
    assert stage.channels[stage.table["id"]] is stage.table
    assert stage.users[stage.ola.id] is stage.ola.user
    assert stage.dm(stage.ola.id) is not conversation
