import path from 'node:path';
import webpack from 'webpack';

/** Libraries with state or a theme: the shell provides the only instance, through a module of shared. */
const PROVIDED = [
  '@emotion',
  '@hookform',
  '@mui/material',
  '@mui/system',
  '@tanstack',
  'ky',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'react-router-dom',
  'zustand',
];
const LIBRARY = new RegExp(`[\\\\/]node_modules[\\\\/](${PROVIDED.join('|')})[\\\\/]`);

/** Fails the build of a remote that contains a second instance of what the shell provides. */
export class SharedOncePlugin {
  /** @param modules names of the modules of shared that are federated */
  constructor(modules) {
    const shared = path.resolve(import.meta.dirname, '../..');
    this.folders = modules.flatMap((name) => [path.join(shared, 'src', name), path.join(shared, name)]);
  }

  apply(compiler) {
    compiler.hooks.compilation.tap('SharedOncePlugin', (compilation) => {
      compilation.hooks.afterOptimizeModules.tap('SharedOncePlugin', (modules) => {
        for (const module of modules) {
          const file = module.resource;
          if (!file || !this.isTwice(file) || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          const text = `${file} would be bundled a second time; take it through the modules of @club/shared.`;
          compilation.errors.push(new webpack.WebpackError(text));
        }
      });
    });
  }

  isTwice(file) {
    return LIBRARY.test(file) || this.folders.some((folder) => file.startsWith(folder + path.sep));
  }
}
