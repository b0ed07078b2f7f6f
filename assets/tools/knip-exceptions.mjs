/** A preprocessor of knip: what may go unreached, and why. An exception must be needed. */

import { readFileSync } from "node:fs";
import path from "node:path";

const UNREACHED = [
  // No map or chart chooses its labels by the size of the page yet.
  "src/usePageSize.ts",
  "src/runtime/pageSize.ts",
];

export default function excuse(found) {
  if (found.isProduction) for (const file of UNREACHED) excuseFile(found, file);
  for (const [file, symbols] of Object.entries(found.issues.exports))
    excuseStop(found, file, symbols);
  return found;
}

function excuseFile({ issues, counters }, file) {
  if (!issues.files[file]) throw new Error(`tools/knip-exceptions.mjs: ${file} needs no exception`);
  delete issues.files[file];
  counters.files -= 1;
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
