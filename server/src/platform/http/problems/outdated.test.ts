import { isOutdated } from './outdated';

interface Case {
  readonly seen: object | null | undefined;
  readonly now: object | null;
  readonly wanted: object | null;
}

test.each<[string, Case, boolean]>([
  ['nothing was shown', { seen: undefined, now: { fee: 8 }, wanted: { fee: 9 } }, false],
  ['nothing has changed', { seen: { fee: 8 }, now: { fee: 8 }, wanted: { fee: 9 } }, false],
  ['it is saved already', { seen: { fee: 8 }, now: { fee: 9 }, wanted: { fee: 9 } }, false],
  ['somebody else has saved another value', { seen: { fee: 8 }, now: { fee: 7 }, wanted: { fee: 9 } }, true],
  ['a value was added where none was shown', { seen: null, now: { fee: 7 }, wanted: { fee: 9 } }, true],
  ['the shown value was removed', { seen: { fee: 8 }, now: null, wanted: { fee: 9 } }, true],
])('%s', (_what, change, outdated) => expect(isOutdated(change)).toBe(outdated));

test('what counts as the same can be given', () => {
  const change = { seen: 'Ana', now: 'ANA', wanted: 'Eva' };
  expect(isOutdated(change)).toBe(true);
  expect(isOutdated(change, (one, other) => one.toLowerCase() === other.toLowerCase())).toBe(false);
});
