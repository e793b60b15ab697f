const NEAR = 40; // pixels from the end that still count as the end
const SETTLED = 5000; // milliseconds after an answer in which what belongs to it still appears

const titleOf = (message) => message?.querySelector("h1, h2, h3")?.textContent;

/** Where the reader of a list is: at its end, at a control or an answer that they have asked for, or elsewhere. */
export class Place {
  #atEnd = true;
  #held = null; // the control just used: its key, its message with its title, and how far below the top of the window it
                // was; or a message that its reader has asked for
  #top = 0;
  #end = 0;

  /** `list` scrolls. It has the class "is-behind" while there is something new below what the reader sees. */
  constructor(list) {
    this.list = list;
    list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    for (const gesture of ["pointerdown", "wheel", "touchmove", "keydown"]) {
      list.addEventListener(gesture, () => this.#release(), { passive: true });
    }
  }

  /** Keeps a control where it is on the screen until `answered` is over, or goes to what is new by then. */
  hold(control, answered) {
    const message = control.closest(".message");
    const held = { key: control.dataset.key, message, title: titleOf(message), top: control.getBoundingClientRect().top };
    this.#held = held;
    answered.finally(() => setTimeout(() => this.#held === held && this.#release(), SETTLED));
  }

  /** Adjusts to a new message at the end. What is mine is shown, from its top on if it is taller than the window. */
  grow(message, isMine) {
    const isReading = this.#held?.isRead && this.#isTall(this.#held.message);
    if (isMine) this.read(message);
    else if (this.#held && !isReading) this.goToEnd();
    else if (isReading || !this.#atEnd) this.list.classList.add("is-behind");
  }

  /** Shows a message, and keeps it in sight while it grows: an answer begins as a line that says to wait. */
  read(message) {
    this.#arrive();
    this.#held = { message, isRead: true };
    this.keep();
  }

  /** Scrolls to the end, wherever the reader was, and stays there. */
  goToEnd() {
    this.#held = null;
    this.#arrive();
    this.keep();
  }

  /** Scrolls back to where the reader was before the list changed. */
  keep() {
    const { message } = this.#held ?? {};
    if (message?.isConnected) this.#keepControl();
    else if (this.#atEnd) this.list.scrollTop = this.list.scrollHeight;
  }

  #keepControl() {
    const { key, message, title, top } = this.#held;
    // Under another title there is something else to be read, from its beginning on: another chapter, for example.
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
    // Content that grows or shrinks moves the end; only a reader moves up while the end stays.
    else if (end === this.#end && scrollTop < this.#top) this.#atEnd = false;
    [this.#top, this.#end] = [scrollTop, end];
  }
}
