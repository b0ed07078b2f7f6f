/** Writes the address and the day at the foot of the page, for whoever has it on paper. */

import { type End, listen } from "../topic";

export const start = (): End => listen(window, ["beforeprint"], datePage);

function datePage(): void {
  const { origin, pathname, search } = location;
  const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: "long" });
  const imprint = document.querySelector(".imprint");
  if (imprint) imprint.textContent = `${origin}${pathname}${search} · ${day}`;
}
