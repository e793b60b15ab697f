import { emoji, fromMarkdown, make } from "./dom.js";
import { drawSelect } from "./select.js";

const [ROW, BUTTON, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER] = [1, 2, 9, 10, 11, 12, 13, 14, 17];
const SELECTS = [3, 5, 6, 7, 8];
const STYLES = ["", "primary", "secondary", "success", "danger", "secondary", "primary"];
const LINK = 5;

/** Returns the element of a component and of its inner components. */
export function drawComponent(component, context) {
  const { type } = component;
  const inner = () => (component.components ?? []).map((each) => drawComponent(each, context));
  if (type === ROW) return make("div", { className: "row" }, ...inner());
  if (type === BUTTON) return drawButton(component);
  if (SELECTS.includes(type)) return drawSelect(component, context);
  if (type === SECTION) return make("div", { className: "section" }, make("div", {}, ...inner()), drawComponent(component.accessory, context));
  if (type === TEXT) return fromMarkdown(component.html);
  if (type === THUMBNAIL) return make("div", { className: "thumbnail" }, drawMedium(component.media, context));
  if (type === GALLERY) return drawMedia(component.media, context);
  if (type === FILE) return drawFile(component.media);
  if (type === SEPARATOR) return make("hr", { className: `${component.divider ? "" : "invisible"} spacing-${component.spacing}` });
  if (type === CONTAINER) return drawContainer(component, inner());
  return make("p", { className: "unknown", textContent: `(a component of type ${type})` });
}

function drawContainer(component, inner) {
  const card = make("div", { className: component.spoiler ? "card spoiler" : "card" }, ...inner);
  card.style.setProperty("--accent", accent(component.accent_color));
  return card;
}

function drawButton(button) {
  const content = [emoji(button.emoji), button.label ? make("span", { textContent: button.label }) : null];
  const className = `button ${STYLES[button.style] ?? "secondary"}`;
  if (button.style === LINK) {
    return make("a", { className, href: button.url, target: "_blank", rel: "noreferrer" }, ...content, " ↗");
  }
  const name = button.label ? null : button.emoji?.name;
  const about = { type: "button", disabled: Boolean(button.disabled), "data-key": button.custom_id, "aria-label": name };
  return make("button", { className, ...about }, ...content);
}

/** Returns pictures as on a desktop, one in a box or several as a mosaic, and links to other files. */
export function drawMedia(media, context) {
  const pictures = media.filter((medium) => medium.isPicture);
  const files = media.filter((medium) => !medium.isPicture);
  return make(
    "div", { className: "media" },
    pictures.length ? make("div", { className: `mosaic of-${Math.min(pictures.length, 5)}` }, ...pictures.map((each) => drawMedium(each, context))) : null,
    ...files.map(drawFile),
  );
}

/** Returns a picture in a button that opens a large view. The room for the picture is reserved before it loads. */
function drawMedium({ url, width, height, alt, spoiler }, { pictures }) {
  const image = pictures.get(url) ?? make("img", { className: "picture", src: url, width, height });
  image.alt = alt;
  const button = make("button", { type: "button", className: spoiler ? "frame spoiler" : "frame", "data-picture": url, "aria-label": alt || "Picture" }, image);
  if (width && height) {
    button.style.setProperty("--width", width);
    button.style.setProperty("--height", height);
  }
  return button;
}

function drawFile({ url, name, size }) {
  const shownSize = size ? ` (${Math.ceil(size / 1024)} KB)` : "";
  return make("a", { className: "file", href: url, download: name }, `${name}${shownSize}`);
}

export function accent(color) {
  return color === null || color === undefined ? "var(--line)" : `#${color.toString(16).padStart(6, "0")}`;
}
