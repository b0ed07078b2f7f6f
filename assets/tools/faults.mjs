/**
 * Puts every small fault into a copy of the runtime's sources, each behind a switch that the
 * environment turns on, and says which there are: `node tools/faults.mjs <folder>`.
 */

import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { createInstrumenter } from "@stryker-mutator/instrumenter";

/** A text is what the page and the services expect: types and the browser's tests look at those. */
const EXCLUDED = ["StringLiteral"];
const OPTIONS = { plugins: null, ignorers: [], excludedMutations: EXCLUDED, noHeader: false };

const silent = { debug() {}, info() {}, isDebugEnabled: () => false };
/** What Stryker's own container does for the one class that is needed of it. */
const injector = {
  known: { logger: silent },
  provideValue(name, value) {
    this.known[name] = value;
    return this;
  },
  injectClass(Class) {
    return new Class(...Class.inject.map((name) => this.known[name]));
  },
};

const [folder] = process.argv.slice(2);
const files = globSync("src/runtime/**/*.ts", { cwd: folder }).sort();
const sources = files.map((name) => ({
  name,
  mutate: true,
  content: readFileSync(path.join(folder, name), "utf8"),
}));
const result = await createInstrumenter(injector).instrument(sources, OPTIONS);
for (const { name, content } of result.files) writeFileSync(path.join(folder, name), content);

const faults = result.mutants
  .filter(({ status }) => status !== "Ignored")
  .map(({ id, fileName, location, replacement }) => ({
    id,
    file: fileName,
    line: location.start.line + 1,
    change: replacement,
  }));
process.stdout.write(JSON.stringify(faults));
