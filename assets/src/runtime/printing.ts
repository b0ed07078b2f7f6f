/** Buttons that print the page; where no scripts run they are not shown. */

export function start(): void {
  document.addEventListener("click", printOnPress);
}

export function stop(): void {
  document.removeEventListener("click", printOnPress);
}

function printOnPress({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("[data-print]")) window.print();
}
