import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

/** Copies a folder's files, unchanged and under their own names, into the output. */
export class PublicFilesPlugin {
  constructor(folder) {
    this.folder = folder;
  }

  apply(compiler) {
    if (!existsSync(this.folder)) return;
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PublicFilesPlugin', stage }, () => {
        compilation.contextDependencies.add(this.folder);
        for (const entry of readdirSync(this.folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile()) continue;
          const file = path.join(entry.parentPath, entry.name);
          compilation.emitAsset(path.relative(this.folder, file), new sources.RawSource(readFileSync(file)));
        }
      });
    });
  }
}
