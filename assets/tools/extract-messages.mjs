/**
 * Prints the messages of TypeScript sources as JSON, by file, for the extraction.
 *
 *     node tools/extract-messages.mjs src/islands/SearchBox.tsx src/boot.ts
 */

import { readFileSync } from "node:fs";

import { messagesOf } from "./tsx-messages.mjs";

const files = process.argv.slice(2);
const found = files.map((file) => [file, messagesOf(readFileSync(file, "utf8"), file)]);
process.stdout.write(JSON.stringify(Object.fromEntries(found)));
