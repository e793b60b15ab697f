/** The small control in the corner: who plays, in which language, and whether to switch to whoever's turn it is,
 * and hours that are to pass. */
export class Controls {
  #languages = new Map(JSON.parse(sessionStorage.languages ?? "[]")); // chosen by each person, also before a reload
  #due = null;
  #default = "en-US";

  /** `switchTo(id)` shows the channel as another person sees it; `passTime(hours)` lets hours pass in it. */
  constructor(switchTo, passTime) {
    this.person = document.getElementById("person");
    this.languageList = document.getElementById("language");
    this.follow = document.getElementById("follow");
    this.switchTo = switchTo;
    this.person.addEventListener("change", () => switchTo(this.person.value));
    this.languageList.addEventListener("change", () => this.#chooseLanguage());
    this.follow.checked = "follow" in sessionStorage;
    this.follow.addEventListener("change", () => this.#chooseToFollow());
    this.later = document.getElementById("later");
    this.later.addEventListener("change", () => this.#pass(passTime));
  }

  /** Shows who there is, and which languages. */
  update({ viewers, viewerId, play }) {
    this.#default = play.language;
    fill(this.person, viewers.map(({ id, name }) => [id, name]), viewerId);
    fill(this.languageList, play.languages.map((code) => [code, nameOf(code, play.languages)]), this.language);
    this.languageList.hidden = play.languages.length < 2;
    document.documentElement.lang = this.language;
  }

  /** Takes note of whose turn it is now. */
  setDue(id) {
    if (this.#due === id) return;
    this.#due = id;
    this.#followTurn();
  }

  /** The language of the person who is shown. */
  get language() {
    return this.#languages.get(this.person.value) ?? this.#default;
  }

  async #pass(passTime) {
    const hours = Number(this.later.value);
    this.later.disabled = true;
    await passTime(hours);
    this.later.disabled = false;
    this.later.value = "";
    if (document.activeElement === document.body) this.later.focus();
  }

  #chooseLanguage() {
    this.#languages.set(this.person.value, this.languageList.value);
    sessionStorage.languages = JSON.stringify([...this.#languages]);
    document.documentElement.lang = this.language;
  }

  #chooseToFollow() {
    if (this.follow.checked) sessionStorage.follow = "";
    else delete sessionStorage.follow;
    this.#followTurn();
  }

  #followTurn() {
    if (this.follow.checked && this.#due && this.#due !== this.person.value) this.switchTo(this.#due);
  }
}

function fill(list, choices, chosen) {
  if (list.length !== choices.length) list.replaceChildren(...choices.map(([value, text]) => new Option(text, value)));
  list.value = chosen;
}

/** Returns the name of a language in itself, such as "Deutsch", with its region only where there are several. */
function nameOf(code, languages) {
  const [language] = code.split("-");
  const several = languages.filter((other) => other.split("-")[0] === language).length > 1;
  return new Intl.DisplayNames([code], { type: "language" }).of(several ? code : language);
}
