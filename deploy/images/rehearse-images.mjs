/**
 * `npm run images:rehearse`: the steps of server.Dockerfile without a container engine, read from that file: install,
 * build and lay in a copy of the commit, then start on a read-only tree, as another user where this one may become it,
 * until the file's health check is content. With `--built` this repository's build is taken instead of a new one.
 */
import { execSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
const isBuilt = process.argv.includes('--built');
const NOBODY = 65_534;
const HEALTHY_WITHIN_MS = 120_000;

/** Instructions of the Dockerfile with their continued lines joined, by stage. */
const [, build, run] = readFileSync(path.join(import.meta.dirname, 'server.Dockerfile'), 'utf8')
  .replaceAll('\\\n', ' ')
  .split(/^FROM .*$/m)
  .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name, value]) => ({ name, value })));
const valuesOf = (stage, wanted) => stage.filter(({ name }) => name === wanted).map(({ value }) => value);
const commandOf = (value) => JSON.parse(value.slice(value.indexOf('[')));

const home = mkdtempSync(path.join(tmpdir(), 'club-image-'));
const product = path.join(home, 'product');
const data = path.join(home, 'data');

function buildProduct() {
  const source = isBuilt ? root : path.join(home, 'build');
  if (!isBuilt) {
    mkdirSync(source);
    execSync(`git archive HEAD | tar -x -C ${source}`, { cwd: root });
  }
  for (const step of valuesOf(build, 'RUN')) {
    if (isBuilt && !step.includes('/product')) continue;
    console.log(`── ${step}`);
    execSync(step.replaceAll('/product', product), { cwd: source, stdio: 'inherit' });
  }
}

async function freePort() {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

async function startProduct() {
  const other = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  mkdirSync(data);
  if (other.uid) chownSync(data, other.uid, other.gid);
  execSync(`chmod -R a-w,a+rX ${product} && chmod a+rx ${home}`);
  const settings = valuesOf(run, 'ENV').flatMap((line) => line.split(' ').map((each) => each.split('=')));
  const env = { PATH: process.env.PATH, ...Object.fromEntries(settings), DATA_DIR: data, PORT: await freePort() };
  const [file, ...args] = commandOf(valuesOf(run, 'CMD').at(-1));
  const began = Date.now();
  const server = spawn(file, args, { cwd: product, env, stdio: ['ignore', 'pipe', 'inherit'], ...other });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  const [check, ...checkArgs] = commandOf(valuesOf(run, 'HEALTHCHECK')[0]);
  const isHealthy = () => spawnSync(check, checkArgs, { env, cwd: product, ...other }).status === 0;
  while (!isHealthy()) {
    if (isOver || Date.now() - began > HEALTHY_WITHIN_MS) {
      server.kill('SIGKILL');
      throw new Error('The product did not become healthy.');
    }
    await pause(250);
  }
  console.log(
    `── healthy after ${((Date.now() - began) / 1000).toFixed(1)} s, as user ${other.uid ?? process.getuid?.()}`,
  );
  const page = await fetch(`http://127.0.0.1:${env.PORT}/`);
  const registry = await (await fetch(`http://127.0.0.1:${env.PORT}/registry.json`)).json();
  console.log(`── page ${page.status}, remotes: ${registry.map(({ name }) => name).join(', ')}`);
  if (!page.ok || registry.length === 0) throw new Error('The product serves no pages.');
  server.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`The product ended with code ${code}.`);
  console.log(`── stopped; ${execSync(`du -sh ${product}`).toString().split('\t')[0]} in all`);
}

try {
  buildProduct();
  await startProduct();
} finally {
  execSync(`chmod -R u+w ${home}`);
  rmSync(home, { recursive: true });
}
