// Writes @sinonjs/fake-timers as one script for browsers, which its package does not bring.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const require = createRequire(new URL("../../assets/package.json", import.meta.url));
const webpack = require("webpack");

const folder = await mkdtemp(path.join(tmpdir(), "fake-timers-"));
const compiler = webpack({
  mode: "none",
  devtool: false,
  entry: require.resolve("@sinonjs/fake-timers"),
  resolve: { fallback: { util: false } },
  output: { path: folder, filename: "all.js", library: { name: "FakeTimers", type: "var" } },
});
compiler.run(async (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  process.stdout.write(await readFile(path.join(folder, "all.js"), "utf-8"));
  await rm(folder, { recursive: true });
});
