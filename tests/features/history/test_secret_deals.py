"""Nobody can read what a game will deal: the secret of the deal leaves the database in no form before the end."""

import io
import logging
from base64 import b64encode, urlsafe_b64encode
from zipfile import ZipFile

import pytest

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address
from bot.features.history.feature import HistoryAction
from engine.records import Record
from tests.bot.server import SimulatedServer, click_forged, finish, read, visit


def forms(secret: bytes) -> list[bytes]:
    encoded = b64encode(secret), urlsafe_b64encode(secret), secret.hex().encode(), secret.hex().upper().encode()
    return [secret, repr(secret)[2:-1].encode(), str(int.from_bytes(secret)).encode(), *encoded]


async def test_only_the_record_of_a_finished_game_has_its_secret(
    server: SimulatedServer, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        ola = await server.begin(dynasty=True)
        table = await server.table()
        secret = table.game.deal.secret
        assert secret
        assert len(secret) == 32
        seen = [repr(table), repr(server.services.tables.dealer.draws(table.game.deal))]
        for _ in range(4):
            await server.step()
        early = read(await click_forged(ola, server, Address(HistoryAction.EXPORT_GAME, table.game.id)))
        await finish(server)
        export = read(await ola.click(await visit(ola, server, Action.SHOW_PRIVACY), Action.EXPORT_DATA))
        ended = await server.services.tables.table(table.game.id)
        seen.append(repr(ended))
        files = [file.data for call in server.requests for file in call.files.values()]
        record = read(await click_forged(ola, server, Address(HistoryAction.EXPORT_GAME, table.game.id)))
    [data] = [ZipFile(io.BytesIO(file.data)).read("kingdomino.json") for file in export.attached]
    seen += [str((call.path, call.query, call.body)) for call in server.requests] + [caplog.text]
    [before], [after] = early.attached, record.attached
    assert (before.name, b"Status" in before.data) == ("game-1.txt", True)
    assert secret.hex().encode() in after.data
    assert Record.parse(after.data.decode()).replay().is_over
    secrets = [secret, *([ended.game.deal.next_secret] if ended.game.deal.next_secret else [])]
    assert len(secrets) == 2
    everything = b"\n".join([*(each.encode() for each in seen), *files, data])
    assert b"Ola" in everything
    assert [form for each in secrets for form in forms(each) if form in everything] == []
