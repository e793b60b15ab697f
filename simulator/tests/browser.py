"""A headless Chromium, driven over the DevTools protocol as a person's hands and eyes would be."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from tempfile import TemporaryDirectory
from typing import Any, Final

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

CHROMIUM: Final = shutil.which("chromium")
FLAGS: Final = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-component-update",
    "--disable-background-networking", "--disable-sync", "--disable-extensions", "--hide-scrollbars",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding", "--remote-debugging-port=0",
)  # fmt: skip
PATIENCE: Final = 60_000
"""Milliseconds until a condition on a page has to be true: many, as nothing but the failure takes them."""
ANSWER_SECONDS: Final = 2 * PATIENCE / 1000
"""How long Chromium may take to answer: longer than a page."""
KEYS: Final = {"Enter": 13, "ArrowDown": 40}

_UNTIL: Final = """
new Promise((resolve, reject) => {
  const end = performance.now() + %d;
  (function look() {
    let found = null;
    try { found = (%s); } catch (error) { if (performance.now() > end) return reject(error); }
    if (found) return resolve(found);
    if (performance.now() > end) return reject(new Error("never became true"));
    setTimeout(look, 15);
  })();
})
"""


class BrowserError(Exception):
    """What went wrong in a page, or in Chromium."""


class Connection:
    """Sends commands of the protocol and returns their answers; keeps what pages report."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.events: list[dict[str, Any]] = []
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is not WSMsgType.TEXT:
                continue
            message = json.loads(frame.data)
            if "id" not in message:
                self.events.append(message)
            # An answer that came too late is not awaited any longer.
            elif (answer := self._answers.pop(message["id"], None)) and not answer.done():
                answer.set_result(message)
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(BrowserError("Chromium has ended"))

    async def send(self, method: str, session: str | None = None, **parameters: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._answers[number] = asyncio.get_running_loop().create_future()
        about = {"sessionId": session} if session else {}
        await self._socket.send_json({"id": number, "method": method, "params": parameters} | about)
        answer = await asyncio.wait_for(self._answers[number], ANSWER_SECONDS)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        result: dict[str, Any] = answer["result"]
        return result

    async def close(self) -> None:
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader


class Tab:
    def __init__(self, connection: Connection, session: str) -> None:
        self._connection = connection
        self._session = session

    async def send(self, method: str, **parameters: Any) -> dict[str, Any]:
        return await self._connection.send(method, self._session, **parameters)

    async def resize(self, width: int, height: int, *, is_phone: bool = False) -> None:
        scale = {"deviceScaleFactor": 1, "mobile": is_phone}
        await self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, **scale)

    async def go_to(self, url: str) -> None:
        await self.send("Page.navigate", url=url)
        await self.until("document.readyState === 'complete'")

    async def run(self, script: str, **elements: str) -> Any:
        """Return what an expression gives, a promise's value included; `elements` are names for selectors in it."""
        for name, selector in elements.items():
            script = f"(({name}) => ({script}))(document.querySelector({json.dumps(selector)}))"
        options = {"awaitPromise": True, "returnByValue": True}
        answer = await self.send("Runtime.evaluate", expression=script, **options)
        if problem := answer.get("exceptionDetails"):
            raise BrowserError(problem.get("exception", {}).get("description") or problem["text"])
        return answer["result"].get("value")

    async def until(self, condition: str) -> Any:
        """Wait in the page until an expression is true; return its value."""
        try:
            return await self.run(_UNTIL % (PATIENCE, condition))
        except BrowserError as error:
            shown = await self.run("document.body.innerText.slice(-1500)")
            raise BrowserError(f"{condition}: {error}\n{shown}") from None

    async def find(self, selector: str, text: str = "") -> dict[str, float]:
        """Wait until the last visible element that fits is at rest and not covered; return its middle."""
        middle: dict[str, float] = await self.until(
            f"""(() => {{
              const found = [...document.querySelectorAll({json.dumps(selector)})]
                .filter((e) => (e.innerText || e.ariaLabel || e.title || "").includes({json.dumps(text)}))
                .filter((e) => e.checkVisibility() && !e.disabled).at(-1);
              const isMoving = document.getAnimations().some((each) => each.effect.target.contains(found));
              if (!found || isMoving) return null;
              found.scrollIntoView({{ block: "nearest" }});
              const {{ x, y, width, height }} = found.getBoundingClientRect();
              const middle = {{ x: x + width / 2, y: y + height / 2 }};
              const isAtRest = window.lastMiddle?.x === middle.x && window.lastMiddle.y === middle.y;
              window.lastMiddle = middle;
              return isAtRest && found.contains(document.elementFromPoint(middle.x, middle.y)) && middle;
            }})()"""
        )
        return middle

    async def click(self, selector: str, text: str = "") -> None:
        """Press the mouse on the last element that fits."""
        at = await self.find(selector, text)
        for kind in ("mousePressed", "mouseReleased"):
            await self.send("Input.dispatchMouseEvent", type=kind, button="left", clickCount=1, **at)

    async def type(self, text: str) -> None:
        await self.send("Input.insertText", text=text)

    async def press(self, key: str) -> None:
        text = {"text": "\r"} if key == "Enter" else {}
        about = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]}
        await self.send("Input.dispatchKeyEvent", type="keyDown", **about, **text)
        await self.send("Input.dispatchKeyEvent", type="keyUp", **about)

    def forgive(self) -> None:
        self._connection.events.clear()

    @property
    def problems(self) -> list[str]:
        """Return what the page has reported as an error."""
        mine = [e for e in self._connection.events if e.get("sessionId") == self._session]
        thrown = [e["params"]["exceptionDetails"] for e in mine if e["method"] == "Runtime.exceptionThrown"]
        texts = [t.get("exception", {}).get("description") or t["text"] for t in thrown]
        logged = [e["params"]["entry"] for e in mine if e["method"] == "Log.entryAdded"]
        return texts + [f"{e['text']} {e.get('url', '')}" for e in logged if e["level"] == "error"]


class Browser:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def open(self, url: str, width: int = 1280, height: int = 900, *, is_phone: bool = False) -> Tab:
        """Open an address in a window of its own."""
        target = await self._connection.send("Target.createTarget", url="about:blank", newWindow=True)
        attached = await self._connection.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)
        tab = Tab(self._connection, attached["sessionId"])
        for domain in ("Page", "Runtime", "Log"):
            await tab.send(f"{domain}.enable")
        await tab.resize(width, height, is_phone=is_phone)
        await tab.go_to(url)
        return tab


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    assert CHROMIUM
    with TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True) as folder:
        command = (CHROMIUM, *FLAGS, f"--user-data-dir={folder}", "about:blank")
        process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
        assert process.stderr
        try:
            address = await asyncio.wait_for(_address(process.stderr), ANSWER_SECONDS)
            async with ClientSession() as http, http.ws_connect(address, max_msg_size=0) as socket:
                connection = Connection(socket)
                try:
                    yield Browser(connection)
                finally:
                    with suppress(Exception):
                        await connection.send("Browser.close")
                    await connection.close()
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.communicate()


async def _address(stderr: asyncio.StreamReader) -> str:
    """Read where Chromium listens, which it says on standard error."""
    async for line in stderr:
        _, found, address = line.decode(errors="replace").partition("DevTools listening on ")
        if found:
            return address.strip()
    raise BrowserError("Chromium has ended")
