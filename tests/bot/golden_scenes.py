"""Screens and sentences at chosen positions, as `golden/scenes.txt` has them: a sentence, commands, what each shows.

A feature has its own kinds of scenes in its `screens.py`, and shows them in its `scenes.txt`.
`python -m tests.bot.golden_screens` writes what they show again. A command is a kind of scene, a table, and options:

- a table is the name of a position, a variant with its players (`kd/2`), or a record and its ply (`qd-4:123`);
- `moves` are made there, `names` have seats there, and `log` says of plies who wrote them otherwise (`2:computer`,
  or `3:1` for the person of the first seat);
- `game` has fields of the game or of its parts (`status=lobby pace=0`), and `seats` of seats
  (`1:offered=True,team=0 2:computer=master`); `invited` and `put_out` take such seats from the table;
- `done` is what the player of the first seat sees after a turn, `end` what everybody sees after a game, `setup` the
  panel of a lobby, and `notice` the message of a row, whose other fields are in `row`;
- `help` is how many suggestions the reader wants; the other options are those of the functions below.
"""

import ast
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from bot.chat.deeds.board import board
from bot.chat.deeds.turn import plan_notice
from bot.chat.kit import in_text_mode
from bot.chat.kit.blocks import Button, Gallery, Option, PictureSpec, Role, Screen, Select, Text
from bot.chat.kit.markup import markdown
from bot.chat.screens.answers import answer
from bot.chat.screens.deck import DeckQuestion, deck
from bot.chat.screens.lobby import LobbyPage, LobbySetup, banner, lobby, lobby_panel
from bot.chat.screens.notices import OUTCOMES, SCREENS
from bot.chat.screens.pages import thread_name
from bot.chat.screens.panel import panel_screen
from bot.chat.screens.plan import Planning, ShownPlan, kept_plan, unkept_plan
from bot.chat.screens.result import final_board, result
from bot.chat.screens.table_view import Look
from bot.chat.screens.turn import turn, turn_done
from bot.games.game import Entry, Policy, Status, Suggestions
from bot.games.outbox import Kind, Message
from bot.games.people.person import Person
from bot.games.series import Ending, standings
from bot.games.table import Table
from bot.games.words.highlights import Highlights
from bot.games.words.narration import Length, narrate
from bot.localization.spans import plain as without_spans
from engine.moves import Move
from engine.state import State
from renderers import (
    ChoiceView,
    View,
    alt_text,
    close_up_view,
    deck_views,
    describe,
    draft_view,
    kingdom_view,
    poster_view,
    table_view,
)
from renderers.court import building_site_view, court_view
from tests.bot.sample_tables import FIRST_USER, LOCALIZER, POSITIONS, SCENES, changed, recorded, table_at
from tests.bot.screen_checks import advised, check
from tests.bot.words import plain, written
from tests.recorded_games import RECORD_OF

TITLE, COMMAND, SHOWN = "== ", "$ ", "  "
NAMES = "Ola,Kenji,Zuri,Li,Mo,Ana,Bo,Cy"

Options = Mapping[str, str]
Scene = Callable[[Table, Options], Screen | Iterable[str]]


def scenes() -> Mapping[str, list[str]]:
    """Return the lines of each scene by its title: commands, each with the lines that it shows."""
    found, lines = dict[str, list[str]](), list[str]()
    for line in SCENES.read_text(encoding="utf-8").splitlines():
        if line.startswith(TITLE):
            lines = found.setdefault(line.removeprefix(TITLE), [])
        elif line.startswith((COMMAND, SHOWN)):
            lines.append(line)
    return found


def performed(
    lines: Iterable[str], kinds: Mapping[str, Scene] | None = None, picture: Callable[[PictureSpec], str] | None = None
) -> Iterator[str]:
    """Yield the lines of a scene as they are now: other lines stay, and what a command shows follows it."""
    for line in lines:
        if line.startswith(SHOWN):
            continue
        yield line
        if line.startswith(COMMAND):
            shown = _shown(line, kinds or KINDS)
            seen = picture or _picture
            lines_shown = transcript(check(shown), seen, shown_control) if isinstance(shown, Screen) else shown
            yield from (f"{SHOWN}{each}" for each in lines_shown)


def screens_of_scenes(path: Path, kinds: Mapping[str, Scene], table: Table | None = None) -> Iterator[Screen]:
    """Yield the screens of all commands of a file; all are of `table`, if there is one."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith(COMMAND) and isinstance(shown := _shown(line, kinds, table), Screen):
            yield shown


def _shown(command: str, kinds: Mapping[str, Scene], table: Table | None = None) -> Screen | Iterable[str]:
    kind, place, *options = shlex.split(command.removeprefix(COMMAND))
    chosen = {name: value for name, _, value in (each.partition("=") for each in options)}
    return kinds[kind](table or _table(POSITIONS.get(place, place), chosen), chosen)


def _table(place: str, options: Options) -> Table:
    names, moves = options.get("names", NAMES).split(","), options.get("moves", "").split()
    stem, _, ply = place.partition(":")
    if stem in RECORD_OF:
        over = recorded(RECORD_OF[stem])
        table = replace(over, game=replace(over.game, status=Status.PLAYING)).until(int(ply)) if ply else over
    else:
        code, slash, players = place.partition("/")
        text = str(State.start(code, int(players))) if slash and players.isdecimal() else place
        table = table_at(text, *moves, names=names[: State.parse(text).players])
    if log := dict(each.split(":") for each in options.get("log", "").split()):
        entries = (_rewritten(each, log.get(str(each.ply), log.get("*", ""))) for each in table.log)
        table = Table(table.game, 0, table.start).extended(table.game, entries)
    if stem in RECORD_OF and "names" in options:
        seats = zip(table.game.seats, names, strict=True)
        table = table.with_game(replace(table.game, seats=tuple(replace(seat, name=name) for seat, name in seats)))
    groups = {key: _fields_of_seats(options.get(key, "")) for key in ("seats", "invited", "put_out")}
    away = groups["invited"] | groups["put_out"]
    moved = {
        key: tuple(replace(each, **group[each.number]) for each in table.game.seats if each.number in group)
        for key, group in groups.items()
    }
    kept = {each.number: each for each in (*table.game.seats, *moved.pop("seats")) if each.number not in away}
    game = changed(table.game, seats=tuple(kept.values()), **moved, **_fields(options.get("game", "")))
    return Table.of(game) if game.status is Status.LOBBY else replace(table, game=game)


def _fields_of_seats(text: str) -> dict[int, dict[str, Any]]:
    return {int(number): _fields(of_seat, ",") for number, of_seat in (each.split(":") for each in text.split())}


def _fields(text: str, separator: str | None = None) -> dict[str, Any]:
    return {name: _value(name, value) for name, value in (each.split("=") for each in text.split(separator) if each)}


def _value(name: str, text: str) -> Any:
    """Return a number, True, False or None; any other text is a value of an enumeration, or has `+` for spaces."""
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return ENUMERATIONS.get(name, str)(text.replace("+", " "))


ENUMERATIONS: Final[Mapping[str, type[str]]] = {"status": Status, "policy": Policy, "suggestions": Suggestions}


def _rewritten(entry: Entry, who: str) -> Entry:
    """Return a row as somebody else would have written it."""
    if who == "computer":
        return replace(entry, user_id=None, interaction_id=None)
    if who in {"late", "planned"}:
        return replace(entry, interaction_id=None, late=who == "late", planned=who == "planned")
    if who == "unasked":
        return replace(entry, interaction_id=None)
    if who == "followed":
        return replace(entry, user_id=FIRST_USER + 1, interaction_id=None)
    if who == "erased":
        return replace(entry, user_id=None)
    return replace(entry, user_id=FIRST_USER + int(who) - 1, interaction_id=9) if who else entry


def _reader(options: Options) -> Person:
    return Person(1, suggestions=Suggestions(options.get("help", Suggestions.SHOWN)))


def _panel(table: Table, options: Options) -> Screen:
    reader = _reader(options)
    screen = panel_screen(
        advised(
            table, reader, focus=options.get("focus", ""), hint=options.get("hint", ""), is_visited="visited" in options
        )
    )
    return in_text_mode(screen) if "heard" in options else screen


def _plan(table: Table, options: Options) -> Screen:
    planning = Planning(table, 1, ShownPlan.parse(options["plan"]), _reader(options), LOCALIZER)
    return (kept_plan if "kept" in options else unkept_plan)(planning)


def _stopped(table: Table, options: Options) -> list[str]:
    """What the panel says of a plan that has stopped."""
    number = int(options.get("seat", "1"))
    seats = (replace(each, plan=options["plan"]) if each.number == number else each for each in table.game.seats)
    stopped = replace(table, game=replace(table.game, seats=tuple(seats)))
    return written(plan_notice(stopped, number, LOCALIZER)).splitlines()


def _end(table: Table, options: Options) -> Screen:
    """The end of a game for everybody, or with the `totals` of the games of a dynasty, the end in the history."""
    games = [
        changed(
            table.game,
            seats=tuple(
                replace(each, score=int(score)) for each, score in zip(table.game.seats, row.split(), strict=True)
            ),
        )
        for row in filter(None, options.get("totals", "").split(","))
    ]
    highlights = Highlights.of(table) if "highlights" in options else Highlights()
    ending = Ending(standings(games), highlights=highlights)
    if games:
        return final_board(table, ending, LOCALIZER)
    return result(table, ending, LOCALIZER, [int(each) for each in options.get("called", "").split()])


def _notice(table: Table, options: Options) -> Screen:
    """The message of a row, or what takes its place once it has `ended`."""
    subject = tuple(options.get("subject", "").split())
    row = Message(Kind(options["kind"]), subject, **_fields(options.get("row", "")))
    return (OUTCOMES if "ended" in options else SCREENS)[row.kind](table, row, LOCALIZER)


def _setup(table: Table, options: Options) -> Screen:
    """The panel of a lobby as the person of seat `reader` sees it, who is its host unless it is somebody else."""
    reader = int(options.get("reader", "1"))
    setup = LobbySetup(table.game, FIRST_USER + reader - 1, LOCALIZER, reader == 1, may_move="moving" in options)
    return lobby_panel(setup, page=LobbyPage(options.get("page", "")))


def _told(table: Table, options: Options) -> list[str]:
    without = table.game.seats[0] if "without" in options else None
    length, since = Length[options.get("length", "LINES")], int(options.get("since", "0"))
    return [written(each) for each in narrate(table, since, LOCALIZER, without=without, length=length)]


def _picture_in_words(table: Table, options: Options) -> Iterator[str]:
    """Yield the alt text of each picture, and its description."""
    names, built = [seat.name for seat in table.game.seats], options.get("chosen", "")
    chosen = Move.parse(built) if built else None
    for view in VIEWS[options["view"]](table, names, chosen):
        yield f"[{plain(alt_text(view, LOCALIZER))}]"
        for passage in describe(view, LOCALIZER):
            yield from filter(
                None, (passage.heading and f"### {plain(passage.heading)}", *map(plain, passage.sentences))
            )
            yield from (f"- {plain(item)}" for item in passage.items)


VIEWS: Final[Mapping[str, Callable[[Table, Sequence[str], Any], Iterable[View]]]] = {
    "kingdom": lambda table, names, _: [kingdom_view(table.state, 0, names)],
    "both": lambda table, names, _: (close_up_view(table.state, each, names) for each in (0, 1)),
    "poster": lambda table, names, _: [poster_view([table.state], names)],
    "table": lambda table, names, _: [table_view(table.state, names)],
    "lines": lambda table, names, _: [draft_view(table.state, names)],
    "deck": lambda table, _, __: deck_views(table.state),
    "end": lambda table, _, __: [
        each.view for each in result(table, Ending(highlights=Highlights.of(table)), LOCALIZER).pictures
    ],
    "banner": lambda table, _, __: [banner(table, LOCALIZER)],
    "board": lambda table, names, chosen: [court_view(table.state, names, chosen)],
    "site": lambda table, names, chosen: [building_site_view(table.state, names, chosen)],
    "placement": lambda table, names, chosen: [replace(kingdom_view(table.state, 0, names), ghost=chosen)],
}


def lines_of(block: Text) -> list[str]:
    return plain(markdown(block.lines)).splitlines()


def transcript(
    screen: Screen, picture: Callable[[PictureSpec], str], control: Callable[[Button | Select], str]
) -> Iterator[str]:
    """Yield the lines of a screen from top to bottom: texts, pictures, and a line for each row of controls."""
    for block in screen.blocks:
        if isinstance(block, Text):
            yield from lines_of(block)
        elif isinstance(block, Gallery):
            yield " ".join(map(picture, block.pictures))
        else:
            if block.controls:
                yield plain(without_spans(" ".join(map(control, block.controls))))
            if block.text_mode_only:
                yield plain(without_spans(f"heard {' '.join(map(control, block.text_mode_only))}"))


def _picture(picture: PictureSpec) -> str:
    name, view = picture.name.split("-")[0], picture.view
    if not isinstance(view, ChoiceView):
        return f"[{name}]"
    kingdom = view.kingdom
    spots = (f"{spot.number} {'-'.join(map(str, spot.squares))}" for spot in kingdom.spots)
    return f"[{name}: {kingdom.ghost or 'nothing'} in {', '.join(spots) or 'no spot'}]"


def shown_control(control: Button | Select) -> str:
    """Return a control with its address: a button with its role and state, a select with each option's value.

    The replacement in text mode follows a bar, and a star stands before a chosen option.
    """
    if isinstance(control, Button):
        role = "" if control.role is Role.SECONDARY else f", {control.role.name.lower()}"
        state = "" if control.is_enabled else ", disabled"
        return f"({control.label}{_heard(control)} -> {control.address}{role}{state})"
    chosen = (f"{name} {value}" for name in ("chosen", "most") if (value := getattr(control, name, None)))
    options = (
        f"{'*' * each.chosen}{' · '.join(filter(None, (each.label, each.description)))}{_heard(each)} -> {each.value}"
        for each in control.options
    )
    kind = type(control).__name__.removesuffix("Select")
    shown = "; ".join((*chosen, *options))
    return f"<{' '.join(filter(None, (kind, control.placeholder)))} -> {control.address}: {shown}>"


def _heard(control: Button | Option) -> str:
    return "" if control.in_text_mode is None else f" | {control.in_text_mode}"


KINDS: Final[Mapping[str, Scene]] = {
    "answer": lambda table, options: answer(options["asked"], table, int(options.get("kingdom", "0")), LOCALIZER),
    "panel": _panel,
    "plan": _plan,
    "stopped": _stopped,
    "board": lambda table, options: board(table, FIRST_USER, LOCALIZER, Look.parse(options.get("look", "all"))),
    "deck": lambda table, options: deck(table, DeckQuestion(page=int(options.get("page", "0"))), LOCALIZER),
    "turn": lambda table, options: turn(
        table.until(table.public_ply), int(options.get("since", "0")), LOCALIZER, _value("", options.get("at", "None"))
    ),
    "lobby": lambda table, options: lobby(table, LOCALIZER, in_thread="in_thread" in options),
    "thread": lambda table, _: [thread_name(table.game, LOCALIZER)],
    "setup": _setup,
    "notice": _notice,
    "done": lambda table, _: turn_done(table, 1, LOCALIZER),
    "end": _end,
    "told": _told,
    "picture": _picture_in_words,
}


def write() -> None:
    shown = performed(SCENES.read_text(encoding="utf-8").splitlines())
    SCENES.write_text("\n".join(shown) + "\n", encoding="utf-8")
