import { make } from "./dom.js";
import { drawMessage } from "./message.js";
import { Place } from "./place.js";
import { dayOf, writeTimes } from "./times.js";

const TOGETHER = 420; // seconds within which messages of one author share a name

/** The messages of a channel, oldest first. The list stays at the newest message until its reader scrolls up. */
export class Timeline {
  #drawn = new Map(); // for each message: its element and the message

  constructor(list, content) {
    this.content = content;
    this.place = new Place(list);
    const resized = new ResizeObserver(() => this.place.keep());
    resized.observe(list);
    resized.observe(content);
  }

  /** Draws new and changed messages; `isAll` says that all other messages are gone. */
  update({ changed, gone, isAll }, state) {
    if (isAll) {
      this.#drawn.clear();
      this.content.replaceChildren();
    }
    for (const id of gone) {
      this.#drawn.get(id)?.element.remove();
      this.#drawn.delete(id);
    }
    for (const message of changed) this.#draw(message, state, isAll);
    this.#arrange();
    if (isAll) this.place.goToEnd();
    else this.place.keep();
  }

  /** Shows a message if it still exists. */
  goTo(id) {
    const { element } = this.#drawn.get(id) ?? {};
    if (!element) return;
    this.place.read(element);
    element.focus({ preventScroll: true });
  }

  #draw(message, state, isAll) {
    const known = this.#drawn.get(message.id);
    const element = known?.element ?? this.#insert(message);
    this.#drawn.set(message.id, { element, message });
    redraw(element, message, state);
    // A message visible to me alone answers my act, and my own messages count the same.
    if (!known && !isAll) this.place.grow(element, message.isPrivate || message.authorId === state.person);
  }

  /** Adds the element of a message in the ascending order of ids. */
  #insert(message) {
    const element = make("article", { className: "message", tabIndex: -1, "data-id": message.id });
    const next = [...this.#drawn.values()].find((each) => BigInt(each.message.id) > BigInt(message.id));
    this.content.insertBefore(element, next?.element ?? null);
    return element;
  }

  /** Names each day once, and once the author of messages close together. */
  #arrange() {
    for (const line of this.content.querySelectorAll(".day")) line.remove();
    let before = null;
    for (const { element, message } of this.#drawn.values()) {
      const sent = Date.parse(message.sent) / 1000;
      const [day, lastDay] = [sent, before?.sent].map((time) => time && new Date(time * 1000).toDateString());
      if (day !== lastDay) element.before(make("div", { className: "day", textContent: dayOf(sent) }));
      const follows = before && day === lastDay && before.authorId === message.authorId && sent - before.sent < TOGETHER;
      element.classList.toggle("follows", Boolean(follows && !message.askedBy && !message.isPrivate && !before.isPrivate));
      before = { sent, authorId: message.authorId, isPrivate: message.isPrivate };
    }
  }
}

/** Redraws a message. The focus stays on its control, and unchanged pictures are not loaded again. */
function redraw(element, message, state) {
  const focused = element.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  const pictures = new Map([...element.querySelectorAll("img.picture")].map((image) => [image.getAttribute("src"), image]));
  element.replaceChildren(...drawMessage(message, state, pictures));
  element.classList.toggle("calls-me", message.mentions.includes(state.person));
  writeTimes(element);
  if (focused) element.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}
