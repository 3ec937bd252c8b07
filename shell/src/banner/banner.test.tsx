import { asApiError } from '@club/shared/http';
import { failingRead, member } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { federatedModule } from '../remotes/federated-module';
import { clubDay, fakeClub, onLeagueStatus } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const api = fakeClub();

const BANNER =
  'Niste podmirili članarinu za ligu. Molimo vas da izvršite uplatu kako biste nastavili sudjelovati u ligi.';
const answered = jest.fn();
api.events.on('response:mocked', answered);
const banner = () => screen.queryByText(BANNER);
afterEach(() => localStorage.clear());

/** Opens a member's page and waits for the response with the league status. */
async function openWith(status: { isInLeague: boolean; isPaid: boolean }) {
  const answered = jest.fn();
  api.events.on('response:mocked', ({ request }) => request.url.endsWith('/is-league-paid') && answered());
  api.use(onLeagueStatus(status));
  openSuite('/main-reservations', { as: member() });
  expect(banner()).not.toBeInTheDocument();
  await screen.findByRole('heading', { name: 'stranica /main-reservations' });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  api.events.removeAllListeners();
}

test.each([
  { isInLeague: false, isPaid: false },
  { isInLeague: false, isPaid: true },
  { isInLeague: true, isPaid: true },
])('no banner for %j', async (status) => {
  await openWith(status);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(banner()).not.toBeInTheDocument();
});

test('a player who owes the fee is reminded', async () => {
  await openWith({ isInLeague: true, isPaid: false });
  expect(await screen.findByText(BANNER)).toBeVisible();
});

test('at the next start its place is reserved until the status is known, but not for a visitor', async () => {
  api.use(onLeagueStatus({ isInLeague: true, isPaid: false }));
  const first = openSuite('/main-reservations', { as: member() });
  await waitFor(() => expect(banner()).toBeVisible());
  first.unmount();

  api.use(onLeagueStatus({ isInLeague: true, isPaid: true }));
  const second = openSuite('/main-reservations', { as: member() });
  expect(banner()).toBeInTheDocument();
  expect(banner()).not.toBeVisible();
  await waitFor(() => expect(banner()).not.toBeInTheDocument());
  second.unmount();

  localStorage.setItem('club-fee-unpaid', '');
  openSuite('/login', { as: 'visitor' });
  expect(banner()).not.toBeInTheDocument();
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test('a status that cannot be read releases the place for good: the page does not move at each further attempt', async () => {
  localStorage.setItem('club-fee-unpaid', '');
  const status = failingRead('http://localhost/api/is-league-paid');
  api.use(status.handler);
  const { client } = openSuite('/main-reservations', { as: member() });
  expect(banner()).toBeInTheDocument();
  await waitFor(() => expect(banner()).not.toBeInTheDocument());
  await status.repeat(client);
  expect(banner()).not.toBeInTheDocument();
});

test('a visitor triggers no request for the league status', async () => {
  const asked = jest.fn();
  api.events.on('request:start', ({ request }) => request.url.endsWith('/is-league-paid') && asked());
  openSuite('/login', { as: 'visitor' });
  await screen.findByRole('link', { name: /Trenutno kolo/ });
  expect(asked).not.toHaveBeenCalled();
  api.events.removeAllListeners();
});

test('without a network the page says so and shows the age of the data, until the network returns', async () => {
  openSuite('/main-reservations', { as: member() });
  await screen.findByRole('heading', { name: 'stranica /main-reservations' });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  const statuses = screen.getAllByRole('status');
  act(() => void dispatchEvent(new Event('offline')));
  const line = await screen.findByText(/^Nema veze s internetom\. Podaci su od \d\d:\d\d\.$/);
  expect(line).toBeVisible();
  // A screen reader announces only text that is added to a region that it knows.
  expect(statuses).toContain(line.closest('[role="status"]'));
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Nema veze/)).not.toBeInTheDocument());
});

test('a server that does not answer is not reported as unreachable: it may only be slow', async () => {
  openSuite('/main-reservations', { as: member() });
  await screen.findByRole('heading', { name: 'stranica /main-reservations' });
  await waitFor(() => expect(answered).toHaveBeenCalled());
  const slow = Object.assign(new Error('Request timed out'), { name: 'TimeoutError' });
  act(() => void asApiError(slow));
  expect(await screen.findByText(/^Poslužitelj ne odgovara\. Podaci su od \d\d:\d\d\.$/)).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Poslužitelj ne odgovara/)).not.toBeInTheDocument());
});

test('cached data are shown with their age while the database is unreachable, until current data arrive', async () => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-05-20T08:00:00Z') });
  try {
    let isDown = true;
    const headers = { age: '3600', warning: '110 - "Response is Stale"' };
    api.use(http.get('http://localhost/api/club-day', () => HttpResponse.json(clubDay, isDown ? { headers } : {})));
    openSuite('/login', { as: 'visitor' });
    const line = 'Poslužitelj trenutačno ne može osvježiti podatke. Podaci su od 09:00.';
    expect(await screen.findByText(line)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    expect(screen.getByText(line)).toBeVisible();
    isDown = false;
    await act(() => jest.advanceTimersByTimeAsync(10_500));
    await waitFor(() => expect(screen.queryByText(line)).not.toBeInTheDocument());
  } finally {
    jest.useRealTimers();
  }
});
