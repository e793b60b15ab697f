"""Rules for the files of the project itself, checked in all of them."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from importlib.metadata import PackageMetadata, distributions, packages_distributions
from itertools import chain, combinations
from pathlib import Path

import discord
import pytest

from bot.host.settings import KEYS

ROOT = Path(__file__).parents[1]
REQUIREMENTS = ROOT / "tools" / "requirements"
EXTRAS = ("play", "kernels", "postgres", "metrics", "sentry")
LOCKS = ("runtime", *EXTRAS, "build", "dev")
PACKAGES = {"engine", "renderers", "players", "bot"}
FOLDERS = [*PACKAGES, "simulator", "tools", "tests", "docs", ".ci", ".github"]
KINDS = {".py", ".pxd", ".md", ".ftl", ".toml", ".lock", ".csv", ".txt", ".yml", ".yaml", ".example"}
NAMES = {"Makefile", "Dockerfile", "LICENSE", ".gitignore", ".dockerignore", "run"}
# A path from the root of the project, possibly with a pattern in it; a link of a page; a program started as a module.
PATH = re.compile(rf"(?<![\w/.\-])(?:{'|'.join(map(re.escape, FOLDERS))})/[\w*./\-]++(?![\\$\[{{])")
LINK = re.compile(r"\]\(([^):#\s]+)[)#]")
DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
PROGRAM = re.compile(r"python3? -m ((?:engine|players|renderers|bot|simulator|tools)[\w.]*\w)")
CALL = re.compile(PROGRAM.pattern[:-1] + r"[^`\n#|]*)")
TARGET = re.compile(r"(?:`|^ {4})make ([a-z][a-z-]+)", re.MULTILINE)


def texts() -> Iterator[Path]:
    inside = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*"))
    yield from (path for path in [*ROOT.iterdir(), *inside] if path.suffix in KINDS or path.name in NAMES)


def mentions(pattern: re.Pattern[str]) -> set[tuple[str, str]]:
    """What the texts of the project mention, each with the file that does.

    What Git ignores need not be there, and tests have files of their own.
    """
    pages = [page for page in texts() if not page.name.endswith("ignore") and ROOT / "tests" not in page.parents]
    return {
        (str(page.relative_to(ROOT)), found) for page in pages for found in pattern.findall(page.read_text("utf-8"))
    }


def is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


def locked(lock: str) -> set[str]:
    """Return the names of the libraries in a lock file."""
    return set(re.findall(r"^([\w.-]+)==", (REQUIREMENTS / f"{lock}.lock").read_text(), re.MULTILINE))


def names_of(requirements: Iterable[str]) -> set[str]:
    return {canonical_name(re.split(r"[^\w.-]", each)[0]) for each in requirements}


def canonical_name(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def imported(source: Path) -> set[str]:
    nodes = list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))
    plain = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return plain | {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_exact_versions_with_hashes_and_no_addresses(lock: str) -> None:
    text = (REQUIREMENTS / f"{lock}.lock").read_text()
    entries = re.split(r"\n(?=\S)", text.strip())
    assert all(re.match(r"[\w.-]+==\S+", entry) and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def test_every_library_is_locked_once() -> None:
    assert [pair for pair in combinations(LOCKS, 2) if locked(pair[0]) & locked(pair[1])] == []


def test_every_declared_dependency_is_in_the_lock_of_those_who_need_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    assert names_of(project["project"]["dependencies"]) <= locked("runtime")
    for extra in EXTRAS:
        assert names_of(extras[extra]) <= locked("runtime") | locked(extra)
    assert names_of(project["build-system"]["requires"]) <= locked("build")
    assert names_of(project["dependency-groups"]["dev"]) <= set().union(*map(locked, LOCKS))
    simulator = tomllib.loads((ROOT / "simulator" / "pyproject.toml").read_text())["project"]
    assert names_of(simulator["dependencies"]) <= set().union(*map(locked, LOCKS))


@pytest.mark.slow
def test_all_programs_start_without_the_libraries_that_only_some_operators_install() -> None:
    optional = [
        "prometheus_client",
        "sentry_sdk",
        "asyncpg",
        "greenlet",
        "Cython",
        "setuptools",
        "jsonschema_rs",
        "resvg_py",
        "pytest",
    ]
    programs = ["bot", "players", "renderers", "engine", "simulator", "tools.play"]
    code = f"""
import importlib, sys
sys.modules.update(dict.fromkeys({optional}))
for each in {programs}:
    importlib.import_module(each + ".__main__")
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_every_package_that_the_product_imports_is_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = chain(project["dependencies"], *project["optional-dependencies"].values())
    names = names_of(declared)
    sources = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    modules = {name.partition(".")[0] for path in sources for name in imported(path)}
    providers = packages_distributions()
    strangers = modules - PACKAGES - sys.stdlib_module_names
    assert [name for name in strangers if names.isdisjoint(map(canonical_name, providers.get(name, [name])))] == []


def spoken(source: Path) -> Iterator[str]:
    """Yield the texts in a module that are no docstrings."""
    tree = ast.parse(source.read_text(encoding="utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in silent)
    yield from (node.value for node in texts if isinstance(node.value, str))


@pytest.mark.slow
def test_an_installed_package_names_no_document_that_it_lacks() -> None:
    document = re.compile(r"\b(?:docs|tools|tests)/\w|\.env\.example|\b[A-Z]{6,}\.md|\.lock\b(?=.*-r)")
    sources = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    assert [(path.name, text) for path in sources for text in spoken(path) if document.search(text)] == []


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    names = {name.partition(".")[0] for path in (ROOT / "engine").rglob("*.py") for name in imported(path)}
    assert names <= sys.stdlib_module_names | {"engine"}


def test_the_example_of_settings_explains_every_key_and_no_other() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^(?:# )?([A-Z_]+)=", example, re.MULTILINE)) == sorted(KEYS)


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    place = re.compile(r"/(?:home|root|Users)/\w|" + re.escape(f"{ROOT}/"))
    assert not [path for path in texts() if place.search(path.read_text(encoding="utf-8"))]


def test_the_libraries_without_a_permissive_license_are_named() -> None:
    page = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    told = re.search(r"Of its libraries only (.*) have no permissive license", page)
    assert told
    used = {name for lock in ("runtime", *EXTRAS) for name in locked(lock)}
    # A library for another system is not installed.
    found = {each.name: each.metadata for each in distributions() if canonical_name(each.name) in used}
    lasting = {canonical_name(name) for name, about in found.items() if COPYLEFT.search(licenses(about))}
    assert set(re.findall(r"([\w-]+) \(", told[1])) == lasting


COPYLEFT = re.compile(r"GPL|MPL|EPL|CDDL|GNU|Mozilla")


def licenses(about: PackageMetadata) -> str:
    named = (
        about.get_all("License-Expression", []),
        [c for c in about.get_all("Classifier", []) if c.startswith("License")],
    )
    return " ".join(chain(*named)) or " ".join(about.get_all("License", []))


def test_the_invitation_asks_for_exactly_the_permissions_it_explains() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    explained = [row.lower().replace(" ", "_") for row in re.findall(r"^\| ([A-Z][\w ]+) \|", page, re.MULTILINE)]
    asked = re.search(r"permissions=(\d+)", page)
    assert asked
    assert discord.Permissions(int(asked[1])) == discord.Permissions(**dict.fromkeys(explained, True))


def test_every_file_that_is_mentioned_is_there() -> None:
    # The native kernels are there only if there is a C compiler, and a wheel alone has its commit.
    kept = {(page, path) for page, path in mentions(PATH) if not path.endswith((".so", "/commit.txt"))}
    assert sorted((page, path) for page, path in kept if not any(ROOT.glob(path.rstrip("./")))) == []


def test_every_program_that_is_mentioned_is_there() -> None:
    assert sorted((page, name) for page, name in mentions(PROGRAM) if not is_module(name)) == []


def test_every_target_and_option_that_a_document_mentions_is_there() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted((page, name) for page, name in mentions(TARGET) if name not in targets) == []
    given = [
        (call.split()[0], option) for _, call in mentions(CALL) for option in re.findall(r"--(?!help)[a-z-]+", call)
    ]
    assert sorted((name, option) for name, option in given if f'"{option}"' not in source_of(name)) == []


def source_of(program: str) -> str:
    """Return the text of the modules beside a program."""
    path = ROOT.joinpath(*program.split("."))
    files = path.rglob("*.py") if path.is_dir() else [path.with_suffix(".py")]
    return "".join(each.read_text(encoding="utf-8") for each in files)


def test_every_link_between_pages_leads_somewhere() -> None:
    links = {(page, link) for page, link in mentions(LINK) if page.endswith(".md")}
    assert sorted((page, link) for page, link in links if not (ROOT / page).parent.joinpath(link).exists()) == []


CODE = re.compile(r"`([^`\n]+)`")
FILE = re.compile(
    r"[\w./-]+\.(?:py|md|ftl|txt|tsv|csv|jsonl|svg|toml|lock|ini|yml)|[\w.-]+(?:/[\w.-]+)*/|[\w-]+(?:/[\w.-]+)+"
)
NAME = re.compile(r"([A-Za-z_]\w*(?:\.\w+)*)(\(.*\))?")
IN_FILE = re.compile(r"`([\w.]+)`(?:,? (?:and|or) `([\w.]+)`)? (?:in|of) `([\w./]+\.py)`")
# What a bot, a tool or an example makes, and what others have.
ELSEWHERE = re.compile(
    r"(data|build)/.*|kingdomino\.db.*|buildings-2\.csv|(test_)?ping\.py|pytest\.ini|(test|packages/[\w-]+)/.*fixtures.*"
)


def documents() -> list[Path]:
    return sorted(page for page in texts() if page.suffix == ".md" and page.name != "CHANGELOG.md")


def nameless(text: str, endings: AbstractSet[str], words: AbstractSet[str]) -> Iterator[str]:
    """Yield the files and names in backquotes that the project does not have.

    `endings` are the endings of the paths of all files and folders, `words` the words of all sources.
    """
    for name in CODE.findall(text):
        if FILE.fullmatch(name):
            if name.rstrip("/") not in endings and not ELSEWHERE.fullmatch(name):
                yield name
        elif (found := NAME.fullmatch(name)) and ("." in found[1] or found[2]) and not {*found[1].split(".")} <= words:
            yield name
    for *names, path in IN_FILE.findall(text):
        inside = [set(re.findall(r"\w+", each.read_text("utf-8"))) for each in ROOT.rglob(path)]
        yield from (each for each in filter(None, names) if not any({*each.split(".")} <= known for known in inside))


@pytest.fixture(scope="module")
def known() -> tuple[AbstractSet[str], AbstractSet[str]]:
    files = (file for folder in FOLDERS for file in (ROOT / folder, *(ROOT / folder).rglob("*")))
    paths = [each.relative_to(ROOT).parts for each in (*ROOT.iterdir(), *files)]
    sources = [each for each in texts() if each.suffix in {".py", ".pxd", ".yml", ".toml", ""}]
    words = set(re.findall(r"\w+", " ".join(each.read_text(encoding="utf-8") for each in sources)))
    return {"/".join(parts[start:]) for parts in paths for start in range(len(parts))}, words


@pytest.mark.parametrize("page", documents(), ids=lambda page: str(page.relative_to(ROOT)))
def test_every_name_in_a_document_exists(page: Path, known: tuple[AbstractSet[str], AbstractSet[str]]) -> None:
    assert [*nameless(page.read_text(encoding="utf-8"), *known)] == []


def test_a_name_that_does_not_exist_is_found(known: tuple[AbstractSet[str], AbstractSet[str]]) -> None:
    gone = "x" * 9
    wrong = {"PARTS", f"bot/games/{gone}.py", f"Tables.{gone}", f"{gone}()"}
    text = f"`PARTS` in `bot/games/options.py`, `bot/games/{gone}.py`, `Tables.{gone}`, `{gone}()`, `Tables.at`"
    assert {*nameless(text, *known)} == wrong


def test_what_was_measured_stands_beside_what_measures_it() -> None:
    figure, source = re.compile(r"\d (?:ms|[KMG]B)"), re.compile("bench|[Tt]est")
    parts = [page + part for page, part in mentions(re.compile(r"(?:^.+\n)+", re.MULTILINE)) if page.endswith(".md")]
    assert [part for part in parts if figure.search(part) and not source.search(part)] == []


def test_the_way_of_a_tap_names_functions_where_they_are() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    way = page.partition("## The way of a tap")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([\w.]+)`\s+\(`([\w/]+\.py)`\)", way))
    assert len(named) > 20
    assert {each for each in named if each[0] not in defined(ROOT / each[1])} == set()


def defined(path: Path) -> set[str]:
    """The functions and classes of a module, and the methods by the names of their classes."""
    nodes = [each for each in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(each, DEFINITIONS)]
    methods = {f"{node.name}.{each.name}" for node in nodes for each in node.body if isinstance(each, DEFINITIONS)}
    return {node.name for node in nodes} | methods
