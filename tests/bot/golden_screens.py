"""Screens in English as one text, in which a change of wording shows itself: `python -m tests.bot.golden_screens`."""

from collections import ChainMap
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType

from bot.chat.handling.commands import COMMANDS
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Button, ChannelSelect, Screen
from bot.host.composition import FEATURES as BOT_FEATURES
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import plain as without_spans
from tests.bot import golden_scenes
from tests.bot.all_screens import panels, public_screens, results
from tests.bot.features import screens_of_features
from tests.bot.localization.test_all_screens import pages
from tests.bot.sample_tables import LOCALIZER, positions, recorded
from tests.bot.screen_checks import text_of
from tests.bot.words import plain
from tests.recorded_games import RECORDS

GOLDEN = Path(__file__).parent / "golden" / "screens.txt"
FEATURES = Path(__file__).parents[1] / "features"
"""The folders of the tests of features, each with the golden file of its screens; the list of all commands."""
COMMAND_LIST = FEATURES / "commands.txt"
GAMES = "kd-4", "qd-4"
"""The records whose screens are shown: some positions and the end of each."""
LONG = 40
"""From so many characters on a line is shown once, and a screen only if it has a new one."""


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
    return _once(transcripts(LOCALIZER, 3))


def screens_of(module: ModuleType) -> str:
    """Return the pages of a feature, and its screens about the end of two games, each long line of them once."""
    ends = (screen for path in RECORDS if path.stem in GAMES for screen in module.results(recorded(path), LOCALIZER))
    return _once(map(_transcript, (*module.pages(LOCALIZER), *ends)))


def golden_of(module: ModuleType) -> Path:
    return FEATURES / module.__name__.split(".")[-2] / "screens.txt"


def _once(transcripts: Iterable[str]) -> str:
    seen = set[str]()
    lines = []
    for screen in dict.fromkeys(transcripts):
        new = [line for line in screen.splitlines() if len(line) < LONG or line not in seen]
        seen.update(new)
        lines += new if any(len(line) >= LONG for line in new) else []
    return "\n".join(lines) + "\n"


def transcripts(localizer: FluentLocalizer, count: int, *, in_words: bool = False) -> Iterator[str]:
    """Yield the text of every page, and of the screens of two games in `count` positions, alike in each language.

    `in_words` adds each screen in text mode.
    """
    for screen in _screens(localizer, count):
        yield _transcript(screen)
        if in_words:
            yield _transcript(in_text_mode(screen, localizer("list-comma")))


def _screens(localizer: FluentLocalizer, count: int) -> Iterator[Screen]:
    yield from pages(localizer)
    for path in RECORDS:
        if path.stem in GAMES:
            for table in positions(path, count):
                yield from (*public_screens(table, localizer), *panels(table, localizer))
            yield from results(recorded(path), localizer)


def _transcript(screen: Screen) -> str:
    """Return the texts of a screen, its alt texts in brackets, its buttons in a line and its selects in one each."""
    buttons = " ".join(f"({each.label})" for each in screen.controls if isinstance(each, Button))
    lines = [
        "---",
        text_of(screen),
        *(f"[{picture.alt}]" for picture in screen.pictures),
        *([buttons] if buttons else []),
        *(line for each in screen.controls if not isinstance(each, Button) for line in _select_lines(each)),
    ]
    return plain(without_spans("\n".join(lines)))


def _select_lines(select: object) -> Iterable[str]:
    placeholder = getattr(select, "placeholder", "")
    if isinstance(select, ChannelSelect):
        return [f"<{placeholder}>"]
    options = getattr(select, "options", ())
    return [
        f"<{placeholder}: {' | '.join(' · '.join(filter(None, (each.label, each.description))) for each in options)}>"
    ]


def main() -> None:
    GOLDEN.write_text(screens(), encoding="utf-8")
    COMMAND_LIST.write_text(commands(), encoding="utf-8")
    for each in screens_of_features():
        golden_of(each).write_text(screens_of(each), encoding="utf-8")
    golden_scenes.write()


if __name__ == "__main__":
    main()
