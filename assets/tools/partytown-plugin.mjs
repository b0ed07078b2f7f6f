/**
 * Copies Partytown's own files to dist/partytown/, from where the server sends them.
 *
 * They ask for each other by name, so their names carry no hash.
 */

import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const LIBRARY = fileURLToPath(new URL("../node_modules/@qwik.dev/partytown/lib/", import.meta.url));
const FILES = [
  "partytown.js",
  "partytown-sw.js",
  "partytown-sandbox-sw.html",
  "partytown-media.js",
];

export class PartytownPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("PartytownPlugin", (compilation) => {
      // At the end: they come as their authors built them, neither minified nor renamed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "PartytownPlugin", stage }, () => {
        for (const name of FILES) {
          const bytes = readFileSync(path.join(LIBRARY, name));
          const source = new sources.RawSource(bytes);
          compilation.emitAsset(`partytown/${name}`, source, { minimized: true });
        }
      });
    });
  }
}
