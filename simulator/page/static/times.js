const UNITS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];
const STYLES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" }, S: { dateStyle: "short", timeStyle: "medium" },
};

/** The time of the simulated server, which may differ from the local time, and the language of times. */
export const clock = {
  now: Date.now() / 1000, rate: 1, read: performance.now(), language: "en-US",

  set({ now, rate }) {
    Object.assign(this, { now, rate, read: performance.now() });
  },

  /** Unix seconds. */
  seconds() {
    return this.now + ((performance.now() - this.read) / 1000) * this.rate;
  },
};

function formatted(seconds, options) {
  return new Intl.DateTimeFormat(clock.language, options).format(seconds * 1000);
}

function relative(seconds) {
  const left = seconds - clock.seconds();
  const [unit, size] = UNITS.find(([, length]) => Math.abs(left) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(clock.language, { numeric: "auto" }).format(Math.round(left / size), unit);
}

/** Writes all times inside an element; repeated calls update relative times. */
export function writeTimes(root) {
  for (const time of root.querySelectorAll("time[data-at]")) {
    const { at, style } = time.dataset;
    const text = style === "R" ? relative(Number(at)) : formatted(Number(at), STYLES[style]);
    if (time.textContent !== text) time.textContent = text;
    time.title ||= formatted(Number(at), STYLES.F);
  }
}

export const clockText = () => formatted(clock.seconds(), { weekday: "short", hour: "numeric", minute: "2-digit" });
export const dayOf = (seconds) => formatted(seconds, { dateStyle: "long" });
