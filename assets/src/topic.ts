/** Topics and events of the page: each way to hear of them returns what ends it. */

/** Ends what was started. */
export type End = () => void;

/** Listen to events of these types, if there is such a target; returns what ends that. */
export function listen(
  target: EventTarget | undefined,
  types: readonly string[],
  listener: (event: never) => void,
  options?: AddEventListenerOptions,
): End {
  for (const type of types) target?.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of types) target?.removeEventListener(type, listener as EventListener, options);
  };
}

/** One end of several; of none it does nothing. */
export function endAll(...ends: End[]): End {
  return () => {
    for (const end of ends) end();
  };
}

/** Start something once what it needs is there, unless it was ended before. */
export function startAfter<Needed>(
  needed: Promise<Needed>,
  start: (needed: Needed) => End | undefined,
): End {
  let end: End | undefined = endAll();
  void needed.then((it) => {
    if (end) end = start(it) ?? end;
  });
  return () => {
    end?.();
    end = undefined;
  };
}

/** What the page is told of, by an event on the window that others may hear too. */
export function topic<News>(type: string) {
  let latest: News | undefined;
  const hear = (listener: (news: News) => void): End =>
    listen(window, [type], ({ detail }: CustomEvent<News>) => {
      listener(detail);
    });
  return {
    latest: () => latest,
    tell: (news: News): void => {
      latest = news;
      window.dispatchEvent(new CustomEvent(type, { detail: news }));
    },
    hear,
    /** Hear of it, and at once of the latest. */
    follow: (listener: (news: News) => void): End => {
      const end = hear(listener);
      if (latest) listener(latest);
      return end;
    },
  };
}
