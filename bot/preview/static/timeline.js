import { renderMessage } from "../messages.js";
import { Place } from "./place.js";
import { markRelativeTimes } from "./times.js";

/** Returns the control of a message in the place of an old one, unless it does something else now. A rank may have come
 * before its name, or have gone. */
function sameControl(message, old) {
  const key = old.dataset.controlKey;
  const control = key && message.querySelector(`button[data-control-key="${CSS.escape(key)}"]`);
  if (!control) return null;
  const [name, before] = [control, old].map((each) => each.ariaLabel ?? each.textContent);
  return name.endsWith(before) || before.endsWith(name) ? control : null;
}

/** Names the button around each picture after what is seen in it; SimCord gives all of them the same name. */
function namePictures(message) {
  for (const button of message.querySelectorAll(".media-lightbox-trigger")) button.ariaLabel = button.firstChild.alt;
}

/** The messages of the channel, oldest first. It stays at the newest until its reader scrolls up. */
export class Timeline {
  #drawn = new Map(); // for each message: its element, the message, and the message as text
  #day = "";

  /** `options(message)` returns what SimCord's renderer needs to draw a message. */
  constructor(options) {
    this.options = options;
    this.element = document.createElement("div");
    this.element.className = "messages";
    this.content = this.element.appendChild(document.createElement("div"));
    this.place = new Place(this.element);
    const resized = new ResizeObserver(() => this.place.keep());
    resized.observe(this.element);
    resized.observe(this.content);
  }

  /** Draws what is new or changed. Messages older than the window that the server sends stay as they are. */
  update({ timeline, messages }) {
    const oldest = BigInt(timeline[0] ?? 0);
    for (const [id, { element }] of this.#drawn) {
      if (id in messages || BigInt(id) < oldest) continue;
      element.remove();
      this.#drawn.delete(id);
    }
    for (const id of timeline) this.#draw(messages[id]);
    this.place.keep();
  }

  /** Scrolls to a message, if it is still there. */
  goTo(id) {
    this.#drawn.get(id)?.element.scrollIntoView({ block: "center" });
  }

  #draw(message) {
    const text = JSON.stringify(message);
    const drawn = this.#drawn.get(message.id);
    if (drawn?.text === text) return;
    const element = drawn?.element ?? this.#append(message);
    this.#drawn.set(message.id, { element, message, text });
    this.#render(element, message);
    // What only I can see is the answer to what I did.
    if (!drawn) this.place.grow(element, message.ephemeral);
  }

  /** Draws all of a message anew. The keyboard stays at the control that it was at, if that is still there. */
  #render(element, message) {
    const focused = element.contains(document.activeElement) ? document.activeElement : null;
    const options = this.options(message);
    renderMessage(element, message, options);
    namePictures(element);
    markRelativeTimes(element, new Date(options.presentationTime), options.locale);
    if (focused) sameControl(element, focused)?.focus({ preventScroll: true });
  }

  #append(message) {
    const time = new Date(message.timestamp);
    if (time.toDateString() !== this.#day) this.#beginDay(time);
    const element = this.#add("article", "channel-message");
    element.dataset.messageId = message.id;
    return element;
  }

  #beginDay(time) {
    this.#day = time.toDateString();
    const name = time.toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
    this.#add("div", "timeline-day-divider").textContent = name;
  }

  #add(tag, className) {
    const element = this.content.appendChild(document.createElement(tag));
    element.className = className;
    return element;
  }
}
