import assert from "node:assert/strict";
import { test } from "node:test";

// The server is held to the same cases: tests/unit/test_paths.py.
import cases from "../../tests/support/path_cases.json";
import { match } from "../src/paths";

for (const { patterns, path, pattern, parameters } of cases) {
  test(`${path} among ${patterns.join(" ")}`, () => {
    const found = match(patterns, path);
    assert.equal(found?.pattern ?? null, pattern);
    if (found) assert.deepEqual(found.parameters, parameters);
  });
}
