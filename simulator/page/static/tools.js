import { $, make } from "./dom.js";

const LISTS = [["violations", "Violations"], ["pushes", "Pushes: what a lock screen shows"], ["requests", "Requests"]];

/** Shows what happens behind the page, and lets the bot end, start and fail. */
export function drawTools(tools, act) {
  const lists = LISTS.map(([name, title]) => make(
    "details", { open: name !== "requests" || $("requests")?.open, id: name },
    make("summary", { textContent: `${title} (${tools[name].length})` }),
    make("ol", { reversed: true }, ...tools[name].toReversed().map((line) => make("li", { textContent: line }))),
  ));
  const bot = make("button", {
    type: "button", className: `button ${tools.isRunning ? "danger" : "success"}`, textContent: tools.isRunning ? "Kill the bot" : "Start the bot",
    onclick: () => act(tools.isRunning ? "kill" : "start", {}),
  });
  $("tools").replaceChildren(tools.canKill ? bot : "", faultForm(tools.faults, act), ...lists);
  $("tools").hidden = false;
}

function faultForm(faults, act) {
  const [match, status, times] = [["POST .*/messages", 16], ["500", 3], ["1", 2]].map(([value, size]) => make("input", { value, size }));
  const form = make(
    "form", {}, make("b", { textContent: "Let requests fail" }),
    labelled("method and path (regular expression)", match), labelled("status", status), labelled("times", times),
    make("button", { type: "submit", className: "button secondary", textContent: "Fail" }),
    ...faults.map((fault) => make("p", { textContent: fault })),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    act("fail", { match: match.value, status: status.value, times: times.value });
  });
  return form;
}

const labelled = (text, input) => make("label", {}, text, input);
