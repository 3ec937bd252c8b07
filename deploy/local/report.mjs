import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const REPORTS = ['jest.json', 'report.json'];

/** Where the packages' test runs leave what they found; a run from the task cache leaves the same. */
export const reportFiles = () =>
  readdirSync(root).flatMap((folder) =>
    REPORTS.map((name) => path.join(root, folder, 'test-results', name)).filter((file) => existsSync(file)),
  );

function fromJest({ testResults }) {
  return testResults.map(({ name, startTime, endTime, assertionResults, message }) => ({
    file: path.relative(root, name),
    ms: endTime - startTime,
    tests: [
      ...assertionResults.map(({ fullName, status, invocations = 1 }) => ({
        name: fullName,
        outcome: status === 'passed' && invocations > 1 ? 'flaky' : status,
      })),
      // A file that could not even be loaded has no test that failed.
      ...(assertionResults.length === 0 && message ? [{ name: 'the file itself', outcome: 'failed' }] : []),
    ],
  }));
}

const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'pending' };
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function fromPlaywright({ suites }) {
  return suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests.map((test) => ({ ...test, name: spec.title })));
    return {
      file: path.join('e2e/specs', suite.file),
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      tests: tests.map(({ name, status }) => ({ name, outcome: OUTCOMES[status] })),
    };
  });
}

/** Every test file that ran, with its time and its tests; `outcome`: passed, failed, flaky, or anything else for skipped. */
export function readReports(files = reportFiles()) {
  return files.flatMap((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.testResults ? fromJest(report) : fromPlaywright(report);
  });
}

/** How the run went, in lines; a test that passed only the second time is named, and where `strict` it has failed. */
export function summary(reports, { strict }) {
  const all = reports.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })));
  const of = (outcome) => all.filter((test) => test.outcome === outcome);
  const flaky = of('flaky');
  const failed = of('failed').length + (strict ? flaky.length : 0);
  const passed = of('passed').length + (strict ? 0 : flaky.length);
  const slowest = reports.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  const lines = [
    'The slowest files:',
    ...slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`),
    ...flaky.map(({ file, name }) => `Flaky${strict ? ' (counts as failed)' : ''}: ${file}: ${name}`),
  ];
  return { passed, failed, skipped: all.length - passed - failed, lines };
}
