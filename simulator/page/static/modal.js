import { $, fromMarkdown, make } from "./dom.js";

const TEXT_INPUT = 4, LABEL = 18, TEXT = 10;
const PARAGRAPH = 2;

/** Opens a form of the bot; `submit(fields)` receives the entered values by custom id. */
export function openModal({ title, components }, state, submit) {
  const fields = new Map(); // for each custom id: a function that returns the entered value
  const dialog = $("modal");
  const form = make(
    "form", { method: "dialog" },
    make("h2", { id: "modal-title", textContent: title }),
    ...components.flatMap((row) => drawRow(row, state, fields)),
    make(
      "div", { className: "row" },
      make("button", { type: "button", className: "button secondary", textContent: "Cancel", onclick: () => dialog.close() }),
      make("button", { type: "submit", className: "button primary", textContent: "Submit" }),
    ),
  );
  form.addEventListener("submit", () => submit(Object.fromEntries([...fields].map(([id, read]) => [id, read()]))));
  dialog.replaceChildren(form);
  dialog.showModal();
}

function drawRow(row, state, fields) {
  if (row.type === TEXT) return [fromMarkdown(row.html)];
  if (row.type !== LABEL) return (row.components ?? []).map((input) => field(input, input.label, "", state, fields));
  return [field(row.component, row.label, row.description, state, fields)];
}

function field(input, label, description, state, fields) {
  const control = draw(input, state, fields);
  const hint = description ? make("small", { textContent: description }) : null;
  const star = input.required === false ? null : make("span", { className: "required", textContent: " *", title: "required" });
  return make("label", { className: "field" }, make("span", {}, label ?? "", star), hint, control);
}

/** Returns the control of a field, and records a function that reads its value. */
function draw(input, state, fields) {
  const required = input.required !== false;
  if (input.type === TEXT_INPUT) {
    const about = { value: input.value ?? "", placeholder: input.placeholder ?? "", required };
    if (input.max_length) about.maxLength = input.max_length;
    if (input.min_length) about.minLength = input.min_length;
    const control = make(input.style === PARAGRAPH ? "textarea" : "input", about);
    fields.set(input.custom_id, () => control.value);
    return control;
  }
  const isMultiple = (input.max_values ?? 1) > 1;
  const options = input.options ?? state.people.map(({ id, name }) => ({ value: id, label: name }));
  const control = make("select", { multiple: isMultiple, required }, ...options.map(
    ({ value, label, default: chosen }) => make("option", { value, textContent: label, selected: Boolean(chosen) }),
  ));
  fields.set(input.custom_id, () => [...control.selectedOptions].map((option) => option.value));
  return control;
}
