import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

import { oneText } from "./tools/one-text.mjs";

/** What breaks hydration or the Content Security Policy, and no type checker sees. */
const refused = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: "The policy refuses inline styles: use a class.",
  },
  {
    selector: "CallExpression[callee.name='useId']",
    message: "The server cannot know React's ids: take the id from the props.",
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: "Markup comes from templates.",
  },
];

export default defineConfig(
  globalIgnores(["dist", "dist-node", "dist-maps"]),
  {
    files: ["**/*.{ts,tsx}"],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { portolan: { rules: { "one-text": oneText } } },
    rules: {
      "no-console": "error",
      "max-lines-per-function": ["error", 40],
      "no-restricted-syntax": ["error", ...refused],
      "portolan/one-text": "error",
      // Numbers say what they mean in a text; an empty function says that nothing is done.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  {
    files: ["tests/**"],
    rules: {
      // node:test's own functions return promises that it awaits itself.
      "@typescript-eslint/no-floating-promises": "off",
      // A test says what it looks for, and fails where it is not.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unnecessary-type-parameters": "off",
    },
  },
);
