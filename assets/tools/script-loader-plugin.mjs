/**
 * The way in which chunks are fetched: a script element, and nothing more. Webpack's own gives it
 * a nonce, a timeout and a search for its like, which is code of every page that nothing here
 * needs: the page's policy allows the site's scripts, and a chunk is asked for once as it is.
 */

import webpack from "webpack";

const { RuntimeGlobals, RuntimeModule, Template } = webpack;

class ScriptLoader extends RuntimeModule {
  constructor() {
    super("script loader");
  }

  generate() {
    return Template.asString([
      `${RuntimeGlobals.loadScript} = (address, done) => {`,
      Template.indent([
        `const script = document.createElement("script");`,
        `script.src = address;`,
        `script.onload = script.onerror = (event) => { script.remove(); done(event); };`,
        `document.head.append(script);`,
      ]),
      `};`,
    ]);
  }
}

export class ScriptLoaderPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap("ScriptLoaderPlugin", (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap("ScriptLoaderPlugin", (chunk) => {
          compilation.addRuntimeModule(chunk, new ScriptLoader());
          return true;
        });
    });
  }
}
