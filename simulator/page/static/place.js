const NEAR = 40; // pixels from the end that still count as the end
const SETTLED = 5000; // milliseconds after an answer in which further parts of the answer may appear

const titleOf = (message) => message?.querySelector("h1, h2, h3")?.textContent;

/** The place of the reader in a list: at the end, at a control or an answer of an own act, or elsewhere. */
export class Place {
  #atEnd = true;
  #held = null; // the last used control, with its key, its message, its title and its distance from the top of the
                // window; or a message that the reader has asked for
  #top = 0;
  #end = 0;

  /** `list` scrolls, and has the class "is-behind" while there are news below the visible part. */
  constructor(list) {
    this.list = list;
    list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    for (const gesture of ["pointerdown", "wheel", "touchmove", "keydown"]) {
      list.addEventListener(gesture, () => this.#release(), { passive: true });
    }
  }

  /** Keeps a control in its place on the screen until `answered` is over, or goes to the news by then. */
  hold(control, answered) {
    const message = control.closest(".message");
    const held = { key: control.dataset.key, message, title: titleOf(message), top: control.getBoundingClientRect().top };
    this.#held = held;
    answered.finally(() => setTimeout(() => this.#held === held && this.#release(), SETTLED));
  }

  /** Adjusts to a new message at the end. An own message is shown, from its top on if it is taller than the window. */
  grow(message, isMine) {
    const isReading = this.#held?.isRead && this.#isTall(this.#held.message);
    if (isMine) this.read(message);
    else if (this.#held && !isReading) this.goToEnd();
    else if (isReading || !this.#atEnd) this.list.classList.add("is-behind");
  }

  /** Shows a message and keeps it in sight while it grows, as an answer begins with a line about waiting. */
  read(message) {
    this.#arrive();
    this.#held = { message, isRead: true };
    this.keep();
  }

  /** Scrolls to the end from any place, and stays there. */
  goToEnd() {
    this.#held = null;
    this.#arrive();
    this.keep();
  }

  /** Restores the reader's place after a change of the list. */
  keep() {
    const { message } = this.#held ?? {};
    if (message?.isConnected) this.#keepControl();
    else if (this.#atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  #keepControl() {
    const { key, message, title, top } = this.#held;
    // Another title means another text, such as a new chapter, which is read from its beginning.
    const control = key && titleOf(message) === title && message.querySelector(`[data-key="${CSS.escape(key)}"]`);
    if (control) this.list.scrollTop += control.getBoundingClientRect().top - top;
    else message.scrollIntoView({ block: this.#isTall(message) ? "start" : "nearest" });
  }

  #isTall(message) {
    return message.offsetHeight > this.list.clientHeight;
  }

  #release() {
    if (!this.#held) return;
    this.#held = null;
    this.#atEnd = this.#isNearEnd();
  }

  #arrive() {
    this.#atEnd = true;
    this.list.classList.remove("is-behind");
  }

  #isNearEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.list;
    const end = scrollHeight - clientHeight;
    if (this.#isNearEnd()) this.#arrive();
    // Growing or shrinking content moves the end; only a reader moves up while the end stays.
    else if (end === this.#end && scrollTop < this.#top) this.#atEnd = false;
    [this.#top, this.#end] = [scrollTop, end];
  }
}
