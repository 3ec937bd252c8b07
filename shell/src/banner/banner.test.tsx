import { member } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub, onLeagueStatus } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const api = fakeClub();

const BANNER =
  'Niste podmirili članarinu za ligu. Molimo vas da izvršite uplatu kako biste nastavili sudjelovati u ligi.';
/** The line waits two seconds for a server that only starts anew. */
const SOON = { timeout: 4_000 };
const heard = jest.fn();
api.events.on('response:mocked', heard);
const banner = () => screen.queryByText(BANNER);

/** Opens a member's page and waits until the league status has been asked and answered. */
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

test('a visitor is not asked about', async () => {
  const asked = jest.fn();
  api.events.on('request:start', ({ request }) => request.url.endsWith('/is-league-paid') && asked());
  openSuite('/login', { as: 'visitor' });
  await screen.findByRole('link', { name: /Trenutno kolo/ });
  expect(asked).not.toHaveBeenCalled();
  api.events.removeAllListeners();
});

test('without a network the page says so, and since when the data stand; with it the line goes', async () => {
  openSuite('/main-reservations', { as: member() });
  await screen.findByRole('heading', { name: 'stranica /main-reservations' });
  await waitFor(() => expect(heard).toHaveBeenCalled());
  act(() => void dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^Nema veze s internetom\. Podaci su od \d\d:\d\d\.$/, {}, SOON)).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^Nema veze/)).not.toBeInTheDocument());
});
