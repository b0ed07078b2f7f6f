/** The menus of the header: Escape shuts the one that is open, and leaves the focus on its name. */

import { type End, listen } from "../topic";

export const start = (): End =>
  listen(document, ["keydown"], ({ key }: KeyboardEvent) => {
    if (key === "Escape") shutMenu();
  });

/** Shut the menu that is open: no more than one is. */
export function shutMenu(): void {
  const name = document.querySelector<HTMLElement>("header [open] > summary");
  name?.click();
  name?.focus();
}
