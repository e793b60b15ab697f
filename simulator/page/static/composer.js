import { $, loadCommands, make } from "./dom.js";

const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, MENTIONABLE = 9, NUMBER = 10; // types of options
const PAUSE = 120; // milliseconds without a key before the bot is asked for suggestions

const fold = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** The line for messages, and for commands with their options. */
export class Composer {
  #command = null; // the command in the line, or null
  #values = new Map(); // for each used option by name: the text in its field, and the chosen value
  #items = []; // the suggestions: each with a label, a hint, and an act
  #active = -1; // the index of the suggestion under the keyboard
  #asked = 0; // number of the latest question for suggestions, to ignore older answers

  /** `act(kind, body)` carries out an act and returns the answer; `look()` returns the state of the window. */
  constructor(act, look) {
    this.act = act;
    this.look = look;
    this.text = $("text");
    $("composer").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    $("composer").addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("input", () => this.#suggestCommands());
    $("suggestions").addEventListener("pointerdown", (event) => event.preventDefault()); // keeps the focus in its field
    $("suggestions").addEventListener("click", (event) => {
      const row = event.target.closest("[role=option]");
      if (row) this.#items[Number(row.dataset.number)].pick();
    });
    $("composer").addEventListener("focusout", ({ relatedTarget }) => $("composer").contains(relatedTarget) || this.#show([]));
  }

  /** Empties the line. */
  reset() {
    this.#leave();
    this.text.value = "";
    this.#show([]);
  }

  /** Begins a command by its name, like a tap on the command's mention in a text. */
  async begin(name) {
    const { slash } = await loadCommands(this.look());
    const command = slash.find((each) => each.name === name);
    if (command) this.#enter(command);
  }

  // ---- a message, or the beginning of a command

  async #suggestCommands() {
    const asked = ++this.#asked;
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
    if (!this.text.value.startsWith("/")) return this.#show([]);
    const { slash } = await loadCommands(this.look());
    const wanted = fold(this.text.value.slice(1)).trim();
    if (asked !== this.#asked || !this.text.value.startsWith("/")) return undefined;
    const rank = (command) => {
      const names = [command.shown, command.name].map(fold);
      if (names.some((name) => name.startsWith(wanted))) return 0;
      if (names.some((name) => name.split(" ").some((word) => word.startsWith(wanted)))) return 1;
      return names.some((name) => name.includes(wanted)) ? 2 : 3;
    };
    const found = slash.filter((command) => rank(command) < 3).sort((a, b) => rank(a) - rank(b));
    const items = found.map((command) => {
      const optional = command.options.filter((option) => !option.required).length;
      const required = command.options.filter((option) => option.required).map((option) => option.shown);
      const more = [...required, optional ? `+${optional} optional` : ""].filter(Boolean).join(" ");
      return { label: `/${command.shown}`, more, hint: command.description, pick: () => this.#enter(command) };
    });
    return this.#show(items, { active: 0, empty: "No such command" });
  }

  async #send() {
    if (this.#command) return this.#run();
    const text = this.text.value.trim();
    if (this.#items.length && this.#active >= 0) return this.#items[this.#active].pick();
    if (!text || text.startsWith("/")) return undefined;
    this.reset();
    return this.act("write", { text });
  }

  // ---- a command

  #enter(command) {
    this.#command = command;
    this.#values.clear();
    this.text.value = "";
    for (const option of command.options) if (option.required) this.#values.set(option.name, { text: "" });
    this.#drawCommand();
    const first = command.options.find((option) => option.required);
    this.#focus(first?.name ?? "");
  }

  #leave() {
    this.#command = null;
    this.#values.clear();
    $("command").hidden = true;
    this.text.hidden = false;
  }

  #drawCommand() {
    const { shown, options } = this.#command;
    const pills = options.filter(({ name }) => this.#values.has(name)).map((option) => this.#drawPill(option));
    const left = options.length - pills.length;
    const rest = make("input", {
      id: "rest", placeholder: left ? `+${left} more` : "", readOnly: !left, size: 8, "aria-controls": "suggestions",
      "aria-label": `/${shown}: Enter sends the command${left ? ", or choose another option" : ""}`,
    });
    rest.addEventListener("focus", () => this.#suggestOptions());
    rest.addEventListener("input", () => this.#suggestOptions());
    const close = make("button", { type: "button", className: "close", textContent: "×", "aria-label": "Leave the command" });
    close.addEventListener("click", () => {
      this.reset();
      this.text.focus();
    });
    $("command").replaceChildren(make("span", { className: "chip", textContent: `/${shown}` }), ...pills, rest, close);
    $("command").hidden = false;
    this.text.hidden = true;
  }

  #drawPill(option) {
    const value = this.#values.get(option.name);
    const input = make("input", { value: value.text, "data-option": option.name, "aria-label": `${option.shown}: ${option.description}`, "aria-controls": "suggestions" });
    input.addEventListener("focus", () => this.#suggestValues(option, input));
    input.addEventListener("input", () => {
      this.#values.set(option.name, { text: input.value });
      this.#suggestValues(option, input);
    });
    return make("label", { className: "pill" }, make("span", { textContent: option.shown }), input);
  }

  #focus(name) {
    const field = name ? $("command").querySelector(`[data-option="${CSS.escape(name)}"]`) : $("rest");
    field?.focus();
  }

  #suggestOptions() {
    const wanted = fold($("rest").value);
    const left = this.#command.options.filter((option) => !this.#values.has(option.name) && fold(option.shown).includes(wanted));
    const items = left.map((option) => ({
      label: option.shown, more: "", hint: option.description,
      pick: () => {
        this.#values.set(option.name, { text: "" });
        this.#drawCommand();
        this.#focus(option.name);
      },
    }));
    this.#show(items, { active: wanted ? 0 : -1, title: this.#command.description });
  }

  /** Shows the values for a field: the choices of its option, or the bot's suggestions. */
  async #suggestValues(option, input) {
    const asked = ++this.#asked;
    const title = option.description;
    let choices = this.#choices(option);
    if (option.suggests) {
      if (!this.#items.length) this.#show([], { title, empty: "Loading options …" });
      await new Promise((resolve) => setTimeout(resolve, input.value ? PAUSE : 0));
      if (asked !== this.#asked) return;
      const about = { focused: option.name, typed: input.value, options: this.#given(option.name), command: this.#command.name };
      const answer = await this.act("complete", about);
      if (asked !== this.#asked || document.activeElement !== input) return;
      if (answer.failed) return void this.#show([], { title, empty: "Loading options failed" });
      choices = answer.choices ?? [];
    } else if (choices) {
      const exact = this.#values.get(option.name)?.value !== undefined; // a chosen value shows all choices again
      choices = choices.filter((choice) => exact || fold(choice.name).includes(fold(input.value)));
    }
    const items = (choices ?? []).map(({ name, value, fills }) => ({
      label: name, more: "", hint: "",
      pick: () => {
        this.#values.set(option.name, { text: name, value, fills });
        this.#drawCommand();
        const empty = this.#command.options.find((each) => each.required && !this.#values.get(each.name).text);
        this.#focus(empty?.name ?? "");
      },
    }));
    this.#show(items, { active: input.value && items.length ? 0 : -1, title, empty: choices ? "No options match" : "" });
  }

  /** Returns the choices of an option with their labels, or nothing for free text. */
  #choices(option) {
    const { people, places } = this.look();
    if (option.choices.length) return option.choices.map(({ shown, value }) => ({ name: shown, value }));
    if (option.type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
    if ([USER, MENTIONABLE].includes(option.type)) return people.map(({ id, name }) => ({ name, value: id, fills: true }));
    if (option.type !== CHANNEL) return null;
    return places.filter((place) => !place.isDm).map(({ id, name }) => ({ name: `#${name}`, value: id, fills: true }));
  }

  /** Returns the filled options in the server's format. */
  #given(except = null) {
    const given = [];
    for (const option of this.#command.options) {
      const value = option.name === except ? null : this.#read(option);
      if (value) given.push({ name: option.name, ...value });
    }
    return given;
  }

  /** Returns the value of an option, or nothing for an empty or unfit field. */
  #read(option) {
    const { text, value, fills } = this.#values.get(option.name) ?? { text: "" };
    if (value !== undefined) return { value, fills: Boolean(fills) };
    if (!text) return null;
    const choices = option.suggests ? null : this.#choices(option);
    if (choices) {
      const meant = choices.find((choice) => fold(choice.name) === fold(text));
      return meant ? { value: meant.value, fills: Boolean(meant.fills) } : null;
    }
    if (option.type === STRING) return { value: text, fills: false };
    const number = Number(text);
    const isFitting = [INTEGER, NUMBER].includes(option.type) && !Number.isNaN(number) && (option.type === NUMBER || Number.isInteger(number));
    return isFitting ? { value: number, fills: false } : null;
  }

  async #run() {
    const wrong = this.#command.options.find((option) => {
      const value = this.#values.get(option.name);
      return value && (value.text || option.required) && !this.#read(option);
    });
    if (wrong) {
      this.#focus(wrong.name);
      document.activeElement.closest(".pill").classList.add("is-wrong");
      return;
    }
    const body = { command: this.#command.name, options: this.#given() };
    this.reset();
    if (matchMedia("(hover: hover)").matches) this.text.focus(); // a touch screen should not open its keyboard
    await this.act("slash", body);
  }

  // ---- the suggestions

  #show(items, { active = -1, title = "", empty = "" } = {}) {
    this.#items = items;
    const rows = items.map(({ label, more, hint }, number) => make(
      "div", { role: "option", id: `suggestion-${number}`, "data-number": String(number) },
      make("b", { textContent: label }), more ? make("i", { textContent: more }) : null, hint ? make("small", { textContent: hint }) : null,
    ));
    const head = title ? make("p", { textContent: title }) : null;
    const note = !rows.length && empty ? make("p", { textContent: empty }) : null;
    $("suggestions").replaceChildren(...[head, ...rows, note].filter(Boolean));
    $("suggestions").hidden = !$("suggestions").children.length;
    this.#move(active);
  }

  #move(number) {
    this.#active = Math.max(-1, Math.min(number, this.#items.length - 1));
    for (const row of $("suggestions").querySelectorAll("[role=option]")) {
      row.ariaSelected = String(Number(row.dataset.number) === this.#active);
      if (row.ariaSelected === "true") row.scrollIntoView({ block: "nearest" });
    }
    document.activeElement?.setAttribute("aria-activedescendant", this.#active < 0 ? "" : `suggestion-${this.#active}`);
  }

  #key(event) {
    const { key, target } = event;
    if (event.isComposing) return;
    if (key === "ArrowDown" && this.#items.length) this.#move(this.#active + 1);
    else if (key === "ArrowUp" && this.#items.length) this.#move(Math.max(0, this.#active - 1));
    else if (key === "Enter" && !event.shiftKey && target.tagName !== "BUTTON") this.#enterKey();
    else if (key === "Tab" && this.#active >= 0) this.#items[this.#active].pick();
    else if (key === "Escape" && !$("suggestions").hidden) this.#show([]);
    else if (key === "Escape" && this.#command) this.reset();
    else if (key === "Backspace" && this.#command && !target.value) this.#remove(target.dataset.option);
    else return;
    event.preventDefault();
  }

  #enterKey() {
    if (this.#active >= 0) this.#items[this.#active].pick();
    else this.#send();
  }

  /** Removes an option, by default the last one, or the command itself. */
  #remove(name) {
    const last = name ?? [...this.#values.keys()].at(-1);
    if (last === undefined || this.#command.options.find((option) => option.name === last)?.required) {
      this.reset();
      this.text.focus();
      return;
    }
    this.#values.delete(last);
    this.#drawCommand();
    this.#focus("");
  }
}
