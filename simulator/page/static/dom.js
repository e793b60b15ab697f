export const $ = (id) => document.getElementById(id);

/** Makes an element. Properties that an element has not are attributes; what is null is left out. */
export function make(tag, about = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (value === null || value === undefined) continue;
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

/** Makes an element of HTML that the server has made: of Markdown, in which all else is escaped. */
export function fromMarkdown(html, className = "text") {
  const element = make("div", { className });
  element.innerHTML = html;
  return element;
}

/** Returns whether the window is as narrow as a phone. */
export const isNarrow = () => matchMedia("(max-width: 700px)").matches;

/** Returns the emoji of a button or an option: a picture of the server's, or a character. */
export function emoji(about) {
  if (!about) return null;
  if (about.id) return make("img", { className: "emoji", src: `/emojis/${about.id}.png`, alt: about.name ?? "" });
  return make("span", { className: "emoji", textContent: about.name });
}

/** Calls an act on what it was pressed on, by mouse or by keyboard. */
export function onPress(root, selector, act) {
  const find = (event) => event.target.closest?.(selector);
  root.addEventListener("click", (event) => find(event) && act(find(event), event));
  root.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key) || !find(event) || event.target.closest("button, a, input")) return;
    event.preventDefault();
    act(find(event), event);
  });
}

/** Returns the commands that a person is offered in a channel: those with a slash, and those in the menu of a person. */
export async function loadCommands({ person, channel }) {
  const answer = await fetch(`/page/commands?person=${person}&channel=${channel}`);
  return answer.json();
}
