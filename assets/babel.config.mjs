/**
 * How TypeScript and JSX become JavaScript.
 *
 * `envName` has to reach Babel (webpack.config.mjs hands it the build's mode): preset-react
 * otherwise writes development JSX into a production bundle, and React's production runtime
 * has no `jsxDEV` to call.
 */
export default (api) => ({
  presets: [
    [
      "@babel/preset-env",
      // webpack resolves the modules itself, or it could not split or shake them.
      { modules: false, ...(api.caller((caller) => caller?.target === "node") && nodeTargets) },
    ],
    ["@babel/preset-react", { runtime: "automatic" }],
    "@babel/preset-typescript",
  ],
});

const nodeTargets = { targets: { node: "current" } };
