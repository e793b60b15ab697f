/** Returns what tells a button from one that comes in its place: its message and its label. Its key may be the same. */
function nameOf(button) {
  return button && `${button.closest("[data-message-id]")?.dataset.messageId} ${button.ariaLabel ?? button.textContent}`;
}

/** Ignores the second click of a double click if another button has come meanwhile where the first one was. */
export function ignoreSlips(list) {
  let clicked = null;
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".component-button");
    const isSlip = event.detail > 1 && button && list.contains(button) && nameOf(button) !== clicked;
    if (isSlip) event.stopPropagation();
    else clicked = nameOf(button);
  }, true);
}
