"""Small changes to the meaning of a module, each as a piece of its source that another text takes the place of."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Kind(StrEnum):
    """The kinds of changes."""

    COMPARISON = "a boundary or a comparison turned"
    OPERAND = "an operand dropped"
    ARITHMETIC = "plus for minus"
    GUARD = "a guard turned or removed"
    KEYWORD = "a keyword argument dropped"
    ARGUMENT = "a call replaced by its argument"
    CONSTANT = "a constant changed"
    RETURNED = "a returned value replaced"
    EFFECT = "a call or an await without its effect"


@dataclass(frozen=True)
class Change:
    """A change of a module: where it stands in the source, as offsets, and what stands there instead."""

    kind: Kind
    function: str
    """The function around it, empty outside of functions."""
    line: int
    start: int
    end: int
    before: str
    after: str

    def made_in(self, source: str) -> str:
        """Return the source with the change."""
        return source[: self.start] + self.after + source[self.end :]


_OTHERS: Final[dict[type[ast.AST], str]] = {
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
_EMPTY: Final = {
    "bool": "not ({})",
    "int": "({}) + 1",
    "str": "''",
    "tuple": "()",
    "list": "[]",
    "Sequence": "()",
    "Iterable": "()",
    "Collection": "()",
    "Mapping": "{{}}",
    "dict": "{{}}",
    "set": "set()",
    "frozenset": "frozenset()",
}
"""What takes the place of a returned value, by the name of its type; `{}` is the value."""
_QUIET: Final = {"log", "logging", "warnings"}
"""The names of objects whose methods only tell something."""
_SEALS: Final = {"MappingProxyType"}
"""The functions that only keep others from changing their argument."""
_LEAVING: Final = ast.Raise, ast.Return, ast.Continue, ast.Break

Replaced = tuple[Kind, ast.AST, str]


def changes(source: str) -> Iterator[Change]:
    """Yield all changes of a module, in the order of its source."""
    tree = ast.parse(source)
    lines = [0]
    for line in source.splitlines(keepends=True):
        lines.append(lines[-1] + len(line.encode()))
    raw = source.encode()

    def offset(line: int, column: int) -> int:
        """Return the offset in characters of a position that the parser counts in bytes."""
        return len(raw[: lines[line - 1] + column].decode())

    def text(node: ast.AST) -> str:
        return ast.unparse(node)

    for function, node in _nodes(tree, ""):
        for kind, place, after in _replaced(node, text):
            start = offset(place.lineno, place.col_offset)  # type: ignore[attr-defined] # expressions and statements
            end = offset(place.end_lineno, place.end_col_offset)  # type: ignore[attr-defined]
            yield Change(kind, function, place.lineno, start, end, text(place), after)  # type: ignore[attr-defined]


def _nodes(node: ast.AST, function: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield the nodes whose meaning tests can notice, each with the name of its function."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "type_params"} or (name == "decorator_list" and _is_dataclass(value)):
            continue
        for each in value if isinstance(value, list) else [value]:
            if not isinstance(each, ast.AST) or _is_quiet(each) or _asserts(each, node):
                continue
            inner = each.name if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) else function
            yield inner, each
            yield from _nodes(each, inner)


def _is_dataclass(decorators: list[ast.expr]) -> bool:
    return any("dataclass" in ast.unparse(each) for each in decorators)


def _is_quiet(node: ast.AST) -> bool:
    """Return whether a node is a text about the code, a line of the log, or read by type checkers alone."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in _QUIET
    return False


def _asserts(node: ast.AST, call: ast.AST) -> bool:
    """Return whether an argument of a call only asserts something: that lengths are equal."""
    match call, node:
        case ast.Call(func=ast.Name(id="zip")), ast.keyword(arg="strict"):
            return True
    return False


def _replaced(node: ast.AST, text: Callable[[ast.AST], str]) -> Iterator[Replaced]:
    match node:
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            yield Kind.EFFECT, node, "pass"
        case ast.FunctionDef(returns=returned) | ast.AsyncFunctionDef(returns=returned) if returned:
            yield from _returned(node, returned, text)
        case ast.If(test=test) | ast.IfExp(test=test):
            yield Kind.GUARD, test, f"(not ({text(test)}))"
            if isinstance(node, ast.If) and not node.orelse and isinstance(node.body[-1], _LEAVING):
                yield Kind.GUARD, test, "False"
        case ast.Call():
            yield from _called(node, text)
        case ast.Constant(value=bool(value)):
            yield Kind.CONSTANT, node, repr(not value)
        case ast.Constant(value=int(value)):
            yield Kind.CONSTANT, node, repr(value + 1)
        case ast.expr():
            yield from _computed(node, text)


def _computed(node: ast.expr, text: Callable[[ast.AST], str]) -> Iterator[Replaced]:
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=[right]) if type(operator) in _OTHERS:
            yield Kind.COMPARISON, node, f"({text(left)} {_OTHERS[type(operator)]} {text(right)})"
        case ast.BoolOp(op=operator, values=values):
            word = " and " if isinstance(operator, ast.And) else " or "
            for dropped in range(len(values)):
                rest = [f"({text(each)})" for at, each in enumerate(values) if at != dropped]
                yield Kind.OPERAND, node, f"({word.join(rest)})"
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as operator, right=right):
            sign = "-" if isinstance(operator, ast.Add) else "+"
            yield Kind.ARITHMETIC, node, f"(({text(left)}) {sign} ({text(right)}))"


def _called(call: ast.Call, text: Callable[[ast.AST], str]) -> Iterator[Replaced]:
    arguments = [text(each) for each in call.args]
    for dropped in call.keywords:
        if dropped.arg and not _asserts(dropped, call):
            rest = (
                f"{each.arg}={text(each.value)}" if each.arg else f"**{text(each.value)}"
                for each in call.keywords
                if each is not dropped
            )
            yield Kind.KEYWORD, call, f"{text(call.func)}({', '.join([*arguments, *rest])})"
    match call:
        case ast.Call(args=[ast.Starred() | ast.GeneratorExp()]):
            pass
        case ast.Call(func, args=[argument], keywords=[]) if text(func) not in _SEALS:
            yield Kind.ARGUMENT, call, f"({text(argument)})"


def _returned(function: ast.AST, returned: ast.expr, text: Callable[[ast.AST], str]) -> Iterator[Replaced]:
    """Yield what takes the place of each value that a function returns itself."""
    names = ast.unparse(returned).split(" | ")
    other = "None" if "None" in names else _EMPTY.get(names[0].partition("[")[0])
    for node in _own(function):
        if other and isinstance(node, ast.Return) and node.value and text(node.value) != other:
            yield Kind.RETURNED, node.value, other.format(text(node.value))


def _own(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what a function consists of, without the functions in it."""
    for each in ast.iter_child_nodes(node):
        if not isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            yield each
            yield from _own(each)
