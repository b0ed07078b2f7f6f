/** Tasks that wait for the document: a script from the cache may come before it is there. */

/** Run a task when the whole document is there. */
export function whenParsed(task: () => unknown): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", task, { once: true });
  } else {
    task();
  }
}

/** Resolves when the document has loaded what it shows. */
export function whenLoaded(): Promise<unknown> {
  return new Promise((done) => {
    if (document.readyState === "complete") done(undefined);
    else window.addEventListener("load", done);
  });
}
