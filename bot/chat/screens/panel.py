"""The panel is a private message that shows a player's turn step by step."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain, zip_longest
from types import MappingProxyType
from typing import Final
from zlib import crc32

from bot.chat.actions import Action
from bot.chat.extension import ChatPart, Panel, Step
from bot.chat.kit.blocks import Block, Button, Gallery, Role, Row, Screen, Select, Text, compose
from bot.chat.kit.markup import bold, small
from bot.chat.screens.steps import CHOOSE, FINISH, PLACE, choice_picture
from bot.chat.screens.table_view import Look, accent, seat_names, table_button
from bot.games.options import option_key
from bot.games.people.person import Person
from bot.games.series import origin_name
from bot.games.table import PlayedMove
from bot.games.words.narration import describe_domino, join_facts
from bot.localization.fluent import FluentLocalizer
from engine.dominoes import Domino
from engine.extensions import parts
from engine.moves import Discard, Done, Move, Pick, Place
from engine.scoring import BONUSES, Outlook
from engine.state import State
from renderers import kingdom_view
from renderers.text.wording import domino_text, signed


def steps_of(state: State) -> tuple[Step, ...]:
    """Return the steps of the current turn in the order of the rules; an empty tuple if nobody has a turn."""
    if not state.turns:
        return ()
    by_kind = {kind: step for step in _known() for kind in step.moves}
    kinds = (kind for step in state.variant.steps for kind in step.moves if kind in by_kind)
    in_order = dict.fromkeys(by_kind[kind] for kind in kinds)
    return tuple(each for each in (*in_order, FINISH) if each.belongs(state))


def _known() -> tuple[Step, ...]:
    return PLACE, *(step for part in parts(ChatPart) for step in part.panel_steps), CHOOSE


def step_of(played: PlayedMove) -> Step:
    return next(step for step in (*_known(), FINISH) if isinstance(played.move, step.moves))


SHORT_PATH = 2
"""The highest number of steps of a short turn. The panel shows a line with all steps of a longer turn."""


def panel_screen(panel: Panel) -> Screen:
    """Show the actions of the player to move."""
    panel = replace(panel, offers_turn=_offers_turn(panel))
    if panel.offers_turn and panel.shows_turn:
        return compose(path_line(panel), *_suggested_turn(panel), accent=accent(panel.table))
    step = _with_suggested_turn(panel, [*panel.step.blocks(panel), skipped_line(panel)])
    last = Row((*navigation(panel).controls, *_panel_buttons(panel)))
    controls = (*_below_pictures(panel.hint, step), last)
    return compose(
        "\n".join(map(small, panel.notice.split("\n"))) if panel.notice else "",
        panel.told,
        path_line(panel),
        # A panel shows either a notice or facts, so that the text and the buttons fit on the screen of a phone.
        "" if panel.notice else _facts(panel),
        *_automatic_moves(panel),
        *_aside_above_spots(panel, controls),
        Row((), text_mode_only=(table_button(panel.table, panel.localizer),) if _lacks_table(panel) else ()),
        *(Row((), (each,)) for each in panel.heard),
        accent=accent(panel.table),
    )


def _lacks_table(panel: Panel) -> bool:
    """Return whether the panel has no button that shows the table.

    A game in a channel has a public message with the table. People who play a shared deal in a panel on a server do not
    miss the table. If the bot is not a member of the server, people need the table to reach settings and rules.
    """
    game = panel.table.game
    return not game.is_in_panel or bool(game.deal.name and game.guild_id and not panel.is_visited)


def _why_button(panel: Panel) -> Iterator[Button]:
    """Yield a button that explains a clearly better turn than the player's previous turn, if there was one."""
    graded = panel.graded
    if graded is None or graded.question is None:
        return
    best = graded.question.best
    other = panel.localizer.number(best.domino) if isinstance(best, Pick) else ""
    label = panel.localizer("button-why-not", domino=other) if other else panel.localizer("button-why")
    yield panel.button(Action.WHY_NOT, graded.turn[0].ply, label)


def _facts(panel: Panel) -> str:
    """Return a line about the cost of the previous turn, the origin of the game, and the bonuses that are not lost."""
    cost = panel.graded.cost if panel.graded else 0
    told = panel.localizer("coach-cost", points=round(cost)) if cost else ""
    mark = panel.localizer("played-on", id=origin_name(panel.table.game)) if panel.table.game.deal.origin else ""
    facts = join_facts(told, mark, *bonuses_left(panel))
    return small(facts) if facts else ""


def bonuses_left(panel: Panel) -> Iterator[str]:
    """Yield a text about the bonuses that are certain, and a text about the open bonuses, with their points."""
    kingdom = panel.state.king.kingdom
    kept = [each for each in BONUSES.values() if each.letter in panel.table.variant.options]
    for outlook, key in ((Outlook.SURE, "panel-bonuses-sure"), (Outlook.OPEN, "panel-bonuses")):
        these = (each for each in kept if each.outlook(panel.state, kingdom) is outlook)
        if told := [f"{panel.localizer(option_key(each.letter))} {signed(each.points)}" for each in these]:
            yield panel.localizer(key, bonuses=join_facts(*told))


def _panel_buttons(panel: Panel) -> Iterator[Button]:
    """Yield the coach's button, and the button that shows the table of a game without a channel."""
    yield from _why_button(panel)
    if not (_lacks_table(panel) or panel.lead):
        yield panel.button(Action.SHOW_KINGDOM, Look(), panel.localizer("button-table"))


def _below_pictures(added: Block | str, blocks: Sequence[Block | str]) -> Sequence[Block | str]:
    """Insert a block before the first controls below the last picture.

    People see the end of a message first, so the block is there and not at the top.
    """
    pictures = [number for number, each in enumerate(blocks) if isinstance(each, Gallery)]
    start = pictures[-1] + 1 if pictures else 0
    before = next((number for number in range(start, len(blocks)) if isinstance(blocks[number], Row)), len(blocks))
    return (*blocks[:before], added, *blocks[before:])


def _aside_above_spots(panel: Panel, blocks: Sequence[Block | str]) -> Sequence[Block | str]:
    """Move the buttons of a game without a channel into the row above the spots, to save a line on a phone.

    Without a list of spots, move the buttons into the row above them, unless that row makes moves.
    """
    back = (*_panel_buttons(panel),)
    match [each for each in blocks if each and each != Row(())]:
        case [*before, Row() as steering, Row(controls=(Select(),)) as spots, Row() as last] if last.controls == back:
            buttons = tuple(each for each in steering.controls if isinstance(each, Button))
            return (*before, replace(steering, controls=(*buttons, *back)), spots)
        case [*before, Row() as aside, Row() as last] if last.controls == back:
            if Action.PLAY not in {each.address.action for each in aside.controls}:
                return (*before, replace(aside, controls=(*aside.controls, *back)))
    return blocks


def _offers_turn(panel: Panel) -> bool:
    """Return whether a button shows the suggested turn.

    A short turn has no such button, and neither does a lesson, the last step, a side step or a chosen move.
    """
    is_aside = panel.is_lesson or panel.chosen(Move) or panel.step in (CHOOSE, FINISH) or panel.step.is_side_step
    return len(panel.steps) > SHORT_PATH and not is_aside and bool(panel.advice)


def _with_suggested_turn(panel: Panel, blocks: Sequence[Block | str]) -> Sequence[Block | str]:
    """Insert a button that shows the suggested turn, unless one of the buttons already plays that turn.

    The new button is above the other buttons, and the green buttons become gray.
    """
    play = panel.address(Action.PLAY, " ".join(map(str, panel.advice)))
    if not panel.offers_turn or any(
        play == each.address for row in blocks if isinstance(row, Row) for each in row.controls
    ):
        return blocks
    see = panel.button(
        Action.SHOW_PANEL_STEP, f"turn {panel.step.key}", panel.localizer("button-see-turn"), Role.SUCCESS
    )
    return _below_pictures(Row((see,)), [_quiet(each) if isinstance(each, Row) else each for each in blocks])


def _suggested_turn(panel: Panel) -> Iterator[Block | str]:
    """Yield the kingdom after the suggested turn, the moves, and the buttons that play the turn or go back."""
    state, moves, localizer = panel.state, panel.advice, panel.localizer
    played = imagined_moves(panel.position, moves)
    built = next((each.before for each in played if isinstance(each.move, Pick)), played[-1].after)
    placed = [each for each in moves if isinstance(each, Place)]
    land = kingdom_view(built, state.king.kingdom, seat_names(panel.table), placed[0] if placed else None)
    stem = f"turn-{crc32(' '.join(map(str, moves)).encode())}"
    yield Gallery((choice_picture(panel, stem, land, with_line=isinstance(moves[-1], Pick)),))
    deeds = named_moves(panel.position, moves, localizer)
    yield Text.of(*(localizer("panel-turn", deeds=each) for each in deeds))
    play = panel.button(Action.PLAY, " ".join(map(str, moves)), localizer("button-play-turn"), Role.SUCCESS)
    yield Row((play, panel.button(Action.SHOW_PANEL_STEP, panel.step.key, localizer("button-turn-back"))))


def named_moves(state: State, moves: Sequence[Move], localizer: FluentLocalizer) -> tuple[str, str]:
    """Name the moves in two texts, for the screen and for text mode.

    Placements, discards and the end of the turn have no name. The texts are empty without other moves.
    """
    played = imagined_moves(state, moves)
    seen, in_words = (
        join_facts(*(deed(each, describe, localizer) for each in played if not isinstance(each.move, UNNAMED)))
        for describe in (describe_domino, domino_text)
    )
    return seen, in_words


def _quiet(row: Row) -> Row:
    """Return the row with gray buttons instead of green buttons."""
    buttons = (each for each in row.controls if isinstance(each, Button))
    quiet = tuple(replace(each, role=Role.SECONDARY) if each.role is Role.SUCCESS else each for each in buttons)
    return replace(row, controls=quiet) if quiet else row


UNNAMED: Final = Place, Discard, Done


def deed(played: PlayedMove, describe: Callable[[Domino, FluentLocalizer], str], localizer: FluentLocalizer) -> str:
    """Name a move as a step of a turn."""
    if isinstance(played.move, Pick):
        return localizer("button-take", domino=describe(played.move.domino, localizer))
    step = step_of(played)
    return localizer(f"plan-{step.key}", **step.facts(played, localizer))


def imagined_moves(state: State, moves: Sequence[Move]) -> tuple[PlayedMove, ...]:
    """Return the moves as if they had been played from the position on."""
    played = list[PlayedMove]()
    for ply, move in enumerate(moves):
        played.append(PlayedMove(ply, move, state, state := state.play(move)))
    return tuple(played)


def path_line(panel: Panel) -> Block | str:
    """Return a line with all steps. A completed step has a tick, and the current step is bold.

    Text mode names only the current step, because screen readers announce neither ticks nor bold print.
    """
    path, localizer = panel.path, panel.localizer
    if len(path) <= SHORT_PATH:
        return ""

    def name(step: Step) -> str:
        text = localizer(f"step-{step.key}")
        if step is panel.step:
            return bold(text)
        return f"✓ {text}" if step in panel.made else text

    number, step = path.index(panel.step) + 1, localizer(f"step-{panel.step.key}")
    sentence = localizer("panel-step", number=number, count=len(path), step=step)
    return Text.of(small(" › ".join(map(name, path))), in_text_mode=small(sentence))


def _automatic_moves(panel: Panel) -> Iterator[Text]:
    """Yield a text for each automatic move of the turn, until the player shows another step."""
    for played in () if panel.focus else panel.table.current_turn:
        move = played.move
        if isinstance(move, Discard) or (isinstance(move, Place) and len(played.before.legal_moves()) == 1):
            key = "panel-discarded" if isinstance(move, Discard) else "panel-auto-placed"
            yield Text.of(
                panel.localizer(key, domino=describe_domino(move.domino, panel.localizer)),
                in_text_mode=panel.localizer(key, domino=domino_text(move.domino, panel.localizer)),
            )


def skipped_line(panel: Panel) -> str:
    """Return a line for each unseen step that the next move skips; empty without such steps."""
    return "\n".join(small(panel.localizer(f"skipped-{each.key}")) for each in panel.unseen)


def navigation(panel: Panel) -> Row:
    """Return the buttons that show other steps, and the button that takes back the latest move."""
    table, localizer = panel.table, panel.localizer

    def button(label: str, step: Step, origin: str = "", role: Role = Role.SECONDARY) -> Button:
        return panel.button(Action.SHOW_PANEL_STEP, " ".join(filter(None, (step.key, origin))), label, role)

    def skipping(step: Step) -> str:
        return localizer("button-skip-step", step=localizer(f"step-{step.key}"))

    buttons = []
    for step in panel.following[:1]:
        # The player has opened a side step on purpose, so the panel does not suggest skipping the step.
        passes = panel.suggested is not None and not isinstance(panel.suggested, panel.step.moves)
        label, role = panel.marked(skipping(step), is_suggested=passes and not panel.step.is_side_step)
        buttons.append(button(label, step, role=Role.SECONDARY if panel.offers_turn else role))
    # A lesson goes step by step.
    far = () if panel.is_lesson else panel.following[1:][-1:]
    buttons += [button(skipping(step), step, panel.step.key) for step in far]
    aside = () if panel.is_lesson else panel.side_steps
    buttons += [button(localizer(f"button-side-step-{step.key}"), step) for step in aside]
    for step in panel.skipped[-1:]:
        buttons.append(button(localizer("button-step-back", step=localizer(f"step-{step.key}")), step))
    if table.can_take_back:
        # The address of the button contains the move. The panel can then show the move again as the chosen move.
        buttons.append(panel.button(Action.TAKE_BACK, table.moves[-1].move, localizer("button-undo")))
    return Row(tuple(buttons))


HINTS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "merits": ("merits",),
        "itself": ("itself",),
        "first": ("first-game",),
        "discard": ("nowhere",),
        "back": ("back",),
        "place": ("spots", "take"),
        "choose": ("numbers",),
    }
)
"""The names of the hints in order, by the key of a step or of an occasion.

"merits" explains the points of spots and dominoes. "itself" explains an automatic move in the previous turn. "first"
explains why suggestions are shown. "discard" explains a domino that was discarded in the turn. "back" explains the
button that takes back the latest move, if the panel has the button. The message `hint-NAME` has the text of a hint. The
database stores the names of hints that a person has seen, so the names must not change.
"""


def due_hint(steps: Iterable[str], person: Person) -> str:
    """Return the next hint on any of the steps that is new to the person; empty without such a hint.

    The first hints of all steps come before the second hint of any step.
    """
    known = {step: names for each in (HINTS, *(part.hints for part in parts(ChatPart))) for step, names in each.items()}
    names = filter(None, chain.from_iterable(zip_longest(*(known.get(step, ()) for step in steps))))
    return next((name for name in names if name not in person.hints.split()), "")


def has_room(notice: str, news: str) -> bool:
    """Return whether a panel has room for a hint; otherwise the next panel shows the hint.

    A panel with a notice has no hint. With a hint and at most three lines of news, the panel fits on a phone.
    """
    return not notice and news.count("\n") < 3


def with_hint(person: Person, name: str) -> Person:
    return replace(person, hints=" ".join(dict.fromkeys((*person.hints.split(), name))))
