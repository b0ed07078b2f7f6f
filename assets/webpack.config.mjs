/**
 * Two builds from one source.
 *
 * `web` is what browsers get: dist/, hashed names, a manifest for the server. `node` is the
 * same islands for Node, with the tests: dist-node/, which proves that React and the server's
 * templates write the same markup. Neither is committed.
 */

import { existsSync, globSync, statSync } from "node:fs";
import path from "node:path";

import CssMinimizerPlugin from "css-minimizer-webpack-plugin";
import MiniCssExtractPlugin from "mini-css-extract-plugin";

import { CompressPlugin } from "./tools/compress-plugin.mjs";
import { ManifestPlugin } from "./tools/manifest-plugin.mjs";
import { NoScriptPlugin } from "./tools/no-script-plugin.mjs";
import { PartytownPlugin } from "./tools/partytown-plugin.mjs";
import { ScriptLoaderPlugin } from "./tools/script-loader-plugin.mjs";

const here = (...names) => path.join(import.meta.dirname, ...names);
const DAY_MS = 86_400_000;
const STYLES = here("styles/site.css");
/** They have no page: each is a script of its own, which the server sends under a fixed name. */
const WORKERS = {
  sw: "./src/sw.ts",
  "sw-off": "./src/sw-off.ts",
  "off-thread-sw": "./src/off-thread-sw.ts",
};
/** What development has in the place of services: see `site/portolan/web/assets.py`. */
const STAND_INS = {
  "tag-manager-stand-in": "./src/standIns/tagManager.ts",
  "bot-check-stand-in": "./src/standIns/botCheck.ts",
};

/** What has a say in every module: when one of these changes, nothing kept on disk is used. */
const BUILT_BY = [
  import.meta.filename,
  ...["babel.config.mjs", "package.json", "package-lock.json"].map((name) => here(name)),
  ...globSync("tools/*.mjs", { cwd: import.meta.dirname }).map((name) => here(name)),
];

export default (_env, { mode }) => [web(mode), node(mode)];

function shared(mode, target) {
  return {
    name: target,
    mode,
    target: target === "web" ? "browserslist" : "node24",
    context: import.meta.dirname,
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: { rules: [typescript(mode)] },
    cache: { type: "filesystem", buildDependencies: { config: BUILT_BY } },
    performance: { hints: false },
    stats: "errors-warnings",
  };
}

const typescript = (mode) => ({
  test: /\.tsx?$/,
  loader: "babel-loader",
  options: { envName: mode },
});

/** The server names the catalogue of a page's locale: no script has a list of locales. */
const CATALOGUES = globSync("../translations/*/LC_MESSAGES/messages.mo", {
  cwd: import.meta.dirname,
}).toSorted();

const catalogues = {
  test: /\.mo$/,
  loader: here("tools/messages-loader.mjs"),
  type: "asset/resource",
  generator: { filename: ({ filename }) => `messages.${localeOf(filename)}.[contenthash:8].js` },
};

const localeOf = (catalogue) => path.basename(path.dirname(path.dirname(catalogue)));

const styles = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: "css-loader", options: { importLoaders: 0 } }],
};

const files = {
  test: /\.(?:woff2|svg)$/,
  type: "asset/resource",
  generator: { filename: "[name].[contenthash:8][ext]" },
};

function web(mode) {
  const production = mode === "production";
  const base = shared(mode, "web");
  return {
    ...base,
    entry: {
      boot: "./src/boot.ts",
      ...WORKERS,
      ...STAND_INS,
      ...(existsSync(STYLES) && { site: STYLES }),
      ...(CATALOGUES.length > 0 && { catalogues: CATALOGUES.map((name) => here(name)) }),
    },
    output: {
      path: here("dist"),
      publicPath: "/static/",
      uniqueName: "portolan",
      // Pages are UTF-8: boot.js need not say so of each chunk.
      charset: false,
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
      ...(production && { sourceMapFilename: "../dist-maps/[file].map" }),
      clean: production ? { keep: isRecent } : true,
    },
    // Never an eval: the Content Security Policy forbids it, in development too.
    // A production build's maps are for those who mend it: they lie beside what is served.
    devtool: production ? "hidden-source-map" : "source-map",
    module: { rules: [...base.module.rules, catalogues, styles, files, monitoring] },
    optimization,
    plugins: [
      // No script loads styles, and so boot.js need not know how.
      new MiniCssExtractPlugin({ filename: "[name].[contenthash:8].css", runtime: false }),
      new NoScriptPlugin("site", "catalogues"),
      new ManifestPlugin(),
      new ScriptLoaderPlugin(),
      new PartytownPlugin(),
      ...(production ? [new CompressPlugin()] : []),
    ],
  };
}

/** Every session is replayed: the library's own recorder is needed with it, at once. */
const monitoring = { test: /[\\/]@datadog[\\/]/, parser: { dynamicImportMode: "eager" } };

/** Pages of the last releases are still open somewhere, and fetch the files that they name. */
const isRecent = (name) => Date.now() - statSync(here("dist", name)).mtimeMs < 14 * DAY_MS;

/** React alone in its file: it changes with its version and not with the site. */
const react = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: "react",
  chunks: "async",
};

/** What the islands that post a form have in common; those that ask by GET bring their own. */
const posting = {
  test: /[\\/]src[\\/](?:forms[\\/](?!\w*(?:Query|LatestRequest))|runtime[\\/]botCheck)/,
  name: "posting",
  chunks: "async",
  minChunks: 2,
  enforce: true,
};

const optimization = {
  chunkIds: "named",
  // A library that one chunk needs stays in it: fewer requests, and fewer names in boot.js.
  splitChunks: { cacheGroups: { react, posting, defaultVendors: false } },
  minimizer: ["...", new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
};

function node(mode) {
  const tests = globSync("tests/*.test.{ts,tsx}", { cwd: import.meta.dirname });
  return {
    ...shared(mode, "node"),
    entry: {
      render: "./src/render.ts",
      ...Object.fromEntries(tests.map((file) => [file.replace(/\.tsx?$/, ""), `./${file}`])),
    },
    // What comes from npm stays in node_modules: one copy of React for island and renderer.
    externals: ({ request }, done) =>
      /^(?:node:|[a-z@])/.test(request) ? done(null, `commonjs ${request}`) : done(),
    output: { path: here("dist-node"), filename: "[name].cjs", clean: true },
    devtool: "source-map",
  };
}
