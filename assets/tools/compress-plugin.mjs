/**
 * Writes a .br and a .gz beside every text file of a production build.
 *
 * A hashed file is compressed once, as hard as can be, and served as it lies on disk: no
 * request pays for it. Fonts are compressed by nature and left alone.
 */

import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(?:js|css|svg)$/;

export class CompressPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("CompressPlugin", (compilation) => {
      // After the stage in which real content hashes are put in: names are final here.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: "CompressPlugin", stage }, (assets) => {
        for (const [name, source] of Object.entries(assets).filter(([name]) => TEXT.test(name))) {
          const bytes = source.buffer();
          compilation.emitAsset(`${name}.br`, new sources.RawSource(brotli(bytes)));
          compilation.emitAsset(`${name}.gz`, new sources.RawSource(gzipSync(bytes, { level: 9 })));
        }
      });
    });
  }
}

function brotli(bytes) {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  return brotliCompressSync(bytes, {
    params: {
      [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
