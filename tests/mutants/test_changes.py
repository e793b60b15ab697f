"""The changes of a module: each kind, in the place where it stands, and nothing that only people read."""

import ast

import pytest

from tools.mutants.changes import Kind, changes

QUIET = '''
"""A docstring."""
from dataclasses import dataclass
from types import MappingProxyType

@dataclass(frozen=True)
class Thing:
    size: "list[1]"

def run(thing: Thing) -> None:
    """Do nothing."""
    log.info("done", 1)
    assert thing.size == 2
    both = zip(thing, MappingProxyType(thing), strict=True)
'''


def after(source: str, kind: Kind) -> set[str]:
    """Return the pieces that take the place of others by changes of a kind."""
    return {each.after for each in changes(source) if each.kind is kind}


@pytest.mark.parametrize(
    ("source", "kind", "expected"),
    [
        ("a < b", Kind.COMPARISON, {"(a <= b)"}),
        ("a is None", Kind.COMPARISON, {"(a is not None)"}),
        ("a and b and c", Kind.OPERAND, {"((b) and (c))", "((a) and (c))", "((a) and (b))"}),
        ("a - b", Kind.ARITHMETIC, {"((a) + (b))"}),
        ("def f():\n    if a:\n        return", Kind.GUARD, {"(not (a))", "False"}),
        ("if a:\n    b = 1", Kind.GUARD, {"(not (a))"}),
        ("x = b if a else c", Kind.GUARD, {"(not (a))"}),
        ("f(1, a=2, **b)", Kind.KEYWORD, {"f(1, **b)"}),
        ("x = f(g(y))", Kind.ARGUMENT, {"(g(y))", "(y)"}),
        ("x = 3, False", Kind.CONSTANT, {"4", "True"}),
        ("def f() -> int | None:\n    return g()", Kind.RETURNED, {"None"}),
        ("def f() -> bool:\n    return g()", Kind.RETURNED, {"not (g())"}),
        ("def f() -> str:\n    def h() -> int:\n        return 1\n    return g()", Kind.RETURNED, {"''", "(1) + 1"}),
        ("async def f():\n    await g()\n    h(1)", Kind.EFFECT, {"pass"}),
    ],
)
def test_each_kind_of_change_has_its_place(source: str, kind: Kind, expected: set[str]) -> None:
    assert after(source, kind) == expected
    for change in changes(source):
        ast.parse(change.made_in(source))


def test_what_only_people_and_type_checkers_read_stays() -> None:
    assert [*changes(QUIET)] == []


def test_a_change_stands_in_its_place_also_behind_letters_of_several_bytes() -> None:
    [change] = changes('names = {"Ōla — é": a < b}')
    assert change.made_in('names = {"Ōla — é": a < b}') == 'names = {"Ōla — é": (a <= b)}'
    assert (change.function, change.line) == ("", 1)
