/** The menus of the header: Escape shuts the one that is open, and leaves the focus on its name. */

/** Listen for the key, for as long as the document is there: the header never changes. */
export function heedEscape(): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") shutMenu();
  });
}

/** Shut the menu that is open: no more than one is. */
export function shutMenu(): void {
  const name = document.querySelector<HTMLElement>("header [open] > summary");
  name?.click();
  name?.focus();
}
