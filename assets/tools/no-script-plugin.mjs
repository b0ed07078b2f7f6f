/** Drops the empty script that webpack writes for an entry of files that are no scripts. */
export class NoScriptPlugin {
  constructor(...entries) {
    this.entries = entries;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap("NoScriptPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "NoScriptPlugin", stage }, () => {
        this.entries
          .flatMap((entry) => compilation.entrypoints.get(entry)?.getFiles() ?? [])
          .filter((name) => /\.js(?:\.map)?$/.test(name))
          .forEach((name) => {
            compilation.deleteAsset(name);
          });
      });
    });
  }
}
