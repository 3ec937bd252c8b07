import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { packageFacts } from './package-facts.mjs';

const { Compilation, sources } = webpack;
const { version, remoteContract } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

const SCREEN = /(?:^|\/)([a-z0-9-]+)-screen$/;

/** Scripts of a group of chunks, which a page requests before it knows that it needs them. */
const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));

/**
 * Writes preload.json: what a page needs at once, as file names below the output folder, a list per route (each with
 * the scripts of its screen, the file `<screen>-screen`), and under `''` what every page needs. The shell has one route,
 * `*`: the landing page, where no remote has a page. A remote's remote.json is written next to it, with its package's
 * version and the range of shared that it depends on; the shell's suite.json contains the version that it provides and
 * the contract with remotes that it supports.
 */
export class PreloadPlugin {
  /** @param remoteFile the remote.json of a remote; undefined for the shell */
  constructor(remoteFile) {
    this.remoteFile = remoteFile;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
      // After the files have got their final hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PreloadPlugin', stage }, () => {
        if (!this.remoteFile) {
          emit('suite.json', JSON.stringify({ shared: version, contract: remoteContract }));
          return emit('preload.json', JSON.stringify(this.ofShell(compilation)));
        }
        compilation.fileDependencies.add(this.remoteFile);
        const remote = JSON.parse(readFileSync(this.remoteFile, 'utf8'));
        emit('remote.json', JSON.stringify({ ...remote, ...packageFacts(path.dirname(this.remoteFile)) }, null, 2));
        emit('preload.json', JSON.stringify(this.ofRemote(compilation, remote.routes)));
      });
    });
  }

  ofShell(compilation) {
    const { entry, screens } = this.scripts(compilation);
    return listed(entry, [['*', screens.get('landing')]]);
  }

  ofRemote(compilation, routes) {
    const { entry, screens } = this.scripts(compilation);
    for (const { path, screen } of routes) {
      if (screen === undefined || screens.has(screen)) continue;
      compilation.errors.push(
        new webpack.WebpackError(`remote.json: ${path} names the screen ${screen}, which is none`),
      );
    }
    return listed(
      entry,
      routes.map(({ path, screen }) => [path, screens.get(screen)]),
    );
  }

  /** The scripts that every page needs, and those of each screen by its name: that of the file `<screen>-screen`. */
  scripts(compilation) {
    const screens = new Map();
    const entry = new Set();
    for (const group of compilation.chunkGroups) {
      if (group.isInitial() || group.name?.startsWith('__federation_expose'))
        for (const file of scriptsOf(group)) entry.add(file);
      for (const { request } of group.origins) {
        const screen = request?.match(SCREEN)?.[1];
        if (screen) screens.set(screen, scriptsOf(group));
      }
    }
    return { entry, screens };
  }
}

/** What a route needs in addition to what every page needs. */
function listed(entry, perRoute) {
  const lists = perRoute.map(([path, files = []]) => [path, files.filter((file) => !entry.has(file))]);
  return { '': [...entry], ...Object.fromEntries(lists) };
}
