import type { BuildOptions, BuildResult } from 'esbuild';

/** Bundles the server's sources for Node; `options` are further ones of esbuild, with the folder of the output. */
export function bundle(entryPoints: string[], options: BuildOptions): Promise<BuildResult>;
