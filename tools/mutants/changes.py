"""Small changes to the meaning of a module, each as a piece of its source that another text takes the place of."""

import ast
from ast import unparse
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
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
    """A change of a module: where it stands in the source, as offsets in bytes, and what stands there instead."""

    path: str
    """The file of the module, from the root."""
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
        raw = source.encode()
        return (raw[: self.start] + self.after.encode() + raw[self.end :]).decode()

    @property
    def key(self) -> tuple[str, str, str, str]:
        """The change without its line, as lines move."""
        return self.path, self.function, self.before, self.after

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.function}: {self.before}  ->  {self.after}  ({self.kind})"


_PAIRS: Final = (ast.Eq, ast.NotEq), (ast.Lt, ast.LtE), (ast.Gt, ast.GtE), (ast.Is, ast.IsNot), (ast.In, ast.NotIn)
_TURNED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = dict(_PAIRS) | {other: one for one, other in _PAIRS}
_MANY: Final = "tuple", "Sequence", "Iterable", "Collection", "list", "dict", "Mapping", "set", "frozenset"
_EMPTY: Final = {"bool": "not ({})", "int": "({}) + 1", "str": "''", **dict.fromkeys(_MANY, "type({})()")}
"""What takes the place of a returned value, by the name of its type; `{}` is the value."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def changes(source: str, path: str = "") -> Iterator[Change]:
    """Yield all changes of a module, in the order of its source."""
    starts = [*accumulate((len(line.encode()) for line in source.splitlines(keepends=True)), initial=0)]
    for function, node in _nodes(ast.parse(source), None):
        for kind, place, after in _replaced(node, function):
            start, end = starts[place.lineno - 1] + place.col_offset, starts[(place.end_lineno or 0) - 1]
            end, name = end + (place.end_col_offset or 0), function.name if function else ""
            yield Change(path, kind, name, place.lineno, start, end, unparse(place), after)


def _nodes(node: ast.AST, function: Function | None) -> Iterator[tuple[Function | None, ast.AST]]:
    """Yield the nodes whose meaning tests can notice, each with its function."""
    for name, value in ast.iter_fields(node):
        if name in {"annotation", "returns", "type_params"}:
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.AST) and not _is_quiet(each, name):
                inner = each if isinstance(each, Function) else function
                yield inner, each
                yield from _nodes(each, inner)


def _is_quiet(node: ast.AST, field: str) -> bool:
    """Return whether a node is a text about the code, a line of the log, or read by type checkers alone."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name("log" | "logging" | "warnings")))):
            return True
        case ast.keyword(arg="strict"):
            return True
    return field == "decorator_list" and "dataclass" in unparse(node)


Replaced = Iterator[tuple[Kind, ast.expr | ast.stmt, str]]


def _replaced(node: ast.AST, function: Function | None) -> Replaced:
    match node:
        case ast.Expr(value=ast.Call() | ast.Await(value=ast.Call())):
            yield Kind.EFFECT, node, "pass"
        case ast.Return(value=ast.expr() as value) if function and function.returns:
            kinds = unparse(function.returns).split(" | ")
            other = "None" if "None" in kinds else _EMPTY.get(kinds[0].partition("[")[0])
            if other and unparse(value) != other:
                yield Kind.RETURNED, value, other.format(unparse(value))
        case ast.If(test=test) | ast.IfExp(test=test):
            yield Kind.GUARD, test, f"(not ({unparse(test)}))"
            match node:
                case ast.If(orelse=[], body=[*_, ast.Raise() | ast.Return() | ast.Continue() | ast.Break()]):
                    yield Kind.GUARD, test, "False"
        case ast.Call():
            yield from _called(node)
        case ast.Constant(value=bool(value)):
            yield Kind.CONSTANT, node, repr(not value)
        case ast.Constant(value=int(value)):
            yield Kind.CONSTANT, node, repr(value + 1)
        case ast.expr():
            yield from _computed(node)


def _called(call: ast.Call) -> Replaced:
    for dropped in call.keywords:
        if dropped.arg and dropped.arg != "strict":
            rest = [each for each in call.keywords if each is not dropped]
            yield Kind.KEYWORD, call, unparse(ast.Call(call.func, call.args, rest))
    match call:
        case ast.Call(args=[ast.Starred() | ast.GeneratorExp()]):
            pass
        # The proxy only keeps others from changing its argument.
        case ast.Call(func, args=[argument], keywords=[]) if unparse(func) != "MappingProxyType":
            yield Kind.ARGUMENT, call, f"({unparse(argument)})"


def _computed(node: ast.expr) -> Replaced:
    match node:
        case ast.Compare(left, [operator], [right]):
            yield Kind.COMPARISON, node, f"({unparse(ast.Compare(left, [_TURNED[type(operator)]()], [right]))})"
        case ast.BoolOp(operator, values):
            word = " and " if isinstance(operator, ast.And) else " or "
            texts = [f"({unparse(each)})" for each in values]
            for at in range(len(texts)):
                yield Kind.OPERAND, node, f"({word.join(texts[:at] + texts[at + 1 :])})"
        case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
            sign = "-" if isinstance(operator, ast.Add) else "+"
            yield Kind.ARITHMETIC, node, f"(({unparse(left)}) {sign} ({unparse(right)}))"
