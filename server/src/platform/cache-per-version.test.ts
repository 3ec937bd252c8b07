import { cachePerVersion } from './cache-per-version';

test('a value is read once per version, also by those who ask at once', async () => {
  const cached = cachePerVersion<number, string>();
  let readings = 0;
  const read = (version: number) =>
    cached(2026, version, async () => {
      readings += 1;
      return `version ${version}`;
    });
  expect(await Promise.all([read(1), read(1)])).toEqual(['version 1', 'version 1']);
  expect(await read(2)).toBe('version 2');
  expect(await read(2)).toBe('version 2');
  expect(readings).toBe(2);
});

test('each key has a value of its own', async () => {
  const cached = cachePerVersion<number, string>();
  expect(await cached(2025, 1, async () => 'last year')).toBe('last year');
  expect(await cached(2026, 1, async () => 'this year')).toBe('this year');
  expect(await cached(2025, 1, () => Promise.reject(new Error('read again')))).toBe('last year');
});

test('a reading that fails is repeated, and one of an earlier version does not displace the current value', async () => {
  const cached = cachePerVersion<string, string>();
  const failing = () => cached('names', 1, () => Promise.reject(new Error('no connection')));
  await expect(failing()).rejects.toThrow('no connection');
  expect(await cached('names', 1, async () => 'read')).toBe('read');
  let fail: (error: Error) => void = () => undefined;
  const slow = cached('names', 2, () => new Promise<string>((_, reject) => (fail = reject)));
  expect(await cached('names', 3, async () => 'newer')).toBe('newer');
  fail(new Error('too late'));
  await expect(slow).rejects.toThrow('too late');
  expect(await cached('names', 3, () => Promise.reject(new Error('read again')))).toBe('newer');
});
