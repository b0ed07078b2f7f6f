/** Writes the moments on the page in the visitor's own time zone. */

/** Fill in each line that waits for the visitor's time: `data-your-time` is the moment, in ISO 8601. */
export function start(): void {
  for (const line of document.querySelectorAll<HTMLElement>("[data-your-time]")) {
    const moment = new Date(line.dataset.yourTime ?? "");
    const time = line.querySelector("dd");
    if (time) time.textContent = written(moment, !line.closest(".hours"));
    line.hidden = false;
  }
}

/** As the language of the page writes it: the hour, with its day where that is told too. */
function written(moment: Date, withDay: boolean): string {
  const style = withDay
    ? ({ dateStyle: "medium", timeStyle: "short" } as const)
    : ({ timeStyle: "short" } as const);
  return new Intl.DateTimeFormat(document.documentElement.lang, style).format(moment);
}
