/** Takes note when a script or a style sheet of the site itself could not be loaded. */

import { type End, listen } from "../topic";

let failed = false;

export function someFailed(): boolean {
  return failed;
}

export const start = (): End =>
  // Such an error does not bubble.
  listen(window, ["error"], noteFailure, { capture: true });

function noteFailure({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches("script, link")) return;
  const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
  // Scripts of others fail where the visitor has them blocked, and no reload changes that.
  if ((src || href || "").startsWith(`${location.origin}/`)) failed = true;
}
