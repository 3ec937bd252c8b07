import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../run.mjs';

const REPORTS = ['jest.json', 'report.json'];

/** The report files of the packages' test runs; a run from the task cache restores them. */
export const reportFiles = () =>
  readdirSync(ROOT).flatMap((folder) =>
    REPORTS.map((name) => path.join(ROOT, folder, 'test-results', name)).filter((file) => existsSync(file)),
  );

/** A failure that belongs to none of a file's tests: it could not be loaded, or failed when its tests were over. */
const failedOutside = (reason) => ({ name: 'outside its tests', outcome: 'failed', reason });

function fromJest({ testResults }) {
  return testResults.map(({ name, startTime, endTime, assertionResults, message }) => ({
    file: path.relative(ROOT, name),
    ms: endTime - startTime,
    tests: [
      ...assertionResults.map(({ fullName, status, invocations = 1, failureMessages: [reason] = [] }) => ({
        name: fullName,
        outcome: status === 'passed' && invocations > 1 ? 'flaky' : status,
        reason,
      })),
      ...(message && assertionResults.every(({ status }) => status !== 'failed') ? [failedOutside(message)] : []),
    ],
  }));
}

const SPECS = path.join(ROOT, 'e2e/specs');
const OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'pending' };
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function fromPlaywright({ suites, errors }) {
  const files = suites.map((suite) => {
    const tests = specsOf(suite).flatMap((spec) => spec.tests.map((test) => ({ ...test, name: spec.title })));
    return {
      file: path.relative(ROOT, path.join(SPECS, suite.file)),
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
      tests: tests.map(({ name, status, results }) => ({
        name,
        outcome: OUTCOMES[status],
        reason: results.find(({ error }) => error)?.error.message,
      })),
    };
  });
  const failures = errors.map(({ message, location }) => ({
    file: path.relative(ROOT, location?.file ?? SPECS),
    ms: 0,
    tests: [failedOutside(message)],
  }));
  return [...files, ...failures];
}

/**
 * Every test file that ran, with its duration and its tests; `outcome`: passed, failed, flaky, any other value means
 * skipped; `reason`: the first message of a failed test.
 */
export function readReports(files = reportFiles()) {
  return files.flatMap((file) => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return report.testResults ? fromJest(report) : fromPlaywright(report);
  });
}

/** Number of lines of a failed test's message in a summary. */
const REASON_LINES = 12;
const reasonLines = (reason = '') =>
  stripVTControlCharacters(reason)
    .split('\n')
    .slice(0, REASON_LINES)
    .map((line) => `    ${line}`);

/**
 * The result of the run, in lines; failed tests are listed with their reason, because possibly only the end of a log is
 * kept; a test that passed only at the second attempt is listed, and counts as failed with `strict`; of skipped tests, each
 * name is listed once, because most of them state the same: what is missing on this machine.
 */
export function summary(reports, { strict }) {
  const all = reports.flatMap(({ file, tests }) => tests.map((test) => ({ file, ...test })));
  const of = (outcome) => all.filter((test) => test.outcome === outcome);
  const flaky = of('flaky');
  const failed = of('failed').length + (strict ? flaky.length : 0);
  const passed = of('passed').length + (strict ? 0 : flaky.length);
  const skipped = all.filter(({ outcome }) => !['passed', 'failed', 'flaky'].includes(outcome));
  const slowest = reports.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  const lines = [
    ...(slowest.length > 0 ? ['The slowest files:'] : []),
    ...slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`),
    ...[...new Set(skipped.map(({ name }) => `Not tested: ${name}`))],
    ...flaky.map(({ file, name }) => `Flaky${strict ? ' (counts as failed)' : ''}: ${file}: ${name}`),
    ...of('failed').flatMap(({ file, name, reason }) => [`Failed: ${file}: ${name}`, ...reasonLines(reason)]),
  ];
  return { passed, failed, skipped: skipped.length, lines };
}
