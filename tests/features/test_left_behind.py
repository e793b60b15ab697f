"""After deleting a feature's folder nobody defines what only it used."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from bot.host.composition import FEATURES

BOT: Final = Path(__file__).parents[2] / "bot"
FRAME: Final = BOT / "chat/handling/feature.py"
"""What every feature may use, whether or not one of them does."""


class Definition(NamedTuple):
    name: str
    path: Path
    first: int
    last: int

    def has(self, path: Path, line: int) -> bool:
        return path == self.path and self.first <= line <= self.last


@cache
def trees() -> dict[Path, ast.Module]:
    paths = [each for each in BOT.rglob("*.py") if "migrations" not in each.parts]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}


def named(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    """Yield what a module or a class defines, at all depths of classes; decorators register what they decorate."""
    for node in body:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                registered = [each for each in node.decorator_list if isinstance(each, ast.Call)]
                if not registered and not node.name.startswith("__"):
                    yield node.name, node
            case ast.ClassDef():
                yield node.name, node
                yield from named(node.body)
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node


@cache
def definitions() -> tuple[Definition, ...]:
    core = {path: tree for path, tree in trees().items() if BOT / "features" not in path.parents and path != FRAME}
    return tuple(
        Definition(name, path, node.lineno, node.end_lineno or 0)
        for path, tree in core.items()
        for name, node in named(tree.body)
    )


@cache
def mentions() -> dict[str, list[tuple[Path, int]]]:
    """Return where each name is used; a name as a text may be the name of a field."""
    found = defaultdict[str, list[tuple[Path, int]]](list)
    for path, tree in trees().items():
        for node in ast.walk(tree):
            match node:
                case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                    found[name].append((path, node.lineno))
                case ast.Constant(value=str(name)):
                    found[name].append((path, node.lineno))
                case ast.MatchClass(kwd_attrs=names):
                    for name in names:
                        found[name].append((path, node.lineno))
    return found


def left_behind(feature: str) -> set[Definition]:
    """Return the definitions of the core that only the feature uses, or others that only it uses."""
    folder, left = BOT / "features" / feature, set[Definition]()

    def is_left(one: Definition) -> bool:
        users = [place for place in mentions()[one.name] if not one.has(*place)]
        return bool(users) and all(
            folder in path.parents or any(each.has(path, line) for each in left) for path, line in users
        )

    while new := {each for each in definitions() if each not in left and is_left(each)}:
        left |= new
    return left


@pytest.mark.slow
@pytest.mark.parametrize("feature", [each.name for each in FEATURES])
def test_no_line_of_the_core_is_left_behind_by_a_feature(feature: str) -> None:
    left = [f"{each.path.relative_to(BOT)}:{each.first}-{each.last} {each.name}" for each in left_behind(feature)]
    assert sorted(left) == []
