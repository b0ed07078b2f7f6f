/** How large the page's body is, told anew when the window changes, once per frame. */

export interface PageSize {
  /** Both in CSS pixels. */
  width: number;
  height: number;
}

const listeners = new Set<() => void>();
let current: PageSize = { width: 0, height: 0 };
let frame = 0;

/** The latest; nothing as long as nobody listens. */
export function pageSize(): PageSize {
  return current;
}

/**
 * Hear of each change.
 *
 * @returns what ends it.
 */
export function onPageSize(listener: () => void): () => void {
  if (!listeners.size) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (!listeners.size) stop();
  };
}

function start(): void {
  window.addEventListener("resize", measureSoon);
  measure();
}

function stop(): void {
  window.removeEventListener("resize", measureSoon);
  cancelAnimationFrame(frame);
  frame = 0;
}

function measureSoon(): void {
  frame ||= requestAnimationFrame(measure);
}

function measure(): void {
  frame = 0;
  const { offsetWidth: width, offsetHeight: height } = document.body;
  if (width === current.width && height === current.height) return;
  current = { width, height };
  for (const listener of listeners) listener();
}
