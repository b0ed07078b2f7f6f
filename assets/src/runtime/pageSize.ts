/** How large the page's body is, told anew when the window changes, once per frame. */

import { type End, endAll, listen } from "../topic";
import { topic } from "../topic";

export interface PageSize {
  /** Both in CSS pixels. */
  width: number;
  height: number;
}

const NOTHING: PageSize = { width: 0, height: 0 };

const sizes = topic<PageSize>("portolan:page-size");
let listeners = 0;
let endWatch: End = endAll();
let frame = 0;

/** The latest; nothing as long as nobody listens. */
export function pageSize(): PageSize {
  return sizes.latest() ?? NOTHING;
}

/** Hear of each change; returns what ends it. The first who listens has the window watched. */
export function onPageSize(listener: () => void): End {
  if (!listeners++) endWatch = watchWindow();
  const end = sizes.hear(listener);
  return () => {
    end();
    if (!--listeners) endWatch();
  };
}

function watchWindow(): End {
  measureBody();
  return endAll(listen(window, ["resize"], measureSoon), () => {
    cancelAnimationFrame(frame);
    frame = 0;
  });
}

function measureSoon(): void {
  frame ||= requestAnimationFrame(measureBody);
}

function measureBody(): void {
  frame = 0;
  const { offsetWidth: width, offsetHeight: height } = document.body;
  const latest = pageSize();
  if (width !== latest.width || height !== latest.height) sizes.tell({ width, height });
}
