/* The channel as one person sees it, drawn by SimCord's renderers. */
import { createCommandPicker } from "../commands.js";
import { initComposer } from "../composer.js";
import { closeLightbox } from "../media.js";
import { createTransport } from "../transport.js";
import { improveCommands } from "./commands.js";
import { Controls } from "./controls.js";
import { Person } from "./person.js";
import { Selects } from "./selects.js";
import { ignoreSlips } from "./slips.js";
import { refreshRelativeTimes } from "./times.js";

const RETRY = 1000; // milliseconds until the server is asked again when it does not answer
const TICK = 10000; // milliseconds between two looks at the clock
const QUESTIONS = new Set(["autocomplete_command", "browse_candidates"]); // they show nothing in the channel
const $ = (id) => document.getElementById(id);

const connection = createTransport(location.hash.slice(1));
const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const people = new Map(); // those who have been shown, by id
const controls = new Controls(choose, (hours) => act("later", { hours }));
const selects = new Selects(act);
const composer = initComposer({
  form: $("composer"), input: $("channel-composer-input"), sendButton: $("send"),
  replyContext: $("reply"), replyLabel: $("reply-label"), replyCancel: $("reply-cancel"),
  channelLabel: ({ channel }) => ({ name: channel.name, glyph: "#" }),
  onDispatch: send,
});
const commands = createCommandPicker({
  form: $("composer"), input: $("channel-composer-input"), composer,
  dispatch: command,
  run: (body, _, draft) => command("run_command", body, draft),
  fetchCatalog: () => shown.commands(),
  loadAsset: (id) => shown.pictures.load(id),
  onCommandMode(enabled, reply) {
    composer.commandMode(enabled, reply);
    composer.update(shown.state);
  },
});
improveCommands(commands, write);
let shown = null;
let chosen = null; // who is to be shown, as soon as the server has let them in
let listening = new AbortController();

/** Shows the channel as the person who is chosen sees it; as the one before does, while the server does not answer. */
async function choose(id) {
  await switchTo(id).catch(() => controls.update(shown.state));
}

/** Shows the channel as this person sees it. */
async function switchTo(id) {
  const person = chosen = people.get(id) ?? new Person(connection, drawOptions);
  const isNew = !person.state;
  if (isNew) await person.enter(id);
  if (person !== chosen) return;
  listening.abort();
  const turn = listening = new AbortController();
  if (shown) forgetInput();
  shown = person;
  sessionStorage.person = person.state.viewerId;
  people.set(person.state.viewerId, person);
  $("timeline").replaceChildren(person.timeline.element);
  show(person);
  person.timeline.place.goToEnd();
  if (isNew) controls.setDue(person.state.play.due);
  await follow(person, turn.signal);
}

/** Forgets what the person shown so far was about to write or choose. */
function forgetInput() {
  closeLightbox();
  selects.close();
  commands.clear();
  composer.reset();
}

/** Shows what is new until it is told to stop. */
async function follow(person, signal) {
  while (!signal.aborted) {
    const news = await person.listen(signal).catch((error) => error);
    if (signal.aborted) return;
    if (news.status === 410) location.reload(); // the server has forgotten this page
    $("offline").hidden = !(news instanceof Error);
    if (news === true) {
      show(person);
      controls.setDue(person.state.play.due);
    }
    if (news instanceof Error) await new Promise((resolve) => setTimeout(resolve, RETRY));
  }
}

function show(person) {
  const { state } = person;
  $("channel-name").textContent = state.channel.name;
  controls.update(state);
  composer.setContext({ contextId: person.context, targetId: null, authorized: true, pinnedCapture: false, pending: false });
  composer.setAdmission({ blocked: false, authorized: true, pinnedCapture: false });
  composer.update(state);
  commands.setContext({ authorized: true, pendingKind: null });
  commands.update(state);
  commands.receiveSnapshot(state);
  selects.observe(state);
  person.timeline.update(state);
  $("typing").hidden = !state.play.typing;
}

/** Returns what SimCord's renderer needs to draw a message. */
function drawOptions(person, message) {
  return selects.attach(message, {
    assets: person.state.assets,
    loadAsset: (id) => person.pictures.load(id),
    candidates: person.state.candidates,
    contextId: person.context,
    viewerId: person.state.viewerId,
    locale: controls.language,
    timezone,
    presentationTime: person.now().toISOString(),
    onClick: (key) => press(key),
    channelLayout: true,
  });
}

/** Does something as the person shown; returns SimCord's receipt when the bot has finished with it. */
async function act(kind, body) {
  const target = /^message:(\d+):/.exec(body.control_key)?.[1];
  const answer = shown.act(kind, target ? { ...body, target_id: target } : body, controls.language)
    .catch(() => ({ rejected: true }));
  if (!QUESTIONS.has(kind)) shown.timeline.place.hold(body.control_key, answer);
  return answer;
}

async function press(key) {
  const button = document.querySelector(`.messages button[data-control-key="${CSS.escape(key)}"]`);
  if (button.ariaBusy) return;
  button.ariaBusy = "true";
  await act("click", { control_key: key });
  button.ariaBusy = null;
}

async function send(kind, body) {
  composer.reset(); // the text leaves the field at once, so that nobody sends it twice
  composer.update(shown.state);
  const { rejected } = await act(kind, body);
  if (rejected && !composer.input().value) write(body.content);
}

function write(text) {
  const input = $("channel-composer-input");
  input.value = text;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

async function command(kind, body, draft) {
  if (kind === "run_command") {
    commands.setContext({ authorized: true, pendingKind: kind });
    commands.setPending();
  }
  const receipt = await act(kind, body);
  commands.setContext({ authorized: true, pendingKind: null });
  commands.receiveAction(kind, receipt, body, draft);
  commands.resume();
  if (kind === "run_command") keepKeyboard();
}

/** Gives the field the keyboard back, as Discord does, where that calls no keyboard onto a touch screen. */
function keepKeyboard() {
  if (document.activeElement === document.body && matchMedia("(hover: hover)").matches) $("channel-composer-input")?.focus();
}

/** Goes to a message of this channel that a link leads to, in place of the page that Discord would have for it. */
function followLink(event) {
  const link = event.target.closest("a[href^='https://discord.com/channels/']");
  if (!link) return;
  event.preventDefault();
  shown.timeline.goTo(link.href.split("/").at(-1));
}

ignoreSlips($("timeline"));
$("timeline").addEventListener("click", followLink);
$("newest").addEventListener("click", () => shown.timeline.place.goToEnd());
window.addEventListener("hashchange", () => location.reload());
window.addEventListener("pagehide", () => people.forEach((person) => person.leave()));
window.addEventListener("pageshow", (event) => event.persisted && location.reload());
setInterval(() => shown && refreshRelativeTimes($("timeline"), shown.now(), controls.language), TICK);

switchTo(sessionStorage.person).catch(() => switchTo()); // who was here last may be of another server
