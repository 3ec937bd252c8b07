import { fakeApi, leaguePlayer, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

const namesake = (id: number, nadimak: string) => ({
  id,
  ime: 'Ivan',
  prezime: 'Horvat',
  displayName: `Horvat I. ${nadimak}`,
  nadimak,
  activeLeague: 'ACTIVE',
  place: null,
});
const ana = { ...namesake(3, 'Anči'), ime: 'Ana', prezime: 'Kovač', displayName: 'Kovač A.' };
const players = [namesake(1, 'Bili'), namesake(2, 'Crni'), ana];
/** The players as in the responses that contain no nicknames. */
const [bili, crni] = ['Bili', 'Crni'].map((nickname, index) => ({
  ...leaguePlayer(index + 1, 'Ivan', 'Horvat'),
  displayName: `Horvat I. ${nickname}`,
}));
const title = { titles: 1, championshipYears: [2024], rank: 1 };
const WINNERS = [
  { ...title, tournament: 'MAIN', winner: bili },
  { ...title, tournament: 'MAIN', winner: ana },
  { ...title, tournament: 'CONSOLATION', winner: ana },
];
const side = { place: null, sets: 0, games: 0 };
fakeApi(
  http.get('*/api/players-list', () => HttpResponse.json(players)),
  http.get('*/api/summer-league/players', () => HttpResponse.json(players)),
  http.get('*/api/summer-league/winners', () => HttpResponse.json(WINNERS)),
  http.get('*/api/gallery', () => HttpResponse.json([])),
  http.get('*/api/league-seasons', () => HttpResponse.json({ seasons: [], current: null })),
  http.get('*/api/summer-league/h2h', () =>
    HttpResponse.json({
      player1: { ...bili, ...side },
      player2: { ...crni, ...side },
      player1Wins: 0,
      player2Wins: 0,
      matchResults: [],
      forfeited: 0,
    }),
  ),
);

test('the list of players distinguishes two of the same name by their nicknames', async () => {
  renderRoutes(routes, { at: '/summer-league/players-list' });
  const list = within(await screen.findByRole('navigation', { name: 'Igrači' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Horvat Ivan (Bili)',
    'Horvat Ivan (Crni)',
    'Kovač Ana',
  ]);
});

test('the dropdowns distinguish two of the same name, whoever is chosen in the other dropdown', async () => {
  renderRoutes(routes, { at: '/summer-league/h2h?igrac2=2' });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Igrač 1' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Horvat Ivan (Bili)',
    'Kovač Ana',
  ]);
});

test('a champion whose namesake never won has the same name as in the list of players', async () => {
  renderRoutes(routes, { at: '/summer-league/winners' });
  const linksOf = async (table: string) =>
    within(await screen.findByRole('table', { name: table }))
      .getAllByRole('link')
      .map((link) => link.textContent);
  expect(await linksOf('Glavni turnir')).toEqual(['Horvat Ivan (Bili)', 'Kovač Ana']);
  expect(await linksOf('Utješni turnir')).toEqual(['Kovač Ana']);
});

test('two players of the same name, compared with each other, have the same names as in the dropdowns', async () => {
  renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=2' });
  expect(await screen.findByRole('link', { name: 'Horvat Ivan (Bili)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Horvat Ivan (Crni)' })).toBeVisible();
});
