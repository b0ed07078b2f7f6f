/**
 * The first step of a form in steps, for as long as nobody has touched the form: what comes later
 * is put away, and a button stands in for the one that React will draw.
 */

import { type End, endAll, listen } from "../topic";

/** How long a press waits for the form; after that the whole form is there. */
const PATIENCE_MS = 8000;

export function start(): End {
  const next = document.querySelector<HTMLButtonElement>("[name=first]");
  const island = next?.closest("#tool")?.querySelector<HTMLElement>("[data-island]");
  const form = island?.querySelector("form");
  if (!next || !island || !form) return endAll();
  island.dataset.stepped = "";
  next.hidden = false;
  // A return to the page is to a step of its own.
  if ((history.state as { quoteStep?: number } | null)?.quoteStep) wake(form);
  return listen(next, ["click"], () => {
    wake(form);
    goOn(form, island, next);
  });
}

function wake(form: HTMLFormElement): void {
  form.dispatchEvent(new Event("focusin", { bubbles: true }));
}

/** Press the form's own button once its later steps are put away by React. */
function goOn(form: HTMLFormElement, island: HTMLElement, next: HTMLElement): void {
  const ready = new MutationObserver(() => {
    if (!form.querySelector(".fset[hidden]")) return;
    stop();
    form.requestSubmit();
  });
  ready.observe(form, { subtree: true, attributeFilter: ["hidden"] });
  const patience = setTimeout(() => {
    stop();
    delete island.dataset.stepped;
    next.hidden = true;
  }, PATIENCE_MS);
  function stop(): void {
    ready.disconnect();
    clearTimeout(patience);
  }
}
