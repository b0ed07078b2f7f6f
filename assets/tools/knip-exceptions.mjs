/** A preprocessor of knip: what may go unreached, and why. */

import { readFileSync } from "node:fs";
import path from "node:path";

export default function excuse(found) {
  for (const [file, symbols] of Object.entries(found.issues.exports))
    excuseStop(found, file, symbols);
  return found;
}

/**
 * A concern of boot.ts is a module with `start()` and `stop()`. A page ends with its document, so
 * that only tests stop a concern: no `stop` beside a `start` is unused.
 */
function excuseStop({ cwd, counters }, file, symbols) {
  for (const [key, { symbol }] of Object.entries(symbols)) {
    if (symbol !== "stop" || !hasStart(path.join(cwd, file))) continue;
    delete symbols[key];
    counters.exports -= 1;
  }
}

function hasStart(file) {
  return /^export function start\(/m.test(readFileSync(file, "utf8"));
}
