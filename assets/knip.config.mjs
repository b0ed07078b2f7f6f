/**
 * What of src/ is reached. `knip --production` asks from the scripts that pages load: what only a
 * test imports is unused. `knip` counts the tests in and asks for exports that nobody imports.
 */

import webpack from "./webpack.config.mjs";

const [web] = webpack({}, { mode: "production" });
const scripts = Object.values(web.entry).filter(
  (file) => typeof file === "string" && file.endsWith(".ts"),
);

export default ({ production: isProduction = false }) => ({
  entry: [
    ...scripts.map((file) => `${file.replace("./", "")}!`),
    // Renders islands for the tests that compare them with the templates.
    "src/render.ts",
    "tests/*.test.{ts,tsx}",
  ],
  project: ["src/**!", "!src/render.ts!", "tests/**/*.{ts,tsx}"],
  // A test may look at what a module exports for it alone, if the module itself needs it too.
  ignoreExportsUsedInFile: isProduction,
  // They are as many as the Python has; what they are for is in the file that writes them.
  ignoreIssues: { "src/generated/*": ["types"] },
  // Its entries would count the tests as what browsers get.
  webpack: false,
});
