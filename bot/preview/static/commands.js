/** Lets SimCord's picker of commands behave as Discord's does where it does not. `write(text)` fills the field. */
export function improveCommands(commands, write) {
  document.addEventListener("focusin", askAtOnce);
  document.addEventListener("click", ({ target }) => {
    if (target.closest(".command-suggestion")) finishChoice(commands);
    if (target.closest(".command-context-close")) write("");
  });
  document.addEventListener("keydown", (event) => {
    if (event.target.matches(".command-chip")) useChip(event);
  }, true);
}

/** Asks the bot for suggestions as soon as a field has the keyboard, not only when something is typed. */
function askAtOnce({ target }) {
  const asks = target.matches(".command-option-input[aria-autocomplete]") && !target.value;
  if (asks) target.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Closes the list after a choice, unless another field must be filled now. Enter then runs the command. */
function finishChoice(commands) {
  const field = document.activeElement;
  if (field !== document.body && !field.value) return;
  field.blur();
  commands.render();
  document.querySelector(".command-chip")?.focus();
}

/** Runs a command on Enter, unless an arrow key has gone into the list of its options before. */
function useChip(event) {
  const chip = event.target;
  const enters = /^Arrow(Up|Down)$/.test(event.key);
  if ("inList" in chip.dataset || !(enters || event.key === "Enter")) return;
  event.preventDefault();
  event.stopPropagation();
  if (enters) chip.dataset.inList = "";
  else chip.form.requestSubmit();
}
