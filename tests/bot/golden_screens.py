"""Screens in English as one text, in which a change of wording shows itself: `python -m tests.bot.golden_screens`."""

import re
from collections import ChainMap
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import ModuleType

from bot.chat.handling.commands import COMMANDS
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Button, ChannelSelect, PictureSpec, Screen, Select
from bot.host.composition import FEATURES as BOT_FEATURES
from bot.localization.fluent import FluentLocalizer
from tests.bot import golden_scenes
from tests.bot.all_screens import panels, public_screens, results
from tests.bot.features import screens_of_features
from tests.bot.golden_scenes import shown_control, transcript
from tests.bot.localization.test_all_screens import pages
from tests.bot.sample_tables import LOCALIZER, positions, recorded
from tests.bot.words import plain
from tests.recorded_games import RECORDS
from tools.translating.__main__ import record_new

GOLDEN = Path(__file__).parent / "golden" / "screens.txt"
FEATURES = Path(__file__).parents[1] / "features"
"""The folders of the tests of features, each with the golden file of its screens; the list of all commands."""
COMMAND_LIST = FEATURES / "commands.txt"
GAMES = "kd-4", "qd-4"
"""The records whose screens are shown: some positions and the end of each."""
LONG = 40
"""From so many characters on a line is shown once; a screen is shown with all its buttons if a line of it is new."""
OF_A_VARIANT = re.compile(r"\b[a-z]{2}[a-z0-9]* \d (?=[a-z])")
"""The variant in the address of a page of rules, whose controls are shown for the first variant only."""


def commands() -> str:
    """Return each command with its options and their choices, by what people type."""
    of_features = ChainMap(*(each.commands for each in BOT_FEATURES))
    lines = list[str]()
    for typed, command in sorted({**COMMANDS, **of_features}.items()):
        lines.append(f"/{typed}: {command.description}")
        for option in command.parameters:
            choices = "".join(f" | {each.name}" for each in option.choices)
            lines.append(f"  {option.display_name}: {option.description}{choices}")
    return "\n".join(lines) + "\n"


def screens() -> str:
    """Return the pages without a game and the screens of two games, each long line of them once."""
    return _once(map(_transcript, _screens(LOCALIZER, 3)))


def screens_of(module: ModuleType) -> str:
    """Return the scenes of a feature; or its pages and its screens about two ends, each long line of them once."""
    if scenes := getattr(module, "scenes", None):
        lines = golden_of(module).read_text(encoding="utf-8").splitlines()
        return "\n".join(golden_scenes.performed(lines, scenes(LOCALIZER), _alt)) + "\n"
    ends = (screen for path in RECORDS if path.stem in GAMES for screen in module.results(recorded(path), LOCALIZER))
    return _once(map(_transcript, (*module.pages(LOCALIZER), *ends)))


def golden_of(module: ModuleType) -> Path:
    name = "scenes.txt" if hasattr(module, "scenes") else "screens.txt"
    return FEATURES / module.__name__.split(".")[-2] / name


def _once(transcripts: Iterable[str]) -> str:
    seen = set[str]()
    shown = []
    for screen in dict.fromkeys(transcripts):
        lines = {
            line: OF_A_VARIANT.sub("", line) for line in screen.splitlines() if len(line) >= LONG or line[:1] == "("
        }
        new = {line for line, key in lines.items() if key not in seen}
        seen.update(lines.values())
        shown += [each for each in screen.splitlines() if new and (each in new or len(each) < LONG or each[:1] == "(")]
    return "\n".join(shown) + "\n"


def transcripts(localizer: FluentLocalizer, count: int) -> Iterator[str]:
    """Yield what people read on every page and on the screens of two games in `count` positions, seen and heard."""
    for screen in _screens(localizer, count):
        for each in (screen, in_text_mode(screen, localizer("list-comma"))):
            yield _transcript(each, _words)


def _screens(localizer: FluentLocalizer, count: int) -> Iterator[Screen]:
    yield from pages(localizer)
    for path in RECORDS:
        if path.stem in GAMES:
            for table in positions(path, count):
                yield from (*public_screens(table, localizer), *panels(table, localizer))
            yield from results(recorded(path), localizer)


def _transcript(screen: Screen, control: Callable[[Button | Select], str] = shown_control) -> str:
    """Return the lines of a screen, the alt texts of its pictures in brackets."""
    return "\n".join(["---", *transcript(screen, _alt, control)])


def _alt(picture: PictureSpec) -> str:
    return f"[{plain(picture.alt)}]"


def _words(control: Button | Select) -> str:
    """Return what people read of a control."""
    if isinstance(control, Button):
        return f"({control.label})"
    if isinstance(control, ChannelSelect):
        return f"<{control.placeholder}>"
    options = (" · ".join(filter(None, (each.label, each.description))) for each in control.options)
    return f"<{control.placeholder}: {' | '.join(options)}>"


def main() -> None:
    GOLDEN.write_text(screens(), encoding="utf-8")
    COMMAND_LIST.write_text(commands(), encoding="utf-8")
    for each in screens_of_features():
        golden_of(each).write_text(screens_of(each), encoding="utf-8")
    golden_scenes.write()
    record_new()


if __name__ == "__main__":
    main()
