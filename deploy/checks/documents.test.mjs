import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FEDERATED } from '@club/shared/build/federated.mjs';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { parse } from 'yaml';
import { ROOT } from '../run.mjs';

const text = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const foldersIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const READMES = ['.', ...foldersIn('.')]
  .map((folder) => path.join(folder, 'README.md'))
  .filter((file) => existsSync(path.join(ROOT, file)));

describe('the README of shared', () => {
  const modules = text('shared/README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((row) => {
      const [, names, kind] = row.split('|');
      return [...names.matchAll(/`([a-z-]+)/g)].map(([, name]) => ({ name, kind: kind.trim() }));
    });
  const namesOf = (rows) => rows.map(({ name }) => name).toSorted();

  test('has a row for each of its modules', () => {
    expect(namesOf(modules)).toEqual(foldersIn('shared/src').toSorted());
  });

  /** Those of which the README names the list. */
  const LISTED = ['domain', 'icons', 'router', 'schema', 'testing'];

  test('names what remotes import of each module, types excepted', () => {
    const imported = remotesIn(ROOT).flatMap((remote) =>
      readdirSync(path.join(ROOT, remote, 'src'), { recursive: true })
        .filter((file) => /^(?!.*(testing|\.test\.)).*\.tsx?$/.test(file))
        .flatMap((file) => [
          ...text(path.join(remote, 'src', file)).matchAll(/^import \{([^}]*)\} from '@club\/shared\/([a-z-]+)';$/gm),
        ])
        .filter(([, , module]) => !LISTED.includes(module))
        .flatMap(([, names, module]) => names.split(',').map((each) => `${module}: ${each.trim().split(' as ')[0]}`))
        .filter((each) => /: \w+$/.test(each)),
    );
    const readme = new Set(text('shared/README.md').match(/\w+/g));
    expect([...new Set(imported)].filter((each) => !readme.has(each.split(': ')[1])).toSorted()).toEqual([]);
  });

  test('marks exactly the federated modules as such', () => {
    expect(namesOf(modules.filter(({ kind }) => kind.startsWith('federated')))).toEqual(FEDERATED.toSorted());
  });
});

test('the README of deploy has a row for each of its folders and files', () => {
  const named = [...text('deploy/README.md').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names]) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  const existing = readdirSync(path.join(ROOT, 'deploy')).filter(
    (name) => !['README.md', '.env', 'test-results'].includes(name),
  );
  expect(named.toSorted()).toEqual(existing.toSorted());
});

describe('the README of the server', () => {
  const map = text('server/README.md');
  const named = (line) => [...map.matchAll(line)].map(([, name]) => name).toSorted();
  const sourcesIn = (folder) =>
    readdirSync(path.join(ROOT, folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

  test('names each file of its sources outside of the modules', () => {
    expect(named(/^src\/(\S+\.ts) /gm)).toEqual(sourcesIn('server/src').toSorted());
  });

  test('has a row for each folder of the league', () => {
    const [, table = ''] = map.split('The folders of `league`');
    const [rows = ''] = table.split(/\n\n(?!\|)/);
    const folders = [...rows.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, name]) => name);
    expect(folders).toEqual(foldersIn('server/src/league').toSorted());
  });

  test('names each folder and file of its platform', () => {
    const platform = 'server/src/platform';
    const folders = foldersIn(platform).map((name) => `${name}/`);
    expect(named(/^ {2}([a-z-]+(?:\/|\.ts)) /gm)).toEqual([...folders, ...sourcesIn(platform)].toSorted());
  });
});

test.each(['CONTRIBUTING.md', 'docs/architecture.md', ...READMES])('the paths that %s names exist', (file) => {
  const folder = path.dirname(file);
  const bases = ['.', folder, path.join(folder, 'src')];
  const isThere = (name) => bases.some((base) => existsSync(path.join(ROOT, base, name)));
  // Neither those of examples, such as mfe-shop/README.md, nor what only a build makes.
  const named = [...text(file).matchAll(/`([a-z][\w-]*\/[\w./-]*)`/g)]
    .map(([, name]) => name)
    .filter((name) => isThere(name.split('/')[0]) && !/(^|\/)dist(\/|$)/.test(name));
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('each bullet of Unreleased in the changelog is below a heading, and no heading is empty', () => {
  const [, unreleased = ''] = /^## Unreleased\n(.*?)^## /ms.exec(text('CHANGELOG.md')) ?? [];
  const [aboveHeadings, ...sections] = unreleased.split(/^### /m);
  const bulletsIn = (part) => part.split('\n').filter((line) => line.startsWith('- '));
  expect(bulletsIn(aboveHeadings)).toEqual([]);
  const empty = sections.filter((section) => bulletsIn(section).length === 0).map((section) => section.split('\n')[0]);
  expect(empty).toEqual([]);
});

test('the shell of docs/operations.md runs a command with the user, the folder and the settings of the unit', () => {
  const [, shell] = /In a root shell:\n\n```\n([^`]+)```/.exec(text('docs/operations.md'));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'operations-'));
  writeFileSync(path.join(folder, 'systemd-run'), '#!/bin/sh\nfor each; do echo "$each"; done\necho END\n', {
    mode: 0o755,
  });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  const [doctor, backup] = execFileSync('sh', ['-ec', shell], { encoding: 'utf8', env }).split('END\n');
  const run = doctor.trimEnd().split('\n');
  const unit = text('deploy/systemd/tenis-klub.service').split('\n');
  const shared = ['DynamicUser', 'StateDirectory', 'StateDirectoryMode', 'UMask', 'EnvironmentFile'];
  for (const name of shared) expect(run).toContain(unit.find((line) => line.startsWith(`${name}=`)));
  // The name that a unit with DynamicUser and without User gives to its user.
  expect(run).toContain('User=tenis-klub');
  const environment = unit.find((line) => line.startsWith('Environment=')).split(/[= ](?=[A-Z_]+=)/);
  for (const setting of ['DEMO=0', 'DATA_DIR=/var/lib/tenis-klub']) {
    expect(environment).toContain(setting);
    expect(run).toContain(setting);
  }
  expect(run.slice(-2)).toEqual(['/usr/bin/node', '/opt/tenis-klub/server/dist/doctor-command.js']);
  expect(backup.trimEnd().split('\n').slice(-2)).toEqual(['/opt/tenis-klub/server/dist/backup-command.js', 'backup']);
  rmSync(folder, { recursive: true });
});

test('the restores in docs/operations.md name the key of an encrypted backup, and mount what they read', () => {
  const document = text('docs/operations.md');
  // Without containers, and in the function that all restores with containers call.
  const restores = document.match(/backup-command(?:\.js)? restore \/.*/g);
  expect(restores).toHaveLength(2);
  for (const each of restores) expect(each).toMatch(/ restore \/restore\/\S+\.age --identity \/restore\/\S+$/);
  expect(document.match(/(?:BindReadOnlyPaths=-|-v ")\S+:\/restore[ :]/g)).toHaveLength(2);
});

test('the releases in docs/operations.md go to the folder of the unit and to the volume of the containers', () => {
  const [, onUnit, inContainer] = /^```\n(RELEASES_DIR=.*)\n(docker run [^`]+)\n```/m.exec(text('docs/operations.md'));
  const [, state] = /^StateDirectory=(.+)$/m.exec(text('deploy/systemd/tenis-klub.service'));
  expect(onUnit).toMatch(`RELEASES_DIR=/var/lib/${state}/releases npm run `);
  const [, project] = /^name: (.+)$/m.exec(text('deploy/compose.yaml'));
  const [, volume, folder] = /^ {2}volumes:\n {4}- ([a-z]+):(\/\w+)$/m.exec(text('deploy/compose.yaml'));
  expect(inContainer).toContain(` -v ${project}_${volume}:${folder} -e RELEASES_DIR=${folder}/releases `);
});

describe('the restores with containers in docs/operations.md', () => {
  const [, section] = /^### Restore\n(.*?)^### /ms.exec(text('docs/operations.md'));
  const [functions, newMachine, practice, sameMachine] = [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, b]) => b);

  /** What the block calls, without the options that each call has. */
  const callsOf = (block) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'operations-'));
    writeFileSync(path.join(folder, 'docker'), '#!/bin/sh\necho "$*"\n', { mode: 0o755 });
    const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
    const called = execFileSync('sh', ['-ec', functions + block], { encoding: 'utf8', env, cwd: folder });
    rmSync(folder, { recursive: true });
    const given = 'compose -f deploy/compose.yaml --env-file deploy/.env ';
    return called
      .replaceAll(folder, '')
      .trimEnd()
      .split('\n')
      .map((call) => call.replace(given, ''));
  };
  const RESTORE =
    'run --rm -v /restore:/restore:ro server-1 node server/dist/backup-command.js restore ' +
    '/restore/backup.tar.gz.age --identity /restore/key.txt';

  test('on a new machine the club is restored, and then started', () => {
    expect(callsOf(newMachine)).toEqual([RESTORE, 'up -d']);
  });

  test('for practice, everything happens in a project of its own, whose volumes alone are deleted', () => {
    expect(callsOf(practice)).toEqual([`-p proba ${RESTORE}`, '-p proba down -v']);
    // A port or a name of its own would be that of the running club, too.
    const { services } = parse(text('deploy/compose.yaml'), { merge: true });
    for (const name of ['server-1', 'database']) expect(services[name]).not.toHaveProperty('ports');
    for (const service of Object.values(services)) expect(service).not.toHaveProperty('container_name');
  });

  test('on the club’s own machine database and pictures are put aside, and no volume is deleted', () => {
    const [stop, database, pictures, ...rest] = callsOf(sameMachine);
    expect(stop).toBe('stop server-1 server-2');
    expect(database).toBe(
      'exec database psql -U club -d postgres -c alter database club rename to club_old -c create database club',
    );
    expect(pictures).toBe('run --rm server-1 mv -T /data/media /data/media.old');
    expect(rest).toEqual([RESTORE, 'up -d']);
  });
});

test('an upgrade by docs/operations.md puts the new proxy’s file and unit into use too, the file last', () => {
  const [, section] = /^### Upgrade\n(.*?)^### /ms.exec(text('docs/operations.md'));
  expect(section.trimStart()).toMatch(/^First read "Before you upgrade"/);
  const [withContainers, without] = [...section.matchAll(/^```\n(.*?)^```/gms)].map(([, block]) => block);
  // The proxy's file is mounted alone: a container that runs on has that of the earlier release.
  expect(withContainers).toMatch(
    / build server-1\n.* up -d --no-deps server-1 .* up -d --no-deps --force-recreate proxy$/ms,
  );
  expect(without).toMatch(
    /deploy\/systemd\/tenis-klub\.service .*daemon-reload.*restart tenis-klub.*deploy\/Caddyfile .*reload caddy$/ms,
  );
});

test('a release by CONTRIBUTING.md is pushed by its last command alone, when it is complete', () => {
  const [, section] = /^## At a release\n(.*)/ms.exec(text('CONTRIBUTING.md'));
  const [steps] = /^1\. .*^\d\. .*?\n\n/ms.exec(section) ?? [''];
  const order = ['rehearse', 'CHANGELOG.md', 'released-answers/record.ts', 'backup/released', 'lerna version --yes'];
  const places = [...order, 'git push'].map((each) => steps.lastIndexOf(each));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(JSON.parse(text('lerna.json')).command.version.push).toBe(false);
});

test('docs/architecture.md places each module of the server in one layer', () => {
  const layers = [...text('docs/architecture.md').matchAll(/^\d\. ([a-z, -]+)$/gm)].map(([, names]) =>
    names.split(', '),
  );
  const modules = foldersIn('server/src').filter((name) => !['platform', 'testing'].includes(name));
  expect(layers.flat().toSorted()).toEqual(modules.toSorted());
  const layerOf = new Map(layers.flatMap((names, layer) => names.map((name) => [name, layer])));
  const upwards = modules.flatMap((name) =>
    readdirSync(path.join(ROOT, 'server/src', name), { recursive: true })
      .filter((file) => file.endsWith('.ts') && !/test/.test(file))
      .flatMap((file) => [...text(path.join('server/src', name, file)).matchAll(/from '(?:\.\.\/)+([a-z-]+)'/g)])
      .map(([, imported]) => imported)
      .filter((imported) => layerOf.has(imported) && imported !== name && layerOf.get(imported) >= layerOf.get(name))
      .map((imported) => `${name} imports ${imported}`),
  );
  expect(upwards).toEqual([]);
});

describe.each(remotesIn(ROOT))('the README of %s', (remote) => {
  const [screens, others = ''] = text(`${remote}/README.md`).split('## Other folders');
  const filesIn = (folder) => readdirSync(path.join(ROOT, remote, 'src', folder), { recursive: true });
  /** Folders of src; of one that only groups others, those in it. */
  const folders = foldersIn(`${remote}/src`).flatMap((folder) => {
    const isGroup = !filesIn(folder).some((file) => path.extname(file) !== '' && path.dirname(file) === '.');
    return isGroup ? foldersIn(`${remote}/src/${folder}`).map((name) => `${folder}/${name}`) : [folder];
  });

  test('lists each of its screens with its paths, and with its folder in a group', () => {
    const { routes } = JSON.parse(text(`${remote}/remote.json`));
    const rows = screens.split('\n');
    const missing = routes.flatMap(({ screen, path: address }) => {
      const row = rows.find((each) => each.startsWith(`| \`${screen}\` |`));
      if (row === undefined) return [`add a row for \`${screen}\` to ${remote}/README.md`];
      const folder = folders.find((each) => filesIn(each).includes(`${screen}-screen.tsx`));
      const named = folder?.includes('/') ? [address, folder] : [address];
      return named
        .filter((each) => !row.includes(`\`${each}\``))
        .map((each) => `add \`${each}\` to the row of \`${screen}\``);
    });
    expect(missing).toEqual([]);
  });

  test('has a row for each folder without a screen of its own', () => {
    const hasScreen = (folder) => filesIn(folder).some((file) => file.endsWith('-screen.tsx'));
    const named = [...others.matchAll(/^\| `([a-z/-]+)` \|/gm)].map(([, name]) => name);
    expect(named).toEqual(folders.filter((folder) => !hasScreen(folder)).toSorted());
  });
});
