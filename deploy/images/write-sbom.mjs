/**
 * `node deploy/images/write-sbom.mjs <file> <package…>`: writes the dependencies of the named packages of this
 * repository as CycloneDX: all their runtime dependencies, direct and indirect, with version, licence and hash.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run.mjs';

const read = (...names) => JSON.parse(readFileSync(path.join(ROOT, ...names, 'package.json'), 'utf8'));

/** The repository's own packages, by name. */
const ours = new Map(
  readdirSync(ROOT)
    .filter((folder) => existsSync(path.join(ROOT, folder, 'package.json')))
    .map((folder) => [read(folder).name, read(folder)]),
);

/** @param folders folders of this repository */
function sbomOf(folders) {
  const answer = execFileSync('npm', ['sbom', '--include=dev', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: ROOT,
    maxBuffer: 64 * 1024 * 1024,
    // Its warnings are not shown; the reason of a failure is part of the error.
    stdio: 'pipe',
  });
  const all = JSON.parse(answer.toString());
  const wanted = reachedFrom(
    folders.map((folder) => read(folder)).map(({ name, version }) => `${name}@${version}`),
    new Map(all.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn])),
  );
  const { version } = read(folders[0]);
  // npm uses the name of the folder, which differs on every machine.
  Object.assign(all.metadata.component, { name: `tenis-klub-${folders[0]}`, version, type: 'application' });
  return {
    ...all,
    components: all.components.filter((component) => wanted.has(component['bom-ref'])),
    dependencies: all.dependencies
      .filter(({ ref }) => wanted.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => wanted.has(each)) })),
  };
}

/**
 * npm's own `--omit dev` leaves out every package that is a dev dependency of one package, even if another one needs it
 * at run time.
 */
function reachedFrom(refs, dependsOn) {
  const reached = new Set();
  const visit = (ref) => {
    if (reached.has(ref)) return;
    reached.add(ref);
    const own = ours.get(nameIn(ref));
    const runsOn = own && { ...own.dependencies, ...own.peerDependencies, ...own.optionalDependencies };
    for (const needed of dependsOn.get(ref) ?? []) if (!runsOn || nameIn(needed) in runsOn) visit(needed);
  };
  for (const ref of refs) {
    if (!dependsOn.has(ref)) throw new Error(`${ref} is not in the lockfile.`);
    visit(ref);
  }
  return reached;
}

const nameIn = (ref) => ref.slice(0, ref.lastIndexOf('@'));

if (process.argv[1] === import.meta.filename) {
  const [target, ...folders] = process.argv.slice(2);
  if (!target || folders.length === 0)
    throw new Error('Name the file and the packages: write-sbom.mjs <file> <package…>');
  mkdirSync(path.dirname(path.resolve(target)), { recursive: true });
  writeFileSync(target, JSON.stringify(sbomOf(folders), null, 1));
}
