/** Takes note when a script or a style sheet of the site itself could not be loaded. */

let failed = false;

export function someFailed(): boolean {
  return failed;
}

export function start(): void {
  // Such an error does not bubble.
  window.addEventListener("error", note, true);
}

export function stop(): void {
  window.removeEventListener("error", note, true);
}

function note({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches("script, link")) return;
  const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
  // Scripts of others fail where the visitor has them blocked, and no reload changes that.
  if ((src || href || "").startsWith(`${location.origin}/`)) failed = true;
}
