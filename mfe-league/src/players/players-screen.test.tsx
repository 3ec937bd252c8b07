import { fakeApi, onLeagueDay, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';

const listed = { ...aPlayer(1), nadimak: null, activeLeague: 'ACTIVE', place: null };
const api = fakeApi(
  onLeagueDay('2026-06-12'),
  http.get('*/api/players-list', () => HttpResponse.json([listed])),
  http.get('*/api/summer-league/players', () => HttpResponse.json([listed])),
);

test('a league without players says so instead of asking to choose one', async () => {
  api.use(http.get('*/api/players-list', () => HttpResponse.json([])));
  renderRoutes(routes, { at: '/summer-league/players-list' });
  expect(await screen.findByText('Još nema igrača.')).toBeVisible();
  expect(screen.queryByText('Odaberite igrača.')).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('H2H without two players says so instead of asking to choose them', async () => {
  renderRoutes(routes, { at: '/summer-league/h2h' });
  expect(await screen.findByText('Još nema dvaju igrača za usporedbu.')).toBeVisible();
  expect(screen.queryByText('Odaberite dva igrača.')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a screen reader announces a place in the list as a place', async () => {
  const place = { year: 2026, rank: 52 };
  api.use(http.get('*/api/players-list', () => HttpResponse.json([{ ...listed, place }])));
  renderRoutes(routes, { at: '/summer-league/players-list' });
  expect(await screen.findByRole('link', { name: /^Kovač Ana ?52\. mjesto$/ })).toBeVisible();
});

test('a search that finds nobody shows what to do', async () => {
  renderRoutes(routes, { at: '/summer-league/players-list' });
  const list = within(await screen.findByRole('navigation', { name: 'Igrači' }));
  await userEvent.type(list.getByRole('searchbox', { name: 'Traži igrača' }), 'xyz');
  expect(await list.findByText(/^Nitko ne odgovara pretrazi\./)).toBeVisible();
});

test('while a profile is loading, the page and its tab are already named after the player', async () => {
  api.use(http.get('*/api/details/:id', () => new Promise<never>(() => undefined)));
  renderRoutes(routes, { at: '/summer-league/players-list/1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kovač Ana' })).toBeVisible();
  expect(document.title).toMatch(/^Kovač Ana · /);
});
