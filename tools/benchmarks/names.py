"""Count the names that a reader of the bot meets away from the module that defines them.

A name is a class, a function or a constant of a module, or a member of a class. Names with an underscore count, and so
do names that other modules reach only through an attribute. A name is "outside" if another module uses it, and "abroad"
if a module of another folder does. Members are compared by their words alone, as nobody knows here of which class a
value is.
"""

import ast
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

DUNDER: Final = "__"


@dataclass(frozen=True)
class Name:
    module: Path
    text: str
    """The name itself, or for a member its class, a dot and its name."""

    @property
    def is_member(self) -> bool:
        return "." in self.text


@dataclass(frozen=True)
class Usage:
    """What a module takes from others.

    `imported` are names with the dotted names of the modules from which they are imported, or reached through one.
    `attributes` are the words of all attributes.
    """

    imported: frozenset[tuple[str, str]]
    attributes: frozenset[str]


def defined_in(module: Path) -> Iterator[Name]:
    """Yield the names that a module defines, members included."""
    for node in ast.parse(module.read_text()).body:
        for text in _bound_by(node):
            yield Name(module, text)
        if isinstance(node, ast.ClassDef):
            for member in chain.from_iterable(map(_bound_by, node.body)):
                if not member.startswith(DUNDER):
                    yield Name(module, f"{node.name}.{member}")


def _bound_by(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
            yield node.name
        case ast.Assign():
            yield from (each.id for target in node.targets for each in ast.walk(target) if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(text)):
            yield text


def used_by(module: Path) -> Usage:
    nodes = list(ast.walk(ast.parse(module.read_text())))
    attributes = [each for each in nodes if isinstance(each, ast.Attribute)]
    imported = {
        (each.module or "", alias.name): alias.asname or alias.name
        for each in nodes
        if isinstance(each, ast.ImportFrom)
        for alias in each.names
    }
    places = {known: f"{place}.{name}" for (place, name), known in imported.items()}
    reached = {
        (places[each.value.id], each.attr)
        for each in attributes
        if isinstance(each.value, ast.Name) and each.value.id in places
    }
    return Usage(frozenset({*imported} | reached), frozenset(each.attr for each in attributes))


def users_of(names: Collection[Name], usages: Mapping[Path, Usage], root: Path) -> Mapping[Name, set[Path]]:
    """Return the other modules that use each name."""
    importers, reaching = defaultdict[tuple[str, str], set[Path]](set), defaultdict[str, set[Path]](set)
    for module, usage in usages.items():
        for imported in usage.imported:
            importers[imported].add(module)
        for word in usage.attributes:
            reaching[word].add(module)
    users = dict[Name, set[Path]]()
    for name in names:
        dotted = ".".join(name.module.relative_to(root).with_suffix("").parts)
        # A package may import the name for others.
        places = dotted.removesuffix(".__init__"), dotted.rpartition(".")[0]
        member = name.text.rpartition(".")[2]
        found = reaching[member] if name.is_member else set().union(*(importers[place, name.text] for place in places))
        users[name] = found - {name.module}
    return users


def names_outside(folder: Path) -> Mapping[Name, set[Path]]:
    """Return the names that modules of a package use outside of the module that defines them, with their users."""
    modules = sorted(each for each in folder.rglob("*.py"))
    names = [name for module in modules for name in defined_in(module)]
    users = users_of(names, {each: used_by(each) for each in modules}, folder.parent)
    return {name: found for name, found in users.items() if found}
