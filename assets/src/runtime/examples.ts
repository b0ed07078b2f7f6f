/** Selects the example that a field of a small tool comes with: what is typed takes its place. */

import { type End, listen } from "../topic";

export const start = (): End => listen(document, ["click"], select);

function select({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.closest(".threes")) return;
  if (target.value === target.defaultValue) target.select();
}
