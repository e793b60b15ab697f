import { Pictures } from "./pictures.js";
import { Timeline } from "./timeline.js";

const PROTOCOL = 3; // of SimCord's preview

/** One person in the channel: what the server last told them, and their messages as drawn. */
export class Person {
  state = null;

  /** `connection` is SimCord's transport; `options(person, message)` returns what its renderer needs. */
  constructor(connection, options) {
    this.connection = connection;
    this.pictures = new Pictures((id) => this.#picture(id), (id) => id in this.state.assets);
    this.timeline = new Timeline((message) => options(this, message));
  }

  get context() {
    return this.state.context.id;
  }

  /** Enters the channel as the person with this id, or as the first one. */
  async enter(id) {
    this.#accept(await this.connection.request("/api/pages", "POST", id ? { viewer_id: id } : {}, null));
  }

  /** Waits until the server has something new, a few seconds at most. Returns whether it had. */
  async listen(signal) {
    const address = `/api/state?after=${this.state.publishedRevision}`;
    const news = await this.connection.request(address, "GET", undefined, this.context, signal);
    if (news) this.#accept(news);
    return news !== null;
  }

  /** Does something as this person and returns SimCord's receipt when the bot has finished with it. */
  async act(kind, body, language) {
    const envelope = { protocol_version: PROTOCOL, request_id: crypto.randomUUID(), language, kind };
    return this.connection.request("/api/action", "POST", { ...body, ...envelope }, this.context);
  }

  commands() {
    return this.connection.request("/api/commands", "GET", undefined, this.context);
  }

  leave() {
    const headers = this.connection.authHeaders(this.context);
    fetch(`/api/pages/${this.context}`, { method: "DELETE", headers, keepalive: true });
  }

  /** The time in the channel, which may be ahead of the time here. */
  now() {
    return new Date(this.clock + Date.now());
  }

  #accept(state) {
    this.state = state;
    this.clock = Date.parse(state.profile.presentationTime) - Date.now();
  }

  #picture(id) {
    return fetch(`/api/assets/${id}`, { headers: this.connection.authHeaders(this.context) });
  }
}
