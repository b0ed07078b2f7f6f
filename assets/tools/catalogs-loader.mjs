/**
 * webpack loader: the catalogues below translations/ become a table of functions that fetch them,
 * by their folders. A new locale needs no line of script.
 */

import { existsSync, globSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TRANSLATIONS = fileURLToPath(new URL("../../translations/", import.meta.url));

export default function catalogsLoader() {
  this.addContextDependency(TRANSLATIONS);
  const sources = globSync("*/LC_MESSAGES/messages.po", { cwd: TRANSLATIONS }).toSorted();
  const files = sources.map(compiled);
  return `export default { ${files.map(fetching).join(", ")} };`;
}

function compiled(source) {
  const file = source.replace(/po$/, "mo");
  if (existsSync(TRANSLATIONS + file)) return file;
  throw new Error(`${source} is not compiled: run \`flask messages compile\``);
}

function fetching(file) {
  const [folder] = file.split("/");
  const chunk = `/* webpackChunkName: "messages.${folder}" */`;
  return `${folder}: () => import(${chunk} ${JSON.stringify(TRANSLATIONS + file)})`;
}
