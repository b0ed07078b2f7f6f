import { show } from "./dom";

import assert from "node:assert/strict";
import { test } from "node:test";

import type { RumEvent } from "@datadog/browser-rum";

import { scrubEvent } from "../src/runtime/monitoring/scrubEvent";

test("an error and its causes lose what a visitor typed, and what they could not read", () => {
  show('<input value="小伟">');
  const stack = (first: string) => `${first}\n  at save @ https://www.example/static/a.js?x:1:2`;
  const event = {
    type: "error",
    view: { url: "https://www.example/search?q=ada" },
    error: {
      type: "TypeError",
      message: "no 小伟 for ada@mail.example",
      stack: stack("TypeError: no 小伟"),
      causes: [
        {
          type: "SyntaxError",
          message: "Unexpected token 'Ada'",
          stack: stack("SyntaxError: Ada"),
        },
        { type: "Error", message: "+86 139 1234 5678", source: "source" },
      ],
    },
  };
  scrubEvent(event as unknown as RumEvent);
  const code = "  at save @ https://www.example/static/a.js";
  assert.equal(event.view.url, "https://www.example/search");
  assert.equal(event.error.message, "no [typed] for [address]");
  assert.equal(event.error.stack, code);
  assert.deepEqual(event.error.causes, [
    { type: "SyntaxError", message: "[left out]", stack: code },
    { type: "Error", message: "[number]", source: "source" },
  ]);
});
