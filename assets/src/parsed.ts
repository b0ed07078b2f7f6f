/** Runs a task when the whole document is there: a script from the cache may come before it. */
export function whenParsed(task: () => unknown): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", task, { once: true });
  } else {
    task();
  }
}
