/** Buttons called `print`, which print the page; where no scripts run they are not shown. */

/** Listen for presses; once is enough for all pages of a visit, and more change nothing. */
export function start(): void {
  document.addEventListener("click", printOnPress);
}

function printOnPress({ target }: MouseEvent): void {
  if (target instanceof HTMLButtonElement && target.name === "print") print();
}
