/**
 * `npm test`: all checks, from a fresh clone. Installs, then types, lint, the tests of every package and the browser
 * specs; continues after a failure, so that one run shows all, and ends with a summary line. `npm test -- types`: one
 * step only. `npm test -- --since main`: only what is affected by the changes since then.
 */
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { run, tool } from '../run.mjs';
import { install } from './install.mjs';

/** Runs a script of the root's package.json. */
const script = (name) => run(['npm', 'run', '--silent', name]);

const failures = [];
async function step(name, work) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const code = await work();
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  if (code !== 0) failures.push(name);
  return code === 0;
}

await install();
const { lernaRun } = await import('./lerna.mjs');
const { build } = await import('./build.mjs');
const { startLiveKeycloak } = await import('./live-keycloak.mjs');
const { readReports, reportFiles, summary } = await import('./report.mjs');
for (const file of reportFiles()) rmSync(file);

const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } });
const wanted = (name) => positionals.length === 0 || positionals.includes(name);
const since = values.since ? ['--since', values.since] : [];

// It starts while types and lint are checked. A local run never downloads it.
const withKeycloak = process.env.CI && wanted('tests') ? startLiveKeycloak() : undefined;

await Promise.all([
  // One program: separate runs per package would read the types of React and MUI again each time. One checker: each
  // works out the types of the libraries for itself, four of them (the default) for twice the processor time.
  wanted('types') && step('types', () => script('types')),
  wanted('lint') && step('boundaries', () => script('boundaries')).then(() => step('lint', () => script('biome'))),
]);

const SERVER = '@club/server';
async function testServer() {
  const keycloak = await withKeycloak;
  await step('tests of the server', () => lernaRun('test', [...since, '--scope', SERVER], keycloak?.env));
  await keycloak?.stop();
}

/** Those of React's packages, in one process each: every process loads and compiles React, MUI and jsdom for itself. */
const testPackages = () =>
  step('tests of the packages', () => {
    const others = ['--ignore', SERVER, '--ignore', '@club/e2e', '--no-bail', '--concurrency', '2'];
    return lernaRun('test', [...since, ...others], { TEST_WORKERS: '1' });
  });
const testDeploy = () =>
  step('tests of deploy', () =>
    run(tool('jest/bin/jest.js', '-c', 'deploy/jest.config.mjs'), {
      env: { NODE_OPTIONS: '--experimental-vm-modules' },
    }),
  );
const buildAll = () =>
  step('build', () =>
    build().then(
      () => 0,
      (error) => {
        console.error(error);
        return 1;
      },
    ),
  );

/** What the browser needs, after the tests that are no server's; deploy's tests and the builds wait for each other. */
async function testAndBuild() {
  if (wanted('tests')) await testPackages();
  const [, isBuilt] = await Promise.all([wanted('tests') && testDeploy(), wanted('browser') && buildAll()]);
  return isBuilt;
}

// The tests of the server take as long as all of this, and sometimes wait for a database: no processor is idle.
const [isBuilt] = await Promise.all([testAndBuild(), wanted('tests') && testServer()]);
if (isBuilt) await step('browser', () => lernaRun('test', [...since, '--scope', '@club/e2e', '--stream']));

// A test that passed only at the second attempt is listed, and counts as failed on CI: it is a defect like any other.
const { passed, failed, skipped, lines } = summary(readReports(), { strict: Boolean(process.env.CI) });
console.log(`\n${lines.join('\n')}`);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
const count = Math.max(failed, failures.length > 0 ? 1 : 0);
console.log(`\n${passed} passed, ${count} failed, ${skipped} skipped`);
process.exit(count > 0 ? 1 : 0);
