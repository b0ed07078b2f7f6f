/** Buttons called `print`, which print the page; where no scripts run they are not shown. */

import { type End, listen } from "../topic";

export const start = (): End => listen(document, ["click"], printOnPress);

function printOnPress({ target }: MouseEvent): void {
  if (target instanceof HTMLButtonElement && target.name === "print") print();
}
