const UNITS = [["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Says how far a time is from now: "2 minutes ago", "in 3 hours". */
function relative(time, now, locale) {
  const seconds = (time - now) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Marks the relative times among the times that SimCord has just drawn, which it draws once and never again. */
export function markRelativeTimes(element, now, locale) {
  for (const time of element.querySelectorAll("time.discord-timestamp")) {
    if (time.textContent === relative(new Date(time.dateTime), now, locale)) time.dataset.relative = "";
  }
}

/** Lets the marked times tell how far they are from now. */
export function refreshRelativeTimes(element, now, locale) {
  for (const time of element.querySelectorAll("time[data-relative]")) {
    time.textContent = relative(new Date(time.dateTime), now, locale);
  }
}
