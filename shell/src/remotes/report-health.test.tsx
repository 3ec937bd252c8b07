import type { RemoteReport } from '@club/shared/contracts/releases/remote-health';
import { REMOTE_CONTRACT, type RegistryEntry } from '@club/shared/federation';
import { member } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { registry } from '../testing/registry';
import { pathsAsPages } from '../testing/remotes';
import { federatedModule } from './federated-module';
import { reportHealth } from './report-health';

jest.mock('./federated-module');
jest.mock('../testing/registry', () => {
  const { registry } = jest.requireActual('../testing/registry');
  return { registry: registry.map((entry: RegistryEntry) => ({ ...entry, version: '2.2.0' })) };
});
const ask = jest.mocked(federatedModule);
const club = fakeClub();
let reports: RemoteReport[];
beforeEach(() => {
  reports = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  club.use(
    http.post('*/api/remotes/health', async ({ request }) => {
      reports.push((await request.json()) as RemoteReport);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

function Broken(): never {
  throw new Error('kvar');
}

const account = registry.find(({ name }) => name === 'mfe-account') as RegistryEntry;

test('a screen that throws is reported with its version, once per page', async () => {
  ask.mockResolvedValue({
    contract: REMOTE_CONTRACT,
    routes: account.routes.map(({ path }) => ({ path, element: <Broken /> })),
  });
  const { router } = openSuite('/price-list', { as: member() });
  await screen.findByRole('heading', { name: 'U dijelu aplikacije „Moj račun” dogodila se greška.' });
  await router.navigate('/account-status');
  await screen.findByRole('heading', { name: 'U dijelu aplikacije „Moj račun” dogodila se greška.' });
  const report = { remote: 'mfe-account', version: '2.2.0' };
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(reports).toEqual(
    expect.arrayContaining([
      { ...report, outcome: 'loaded' },
      { ...report, outcome: 'crashed' },
    ]),
  );
});

test('files that cannot be loaded are reported; a developer’s build or a remote without a version never is', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  openSuite('/contact', { as: member() });
  await screen.findByRole('heading', { name: 'Dio aplikacije „Ljetna liga” trenutačno nije dostupan.' });
  await waitFor(() => expect(reports).toEqual([{ remote: 'mfe-league', version: '2.2.0', outcome: 'unavailable' }]));

  reportHealth({ ...account, name: 'mfe-own', channel: 'override' }, 'crashed');
  const { version: _, ...unversioned } = account;
  reportHealth({ ...unversioned, name: 'mfe-old' }, 'crashed');
  ask.mockImplementation(pathsAsPages);
  openSuite('/by-names', { as: member() });
  await waitFor(() => expect(reports.at(-1)?.remote).toBe('mfe-reservations'));
  expect(reports.map(({ remote }) => remote)).toEqual(['mfe-league', 'mfe-reservations']);
});

test('a remote that was only prefetched is not reported; a remote whose pages are opened is, once', async () => {
  jest.useFakeTimers();
  ask.mockReset().mockImplementation(pathsAsPages);
  const { router } = openSuite('/login', { as: member({ roles: ['ADMIN'] }) });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  jest.useRealTimers();
  expect(ask.mock.calls.map(([{ name }]) => name)).toEqual(['mfe-admin']);
  for (const path of ['/contact', '/admin-users', '/manage-users']) {
    await act(() => router.navigate(path));
    await screen.findByRole('heading', { name: `stranica ${path}` });
  }
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(reports).toEqual(
    ['mfe-league', 'mfe-admin'].map((remote) => ({ remote, version: '2.2.0', outcome: 'loaded' })),
  );
});
