/**
 * `npm run images:rehearse`: runs the steps of the Dockerfiles without a container engine, read from those files:
 * installs, builds and copies the product in a copy of the commit, then starts the server on a read-only tree, as
 * another user if possible, until the file's health check succeeds; for shell and remotes builds the folders of files,
 * with the files of their health checks. With `--built` uses this repository's build instead of a new one.
 */
import { execSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { remotesIn } from '@club/shared/build/remotes.mjs';
import { ROOT } from '../run.mjs';
import { refuseUnknownArguments } from '../unknown-arguments.mjs';

refuseUnknownArguments('npm run images:rehearse [-- --built]', ['--built']);
const isBuilt = process.argv.includes('--built');
const NOBODY = 65_534;
const HEALTHY_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 60_000;

/** Instructions of a Dockerfile's two stages, with their continued lines joined. */
function stagesOf(file) {
  const [, ...stages] = readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .replaceAll('\\\n', ' ')
    .split(/^FROM .*$/m)
    .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name, value]) => ({ name, value })));
  return stages;
}
const [build, run] = stagesOf('server.Dockerfile');
const valuesOf = (stage, wanted) => stage.filter(({ name }) => name === wanted).map(({ value }) => value);
const commandOf = (value) => JSON.parse(value.slice(value.indexOf('[')));

const home = mkdtempSync(path.join(tmpdir(), 'club-image-'));
const source = isBuilt ? ROOT : path.join(home, 'build');
const product = path.join(home, 'product');
const data = path.join(home, 'data');

/** @param folder replaces the image's /product */
function runSteps(steps, folder, env = {}) {
  for (const step of steps) {
    if (isBuilt && !step.includes('/product')) continue;
    console.log(`── ${step}`);
    const command = step.replaceAll('/product', folder);
    execSync(command, { cwd: source, stdio: 'inherit', env: { ...process.env, ...env } });
  }
}

function buildProduct() {
  if (!isBuilt) {
    mkdirSync(source);
    execSync(`git archive HEAD | tar -x -C ${source}`, { cwd: ROOT });
  }
  runSteps(valuesOf(build, 'RUN'), product);
  refuseWithoutSbom(product, ['fastify', 'react']);
}

/** A folder of files, built with the installed dependencies of the server's image. */
function buildFiles(file, name, env = {}) {
  const folder = path.join(home, name);
  const [steps, image] = stagesOf(file);
  runSteps(
    valuesOf(steps, 'RUN').filter((step) => !step.startsWith('npm ci')),
    folder,
    env,
  );
  const [check] = valuesOf(image, 'HEALTHCHECK');
  const healthPath = new URL(commandOf(check).at(-1)).pathname;
  if (!existsSync(path.join(folder, 'srv', healthPath)))
    throw new Error(`${name} has no ${healthPath}, its health check.`);
  refuseWithoutSbom(folder, ['react']);
  console.log(`── ${name}: ${readdirSync(path.join(folder, 'srv')).length} files`);
}

function refuseWithoutSbom(folder, wanted) {
  const { components } = JSON.parse(readFileSync(path.join(folder, 'sbom.cdx.json'), 'utf8'));
  const missing = wanted.filter((name) => !components.some((component) => component.name === name));
  if (missing.length > 0) throw new Error(`The list of components of ${folder} has no ${missing}.`);
}

async function freePort() {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** Another user than root, if that user may run Node, which is not the case where Node is in a home folder. */
function otherUser() {
  const other = { uid: NOBODY, gid: NOBODY };
  const isPossible = process.getuid?.() === 0 && spawnSync('node', ['--version'], other).status === 0;
  return isPossible ? other : {};
}

async function startProduct() {
  const other = otherUser();
  mkdirSync(data);
  if (other.uid) chownSync(data, other.uid, other.gid);
  // Read permissions stay as the steps left them: the server must start as another user.
  execSync(`chmod -R a-w ${product} && chmod a+rx ${home}`);
  const settings = valuesOf(run, 'ENV').flatMap((line) => line.split(' ').map((each) => each.split('=')));
  const env = { PATH: process.env.PATH, ...Object.fromEntries(settings), DATA_DIR: data, PORT: await freePort() };
  const [file, ...args] = commandOf(valuesOf(run, 'CMD').at(-1));
  const server = spawn(file, args, { cwd: product, env, stdio: ['ignore', 'ignore', 'inherit'], ...other });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await checkProduct({ server, ended, env, other });
  } finally {
    server.kill('SIGKILL');
    await ended;
  }
}

async function checkProduct({ server, ended, env, other }) {
  const began = Date.now();
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  const [check, ...checkArgs] = commandOf(valuesOf(run, 'HEALTHCHECK')[0]);
  const isHealthy = () => spawnSync(check, checkArgs, { env, cwd: product, ...other }).status === 0;
  while (!isHealthy()) {
    if (isOver || Date.now() - began > HEALTHY_WITHIN_MS) throw new Error('The product did not become healthy.');
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
  const code = await Promise.race([ended, pause(STOPPED_WITHIN_MS, 'none', { ref: false })]);
  if (code !== 0) throw new Error(`The product ended with code ${code}.`);
  console.log(`── stopped; ${execSync(`du -sh ${product}`).toString().split('\t')[0]} in all`);
}

try {
  buildProduct();
  await startProduct();
  buildFiles('shell.Dockerfile', 'shell');
  for (const REMOTE of remotesIn(ROOT)) buildFiles('remote.Dockerfile', REMOTE, { REMOTE });
} finally {
  execSync(`chmod -R u+w ${home}`);
  rmSync(home, { recursive: true });
}
