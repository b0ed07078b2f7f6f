/** Writes the moments on the page in the visitor's own time zone, and what time it is elsewhere. */

export function fillTimes(): void {
  fillMoments();
  fillClocks();
  showSeason();
  moveToNow();
}

/** Fill in each line that waits for the visitor's time: `data-time` is the moment, in ISO 8601. */
function fillMoments(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-time]")) {
    const moment = new Date(line.dataset.time ?? "");
    const time = line.querySelector("dd");
    if (time) time.textContent = written(moment, !line.closest(".hours"));
    line.hidden = false;
  }
}

/** Fill in each line that waits for the time of now in another place: `data-clock` is its zone. */
function fillClocks(): void {
  const style = { weekday: "short", hour: "numeric", minute: "2-digit" } as const;
  for (const line of document.querySelectorAll<HTMLElement>("[data-clock]")) {
    const { lang } = document.documentElement;
    const there = new Intl.DateTimeFormat(lang, { ...style, timeZone: line.dataset.clock });
    const time = line.querySelector("time");
    if (time) time.textContent = `${line.dataset.word ?? ""}${there.format(new Date())}`;
    line.hidden = false;
  }
}

/** Show what is drawn for today where there is summer time: `data-offset` is that of `data-zone`. */
function showSeason(): void {
  for (const hours of document.querySelectorAll<SVGElement>("[data-zone]")) {
    const timeZone = hours.dataset.zone;
    const there = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
    const isToday = there.format(new Date()).endsWith(` ${hours.dataset.offset}`);
    hours.setAttribute("display", isToday ? "inline" : "none");
  }
}

/**
 * Move each line of now along its day in UTC: `data-now` is how long the day is drawn. Not at the
 * weekend, when it would cross the hours of offices that are closed.
 */
function moveToNow(): void {
  if (new Date().getUTCDay() % 6 === 0) return;
  const day = (Date.now() % 86_400_000) / 86_400_000;
  for (const line of document.querySelectorAll<SVGElement>("[data-now]")) {
    line.setAttribute("transform", `translate(${Number(line.dataset.now) * day} 0)`);
    line.removeAttribute("visibility");
  }
}

/** As the language of the page writes it: the hour, with its day where that is told too. */
function written(moment: Date, withDay: boolean): string {
  const style = withDay
    ? ({ dateStyle: "medium", timeStyle: "short" } as const)
    : ({ timeStyle: "short" } as const);
  return new Intl.DateTimeFormat(document.documentElement.lang, style).format(moment);
}
