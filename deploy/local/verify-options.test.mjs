import { readOptions } from './verify-options.mjs';

const read = (...args) => readOptions(args, (name) => name === 'main');

test('all steps, some of them, or what is affected since a commit', () => {
  const all = ['types', 'lint', 'tests', 'browser'];
  expect(read()).toEqual({ steps: all, since: undefined });
  expect(read('types', 'lint')).toEqual({ steps: ['types', 'lint'], since: undefined });
  expect(read('--since', 'main')).toEqual({ steps: all, since: 'main' });
  expect(read('--since=main', 'tests')).toEqual({ steps: ['tests'], since: 'main' });
});

test.each([
  [['type'], "No step 'type': types, lint, tests, browser. One package: npm test -w mfe-league"],
  [['tests', 'mfe-league'], "No step 'mfe-league'"],
  [['--since', 'maim'], "No branch, tag or commit 'maim' for --since."],
  [['--since='], "No branch, tag or commit '' for --since."],
  [['--since'], "'--since <value>' argument missing"],
  [
    ['--sinec', 'main'],
    "Unknown option '--sinec' (npm test -- [types|lint|tests|browser] [--since main]; one package:",
  ],
])('%j is refused', (args, message) => expect(() => read(...args)).toThrow(message));
