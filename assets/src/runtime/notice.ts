/** The quiet bar that says that a navigation takes its time: `aria-busy` on main, and a style. */

import { NOTICE_DELAY_MS } from "./constants";

const BUSY = "aria-busy";

let timer: number | undefined;

/** Say so, unless it is called off in time. */
export function giveNotice(): void {
  callOff();
  timer = window.setTimeout(() => {
    main()?.setAttribute(BUSY, "true");
  }, NOTICE_DELAY_MS);
}

export function callOff(): void {
  clearTimeout(timer);
  main()?.removeAttribute(BUSY);
}

const main = () => document.getElementById("main");
