/**
 * `npm test`: all checks, from a fresh clone. Installs, then types, lint, the tests of every package and the browser
 * specs; continues after a failure, so that one run shows all, and ends with a summary line. `npm test -- types`: one
 * step only. `npm test -- --since main`: only what is affected by the changes since then.
 */
import './node-version.mjs';
import { rmSync } from 'node:fs';
import { run, tool } from '../run.mjs';
import { install } from './install.mjs';
import { isCommit, packages } from './packages.mjs';
import { readOptions } from './verify-options.mjs';

function optionsOrExit() {
  try {
    return readOptions(process.argv.slice(2), isCommit);
  } catch ({ message }) {
    console.error(message);
    process.exit(1);
  }
}
const { steps, since } = optionsOrExit();
const wanted = (name) => steps.includes(name);

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

const affected = packages(since);
const SERVER = '@club/server';
const BROWSER = '@club/e2e';
const others = [...affected].filter((name) => ![SERVER, BROWSER].includes(name));

/** A step that runs the tests of these packages, of those that are affected. */
function testStep(title, names, args = [], env = {}) {
  const tested = names.filter((name) => affected.has(name));
  if (tested.length === 0) return console.log(`\n── ${title}: nothing affected`);
  return step(title, () => lernaRun('test', [...tested.flatMap((name) => ['--scope', name]), ...args], env));
}

// Keycloak starts while types and lint are checked. A local run never downloads it.
const withKeycloak = process.env.CI && wanted('tests') && affected.has(SERVER) ? startLiveKeycloak() : undefined;

await Promise.all([
  // One program: separate runs per package would read the types of React and MUI again each time. One checker: each one
  // works out the types of the libraries for itself, so that four (the default) take twice the processor time.
  wanted('types') && step('types', () => script('types')),
  wanted('lint') && step('boundaries', () => script('boundaries')).then(() => step('lint', () => script('biome'))),
]);

async function testServer() {
  const keycloak = await withKeycloak;
  await testStep('tests of the server', [SERVER], [], keycloak?.env);
  await keycloak?.stop();
}

/**
 * The tests of the packages with React, in one process each: every process loads and compiles React, MUI and jsdom for
 * itself.
 */
const testPackages = () =>
  testStep('tests of the packages', others, ['--no-bail', '--concurrency', '2'], { TEST_WORKERS: '1' });
const testDeploy = () =>
  step('tests of deploy', () =>
    run(tool('jest/bin/jest.js', '-c', 'deploy/jest.config.mjs'), {
      env: { NODE_OPTIONS: '--experimental-vm-modules' },
    }),
  );
const buildAll = () =>
  !affected.has(BROWSER) ||
  step('build', () =>
    build().then(
      () => 0,
      (error) => {
        console.error(error);
        return 1;
      },
    ),
  );

/** The builds that the browser specs need, after the tests of the packages with React. */
async function testAndBuild() {
  if (wanted('tests')) await testPackages();
  // These tests wait for other programs for half of their time, so they run beside the builds and the first browser
  // specs.
  const deploy = wanted('tests') && testDeploy();
  return { isBuilt: wanted('browser') && (await buildAll()), deploy };
}

// The tests of the server take as long as all of this, and sometimes wait for a database: no processor is idle.
const [{ isBuilt, deploy }] = await Promise.all([testAndBuild(), wanted('tests') && testServer()]);
await Promise.all([isBuilt && testStep('browser', [BROWSER], ['--stream']), deploy]);

// A test that passed only at the second attempt is listed, and counts as failed on CI: it is a defect like any other.
const { passed, failed, skipped, lines } = summary(readReports(), { strict: Boolean(process.env.CI) });
if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
const count = Math.max(failed, failures.length > 0 ? 1 : 0);
console.log(`\n${passed} passed, ${count} failed, ${skipped} skipped`);
process.exit(count > 0 ? 1 : 0);
