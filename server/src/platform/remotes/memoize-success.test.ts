import { jest } from '@jest/globals';
import { memoizeSuccess } from './memoize-success';

const RETRY_MS = 1_000;

/** Attempts that the test settles, at a time that it sets. */
function openAttempts() {
  const begun: { resolve(value: string): void; reject(error: Error): void }[] = [];
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const attempt = () => new Promise<string>((resolve, reject) => begun.push({ resolve, reject }));
  const read = memoizeSuccess(attempt, RETRY_MS);
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    read,
    count: () => begun.length,
    at: (milliseconds: number) => now.mockReturnValue(milliseconds),
    succeed: async (value: string) => {
      begun.at(-1)?.resolve(value);
      await settled();
    },
    fail: async (reason: string) => {
      begun.at(-1)?.reject(new Error(reason));
      await settled();
    },
  };
}
afterEach(() => jest.restoreAllMocks());

test('a success is cached for ever, and those who ask meanwhile wait for the same attempt', async () => {
  const attempts = openAttempts();
  const answers = [attempts.read(), attempts.read()];
  await attempts.succeed('release');
  attempts.at(100 * RETRY_MS);
  expect(await Promise.all([...answers, attempts.read()])).toEqual(['release', 'release', 'release']);
  expect(attempts.count()).toBe(1);
});

test('a failure is returned at once, and tried again in the background when it is old enough', async () => {
  const attempts = openAttempts();
  const first = attempts.read();
  const refused = expect(first).rejects.toThrow('host is down');
  await attempts.fail('host is down');
  await refused;
  attempts.at(RETRY_MS);
  await expect(attempts.read()).rejects.toThrow('host is down');
  expect(attempts.count()).toBe(1);
  attempts.at(RETRY_MS + 1);
  // One attempt at a time, and nobody waits for it.
  await expect(attempts.read()).rejects.toThrow('host is down');
  await expect(attempts.read()).rejects.toThrow('host is down');
  expect(attempts.count()).toBe(2);
  await attempts.fail('still down');
  await expect(attempts.read()).rejects.toThrow('still down');
  expect(attempts.count()).toBe(2);
  attempts.at(2 * RETRY_MS + 2);
  await expect(attempts.read()).rejects.toThrow('still down');
  await attempts.succeed('release');
  attempts.at(100 * RETRY_MS);
  expect(await attempts.read()).toBe('release');
  expect(attempts.count()).toBe(3);
});
