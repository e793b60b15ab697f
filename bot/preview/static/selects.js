import { initSelectDrafts } from "../select-drafts.js";
import { renderSelect } from "../selects.js";

const STRING_SELECT = 3; // among the types of Discord's components
const CHANNEL_SELECT = 8;

/** The selects of the messages: which one is open, and what is chosen in each. */
export class Selects {
  #open = null;
  #stale = new Set(); // keys of selects that look different now
  #drawn = new Map(); // for each key: the select, and what its message was drawn with

  /** `act(kind, body)` tells the bot what was chosen. */
  constructor(act) {
    this.drafts = initSelectDrafts({
      dispatch: act, queueQuery: (_, kind, body) => act(kind, body), queryPending: () => false,
      changed: ({ dropdown }) => this.#changed(dropdown),
      onRender: () => this.#redraw(),
      rememberFocus() {}, restoreFocus: () => false, setFocusKey() {}, clearModalValidation() {},
    });
    const fit = () => this.drafts.fitOpenDropdowns();
    window.addEventListener("resize", fit);
    document.addEventListener("scroll", ({ target }) => target.closest?.(".select-list") || fit(), true);
  }

  observe(state) {
    this.drafts.observe(state, null);
  }

  close() {
    this.drafts.cancelOpenDropdown();
  }

  /** Returns what a message is drawn with. What the bot says is chosen replaces what was chosen before. */
  attach(message, options) {
    for (const select of selectsIn(message.components)) {
      this.#drawn.set(select.control_key, { select, options });
      this.drafts.renderOptions().onReconcileDraft(select.control_key, chosenIn(select));
    }
    return { ...options, ...this.#options() };
  }

  #options() {
    const { openDropdown, updateDraft, commitDropdown, cancelDropdown, navigateDropdown } = this.drafts;
    return {
      ...this.drafts.renderOptions(), dropdown: this.#open,
      onOpen: openDropdown, onDraft: updateDraft, onCommit: commitDropdown, onCancel: cancelDropdown,
      onNavigate: navigateDropdown,
      onClear: (key, minimum) => {
        this.#stale.add(key);
        this.drafts.clearSelection(key, minimum);
      },
    };
  }

  #changed(dropdown) {
    for (const changed of [this.#open, dropdown]) if (changed) this.#stale.add(changed.key);
    this.#open = dropdown;
  }

  #redraw() {
    for (const key of this.#stale) {
      const old = document.querySelector(`.preview-select[data-control-key="${CSS.escape(key)}"]`);
      const { select, options } = this.#drawn.get(key) ?? {};
      if (!old || !select) continue;
      const focused = old.contains(document.activeElement);
      const { element: fresh } = renderSelect(select, "", { ...options, ...this.#options() });
      old.replaceWith(fresh);
      if (focused) fresh.querySelector(".select-trigger").focus({ preventScroll: true });
    }
    this.#stale.clear();
  }
}

/** Returns the values that the bot says are chosen: of fixed options, or ids of channels. */
function chosenIn(select) {
  if (select.type === CHANNEL_SELECT) return (select.default_values ?? []).map(({ id }) => String(id));
  return select.options.filter((option) => option.default).map((option) => option.value);
}

/** Returns the selects anywhere in a tree of components. */
function selectsIn(tree) {
  if (!tree || typeof tree !== "object") return [];
  const here = [STRING_SELECT, CHANNEL_SELECT].includes(tree.type) && tree.control_key ? [tree] : [];
  return [...here, ...Object.values(tree).flatMap(selectsIn)];
}
