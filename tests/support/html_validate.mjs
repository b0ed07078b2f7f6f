// Reads one JSON string of HTML per line, answers one JSON list of faults per line.
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../assets/package.json", import.meta.url));
const { HtmlValidate, StaticConfigLoader } = require("html-validate");

// Left alone, the loader works the configuration out again for each page.
class SettledLoader extends StaticConfigLoader {
  getConfigFor(...page) {
    this.settled ??= super.getConfigFor(...page);
    return this.settled;
  }
}

const validator = new HtmlValidate(
  new SettledLoader({
    extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
    rules: {
      // Rich text is rendered on few lines; the sense of these two is in the source files.
      "long-title": "off",
      "no-trailing-whitespace": "off",
      // Boolean attributes and void elements may be written as React's server writes them.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      // The style sheet is our own and carries its hash in its name.
      "require-sri": "off",
      "no-raw-characters": "off",
      // Every form of ours says novalidate: messages come from one place, the server's table.
      "prefer-native-element": ["error", { exclude: ["region", "combobox", "listbox", "group"] }],
    },
  }),
);

for await (const line of createInterface({ input: process.stdin })) {
  const report = await validator.validateString(JSON.parse(line));
  const faults = report.results.flatMap((result) =>
    result.messages.map((m) => `${m.ruleId}: ${m.message} (line ${m.line})`),
  );
  process.stdout.write(JSON.stringify(faults) + "\n");
}
