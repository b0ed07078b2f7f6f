/**
 * How TypeScript and JSX become JavaScript.
 *
 * The language itself stays as it is written: every browser of `browserslist` and Node know it,
 * and what they lack (`using`, modifiers in regular expressions) is not written here.
 *
 * `envName` has to reach Babel (webpack.config.mjs hands it the build's mode): preset-react
 * otherwise writes development JSX into a production bundle, and React's production runtime
 * has no `jsxDEV` to call.
 */
export default {
  presets: [["@babel/preset-react", { runtime: "automatic" }], "@babel/preset-typescript"],
};
