"""What Discord's description of its API has and the simulator has not, as the list in README.md.

`python -m simulator.missing` prints the list; with the path of a README it replaces the list there.
"""

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from simulator.openapi import described
from simulator.rules.shapes import SHAPES, Type
from simulator.service import rest  # noqa: F401 - the import registers routes
from simulator.service.routes import HANDLERS

_BEGIN, _END = "<!-- made by python -m simulator.missing -->\n", "<!-- end -->\n"
_NAMELESS: Final = re.compile(r"\{\w+\}")


class _Route(NamedTuple):
    method: str
    path: str  # below the first word
    is_served: bool


def listed() -> str:
    """Return the missing routes by the first word of their path, and the missing parts of requests, in Markdown."""
    description = described()
    assert description, "jsonschema-rs is not installed"
    trees: defaultdict[str, defaultdict[str, list[_Route]]] = defaultdict(lambda: defaultdict(list))
    for method, template in description.operations():
        path = _NAMELESS.sub("{}", template)
        top, _, rest_of_path = path.removeprefix("/").partition("/")
        branch = next((word for word in rest_of_path.split("/") if word != "{}"), "")
        trees[top][branch].append(_Route(method, rest_of_path, (method, template) in HANDLERS))
    whole = [top for top, tree in trees.items() if not any(each.is_served for each in chain(*tree.values()))]
    by_top = {top: ", ".join(_absent(tree)) for top, tree in trees.items() if top not in whole}
    lines = [f"- of `/{top}`: {absent}" for top, absent in by_top.items() if absent]
    parts = sorted({words for type_ in SHAPES.values() for words in _lacking(type_)})
    lines += [f"- all of {', '.join(f'`/{top}`' for top in whole)}", f"- in requests: {', '.join(parts)}"]
    return "\n".join(lines) + "\n"


def _absent(tree: Mapping[str, list[_Route]]) -> Iterator[str]:
    """Yield the words below which no route is served, and each missing route of the others."""
    for word, routes in tree.items():
        absent: defaultdict[str, list[str]] = defaultdict(list)
        for each in routes:
            if not each.is_served:
                absent[each.path].append(each.method)
        if word and sum(map(len, absent.values())) == len(routes):
            yield f"`{word}`"
        else:
            yield from (f"`{' '.join([*methods, path]).strip()}`" for path, methods in absent.items())


def _lacking(type_: Type) -> Iterable[str]:
    parts = [type_, *type_.keys.values()]
    return (each.words[0] for each in parts if each.word == "lacks")


def within(page: str) -> str:
    """Return the list in the text of a README."""
    return page.partition(_BEGIN)[2].partition(_END)[0]


if __name__ == "__main__":
    if len(sys.argv) > 1:
        page = Path(sys.argv[1])
        text = page.read_text("utf-8")
        page.write_text(text.replace(_BEGIN + within(text) + _END, _BEGIN + listed() + _END), "utf-8")
    else:
        sys.stdout.write(listed())
