/** Says which switches of `faults.mjs` a test has passed: `node --require` it before the test. */

const { writeFileSync } = require("node:fs");

process.on("exit", () => {
  const { static: passed = {} } = globalThis.__stryker__?.mutantCoverage ?? {};
  writeFileSync(process.env.FAULTS_REACHED, JSON.stringify(Object.keys(passed)));
});
