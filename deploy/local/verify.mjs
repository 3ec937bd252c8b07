/**
 * `npm test`: everything that must hold, from a fresh clone. Installs, builds, then types, lint, every test and the
 * browser stories; goes on after a failure, so that one run tells all, and ends with one line that counts.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const reports = path.join(root, 'var/reports');
const tool = (name, ...args) => [process.execPath, path.join(root, 'node_modules', name), ...args];

/** Runs a command with its output shown; resolves with its exit code. */
function run(command, env = {}) {
  const [file, ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const failures = [];
async function step(name, command, env) {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const code = await run(command, env);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - start) / 1000)} s`);
  if (code !== 0) failures.push(name);
  return code === 0;
}

const counts = { passed: 0, failed: 0, skipped: 0 };
function countJest(file) {
  if (!existsSync(file)) return;
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  counts.passed += numPassedTests;
  counts.failed += numFailedTests + numRuntimeErrorTestSuites;
  counts.skipped += numPendingTests;
}
function countStories(file) {
  if (!existsSync(file)) return;
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  counts.passed += stats.expected + stats.flaky;
  counts.failed += stats.unexpected;
  counts.skipped += stats.skipped;
}

const { install } = await import('./install.mjs');
await install();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const jestReport = path.join(reports, 'jest.json');
const storiesReport = path.join(root, 'e2e/test-results/report.json');
rmSync(storiesReport, { force: true });

const [, , only] = process.argv;
const wanted = (name) => !only || only === name;

if (wanted('types')) await step('types', tool('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json'));
if (wanted('lint')) {
  await step('doors', [process.execPath, 'deploy/lint/doors.mjs', '--check']);
  await step('lint', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'));
}
if (wanted('tests')) {
  // A test process is thrown away when it has grown: native modules in jest are never let go.
  const memory = ['--workerIdleMemoryLimit=1GB', '--maxWorkers=2'];
  const jest = tool(
    'jest/bin/jest.js',
    '-c',
    'deploy/local/jest.config.mjs',
    ...memory,
    '--json',
    `--outputFile=${jestReport}`,
  );
  await step('tests', jest, { NODE_OPTIONS: '--experimental-vm-modules' });
  countJest(jestReport);
}
if (wanted('stories')) {
  const { build } = await import('./build.mjs');
  const built = await build().then(
    () => true,
    (error) => {
      console.error(error);
      failures.push('build');
      return false;
    },
  );
  if (built) await step('stories', tool('@playwright/test/cli.js', 'test', '-c', 'e2e'));
  countStories(storiesReport);
}

if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}`);
const failed = Math.max(counts.failed, failures.length > 0 ? 1 : 0);
console.log(`\n${counts.passed} passed, ${failed} failed, ${counts.skipped} skipped`);
process.exit(failures.length > 0 || counts.failed > 0 ? 1 : 0);
