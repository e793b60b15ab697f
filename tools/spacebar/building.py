"""Builds a checkout of Spacebar's server in a folder of its own; the checkout stays as it is."""

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

NODE: Final = 24
"""The oldest version of Node.js that Spacebar runs on; an older system gets this one from npm."""

STUBS: Final = {
    "harmony-erlpack": "a compressed encoding of the gateway, which is not on npm; clients here ask for JSON",
    "@spacebarchat/pion-webrtc": "voice, which is not on npm",
}
"""The packages that are replaced by an empty one, and why."""
LEFT_OUT: Final = re.compile(r".*eslint.*|husky|prettier|pretty-quick|globals|typescript-json-schema|ts-node")
"""The packages that only Spacebar's own developers need."""

_DONE = "built"


@dataclass(frozen=True)
class Build:
    """A built server: where it is, of which commit, and the program of Node.js to run it with."""

    folder: Path
    commit: str
    node: str


def build(checkout: Path, parent: Path) -> Build:
    """Build the checked-out commit below a folder, unless it is built there; takes some minutes once."""
    commit = _output(checkout, "git", "rev-parse", "HEAD")
    folder = parent / commit[:12]
    if not (folder / _DONE).exists():
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        _run(checkout, "git", "archive", "--output", str(folder / "server.tar"), "HEAD", log=folder)
        shutil.unpack_archive(folder / "server.tar", folder, filter="data")
        _install(folder)
        # Spacebar builds with the native compiler of TypeScript where it has both.
        compilers = [folder / "node_modules" / each / "bin/tsc" for each in ("@typescript/native", "typescript")]
        _run(folder, str(next(each for each in compilers if each.exists())), "-p", ".", "--noCheck", may_fail=True)
        _node(folder)
        (folder / _DONE).touch()
    return Build(folder, commit, _node(folder))


def _install(folder: Path) -> None:
    """Install the libraries in the versions of the lock, with Spacebar's own patches of them."""
    path = folder / "package.json"
    package: dict[str, Any] = json.loads(path.read_text("utf-8"))
    for group in ("dependencies", "devDependencies", "optionalDependencies"):
        kept = {name: version for name, version in package[group].items() if name not in STUBS}
        package[group] = {name: version for name, version in kept.items() if not LEFT_OUT.fullmatch(name)}
    path.write_text(json.dumps(package, indent=2), "utf-8")
    _run(folder, "npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--silent")
    for name in STUBS:
        stub = folder / "node_modules" / name
        stub.mkdir(parents=True)
        (stub / "package.json").write_text(json.dumps({"name": name, "version": "0.0.0", "main": "index.js"}), "utf-8")
        (stub / "index.js").touch()
    # A patch for another version of a library than the lock has is left out, as in any installation of this commit.
    _run(folder, str(folder / "node_modules/.bin/patch-package"), may_fail=True)


def _node(folder: Path) -> str:
    """Return a Node.js that Spacebar runs on: the system's, or else Node.js of the npm package `node`."""
    if (found := shutil.which("node")) and int(_output(folder, found, "--version").strip("v").split(".")[0]) >= NODE:
        return found
    own = folder / "node"
    if not own.exists():
        own.mkdir()
        (own / "package.json").write_text("{}", "utf-8")
        _run(own, "npm", "install", f"node@{NODE}", "--no-audit", "--no-fund", "--silent")
    return str(next(each for each in own.rglob("bin/node") if each.is_file() and not each.is_symlink()))


def _run(folder: Path, *command: str, may_fail: bool = False, log: Path | None = None) -> None:
    path = (log or folder) / "build.log"
    with path.open("ab") as file:
        done = subprocess.run(command, cwd=folder, stdout=file, stderr=file, check=False)
    if done.returncode and not may_fail:
        raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}; see {path}")


def _output(folder: Path, *command: str) -> str:
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
