import { authStore } from '@club/shared/auth';
import { member } from '@club/shared/testing';
import { createQueryClient } from './query-client';

const signIn = (subject: string) =>
  authStore.getState().setSession(`token of ${subject}`, Date.now() + 300_000, member({ subject }));
const KEY = ['balance'];

/** The cache of a client that has loaded something for ana. */
function cacheOfAna() {
  authStore.getState().clearSession();
  const client = createQueryClient();
  signIn('ana');
  client.setQueryData(KEY, 700);
  return () => client.getQueryData(KEY);
}

test('signing out empties the cache', () => {
  const cached = cacheOfAna();
  authStore.getState().clearSession();
  expect(cached()).toBeUndefined();
});

test('so does another member', () => {
  const cached = cacheOfAna();
  signIn('marko');
  expect(cached()).toBeUndefined();
});

test('a renewed token of the same member keeps it', () => {
  const cached = cacheOfAna();
  authStore.getState().setSession('a newer token', Date.now() + 300_000, member({ subject: 'ana' }));
  expect(cached()).toBe(700);
});

test('what a visitor has loaded stays for the member who signs in', () => {
  authStore.getState().clearSession();
  const client = createQueryClient();
  client.setQueryData(KEY, 700);
  signIn('ana');
  expect(client.getQueryData(KEY)).toBe(700);
});

test('what was read in the last half a minute is not read again', async () => {
  const client = createQueryClient();
  const queryFn = jest.fn(async () => 700);
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const readAt = async (milliseconds: number) => {
    now.mockReturnValue(milliseconds);
    await client.fetchQuery({ queryKey: KEY, queryFn });
    return queryFn.mock.calls.length;
  };
  expect(await readAt(1_000)).toBe(1);
  expect(await readAt(30_900)).toBe(1);
  expect(await readAt(31_100)).toBe(2);
  now.mockRestore();
});
