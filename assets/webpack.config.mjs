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
import { StylesOnlyPlugin } from "./tools/styles-only-plugin.mjs";

const here = (...names) => path.join(import.meta.dirname, ...names);
const DAY_MS = 86_400_000;
const STYLES = here("styles/site.css");

export default (_env, { mode }) => [web(mode), node(mode)];

function shared(mode, target) {
  return {
    name: target,
    mode,
    target: target === "web" ? "browserslist" : "node24",
    context: import.meta.dirname,
    resolve: { extensions: [".ts", ".tsx", ".js"] },
    module: { rules: [typescript(mode), catalogues] },
    performance: { hints: false },
    stats: "errors-warnings",
  };
}

const typescript = (mode) => ({
  test: /\.tsx?$/,
  loader: "babel-loader",
  options: { envName: mode },
});

const catalogues = { test: /\.po$/, loader: here("tools/messages-loader.mjs") };

const styles = {
  test: /\.css$/,
  use: [MiniCssExtractPlugin.loader, { loader: "css-loader", options: { importLoaders: 0 } }],
};

const files = {
  test: /\.(?:woff2|svg)$/,
  type: "asset/resource",
  generator: { filename: "[name].[contenthash:16][ext]" },
};

function web(mode) {
  const production = mode === "production";
  const base = shared(mode, "web");
  return {
    ...base,
    entry: { boot: "./src/boot.ts", ...(existsSync(STYLES) && { site: STYLES }) },
    output: {
      path: here("dist"),
      publicPath: "/static/",
      uniqueName: "portolan",
      filename: "[name].[contenthash:16].js",
      chunkFilename: "[name].[contenthash:16].js",
      clean: production ? { keep: isRecent } : true,
    },
    // Never an eval: the Content Security Policy forbids it, in development too.
    devtool: production ? false : "source-map",
    module: { rules: [...base.module.rules, styles, files] },
    optimization: {
      chunkIds: "named",
      splitChunks: { cacheGroups: { react } },
      minimizer: ["...", new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify })],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: "[name].[contenthash:16].css" }),
      new StylesOnlyPlugin("site"),
      new ManifestPlugin(),
      ...(production ? [new CompressPlugin()] : []),
    ],
  };
}

/** Pages of the last releases are still open somewhere, and fetch the files that they name. */
const isRecent = (name) => Date.now() - statSync(here("dist", name)).mtimeMs < 14 * DAY_MS;

/** React alone in its file: it changes with its version and not with the site. */
const react = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: "react",
  chunks: "async",
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
