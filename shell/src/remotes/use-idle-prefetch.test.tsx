import type { Role } from '@club/shared/contracts/roles';
import { member } from '@club/shared/testing';
import { act, screen } from '@testing-library/react';
import { fakeClub } from '../testing/club';
import { setConnection } from '../testing/connection';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';
import { federatedModule } from './federated-module';

jest.mock('./federated-module');
const ask = jest.mocked(federatedModule);
fakeClub();

const asked = () => ask.mock.calls.map(([{ name }]) => name);

beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset().mockImplementation(pathsAsPages);
});
afterEach(() => {
  setConnection(undefined);
  jest.useRealTimers();
});

/** The remotes requested with the first screen, and those requested after it was shown for a while. */
async function stay(path: string, as: Parameters<typeof openSuite>[1]['as']) {
  openSuite(path, { as });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  const atOnce = asked();
  await act(() => jest.advanceTimersByTimeAsync(9_000));
  return { atOnce, later: asked().slice(atOnce.length) };
}

test.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ saveData: false, effectiveType: 'slow-2g' }]])(
  'on a connection of %j nothing is prefetched',
  async (connection) => {
    setConnection(connection);
    const { later } = await stay('/main-reservations', member());
    expect(screen.getByRole('heading', { name: 'stranica /main-reservations' })).toBeInTheDocument();
    expect(later).toEqual([]);
  },
);

test.each<[Role[], string[]]>([
  [['USER'], ['mfe-account']],
  [['ADMIN'], ['mfe-admin']],
])('after the first screen, the targets of the menu for %j are prefetched', async (roles, expected) => {
  setConnection({ saveData: false, effectiveType: '3g' });
  const { later } = await stay('/login', member({ roles }));
  expect(later).toEqual(expect.arrayContaining(expected));
});

test('a remote that fails is prefetched once, and then requested only when a user opens it', async () => {
  ask.mockImplementation((entry) =>
    entry.name === 'mfe-league' ? Promise.reject(new TypeError('Failed to fetch')) : pathsAsPages(entry),
  );
  await stay('/login', 'visitor');
  expect(asked().filter((name) => name === 'mfe-league')).toHaveLength(1);
});
