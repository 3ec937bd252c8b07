import { promoted, released, rolledBack, stopped, unreleased, withCanary } from './pointer-rules';

const NOW = '2026-11-20T09:00:00.000Z';
const of = (version: string) => ({ version, manifest: version.padEnd(64, '0'), address: null, since: NOW });
const [first, second, third, fourth] = [of('2.1.0'), of('2.2.0'), of('2.3.0'), of('2.4.0')];
const after = (...releases: ReturnType<typeof of>[]) => releases.reduce(released, unreleased('mfe-league'));
const versions = ({ current, previous }: ReturnType<typeof unreleased>) => [
  current?.version,
  ...previous.map(({ version }) => version),
];

test('a release is put before the earlier active ones, each listed once', () => {
  expect(versions(after(first, second))).toEqual(['2.2.0', '2.1.0']);
  expect(versions(after(first, second, first))).toEqual(['2.1.0', '2.2.0']);
});

test('ten earlier releases are remembered, the oldest is forgotten', () => {
  const twelve = Array.from({ length: 12 }, (_, patch) => of(`2.0.${patch}`));
  expect(versions(after(...twelve))).toEqual(
    twelve
      .map(({ version }) => version)
      .reverse()
      .slice(0, 11),
  );
});

test('a rollback goes to the previous or to the named release, and the rolled-back one is not listed', () => {
  const pointer = after(first, second, third);
  expect(versions(rolledBack(pointer, NOW, second))).toEqual(['2.2.0', '2.1.0']);
  expect(versions(rolledBack(pointer, NOW, first))).toEqual(['2.1.0']);
  expect(versions(rolledBack(rolledBack(pointer, NOW, second), NOW, first))).toEqual(['2.1.0']);
  expect(versions(rolledBack(after(first, second, third, fourth), NOW, first))).toEqual(['2.1.0']);
  // A release that was never active, or left the list, goes before those on it.
  expect(versions(rolledBack(pointer, NOW, fourth))).toEqual(['2.4.0', '2.2.0', '2.1.0']);
  // Before the first release the build in the server's checkout was active.
  expect(rolledBack(after(first), NOW, null).current).toBeNull();
  // Those that were skipped are not listed either: no later failure may bring them back.
  expect(versions(rolledBack(pointer, NOW, null))).toEqual([undefined]);
  expect(() => rolledBack(unreleased('mfe-league'), NOW, null)).toThrow('no release in use');
});

test('a rollback to the active release is refused, which would change nothing', () => {
  expect(() => rolledBack(after(first, second), NOW, second)).toThrow('mfe-league 2.2.0 is in use already.');
});

test('a promoted canary is active, and no longer a canary', () => {
  const tried = withCanary(after(first), second, 10);
  expect(tried).toMatchObject({ current: { version: '2.1.0' }, canary: { version: '2.2.0', share: 10 } });
  const inUse = promoted(tried, NOW);
  expect(versions(inUse)).toEqual(['2.2.0', '2.1.0']);
  expect([inUse.canary, released(tried, second).canary, stopped(tried).canary]).toEqual([null, null, null]);
  // A rollback to it, or from it, ends it.
  expect([rolledBack(tried, NOW, second).canary, rolledBack({ ...tried, current: second }, NOW, first).canary]).toEqual(
    [null, null],
  );
  // Another release meanwhile does not change it.
  expect(released(tried, third).canary?.version).toBe('2.2.0');
});

test('a missing canary can be neither promoted nor stopped, and the active release cannot be a canary', () => {
  expect(() => promoted(after(first), NOW)).toThrow('no canary');
  expect(() => stopped(after(first))).toThrow('no canary');
  expect(() => withCanary(after(first), first, 10)).toThrow('in use already');
});
