/** Runs a task once the page has nothing better to do; Safari has no idle callbacks. */
export function whenIdle(task: () => void): void {
  ("requestIdleCallback" in window ? requestIdleCallback : setTimeout)(task);
}
