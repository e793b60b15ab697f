export const $ = (id) => document.getElementById(id);

/** Makes an element. Names without a property become attributes, and null values are left out. */
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

/** Makes an element of the server's HTML, which comes from Markdown with all other text escaped. */
export function fromMarkdown(html, className = "text") {
  const element = make("div", { className });
  element.innerHTML = html;
  return element;
}

/** Returns whether the window is as narrow as a phone. */
export const isNarrow = () => matchMedia("(max-width: 700px)").matches;

/** Returns the emoji of a button or an option: a picture from the server, or a character. */
export function emoji(about) {
  if (!about) return null;
  if (about.id) return make("img", { className: "emoji", src: `/emojis/${about.id}.png`, alt: about.name ?? "" });
  return make("span", { className: "emoji", textContent: about.name });
}

/** Calls an act on the element pressed by mouse or keyboard. */
export function onPress(root, selector, act) {
  const find = (event) => event.target.closest?.(selector);
  root.addEventListener("click", (event) => find(event) && act(find(event), event));
  root.addEventListener("keydown", (event) => {
    if (!["Enter", " "].includes(event.key) || !find(event) || event.target.closest("button, a, input")) return;
    event.preventDefault();
    act(find(event), event);
  });
}

/** Returns the commands offered to a person in a channel: slash commands, and commands in the menu of a person. */
export async function loadCommands({ person, channel }) {
  const answer = await fetch(`/page/commands?person=${person}&channel=${channel}`);
  return answer.json();
}
