/**
 * Writes dist/manifest.json: every file under the name that templates know it by.
 *
 *     {"boot.js": "/static/boot.1f3a….js", …, "webpackCompilationHash": "…"}
 *
 * The compilation hash is the build's identity: the browser compares it with the one it was
 * loaded with. A build with errors writes no manifest, so that the last good one stays.
 */

import { writeFileSync } from "node:fs";
import path from "node:path";

/** Hashed, and neither a source map nor the compressed twin of another file. */
const HASH = /\.[0-9a-f]{8}(?=\.(?:js|css|svg|woff2)$)/;

export class ManifestPlugin {
  apply(compiler) {
    compiler.hooks.done.tap("ManifestPlugin", (stats) => {
      if (stats.hasErrors()) return;
      const { path: folder, publicPath } = compiler.options.output;
      const entries = stats.compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => HASH.test(name))
        .map((name) => [name.replace(HASH, ""), publicPath + name])
        .sort(([one], [other]) => (one < other ? -1 : 1));
      const manifest = { ...Object.fromEntries(entries), webpackCompilationHash: stats.hash };
      writeFileSync(path.join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
    });
  }
}
