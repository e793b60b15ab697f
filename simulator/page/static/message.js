import { accent, drawComponent, drawMedia } from "./components.js";
import { fromMarkdown, make } from "./dom.js";

const RECIPIENT_ADD = 1, THREAD_CREATED = 18, THREAD_STARTER = 21; // the types of Discord's own messages

/** Returns the parts of a message. `pictures` holds the existing elements of pictures by address. */
export function drawMessage(message, state, pictures) {
  if (message.type === RECIPIENT_ADD) {
    return [make("p", { className: "system", textContent: `${message.author} added somebody:` }), fromMarkdown(message.html)];
  }
  if (message.type === THREAD_STARTER) {
    return [make("p", { className: "system", textContent: "The thread belongs to a message of the channel." })];
  }
  if (message.type === THREAD_CREATED) {
    return [make("p", { className: "system", textContent: `${message.author} started a thread.` }), thread(message.thread)];
  }
  const context = { message, state, pictures };
  return [
    message.askedBy && asked(message),
    face(message),
    head(message),
    make(
      "div", { className: "body", lang: state.language },
      message.isThinking ? make("p", { className: "thinking", textContent: `${message.author} is thinking…` }) : null,
      message.html ? fromMarkdown(message.html) : null,
      message.media.length ? drawMedia(message.media, context) : null,
      ...message.embeds.map((embed) => drawEmbed(embed, context)),
      ...message.components.map((component) => drawComponent(component, context)),
      message.thread && thread(message.thread),
    ),
    message.isPrivate && make(
      "p", { className: "private" }, "Only you can see this · ",
      make("button", { type: "button", className: "link", textContent: "Dismiss message", "data-dismiss": message.id }),
    ),
  ].filter(Boolean);
}

function asked({ askedBy, command }) {
  const what = make("span", { className: "mention", textContent: `/${command ?? "…"}` });
  return make("p", { className: "asked" }, `${askedBy} used `, command ? what : "a command");
}

function face({ author, isBot }) {
  if (isBot) return make("img", { className: "face", src: "/page/icon.svg", alt: "" });
  return initial(author);
}

/** Returns the face of a person: the first letter on the person's color. */
export function initial(name) {
  const hue = [...name].reduce((sum, character) => (sum * 31 + character.codePointAt(0)) % 360, 7);
  const face = make("span", { className: "face", textContent: [...name][0], "aria-hidden": "true" });
  face.style.background = `hsl(${hue} 45% 42%)`;
  return face;
}

function head({ author, isBot, sent, edited }) {
  return make(
    "p", { className: "head" }, make("strong", { textContent: author }), " ",
    isBot ? make("span", { className: "app", textContent: "APP" }) : null, " ",
    make("time", { "data-at": String(Date.parse(sent) / 1000), "data-style": "t" }),
    edited ? make("span", { className: "edited", textContent: " (edited)" }) : null,
  );
}

function drawEmbed(embed, context) {
  const card = make("div", { className: "card" }, fromMarkdown(embed.html), embed.media.length ? drawMedia(embed.media, context) : null);
  card.style.setProperty("--accent", accent(embed.color));
  return card;
}

function thread(about) {
  if (!about) return "";
  return make(
    "p", { className: "thread" }, `↳ ${about.name} `,
    make("button", { type: "button", className: "link", textContent: "Open the thread", "data-channel": about.id }),
  );
}
