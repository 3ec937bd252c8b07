/*
 * The lists of preload.json: what a page needs at once, as file names below the output folder. There is a list for each
 * route (the scripts of its screen, the file `<screen>-screen`), and under `''` what every page of a remote needs. The server
 * joins the lists of shell and remote, because they are released separately.
 */

const SCREEN = /(?:^|\/)([a-z0-9-]+)-screen$/;

/** Scripts of a group of chunks, for a page to preload. */
const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));

/**
 * The shell has one route, `*`: the landing page, shown where no remote has a page. It also lists, under the name of each
 * module of shared that is loaded with the first screen that imports it, the scripts of that module.
 */
export function listsOfShell({ entry, screens }, compilation) {
  // What every page needs is in the page itself.
  const { '': _, ...routes } = listed(entry.files, [['*', screens.get('landing')?.files]]);
  return { ...routes, ...provided(compilation) };
}

/**
 * A remote knows only the names of the modules of shared that it needs: it lists them as it lists its scripts, under
 * `shared:` and the route.
 */
export function listsOfRemote({ entry, screens }, routes) {
  const perRoute = (kind) =>
    listed(
      entry[kind],
      routes.map(({ path, screen }) => [path, screens.get(screen)?.[kind]]),
    );
  const modules = Object.entries(perRoute('modules')).map(([path, names]) => [`shared:${path}`, names]);
  return { ...perRoute('files'), ...Object.fromEntries(modules) };
}

/**
 * What every page needs, and what each screen needs, by the name in its file `<screen>-screen`: scripts, and modules of
 * shared.
 */
export function needsOf(compilation) {
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

/** What a route needs in addition to what every page needs. */
function listed(entry, perRoute) {
  const lists = perRoute.map(([path, names = []]) => [path, names.filter((name) => !entry.has(name))]);
  return { '': [...entry], ...Object.fromEntries(lists) };
}
