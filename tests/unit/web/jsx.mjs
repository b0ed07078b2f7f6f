// Reads the source of one JSX element per line, as a JSON string; answers its HTML likewise.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const require = createRequire(new URL("../../../assets/package.json", import.meta.url));
const { transformSync } = require("@babel/core");
const { createElement } = require("react");
const { renderToStaticMarkup } = require("react-dom/server");

const options = { configFile: false, presets: [["@babel/preset-react", { runtime: "classic" }]] };

for await (const line of createInterface({ input: process.stdin })) {
  const { code } = transformSync(JSON.parse(line), options);
  const element = new Function("React", `return ${code}`)({ createElement });
  process.stdout.write(JSON.stringify(renderToStaticMarkup(element)) + "\n");
}
