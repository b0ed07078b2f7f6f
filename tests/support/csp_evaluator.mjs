// Google's CSP Evaluator. Reads one policy per line as JSON, answers with what it finds as
// "SEVERITY TYPE", each once: for browsers of CSP 1, 2 and 3, hints for strict policies included.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(new URL("../../assets/package.json", import.meta.url));
const { CspEvaluator, STRICTCSP_CHECKS } = require("csp_evaluator");
const { CspParser } = require("csp_evaluator/dist/parser");
const { Severity, Type } = require("csp_evaluator/dist/finding");
const { Version } = require("csp_evaluator/dist/csp");

for await (const line of createInterface({ input: process.stdin })) {
  const { csp } = new CspParser(JSON.parse(line));
  const findings = [Version.CSP1, Version.CSP2, Version.CSP3].flatMap((version) =>
    new CspEvaluator(csp, version).evaluate(STRICTCSP_CHECKS),
  );
  const told = findings.map((one) => `${Severity[one.severity]} ${Type[one.type]}`);
  process.stdout.write(JSON.stringify([...new Set(told)].sort()) + "\n");
}
