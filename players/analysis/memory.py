"""The finished steps of an analysis. An interrupted or refined analysis repeats no finished step."""

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Mapping
from time import process_time
from typing import Any, TypeVar

T = TypeVar("T")

FORMAT = 1
"""The version of the steps; it changes whenever a network or a step gives other results."""

PART_SECONDS = 2
"""The processor seconds after which finished steps become a part, which the caller stores."""


class Memory:
    """The results of steps by name, read from `parts`.

    `store` gets the finished share of the analysis and each new part, a text in one line.
    """

    def __init__(self, parts: Iterable[str] = (), store: Callable[[float, str], object] = lambda *_: None) -> None:
        self.used, self.total = 0, 1
        """The number of steps so far, and of the whole analysis as far as it is known."""
        self._known = dict[str, Any]()
        for version, steps in map(_read, parts):
            self._known |= steps if version == FORMAT else {}
        self._store, self._new, self._since = store, dict[str, Any](), process_time()

    def recall(self, name: str, make: Callable[[], Any]) -> Any:
        """Return the JSON value of a step; without one, make the step."""
        return self.recall_all({name: None}, lambda _: [make()])[0]

    def recall_all(self, steps: Mapping[str, T], make: Callable[[list[T]], Iterable[Any]]) -> list[Any]:
        """Return the JSON values of `steps`, which have an item each by name.

        `make` returns the values of all missing steps at once, from their items.
        """
        self.used += len(steps)
        missing = {name: step for name, step in steps.items() if name not in self._known}
        if missing:
            self._new |= zip(missing, make([*missing.values()]), strict=True)
            self._known |= self._new
            if process_time() - self._since >= PART_SECONDS:
                self.flush()
        return [self._known[name] for name in steps]

    def flush(self) -> None:
        """Store what is not stored yet."""
        if self._new:
            self._store(min(self.used / self.total, 1), _written(self._new))
        self._new, self._since = {}, process_time()


def _read(part: str) -> tuple[int, dict[str, Any]]:
    version, steps = json.loads(zlib.decompress(b64decode(part)))
    return version, steps


def _written(steps: dict[str, Any]) -> str:
    return b64encode(zlib.compress(json.dumps([FORMAT, steps], separators=(",", ":")).encode())).decode()
