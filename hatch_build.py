"""Writes the commit of the checkout into the wheel for `kingdomino-bot --version`."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommitHook(BuildHookInterface[BuilderConfig]):
    """Adds bot/commit.txt to a wheel from a checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface's
        sys.path.insert(0, self.root)
        from bot.host.monitoring.build import describe_checkout  # noqa: PLC0415 - the line above makes the import possible

        self.folder = TemporaryDirectory(prefix="kingdomino-")
        if commit := describe_checkout(Path(self.root)):
            file = Path(self.folder.name) / "commit.txt"
            file.write_text(f"{commit}\n", "ascii")
            build_data["force_include"][str(file)] = "bot/commit.txt"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002 - as above
        self.folder.cleanup()
