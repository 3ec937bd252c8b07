import { asPhone, fakeApi, leaguePlayer, onLeagueDay, renderRoutes } from '@club/shared/testing';
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

describe('on a phone', () => {
  asPhone();

  test('a visitor types a part of a name or a nickname and chooses from the players that are left', async () => {
    const players = [
      listed,
      { ...listed, ...leaguePlayer(2, 'Željko', 'Čavlović'), nadimak: 'Žac' },
      { ...listed, ...leaguePlayer(3, 'Zdenko', 'Kovačić') },
    ];
    api.use(
      http.get('*/api/players-list', () => HttpResponse.json(players)),
      http.get('*/api/details/:id', () => new Promise<never>(() => undefined)),
    );
    const { router } = renderRoutes(routes, { at: '/summer-league/players-list' });
    const field = await screen.findByRole('combobox', { name: 'Igrač' });
    const left = () => screen.getAllByRole('option').map((option) => option.textContent);
    await userEvent.click(field);
    expect(left()).toEqual(['Kovač Ana', 'Čavlović Željko', 'Kovačić Zdenko']);
    await userEvent.type(field, 'kov');
    expect(left()).toEqual(['Kovač Ana', 'Kovačić Zdenko']);
    await userEvent.clear(field);
    await userEvent.type(field, 'zac');
    await userEvent.click(screen.getByRole('option', { name: 'Čavlović Željko' }));
    expect(router.state.location.pathname).toBe('/summer-league/players-list/2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Čavlović Željko' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Igrač' })).toHaveValue('Čavlović Željko');
  });
});

test('while a profile is loading, the page and its tab are already named after the player', async () => {
  api.use(http.get('*/api/details/:id', () => new Promise<never>(() => undefined)));
  renderRoutes(routes, { at: '/summer-league/players-list/1' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Kovač Ana' })).toBeVisible();
  expect(document.title).toMatch(/^Kovač Ana · /);
});
