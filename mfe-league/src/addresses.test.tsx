import { fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from './routes';
import { seasonCalls } from './testing/league-api';

let calls: string[];
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/players-list', () => HttpResponse.json([])),
);
beforeEach(() => {
  calls = [];
  api.events.removeAllListeners();
  api.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
});

const ofYears = routes.map(({ path = '' }) => path).filter((path) => path.endsWith('/:year'));
const years = ofYears.flatMap((path) => ['abcd', '0', '1999', '2025x'].map((year) => path.replace(':year', year)));

test.each(years)('%s is not a season: the page says so, and makes no call', async (at) => {
  renderRoutes(routes, { at });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Te sezone nema.');
  expect(screen.getByRole('link', { name: 'Sve sezone' })).toHaveAttribute('href', '/summer-league');
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
  expect(document.title).toMatch(/^Te sezone nema\. · /);
  expect(calls).toEqual([]);
});

test.each(['abc', '0', '9999999999'])(
  '/summer-league/players-list/%s is not a player, and makes no call',
  async (id) => {
    renderRoutes(routes, { at: `/summer-league/players-list/${id}` });
    await isNobody();
    expect(calls.filter((call) => call.includes('details'))).toEqual([]);
  },
);

test('a player who does not exist', async () => {
  api.use(http.get('*/api/details/99999', () => refuse(404, 'Tog igrača nema.')));
  renderRoutes(routes, { at: '/summer-league/players-list/99999' });
  await isNobody();
});

async function isNobody(): Promise<void> {
  expect(await screen.findByRole('heading', { level: 1, name: 'Tog igrača nema.' })).toBeVisible();
  expect(document.title).toMatch(/^Tog igrača nema\. · /);
  expect(screen.getByRole('link', { name: 'Svi igrači' })).toHaveAttribute('href', '/summer-league/players-list');
  expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
}

test('a profile that cannot be loaded has a heading too', async () => {
  api.use(http.get('*/api/details/1', () => refuse(500, 'Baza se ne javlja.')));
  renderRoutes(routes, { at: '/summer-league/players-list/1' });
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profil igrača');
});

test('two players are not compared if one of them is not a number', async () => {
  api.use(http.get('*/api/summer-league/players', () => HttpResponse.json([])));
  renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=9999999999' });
  expect(await screen.findByText('Odaberite dva igrača.')).toBeVisible();
  expect(calls.filter((call) => call.includes('h2h'))).toEqual([]);
});
