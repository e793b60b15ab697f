"""Screens of several topics: pages of settings, the confirmation of a final action, the archived game.

The overview of settings has a line for each page, and a select of the pages. A page has the controls of some settings.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from bot.chat.actions import Action
from bot.chat.kit.blocks import Address, Block, Button, Option, Role, Row, Screen, compose, plain_message, select_row
from bot.chat.kit.markup import bullet, heading, link, mention, relative_time
from bot.games.game import Game, Seat
from bot.games.options import OFF, ON, variant_key
from bot.games.outbox import Message
from bot.games.people.person import short_names
from bot.games.words.narration import join_facts
from bot.localization.fluent import FluentLocalizer
from bot.localization.spans import safe_name
from renderers.localizer import comma_list

OVERVIEW: Final = "all"
"""The value of the option that shows all settings."""

Facts: TypeAlias = Mapping[str, str | int]
"""The variables of a message."""


class SectionsView(Protocol):
    """The data of a page of settings."""

    @property
    def localizer(self) -> FluentLocalizer:
        """The language of the person who looks at the page."""

    @property
    def subject(self) -> Any:
        """The object whose fields are the settings."""


V = TypeVar("V", bound=SectionsView)


@dataclass(frozen=True)
class Section(Generic[V]):
    """A setting on a page of settings."""

    name: str
    changes: frozenset[str]
    """The names of the values that the controls change."""
    state: Callable[[V], Facts]
    """Returns the variables of the message `PAGE-NAME-is`, which shows the present value in a line."""
    controls: Callable[[V], Sequence[Block]]
    is_useful: Callable[[V], bool] = lambda _: True
    """Returns whether the setting has more than one value to choose from."""
    more: Callable[[V], Sequence[str]] = lambda _: ()
    """Returns additional texts for the line, such as a value that a feature adds."""
    page: str = ""
    """The page where the setting stands with others; empty for a page of its own, with its name."""
    way: Callable[[V], Sequence[Block]] | None = None
    """Returns the blocks on that page, if the controls need a separate page because a phone has too little room."""
    is_listed: bool = True
    """Whether the list of settings has the page. A button of another page leads to an unlisted page."""


@dataclass(frozen=True)
class SettingsPage(Generic[V]):
    name: str
    """The beginning of the ids of the page's messages."""
    show: Action
    """Shows a setting."""
    adjust: Action
    """Changes a setting."""
    explains: bool = False
    """Whether pages show a setting's message `PAGE-NAME-about`, where it exists, with the variables of `-is`."""

    def switch(self, name: str, page: str = "") -> Section[V]:
        def position(view: V) -> str:
            return ON if getattr(view.subject, name) else OFF

        def controls(view: V) -> Sequence[Block]:
            # The button sets a named value, so a second press changes nothing.
            other = OFF if position(view) == ON else ON
            label = view.localizer(f"button-set-{_dashed(name)}-{other}")
            return (Row((Button(self.adjusting(f"{name} {other}"), label),)),)

        return Section(_dashed(name), frozenset({name}), lambda view: {"state": position(view)}, controls, page=page)

    def choice(self, name: str, options: Callable[[V], Mapping[str, str]], page: str = "") -> Section[V]:
        """Return the section of a setting with a few values; `options` maps their texts to labels, "" for no value."""

        def current(view: V) -> str:
            value = getattr(view.subject, name)
            return "" if value is None else str(value)

        def controls(view: V) -> Sequence[Block]:
            rows = [
                Option(label, f"{name} {value}", chosen=value == current(view))
                for value, label in options(view).items()
            ]
            return (select_row(self.adjusting(name), view.localizer(self._key(name)), rows),)

        def state(view: V) -> Facts:
            return {"value": options(view).get(current(view), current(view))}

        return Section(_dashed(name), frozenset({name}), state, controls, lambda view: bool(options(view)), page=page)

    def adjusting(self, change: str) -> Address:
        """Return the address of a control; `change` is like "from 22", or for a select only the setting."""
        return Address(self.adjust, argument=change)

    def screen(
        self,
        sections: Sequence[Section[V]],
        view: V,
        chosen: str,
        *,
        notes: Sequence[Block | str] = (),
        may_change: bool = True,
    ) -> Screen:
        """Show the page or setting named `chosen`; all settings for other names, and without `may_change`."""
        pages = defaultdict[str, list[Section[V]]](list)
        for section in sections:
            if section.is_useful(view):
                pages[_page_of(section)].append(section)
        listed = [name for name, page in pages.items() if page[0].is_listed]
        named = next((each for each in sections if each.name == chosen), None)
        shown = _page_of(named) if named and not named.way else chosen
        on_page = [named] if named and named.way else pages.get(shown, [])
        if may_change and on_page:
            told = [block for section in on_page for block in self._one(section, view, is_alone=section is named)]
            title = self._key(shown)
        else:
            shown, title = OVERVIEW, f"{self.name}-title"
            lines = (join_facts(*(self._line(each, view) for each in pages[name])) for name in listed)
            told = ["\n".join(map(bullet, lines)), *notes]
        ways_on = self._ways_on(listed, shown, view) if may_change else ()
        return compose(heading(view.localizer(title)), *told, *ways_on)

    def _key(self, name: str) -> str:
        """Return the id of the message that names a page or setting; its other messages begin with the same id."""
        return f"{self.name}-{_dashed(name)}"

    def _one(self, section: Section[V], view: V, *, is_alone: bool) -> Iterator[Block | str]:
        if section.way and not is_alone:
            yield self._line(section, view)
            yield from section.way(view)
            return
        about = f"{self._key(section.name)}-about"
        told = view.localizer.find(about, **section.state(view)) if self.explains else None
        yield "\n".join(filter(None, (self._line(section, view), told)))
        yield from section.controls(view)

    def _line(self, section: Section[V], view: V) -> str:
        return join_facts(view.localizer(f"{self._key(section.name)}-is", **section.state(view)), *section.more(view))

    def _ways_on(self, pages: Iterable[str], shown: str, view: V) -> Iterator[Row]:
        """Yield a select of the pages that are not shown, and a button from a page to the overview."""
        options = [Option(view.localizer(self._key(each)), each) for each in pages if each != shown]
        if options:
            yield select_row(Address(self.show), view.localizer("settings-placeholder"), options)
        if shown != OVERVIEW:
            label = f"‹ {view.localizer('settings-all')}"
            yield Row((Button(Address(self.show, argument=OVERVIEW), label),))


def _page_of(section: Section[Any]) -> str:
    return section.page or section.name


def section_of(sections: Sequence[Section[Any]], change: str) -> str:
    """Return the name of the section whose controls make a change like "from 22"; OVERVIEW for an unknown change."""
    setting = change.partition(" ")[0]
    return next((section.name for section in sections if setting in section.changes), OVERVIEW)


def languages_or_default(languages: Mapping[str, str], default: str) -> Mapping[str, str]:
    """Return the languages to choose from, after an option for none; empty if there is only one language."""
    return {"": default, **languages} if len(languages) > 1 else {}


def _dashed(name: str) -> str:
    return name.replace("_", "-")


YES_OR_NO: Final = "button-yes", "button-no"


def ask_first(
    asked: str,
    do_it: Address,
    localizer: FluentLocalizer,
    answers: tuple[str, str] = YES_OR_NO,
    *,
    leave_it: Address | None = None,
    about: str = "",
) -> Screen:
    """Ask before an action that is final or that other people notice; by default the second button changes nothing.

    `answers` are the messages of the two buttons. The button of a final action is red and names the action. `about` is
    a line above the question, for a message that does not show its subject.
    """
    role = Role.PRIMARY if answers is YES_OR_NO else Role.DANGER
    yes, no = map(localizer, answers)
    leave_it = leave_it or Address(Action.CALL_OFF, do_it.subject)
    return compose(about, asked, Row((Button(do_it, yes, role), Button(leave_it, no))))


def explained_options(
    setting: str, values: type[StrEnum], chosen: StrEnum, localizer: FluentLocalizer, change: str = ""
) -> list[Option]:
    """Return an option for each value; its value is like "policy turn", or begins with `change` instead.

    Only the chosen option names the setting, as a closed select shows that option.
    """
    keys = {each: f"{setting}-{each}" for each in values}
    labels = {each: localizer(key) for each, key in keys.items()}
    labels[chosen] = localizer(f"setup-{setting}", value=labels[chosen])
    return [
        Option(labels[each], f"{change or setting} {each}", localizer(f"{key}-about"), each is chosen)
        for each, key in keys.items()
    ]


def mention_all(seats: Iterable[Seat], localizer: FluentLocalizer) -> str:
    return localizer.all_of(mention(seat.user_id, seat.name) for seat in seats)


def mention_named(row: Message, localizer: FluentLocalizer) -> str:
    """Mention the people whose user ids are the subject of a message."""
    return localizer.all_of(mention(int(each)) for each in row.subject)


def game_url(game: Game, message_id: int | None = None) -> str:
    """Return the URL of a message, by default the game's public one, or of its channel while there is no message."""
    channel = f"https://discord.com/channels/{game.guild_id or '@me'}/{game.channel_id}"
    shown = message_id or game.announcement.id
    return f"{channel}/{shown}" if shown else channel


def game_link(game: Game, localizer: FluentLocalizer, message_id: int | None = None) -> str:
    """Link the name of the variant to a message, by default the game's public one."""
    return link(localizer(variant_key(game.options)), game_url(game, message_id))


def archived_game(game: Game, localizer: FluentLocalizer) -> Screen:
    return plain_message(
        join_facts(localizer(variant_key(game.options)), localizer("archive-gone")),
        due_line(game, localizer),
        localizer("archive-archived", when_span=relative_time(game.times.ended_at)),
        Row((revive_button(game, localizer),)),
    )


def due_line(game: Game, localizer: FluentLocalizer) -> str:
    """Name the person for whom the game has waited."""
    return localizer("archive-due", name=safe_name(game.acting.name)) if game.acting else ""


def revive_button(game: Game, localizer: FluentLocalizer) -> Button:
    return Button(Address(Action.REVIVE, game.id), localizer("button-revive"), Role.SUCCESS)


THREAD_NAMES: Final = 48
"""The most characters of all people's names together in the name of a thread."""


def thread_name(game: Game, localizer: FluentLocalizer) -> str:
    """Return the name of the thread of a game, which is plain text: the game and its people, without substitutes."""
    own = [seat for seat in game.seats if seat.has_person or seat.owner_id] or game.seats
    people = [seat.owner_name or seat.name for seat in own]
    names = comma_list(short_names(people, THREAD_NAMES // len(people)), localizer)
    return localizer("thread-name", game=localizer(variant_key(game.options)), names=names)


@dataclass(frozen=True)
class GameList:
    """A list on the page of a person's games, which has room for a part of it."""

    title: str
    """The heading in Markdown."""
    lines: Sequence[str]
    """The lines of the first games."""
    games: Sequence[Game]
    """All games of the list."""
    controls: Callable[[Sequence[Game]], Row]
    """Returns the controls of the games that have a line."""
    note: str = ""

    def blocks(self, localizer: FluentLocalizer) -> Sequence[Block | str]:
        """Return the list with the number of the games left out; nothing without games."""
        if not self.games:
            return ()
        left = len(self.games) - len(self.lines)
        text = "\n".join([*self.lines, localizer("games-more", more=left)] if left else self.lines)
        return self.title, text, self.controls(self.games[: len(self.lines)]), self.note
