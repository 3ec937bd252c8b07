import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../run.mjs';
import { readReports, summary } from './report.mjs';

const reports = [
  {
    file: 'a.test.ts',
    ms: 1200,
    tests: [
      { name: 'one', outcome: 'passed' },
      { name: 'two', outcome: 'flaky' },
    ],
  },
  { file: 'b.test.ts', ms: 9000, tests: [{ name: 'three', outcome: 'pending' }] },
];

test('a flaky test is listed, and passes by default', () => {
  const { passed, failed, skipped, lines } = summary(reports, { strict: false });
  expect([passed, failed, skipped]).toEqual([2, 0, 1]);
  expect(lines).toContain('Flaky: a.test.ts: two');
});

test('a flaky test fails with `strict`', () => {
  const { passed, failed, lines } = summary(reports, { strict: true });
  expect([passed, failed]).toEqual([1, 1]);
  expect(lines.at(-1)).toBe('Flaky (counts as failed): a.test.ts: two');
});

test('the slowest file comes first', () => {
  expect(summary(reports, { strict: false }).lines[1]).toContain('9.0 s  b.test.ts');
});

test('without a test file there is no list of the slowest', () => {
  expect(summary([], { strict: false }).lines).toEqual([]);
});

test('failed tests are listed, with the first lines of their reason and without colours', () => {
  const reason = `\u001b[31mexpected 1\u001b[39m\n${'at somewhere\n'.repeat(30)}`;
  const failing = [{ file: 'c.test.ts', ms: 1, tests: [{ name: 'four', outcome: 'failed', reason }] }];
  const { failed, lines } = summary(failing, { strict: false });
  expect(failed).toBe(1);
  const at = lines.indexOf('Failed: c.test.ts: four');
  expect(lines[at + 1]).toBe('    expected 1');
  expect(lines).toHaveLength(at + 13);
});

test('skipped tests are listed by name, each name once', () => {
  const missing = { name: 'PostgreSQL is not reachable: NOT TESTED on it', outcome: 'pending' };
  const files = ['a.test.ts', 'b.test.ts'].map((file) => ({ file, ms: 1, tests: [missing] }));
  const { skipped, lines } = summary(files, { strict: false });
  expect(skipped).toBe(2);
  expect(lines.filter((line) => line.startsWith('Not tested'))).toEqual([
    'Not tested: PostgreSQL is not reachable: NOT TESTED on it',
  ]);
});

describe('read from reports', () => {
  let folder;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const linesOf = (report) => {
    const file = path.join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return summary(readReports([file]), { strict: false }).lines;
  };
  const jestReport = (message, ...assertionResults) => ({
    testResults: [{ name: path.join(ROOT, 'a.test.ts'), startTime: 0, endTime: 1, message, assertionResults }],
  });
  const passed = { fullName: 'one', status: 'passed', failureMessages: [] };
  const failed = { fullName: 'two', status: 'failed', failureMessages: ['expected 1'] };

  test('a file that could not be loaded is listed, with the reason', () => {
    expect(linesOf(jestReport('cannot find a module'))).toEqual(
      expect.arrayContaining(['Failed: a.test.ts: outside its tests', '    cannot find a module']),
    );
  });

  test('a file that failed after its last test is listed, with the reason', () => {
    expect(linesOf(jestReport('not closed', passed))).toEqual(
      expect.arrayContaining(['Failed: a.test.ts: outside its tests', '    not closed']),
    );
  });

  test('a file with a failed test is listed once', () => {
    const failures = linesOf(jestReport('two: expected 1', passed, failed)).filter((line) => line.startsWith('Failed'));
    expect(failures).toEqual(['Failed: a.test.ts: two']);
  });

  test('what failed outside the browser tests is listed, with its file where it has one', () => {
    const errors = [
      {
        message: 'no such export',
        location: { file: path.join(ROOT, 'e2e/specs/booking.spec.ts'), line: 1, column: 1 },
      },
      { message: 'a club did not stop' },
    ];
    expect(linesOf({ suites: [], errors }).filter((line) => !line.includes(' s  '))).toEqual([
      'The slowest files:',
      'Failed: e2e/specs/booking.spec.ts: outside its tests',
      '    no such export',
      'Failed: e2e/specs: outside its tests',
      '    a club did not stop',
    ]);
  });

  test('a browser test that is skipped is listed by its name', () => {
    const spec = { title: 'two processes', tests: [{ status: 'skipped', results: [{ duration: 0 }] }] };
    expect(linesOf({ suites: [{ file: 'stopping.spec.ts', specs: [spec] }], errors: [] })).toContain(
      'Not tested: two processes',
    );
  });
});
