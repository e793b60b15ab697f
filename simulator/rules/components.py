"""The rules for components in messages and modals (components/reference)."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Any, Final

from simulator import api
from simulator.api import Json
from simulator.rules.shapes import check, length, named, twice
from simulator.world.messages import safe_name

PAGE: Final = "[components/reference]"
FILES: Final = "[reference#uploading-files]"
_NOWHERE: Final = "[on no page; libraries document it]"
MOST_COMPONENTS: Final = 40
MOST_TEXT: Final = 4000
MOST_ROWS: Final = 5
_BUTTONS_IN_ROW: Final = 5
_LINK, _PREMIUM = 5, 6


class Place(Enum):
    """The container of components."""

    PLAIN = "a message without IS_COMPONENTS_V2"
    V2 = "a message with IS_COMPONENTS_V2"
    MODAL = "a modal"


_IN_CONTAINER: Final = {api.ROW, api.TEXT_DISPLAY, api.SECTION, api.GALLERY, api.SEPARATOR, api.FILE}
_TOP: Final = {
    Place.PLAIN: {api.ROW},
    Place.V2: {*_IN_CONTAINER, api.CONTAINER},
    Place.MODAL: {api.LABEL, api.TEXT_DISPLAY, api.ROW},
}
_INSIDE: Final[Mapping[int, set[int]]] = {
    api.ROW: {api.BUTTON, *api.SELECTS, api.TEXT_INPUT},
    api.SECTION: {api.TEXT_DISPLAY, api.BUTTON, api.THUMBNAIL},
    api.CONTAINER: _IN_CONTAINER,
    api.LABEL: {api.TEXT_INPUT, *api.SELECTS},
}
"""The components allowed inside a component."""


class Components:
    """Checks the components of one message or modal, and counts the totals with limits."""

    def __init__(self, names: set[str], place: Place) -> None:
        self._names, self._place = {safe_name(name) for name in names}, place
        self._count = self._text = 0
        self._ids: list[int] = []
        self._custom_ids: list[str] = []

    def check(self, components: list[Any]) -> Iterator[str]:
        for index, component in enumerate(components):
            yield from self._one(component, f".components[{index}]", _TOP[self._place])
        yield from twice("component id", self._ids, PAGE)
        yield from twice("custom_id", self._custom_ids, PAGE)
        if self._place is Place.PLAIN and len(components) > MOST_ROWS:
            yield f"{len(components)} action rows, at most {MOST_ROWS} {PAGE}"
        if self._place is Place.V2 and self._count > MOST_COMPONENTS:
            yield f"{self._count} components, at most {MOST_COMPONENTS} {PAGE}"
        if self._text > MOST_TEXT:
            yield f"{self._text} characters of text in all, at most {MOST_TEXT} {_NOWHERE}"

    def _one(self, component: Any, at: str, possible: set[int]) -> Iterator[str]:
        if wrong := list(check(named("component"), component, at)):
            yield from wrong
            return
        kind = component["type"]
        if kind not in possible:
            yield f"{at}: type {kind} does not stand there in {self._place.value} {PAGE}"
            return
        self._count_in(component)
        yield from _combination(component, at, self._place)
        yield from self._media(component, at)
        inside = _INSIDE.get(kind, set())
        for index, each in enumerate(component.get("components", [])):
            yield from self._one(each, f"{at}.components[{index}]", inside)
        for key in {"accessory", "component"} & component.keys():
            yield from self._one(component[key], f"{at}.{key}", inside)

    def _count_in(self, component: Json) -> None:
        self._count += 1
        self._text += length(component["content"]) if component["type"] == api.TEXT_DISPLAY else 0
        self._ids += [component["id"]] if component.get("id") else []
        self._custom_ids += [component["custom_id"]] if component.get("custom_id") is not None else []

    def _media(self, component: Json, at: str) -> Iterator[str]:
        shown = [component.get("media"), component.get("file"), *(each["media"] for each in component.get("items", []))]
        yield from unnamed([each["url"] for each in shown if each], self._names, at)
        if component["type"] == api.FILE and not component["file"]["url"].startswith("attachment://"):
            yield f"{at}: a file is named by attachment:// {PAGE}"


def unnamed(urls: list[str], names: set[str], at: str) -> Iterator[str]:
    """Yield a problem for each invalid address, and for each attachment:// address without a file of the message."""
    for url in urls:
        scheme, _, name = url.partition("://")
        if scheme == "attachment" and safe_name(name) not in names:
            yield f"{at}: {url} names no upload {FILES}"
        elif scheme not in ("attachment", "https", "http"):
            yield f"{at}: {url!r} is no address {PAGE}"


def _combination(component: Json, at: str, place: Place) -> Iterator[str]:
    kind = component["type"]
    if kind == api.ROW:
        yield from _row(component, at, place)
    elif kind == api.BUTTON:
        yield from _button(component, at)
    elif kind in api.SELECTS:
        yield from _select(component, at, place)
    elif kind == api.SECTION:
        yield from _section(component, at)
    elif kind == api.TEXT_INPUT and (component.get("min_length") or 0) > (component.get("max_length") or MOST_TEXT):
        yield f"{at}: min_length over max_length {PAGE}"
    if place is Place.MODAL and component.get("disabled"):
        yield f"{at}: nothing is disabled in a modal {PAGE}"


def _row(row: Json, at: str, place: Place) -> Iterator[str]:
    kinds = [each.get("type") for each in row["components"] if isinstance(each, dict)]
    if place is Place.MODAL:
        if kinds != [api.TEXT_INPUT]:
            yield f"{at}: a row of a modal holds one text input {PAGE}"
    elif api.TEXT_INPUT in kinds or (len(kinds) > 1 and set(kinds) != {api.BUTTON}):
        yield f"{at}: a row holds up to {_BUTTONS_IN_ROW} buttons or one select {PAGE}"


def _button(button: Json, at: str) -> Iterator[str]:
    style, custom_id = button["style"], button.get("custom_id")
    if style == _LINK and (not button.get("url") or custom_id):
        yield f"{at}: a link button has a url and no custom_id {PAGE}"
    if style == _PREMIUM and (not button.get("sku_id") or any(button.get(key) for key in ("label", "emoji", "url"))):
        yield f"{at}: a premium button has a sku_id and nothing else {PAGE}"
    if style < _LINK and (not custom_id or button.get("url") or button.get("sku_id")):
        yield f"{at}: a button has a custom_id and neither url nor sku_id {PAGE}"
    if style != _PREMIUM and not (button.get("label") or "").strip() and not button.get("emoji"):
        yield f"{at}: a button has a label or an emoji {PAGE}"


def _select(select: Json, at: str, place: Place) -> Iterator[str]:
    low, high = select.get("min_values"), select.get("max_values") or 1
    low = 1 if low is None else low
    if low > high:
        yield f"{at}: min_values over max_values {PAGE}"
    if place is Place.MODAL and low == 0 and select.get("required") is not False:
        yield f"{at}: min_values is at least 1 unless the select is not required {PAGE}"
    options, defaults = select.get("options"), select.get("default_values")
    if options is not None:
        yield from twice(f"{at}: value", (each["value"] for each in options), PAGE)
        if high > len(options):
            yield f"{at}: max_values over the number of options {PAGE}"
        if sum(bool(each.get("default")) for each in options) > high:
            yield f"{at}: more defaults than max_values {PAGE}"
    if defaults and not low <= len(defaults) <= high:
        yield f"{at}: {len(defaults)} default_values, not {low} to {high} {PAGE}"


def _section(section: Json, at: str) -> Iterator[str]:
    if any(isinstance(each, dict) and each.get("type") != api.TEXT_DISPLAY for each in section["components"]):
        yield f"{at}: a section holds text displays {PAGE}"
    accessory = section["accessory"]
    if isinstance(accessory, dict) and accessory.get("type") not in (api.BUTTON, api.THUMBNAIL):
        yield f"{at}: the accessory is a button or a thumbnail {PAGE}"
