/** Drops the empty script that webpack writes for an entry made of nothing but styles. */
export class StylesOnlyPlugin {
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.compilation.tap("StylesOnlyPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "StylesOnlyPlugin", stage }, () => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        files
          .filter((name) => /\.js(?:\.map)?$/.test(name))
          .forEach((name) => {
            compilation.deleteAsset(name);
          });
      });
    });
  }
}
