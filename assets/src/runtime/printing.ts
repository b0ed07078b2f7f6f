/** Buttons called `print`, which print the page; where no scripts run they are not shown. */

export function start(): void {
  document.addEventListener("click", ({ target }) => {
    if ((target as HTMLButtonElement).name === "print") print();
  });
}
