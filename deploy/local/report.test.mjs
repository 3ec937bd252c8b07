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

test('a flaky pass is named, and passes unless more is asked for', () => {
  const { passed, failed, skipped, lines } = summary(reports, { strict: false });
  expect([passed, failed, skipped]).toEqual([2, 0, 1]);
  expect(lines).toContain('Flaky: a.test.ts: two');
});

test('where it is asked for, a flaky pass has failed', () => {
  const { passed, failed, lines } = summary(reports, { strict: true });
  expect([passed, failed]).toEqual([1, 1]);
  expect(lines.at(-1)).toBe('Flaky (counts as failed): a.test.ts: two');
});

test('the slowest file comes first', () => {
  expect(summary(reports, { strict: false }).lines[1]).toContain('9.0 s  b.test.ts');
});
