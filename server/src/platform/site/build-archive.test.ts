import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openBuildArchive } from './build-archive';

const DAY_S = 24 * 60 * 60;

let home: string;
let builds: string;
const reported: Error[] = [];
const report = (error: Error) => void reported.push(error);

/** A product whose shell has this script, and whose league has a picture of its own. */
function product(version: string, script: string): string {
  const root = path.join(home, version);
  const files = [
    `shell/dist/${script}`,
    'shell/dist/index.html',
    `mfe-league/dist/assets/ball.${version}${version}.svg`,
  ];
  for (const file of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), version);
  }
  return root;
}
const start = (root: string) => openBuildArchive(root, builds, report);
const names = () => fs.readdirSync(builds);
/** Sets the file times in the archive back. */
function daysLater(days: number): void {
  const then = Date.now() / 1000 - days * DAY_S;
  for (const name of fs.readdirSync(builds, { recursive: true }) as string[]) {
    fs.utimesSync(path.join(builds, name), then, then);
  }
}

beforeEach(() => {
  reported.length = 0;
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'build-archive-'));
  builds = path.join(home, 'data/builds');
});
afterEach(() => {
  expect(reported).toEqual([]);
  fs.rmSync(home, { recursive: true });
});

const OLD = '00000001';
const NEW = '00000002';

test('after an upgrade the scripts of the build before are still there, of the shell and of the remotes', async () => {
  await start(product(OLD, 'main.00000001.js'));
  fs.rmSync(path.join(home, OLD), { recursive: true });
  const archive = await start(product(NEW, 'main.00000002.js'));
  const shell = await archive.folderOf('shell', 'main.00000001.js');
  expect(fs.readFileSync(path.join(shell ?? '', 'main.00000001.js'), 'utf8')).toBe(OLD);
  const picture = `assets/ball.${OLD}${OLD}.svg`;
  const league = await archive.folderOf('mfe-league', picture);
  expect(fs.readFileSync(path.join(league ?? '', picture), 'utf8')).toBe(OLD);
});

test('a process of the build before finds the scripts of the next one, which starts beside it', async () => {
  const before = await start(product(OLD, 'main.00000001.js'));
  await start(product(NEW, 'main.00000002.js'));
  expect(await before.folderOf('shell', 'main.00000002.js')).toBeDefined();
});

test('a build that replaces another in its place, while the server runs, is kept when it is replaced in turn', async () => {
  const root = product(OLD, 'main.00000001.js');
  const archive = await start(root);
  const replace = (before: string, after: string) => {
    fs.rmSync(path.join(root, 'shell/dist', before));
    fs.writeFileSync(path.join(root, 'shell/dist', after), after);
  };
  replace('main.00000001.js', 'main.00000002.js');
  await archive.renew();
  replace('main.00000002.js', 'main.00000003.js');
  expect(await archive.folderOf('shell', 'main.00000001.js')).toBeDefined();
  expect(await archive.folderOf('shell', 'main.00000002.js')).toBeDefined();
});

test('what has no hash in its name is never of an earlier build, and nothing outside is found', async () => {
  const archive = await start(product(OLD, 'main.00000001.js'));
  fs.writeFileSync(path.join(home, 'data/key.00000001.pem'), 'secret');
  for (const [part, file] of [
    ['shell', 'index.html'],
    ['shell', '../../../key.00000001.pem'],
    ['shell', '../mfe-league/assets/ball.0000000100000001.svg'],
    ['..', '../key.00000001.pem'],
    ['mfe-none', 'main.00000001.js'],
  ] as const) {
    expect([part, file, await archive.folderOf(part, file)]).toEqual([part, file, undefined]);
  }
});

test('a build is deleted two weeks after another has replaced it, however long it was served', async () => {
  await start(product(OLD, 'main.00000001.js'));
  daysLater(100);
  const archive = await start(product(NEW, 'main.00000002.js'));
  expect(await archive.folderOf('shell', 'main.00000001.js')).toBeDefined();
  daysLater(13);
  await start(path.join(home, NEW));
  expect(names()).toHaveLength(2);
  daysLater(15);
  await start(path.join(home, NEW));
  expect(names()).toHaveLength(1);
  expect(await archive.folderOf('shell', 'main.00000001.js')).toBeUndefined();
});

test('a build that is served again stays', async () => {
  await start(product(OLD, 'main.00000001.js'));
  await start(product(NEW, 'main.00000002.js'));
  daysLater(15);
  await start(path.join(home, OLD));
  const archive = await start(path.join(home, NEW));
  expect(await archive.folderOf('shell', 'main.00000001.js')).toBeDefined();
});

test('a build that is served all along stays, although another was started beside it and taken back', async () => {
  const served = await start(product(OLD, 'main.00000001.js'));
  await start(product(NEW, 'main.00000002.js'));
  daysLater(20);
  await served.renew();
  const next = await start(product('00000003', 'main.00000003.js'));
  expect(await next.folderOf('shell', 'main.00000001.js')).toBeDefined();
  // The one that was taken back has not been served for two weeks.
  daysLater(15);
  await served.renew();
  expect(await next.folderOf('shell', 'main.00000002.js')).toBeUndefined();
  expect(await next.folderOf('shell', 'main.00000001.js')).toBeDefined();
});

test('two processes that start together, and one that was killed on the way, leave one whole build', async () => {
  const root = product(OLD, 'main.00000001.js');
  await Promise.all([start(root), start(root), start(root)]);
  expect(names()).toHaveLength(1);
  fs.mkdirSync(path.join(builds, `${names()[0]}-interrupted/shell`), { recursive: true });
  await start(root);
  expect(names()).toHaveLength(2);
  daysLater(2);
  await start(root);
  expect(names()).toHaveLength(1);
});

test('a product that is not built has nothing to keep', async () => {
  fs.mkdirSync(path.join(home, 'empty'));
  const archive = await start(path.join(home, 'empty'));
  expect(await archive.folderOf('shell', 'main.00000001.js')).toBeUndefined();
  expect(fs.existsSync(builds)).toBe(false);
});

test('where nothing can be written the server starts all the same, reports it once, and keeps the build later', async () => {
  fs.writeFileSync(path.join(home, 'data'), 'a file where the folder should be');
  const archive = await start(product(OLD, 'main.00000001.js'));
  await archive.renew();
  expect(reported.splice(0).map(({ message }) => message)).toEqual([
    `The build cannot be kept in ${builds} for open pages`,
  ]);
  fs.rmSync(path.join(home, 'data'));
  await archive.renew();
  expect(await archive.folderOf('shell', 'main.00000001.js')).toBeDefined();
});

test('of an attempt that fails on the way nothing is left', async () => {
  const root = product(OLD, 'main.00000001.js');
  const lost = path.join(root, 'shell/dist/main.00000009.js');
  fs.symlinkSync('nowhere.js', lost);
  const archive = await start(root);
  expect(reported.splice(0)).toHaveLength(1);
  expect(names()).toEqual([]);
  fs.rmSync(lost);
  await archive.renew();
  expect(names()).toHaveLength(1);
});
