"""The probes of an hour, for what nobody documents: the life of a nonce, and late edits."""

from typing import Final

from bot.chat.kit.blocks import plain_message
from bot.host.rehearsal.probes import HOURLY, LATE, NONCE, probe
from bot.host.rehearsal.stage import MARK, Stage

_MINUTES: Final = 1, 2, 3, 4, 5, 6, 8, 10, 15
"""After how many minutes a nonce is tried again."""
_OLD_SECONDS: Final = 62 * 60
"""The age of a message whose edits Discord counts, and two minutes."""
_MOST_EDITS: Final = 8


@probe(NONCE, among=HOURLY)
async def the_life_of_a_nonce(stage: Stage) -> None:
    stage.step("sent", has_facts=False)
    nonces = {minute: stage.nonce() for minute in _MINUTES}
    sent = {
        minute: await stage.send(plain_message(f"{MARK}: {minute}"), nonce=nonce) for minute, nonce in nonces.items()
    }
    stage.step("sent again", has_facts=False)
    known = 0
    for minute, nonce in nonces.items():
        await stage.clock.sleep(60 * (minute - known))
        if await stage.send(plain_message(f"{MARK}: {minute}, again"), nonce=nonce) != sent[minute]:
            stage.answer("nonce-life", f"{known}, not {minute}")
            return
        known = minute
    stage.answer("nonce-life", f"{known} and more")


@probe(LATE, among=HOURLY)
async def late_edits(stage: Stage) -> None:
    stage.step("sent", has_facts=False)
    sent = [await stage.send(plain_message(f"{MARK}: {number}")) for number in range(2)]
    stage.console.say("  an hour passes ...")
    await stage.clock.sleep(_OLD_SECONDS)
    for question, message in zip(("late-by-message", "late-by-channel"), sent, strict=True):
        stage.step(question, has_facts=False)
        taken = 0
        for number in range(_MOST_EDITS):
            path = f"/channels/{stage.place.id}/messages/{message}"
            exchange = await stage.raw("PATCH", path, {"content": f"{MARK}: edit {number}"})
            if not exchange.is_taken:
                break
            taken += 1
        wait = f", then {exchange.status}/{exchange.code}" if taken < _MOST_EDITS else " and more"
        stage.answer(question, f"{taken}{wait}")
