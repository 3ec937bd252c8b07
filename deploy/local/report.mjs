import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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
      ...assertionResults.map(({ fullName, status, invocations = 1, failureMessages: [reason] = [] }) => ({
        name: fullName,
        outcome: status === 'passed' && invocations > 1 ? 'flaky' : status,
        reason,
      })),
      // A file that could not even be loaded has no test that failed.
      ...(assertionResults.length === 0 && message
        ? [{ name: 'the file itself', outcome: 'failed', reason: message }]
        : []),
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
      tests: tests.map(({ name, status, results }) => ({
        name,
        outcome: OUTCOMES[status],
        reason: results.find(({ error }) => error)?.error.message,
      })),
    };
  });
}

/**
 * Every test file that ran, with its time and its tests; `outcome`: passed, failed, flaky, or anything else for skipped;
 * `reason`: what a broken test said first.
 */
export function readReports(files = reportFiles()) {
  return files.flatMap((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.testResults ? fromJest(report) : fromPlaywright(report);
  });
}

/** Lines of what a broken test said that a summary shows. */
const REASON_LINES = 12;
const reasonLines = (reason = '') =>
  stripVTControlCharacters(reason)
    .split('\n')
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`);

/** How the run went, in lines; what failed is named with its reason, for the end of a log may be all that is kept; a test that passed only the second time is named, and where `strict` it has failed. */
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
    ...of('failed').flatMap(({ file, name, reason }) => [`Failed: ${file}: ${name}`, ...reasonLines(reason)]),
  ];
  return { passed, failed, skipped: all.length - passed - failed, lines };
}
