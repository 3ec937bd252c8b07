import { installGate, refreshToken } from './gate';

test('nobody signs in before the shell has installed the gate', () => {
  expect(() => refreshToken()).toThrow('must install the sign-in gate');
});

test('a refresh under way is shared, the next one is a new exchange', async () => {
  const refresh = jest.fn().mockResolvedValue(true);
  installGate({ signIn: jest.fn(), signOut: jest.fn(), refresh });
  expect(await Promise.all([refreshToken(), refreshToken()])).toEqual([true, true]);
  expect(refresh).toHaveBeenCalledTimes(1);
  await refreshToken();
  expect(refresh).toHaveBeenCalledTimes(2);
});
