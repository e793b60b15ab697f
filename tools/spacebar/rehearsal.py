"""A rehearsal on Spacebar. `differences.txt` has all that Spacebar does otherwise than the simulated Discord."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.host.program import redirect
from bot.host.rehearsal.command import Rehearsal
from bot.host.rehearsal.report import Report
from bot.host.settings import Settings
from simulator import Person
from simulator.world.permissions import bits
from tests.bot.host.rehearsal.hall import Host
from tools.spacebar.mirror import Mirror

DIFFERENCES: Final = Path(__file__).with_name("differences.txt")
_SECONDS_TO_ACT: Final = 60


async def rehearse(mirror: Mirror, person: str, folder: Path, *, writes: bool = False) -> list[str]:
    """Rehearse on Spacebar with a person as the host; return the differences that are not written down.

    With `writes` they are written down.
    """
    everybody = {"id": mirror.guild["id"], "type": 0, "allow": "0", "deny": str(bits("VIEW_CHANNEL"))}
    channel = await mirror.open_channel("rehearsal", topic="For a rehearsal", permission_overwrites=[everybody])
    host = Host(Person(mirror, person), channel)
    host.person.waits = False
    settings = Settings.from_environment({**mirror.environment, "DATABASE_URL": f"sqlite:///{folder}/none.db"})
    redirect(settings)
    rehearsal = Rehearsal(settings, int(channel["id"]), console=host, seconds_to_act=_SECONDS_TO_ACT)
    await rehearsal.run(folder / "rehearsal.md")
    assert rehearsal.report
    found = sorted(_differences(rehearsal.report))
    if writes:
        DIFFERENCES.write_text("\n".join(found) + "\n", "utf-8")
    known = set(DIFFERENCES.read_text("utf-8").splitlines())
    print(
        f"  rehearsal: {len(rehearsal.wire.exchanges)} requests, {len(found)} differences; {rehearsal.report.verdict}"
    )
    return [f"rehearsal: {each}" for each in found if each not in known]


def _differences(report: Report) -> Iterator[str]:
    # The number of a line changes with its module.
    ends = ((each.name, each.broken.partition(", line")[0]) for each in report.stage.outcomes)
    yield from (f"{name} ends at {broken}" for name, broken in ends if broken)
    for question, answer in report.stage.seen.answers.items():
        if answer != (known := report.expected.answers.get(question)):
            yield f"{question}: {answer}, not {known}"
    yield from report.differences
