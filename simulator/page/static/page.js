/* A window: one person in one channel. A socket brings the contents, and acts are posted. */
import { Composer } from "./composer.js";
import { $, isNarrow, loadCommands, make, onPress } from "./dom.js";
import { initial } from "./message.js";
import { openModal } from "./modal.js";
import { initSelects } from "./select.js";
import { Timeline } from "./timeline.js";
import { clock, clockText, writeTimes } from "./times.js";

const TICK = 1000; // milliseconds between two updates of the clock
const RETRY = 1000; // milliseconds until the next request to a silent server
const STRING = 3; // the type of selects with texts as options

let state = null;
let stream = null;
let typing = 0;
const timeline = new Timeline($("timeline"), $("messages"));
const composer = new Composer(act, () => state);
initSelects((trigger, { id }, select, values) => press(trigger, "choose", { message: id, control: select.custom_id, values, fills: select.type !== STRING }));

/** Shows a channel as a person sees it; by default the channel of the latest call, or the present channel. */
function open(person, channel = null) {
  const query = new URLSearchParams({ person: person ?? "", channel: channel ?? "" });
  const socket = new WebSocket(`ws://${location.host}/page/news?${query}`);
  stream?.close();
  stream = socket;
  socket.addEventListener("message", ({ data }) => {
    const news = JSON.parse(data);
    if (socket === stream) HANDLERS[news.kind](news.data);
  });
  socket.addEventListener("open", () => $("notice").dataset.kind === "offline" && notify(""));
  socket.addEventListener("close", () => {
    if (socket !== stream) return;
    notify("No answer. Is the program in the terminal still running?", "offline");
    setTimeout(() => socket === stream && open(person, channel), RETRY);
  });
}

const HANDLERS = {
  state: drawState,
  messages: (news) => timeline.update(news, state),
};

// ---- sight

function drawState(fresh) {
  const isOther = state?.person !== fresh.person || state?.channel !== fresh.channel;
  if (isOther && state) forgetInput();
  state = fresh;
  [sessionStorage.person, sessionStorage.channel] = [state.person, state.channel];
  clock.set(state.clock);
  clock.language = state.language;
  const here = state.places.find((place) => place.id === state.channel);
  document.title = $("title").textContent = state.title;
  $("messages").dataset.empty = state.notice || "Nothing here yet. Type / to see what there is.";
  $("place").textContent = here ? nameOf(here) : "This channel is gone";
  $("text").placeholder = here ? `Message ${nameOf(here)}` : "";
  $("text").disabled = !here;
  drawPeople();
  drawPlaces();
  drawLanguages();
  drawTime();
  typing = performance.now() + state.typing * 1000;
  drawTyping();
  followCalls();
}

const nameOf = (place) => (place.isDm ? `@ ${place.name}` : place.isThread ? `↳ ${place.name}` : `# ${place.name}`);

/** Returns the number of calls in a red circle, or nothing without calls. */
function badge(calls) {
  return calls ? make("span", { className: "badge", textContent: String(calls), "aria-label": `, ${calls} new` }) : null;
}

function drawPeople() {
  draw($("people"), state.people.map(({ id, name, calls }) => make(
    "button", { type: "button", className: "person", "data-person": id, "aria-pressed": String(id === state.person) },
    initial(name), make("span", { textContent: name }), badge(calls),
  )));
}

function drawPlaces() {
  const parts = [];
  let server = null;
  for (const place of state.places) {
    if (place.server !== server) parts.push(make("h3", { textContent: place.isDm ? "Direct messages" : place.server }));
    server = place.server;
    const about = { "data-channel": place.id, "aria-current": place.id === state.channel ? "page" : null };
    const className = ["place", place.isThread ? "is-thread" : "", place.isNew ? "is-new" : ""].join(" ");
    const status = place.isDm && !state.isOnline ? make("small", { textContent: " offline" }) : null;
    parts.push(make("button", { type: "button", className, ...about }, make("span", { textContent: nameOf(place) }), status, badge(place.calls)));
  }
  draw($("places"), parts);
  const calls = state.places.filter((place) => place.id !== state.channel).reduce((sum, place) => sum + place.calls, 0);
  $("menu").replaceChildren("☰", badge(calls) ?? "");
}

/** Replaces buttons by new ones; the focus stays in its place. */
function draw(element, parts) {
  const at = [...element.children].indexOf(document.activeElement);
  element.replaceChildren(...parts);
  if (at >= 0) element.children[at]?.focus();
}

function drawLanguages() {
  const select = $("language");
  if (select.length !== state.languages.length) {
    select.replaceChildren(...state.languages.map((value) => make("option", { value, lang: value, textContent: called(value) })));
  }
  select.value = state.language;
  select.hidden = state.languages.length < 2;
}

/** Returns the name of a language in the language itself. */
function called(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code.split("-")[0]);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function drawTime() {
  const text = clockText();
  if ($("time").textContent !== text) $("time").textContent = text;
}

function drawTyping() {
  const isTyping = performance.now() < typing;
  $("typing").hidden = state.isOnline && !isTyping;
  $("typing").textContent = state.isOnline ? `${state.bot} is typing…` : `Waiting for ${state.bot} …`;
}

function notify(text, kind = "") {
  $("notice").textContent = text;
  $("notice").hidden = !text;
  $("notice").dataset.kind = kind;
}

function forgetInput() {
  composer.reset();
  notify("");
  for (const id of ["modal", "viewer"]) $(id).close();
  for (const id of ["card", "options"]) $(id).hidePopover();
  showSide(false);
}

/** Shows the person whom the newest call in this channel names first, if "Follow" is on. */
function followCalls() {
  const called = state.people.find((person) => person.id === state.due && person.calls && person.place === state.channel);
  if ($("follow").checked && called && called.id !== state.person) open(called.id, state.channel);
}

// ---- acts

/** Acts as the present person; returns the answer after the bot's acknowledgement. */
async function act(kind, body) {
  const { person, channel } = state;
  if (kind !== "complete") notify("");
  const answer = await fetch("/page/act", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ person, channel, kind, ...body }),
  }).then((response) => (response.ok ? response.json() : { impossible: "That did not work." }), () => ({ impossible: "No answer." }));
  if (answer.impossible) notify(answer.impossible);
  if (answer.failed && ["slash", "use"].includes(kind)) notify("The application did not respond");
  if (answer.modal) openModal(answer.modal, state, (fields) => act("submit", { modal: answer.modal.key, fields }));
  return answer;
}

/** Uses a control of a message. The control keeps its place on the screen until the answer. */
async function press(control, kind, body) {
  const message = control.closest(".message");
  message.querySelector(".failed")?.remove();
  control.ariaBusy = "true";
  const answer = act(kind, body);
  timeline.place.hold(control, answer);
  const { failed } = await answer;
  control.ariaBusy = null;
  if (failed) message.append(make("p", { className: "failed", role: "alert", textContent: "This interaction failed" }));
}

function click(button) {
  if (button.ariaBusy || button.classList.contains("select")) return;
  press(button, "click", { message: button.closest(".message").dataset.id, control: button.dataset.key });
}

function showPicture(frame) {
  if (uncover(frame)) return;
  const { src, alt } = frame.querySelector("img");
  $("viewer").replaceChildren(make("img", { src, alt }), make("button", { type: "button", className: "close", textContent: "×", "aria-label": "Close" }));
  $("viewer").showModal();
}

/** Shows the hidden text of a spoiler; returns whether it was hidden. */
function uncover(spoiler) {
  const isHidden = spoiler.classList.contains("spoiler") && !spoiler.classList.contains("is-open");
  if (isHidden) spoiler.classList.add("is-open");
  return isHidden;
}

/** Shows the card of a person with the bot's commands in its menu. */
async function showCard(mention) {
  const { user } = mention.dataset;
  const person = state.people.find(({ id }) => id === user);
  if (!person) return;
  const { left, bottom } = mention.getBoundingClientRect();
  const offered = await loadCommands(state);
  $("card").replaceChildren(
    make("p", {}, initial(person.name), make("strong", { textContent: person.name })),
    ...offered.user.map(({ name, shown }) => make("button", {
      type: "button", className: "button secondary", textContent: shown,
      onclick: () => {
        $("card").hidePopover();
        act("use", { command: name, target: user });
      },
    })),
  );
  Object.assign($("card").style, { left: `${Math.min(left, innerWidth - 240)}px`, top: `${Math.min(bottom + 4, innerHeight - 160)}px` });
  $("card").showPopover();
}

function showSide(isOpen) {
  document.body.classList.toggle("shows-side", isOpen);
  $("menu").ariaExpanded = String(isOpen);
}

/** Goes to the message behind a link within this page, in place of Discord's page. */
function followLink(event) {
  const link = event.target.closest("a[href^='https://discord.com/channels/']");
  if (!link) return;
  event.preventDefault();
  const [, channel, message] = new URL(link.href).pathname.split("/").slice(2);
  if (channel === state.channel) timeline.goTo(message);
  else open(state.person, channel);
}

/** Ignores the second click of a double click if another button has taken the place of the first. */
function ignoreSlips() {
  let clicked = null;
  document.addEventListener("click", (event) => {
    const button = event.target.closest(".message .button");
    const name = button && `${button.closest(".message").dataset.id} ${button.textContent}`;
    if (event.detail > 1 && button && name !== clicked) event.stopPropagation();
    else clicked = name;
  }, true);
}

ignoreSlips();
onPress(document, "[data-channel]", ({ dataset }) => (isNarrow() && showSide(false), open(state.person, dataset.channel)));
onPress(document, "[data-person]", ({ dataset }) => {
  const { place } = state.people.find(({ id }) => id === dataset.person);
  if (dataset.person !== state.person || place) open(dataset.person, place ?? state.channel);
});
onPress($("messages"), "button.button[data-key]", click);
onPress($("messages"), "[data-picture]", showPicture);
onPress($("messages"), "span.spoiler, div.spoiler", uncover);
onPress($("messages"), "[data-user]", showCard);
onPress($("messages"), "[data-command]", ({ dataset }) => composer.begin(dataset.command));
onPress($("messages"), "[data-dismiss]", ({ dataset }) => act("dismiss", { message: dataset.dismiss }));
$("messages").addEventListener("click", followLink);
$("viewer").addEventListener("click", () => $("viewer").close());
$("newest").addEventListener("click", () => timeline.place.goToEnd());
$("menu").addEventListener("click", () => showSide(!document.body.classList.contains("shows-side")));
document.querySelector("main").addEventListener("click", (event) => event.target.closest("#menu") || showSide(false), true);
$("language").addEventListener("change", () => act("speak", { language: $("language").value }));
$("follow").addEventListener("change", followCalls);
$("later").addEventListener("change", () => {
  act("later", { hours: $("later").value });
  $("later").value = "";
});
setInterval(() => {
  if (!state) return;
  drawTime();
  drawTyping();
  writeTimes($("messages"));
}, TICK);
const asked = new URLSearchParams(location.search); // the address may name the person and the channel
open(asked.get("person") ?? sessionStorage.person, asked.get("channel") ?? sessionStorage.channel);
