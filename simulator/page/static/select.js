import { $, emoji, isNarrow, make } from "./dom.js";

const STRING = 3, USER = 5, ROLE = 6, CHANNEL = 8; // 7 is for people and roles
const GAP = 4; // pixels between a select and its options

let opened = null; // the open select: its data, its chosen values, and the callback for them

/** Returns a select. All selects share one list of options, so the list stays open while messages change. */
export function drawSelect(select, { message, state }) {
  const options = optionsOf(select, state);
  const chosen = options.filter((option) => option.isDefault);
  const about = { type: "button", className: "select", disabled: Boolean(select.disabled), "data-key": select.custom_id };
  const trigger = make("button", { ...about, "aria-haspopup": "listbox", "aria-expanded": "false" });
  show(trigger, select, chosen);
  trigger.addEventListener("click", () => open(trigger, { select, options, chosen, message }));
  return trigger;
}

/** Returns the options of a select: its own options, people, roles or channels. */
function optionsOf(select, state) {
  if (select.type === STRING) return select.options.map((option) => ({ ...option, isDefault: Boolean(option.default) }));
  const given = (select.default_values ?? []).map(({ id }) => String(id));
  const people = state.people.map(({ id, name }) => ({ value: id, label: name }));
  const places = state.places.filter((place) => !place.isDm && !place.isThread);
  const channels = places.map(({ id, name }) => ({ value: id, label: `# ${name}` }));
  const roles = state.roles.map(({ id, name }) => ({ value: id, label: name.startsWith("@") ? name : `@${name}` }));
  const found = select.type === CHANNEL ? channels : select.type === ROLE ? roles : people;
  return found.map((option) => ({ ...option, isDefault: given.includes(option.value) }));
}

function show(trigger, select, chosen) {
  const placeholder = select.placeholder ?? (select.max_values > 1 ? "Choose any" : "Choose");
  const text = chosen.map((option) => option.label).join(", ");
  const first = chosen.length === 1 ? emoji(chosen[0].emoji) : null;
  trigger.replaceChildren(...[first, make("span", { className: text ? "value" : "placeholder", textContent: text || placeholder })].filter(Boolean));
  trigger.ariaLabel = text ? `${placeholder}: ${text}` : placeholder;
}

function open(trigger, about) {
  const { select, options, chosen } = about;
  const most = select.max_values ?? 1;
  opened = { ...about, trigger, picked: new Set(chosen.map((option) => option.value)), isMultiple: most > 1 || select.min_values === 0 };
  const list = $("options");
  list.ariaLabel = select.placeholder ?? "Options";
  list.ariaMultiSelectable = String(opened.isMultiple);
  list.replaceChildren(...options.map((option) => drawOption(option)));
  list.classList.toggle("is-multiple", opened.isMultiple);
  trigger.ariaExpanded = "true";
  list.showPopover();
  fit();
  (list.querySelector("[aria-selected=true]") ?? list.firstElementChild)?.focus();
}

function drawOption(option) {
  return make(
    "div", { role: "option", tabIndex: -1, "data-value": option.value, "aria-selected": String(opened.picked.has(option.value)) },
    emoji(option.emoji),
    make("span", {}, option.label, option.description ? make("small", { textContent: option.description }) : null),
  );
}

/** Puts the options below or above their select, whichever has more room; on a phone at the bottom of the screen. */
function fit() {
  const list = $("options");
  list.removeAttribute("style");
  const trigger = current();
  if (!trigger || isNarrow()) return;
  const { left, top, bottom, width } = trigger.getBoundingClientRect();
  const below = innerHeight - bottom;
  Object.assign(list.style, { left: `${left}px`, width: `${width}px` });
  if (below >= Math.min(list.scrollHeight, 320) || below > top) {
    Object.assign(list.style, { top: `${bottom + GAP}px`, maxHeight: `${Math.min(below - 2 * GAP, 400)}px` });
  } else {
    Object.assign(list.style, { bottom: `${innerHeight - top + GAP}px`, maxHeight: `${Math.min(top - 2 * GAP, 400)}px` });
  }
}

/** Returns the open select, which may have been redrawn. */
function current() {
  const { trigger, message, select } = opened ?? {};
  return trigger?.isConnected ? trigger : document.querySelector(`[data-id="${message?.id}"] [data-key="${CSS.escape(select?.custom_id ?? "")}"]`);
}

function pick(option) {
  const { value } = option.dataset;
  if (!opened.isMultiple) {
    opened.picked = new Set([value]);
    return $("options").hidePopover();
  }
  const most = opened.select.max_values ?? 1;
  if (!opened.picked.delete(value)) {
    if (most === 1) opened.picked.clear();
    if (opened.picked.size < most) opened.picked.add(value);
  }
  for (const each of $("options").children) each.ariaSelected = String(opened.picked.has(each.dataset.value));
}

/** Calls `choose(trigger, message, select, values)` with the chosen values whenever the options close. */
export function initSelects(choose) {
  const list = $("options");
  list.addEventListener("click", (event) => event.target.closest("[role=option]") && pick(event.target.closest("[role=option]")));
  list.addEventListener("keydown", (event) => {
    const here = document.activeElement;
    const steps = { ArrowDown: here.nextElementSibling, ArrowUp: here.previousElementSibling, Home: list.firstElementChild, End: list.lastElementChild };
    if (event.key in steps) steps[event.key]?.focus();
    else if (event.key === "Enter" || event.key === " ") pick(here);
    else if (event.key === "Tab") list.hidePopover();
    else return;
    event.preventDefault();
  });
  list.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed" || !opened) return;
    const { select, options, chosen, picked, message } = opened;
    const trigger = current();
    opened = null;
    if (!trigger) return;
    trigger.ariaExpanded = "false";
    trigger.focus({ preventScroll: true });
    const values = options.filter((option) => picked.has(option.value));
    const isSame = values.length === chosen.length && values.every((option) => chosen.includes(option));
    if (isSame || values.length < (select.min_values ?? 1)) return;
    show(trigger, select, values);
    choose(trigger, message, select, values.map((option) => option.value));
  });
  window.addEventListener("resize", fit);
  $("timeline").addEventListener("scroll", () => opened && fit(), { passive: true });
}
