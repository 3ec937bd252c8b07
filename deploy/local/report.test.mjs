import { summary } from './report.mjs';

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
