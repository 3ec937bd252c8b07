import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { packageFacts } from '../package-facts.mjs';

const { Compilation, sources } = webpack;
const { version: shared, remoteContract: contract } = readPackage(path.join(import.meta.dirname, '../..'));

/** The calls that the sign-on answers together with its tokens (server: sign-on.routes.ts). */
const SENT_WITH_SIGN_ON = /^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*$/;
/** Of one page: the server refuses a sign-on with more than eight, and three are the shell's (early-sign-on.ts). */
const MOST_WITH_SIGN_ON = 5;

const SCREEN = /(?:^|\/)([a-z0-9-]+)-screen$/;

/** Scripts of a group of chunks, for a page to preload. */
const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));

/**
 * Writes preload.json: what a page needs at once, as file names below the output folder. It has a list for each route (the
 * scripts of its screen, the file `<screen>-screen`), and under `''` what every page of a remote needs. The shell
 * has one route, `*`: the landing page, shown where no remote has a page. A remote knows only the names of the modules of
 * shared that it needs: it lists them in the same way, under `shared:` and the route. The shell lists, under the name of
 * each module that is loaded with the first screen that imports it, the scripts of that module. The server joins the two
 * lists, because shell and remotes are released separately. Next to it the plugin writes a remote's remote.json, with its
 * package's version and the range of shared that it depends on, or the shell's suite.json, with its package's version, the
 * version of shared that it provides and the contract with remotes that it supports.
 */
export class PreloadPlugin {
  /** @param remoteFile the remote.json of a remote; undefined for the shell */
  constructor(remoteFile) {
    this.remoteFile = remoteFile;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PreloadPlugin', (compilation) => {
      const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text));
      // After the files have received their final hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PreloadPlugin', stage }, () => {
        if (!this.remoteFile) {
          const { version } = readPackage(compiler.context);
          emit('suite.json', JSON.stringify({ version, shared, contract }));
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
    const { entry, screens } = needs(compilation);
    // What every page needs is in the page itself.
    const { '': _, ...routes } = listed(entry.files, [['*', screens.get('landing')?.files]]);
    return { ...routes, ...provided(compilation) };
  }

  ofRemote(compilation, routes) {
    const { entry, screens } = needs(compilation);
    const refuse = (text) => compilation.errors.push(new webpack.WebpackError(`remote.json: ${text}`));
    for (const { path, access, screen, calls = [] } of routes) {
      if (screen !== undefined && !screens.has(screen)) refuse(`${path} names the screen ${screen}, which is none`);
      if (access === 'public') continue;
      // With one such call, or too many, the server would refuse the whole sign-on.
      const unfit = calls.filter((call) => !SENT_WITH_SIGN_ON.test(call.replace(/:\w+/g, '1')));
      if (unfit.length > 0)
        refuse(`${path} is not public, and the sign-on sends no call like ${unfit.join(', ')}: only paths, no queries`);
      if (calls.length > MOST_WITH_SIGN_ON)
        refuse(`${path} is not public, and the sign-on sends at most ${MOST_WITH_SIGN_ON} calls, not ${calls.length}`);
    }
    const perRoute = (kind) =>
      listed(
        entry[kind],
        routes.map(({ path, screen }) => [path, screens.get(screen)?.[kind]]),
      );
    const modules = Object.entries(perRoute('modules')).map(([path, names]) => [`shared:${path}`, names]);
    return { ...perRoute('files'), ...Object.fromEntries(modules) };
  }
}

/**
 * What every page needs, and what each screen needs, by the name in its file `<screen>-screen`: scripts, and modules of
 * shared.
 */
function needs(compilation) {
  const screens = new Map();
  const entry = { files: new Set(), modules: new Set() };
  for (const group of compilation.chunkGroups) {
    const files = scriptsOf(group);
    const modules = consumedBy(group, compilation);
    if (group.isInitial() || group.name?.startsWith('__federation_expose')) {
      for (const file of files) entry.files.add(file);
      for (const name of modules) entry.modules.add(name);
    }
    for (const { request } of group.origins) {
      const screen = request?.match(SCREEN)?.[1];
      if (screen) screens.set(screen, { files, modules });
    }
  }
  return { entry, screens };
}

/** Names of the modules of shared without which the scripts of a group do not run. */
function consumedBy(group, { chunkGraph }) {
  const modules = group.chunks.flatMap((chunk) => [
    ...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? []),
  ]);
  return modules.map(({ options }) => options.shareKey);
}

/** The scripts of each module of shared that is loaded with the first screen that imports it, and what they need. */
function provided(compilation) {
  const modules = new Map();
  for (const group of compilation.chunkGroups) {
    for (const { module } of group.origins) {
      if (module?.type !== 'provide-module') continue;
      modules.set(module._name, { files: scriptsOf(group), modules: consumedBy(group, compilation) });
    }
  }
  const filesOf = (name, before = []) => {
    const module = before.includes(name) ? undefined : modules.get(name);
    return module ? [...module.files, ...module.modules.flatMap((each) => filesOf(each, [...before, name]))] : [];
  };
  return Object.fromEntries([...modules.keys()].map((name) => [name, [...new Set(filesOf(name))]]));
}

function readPackage(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** What a route needs in addition to what every page needs. */
function listed(entry, perRoute) {
  const lists = perRoute.map(([path, names = []]) => [path, names.filter((name) => !entry.has(name))]);
  return { '': [...entry], ...Object.fromEntries(lists) };
}
