import { installAuthClient, refreshToken } from './auth-client';

test('sign-in is impossible before the shell has installed the auth client', () => {
  expect(() => refreshToken()).toThrow('must install the auth client');
});

test('a pending refresh is shared, the next one is a new exchange', async () => {
  const refresh = jest.fn().mockResolvedValue(true);
  installAuthClient({ signIn: jest.fn(), signOut: jest.fn(), refresh });
  expect(await Promise.all([refreshToken(), refreshToken()])).toEqual([true, true]);
  expect(refresh).toHaveBeenCalledTimes(1);
  await refreshToken();
  expect(refresh).toHaveBeenCalledTimes(2);
});
