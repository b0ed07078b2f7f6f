/**
 * A preprocessor of knip: a concern of boot.ts is a module with `start()` and `stop()`. A page
 * ends with its document, so that only tests stop a concern: no `stop` beside a `start` is unused.
 */

import { readFileSync } from "node:fs";
import path from "node:path";

export default function keepStops(found) {
  for (const [file, symbols] of Object.entries(found.issues.exports)) {
    for (const [key, { symbol }] of Object.entries(symbols)) {
      if (symbol !== "stop" || !hasStart(path.join(found.cwd, file))) continue;
      delete symbols[key];
      found.counters.exports -= 1;
    }
  }
  return found;
}

function hasStart(file) {
  return /^export function start\(/m.test(readFileSync(file, "utf8"));
}
