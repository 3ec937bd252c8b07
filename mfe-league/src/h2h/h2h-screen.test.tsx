import type { H2h, H2hMatch } from '@club/shared/contracts/league/h2h';
import type { ListedPlayer } from '@club/shared/contracts/league/players';
import { asPhone, failingRead, fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';

const player = (id: number, ime: string, prezime: string) => ({
  id,
  ime,
  prezime,
  displayName: `${prezime} ${ime.charAt(0)}.`,
});
const marko = player(1, 'Marko', 'Babić');
const luka = player(2, 'Luka', 'Horvat');
const listed = (of: typeof marko): ListedPlayer => ({ ...of, nadimak: null, activeLeague: 'ACTIVE', place: null });
const match = (id: string, but: Partial<H2hMatch>): H2hMatch => ({
  id,
  year: 2025,
  player1: marko,
  player2: luka,
  pobjednik: marko,
  predaoIgrac: null,
  set1Igrac1: 6,
  set1Igrac2: 3,
  set2Igrac1: 7,
  set2Igrac2: 5,
  set3Igrac1: 0,
  set3Igrac2: 0,
  competitionPhase: 'DESETO_KOLO',
  tournament: 'MAIN',
  outcome: 'PLAYED',
  ...but,
});
const h2h: H2h = {
  player1: { ...marko, place: { year: 2026, rank: 1 }, sets: 3, games: 17 },
  player2: { ...luka, place: null, sets: 1, games: 14 },
  player1Wins: 2,
  player2Wins: 0,
  matchResults: [
    match('b', { outcome: 'RETIRED', predaoIgrac: luka, set2Igrac1: 2, set2Igrac2: 1 }),
    match('a', { year: 2024, competitionPhase: 'FINALE', tournament: 'CONSOLATION' }),
  ],
  forfeited: 2,
};
let asked: string[];
const api = fakeApi(
  http.get('*/api/summer-league/players', () => HttpResponse.json([listed(marko), listed(luka)])),
  http.get('*/api/summer-league/h2h', ({ request }) => {
    asked.push(new URL(request.url).search);
    return HttpResponse.json(h2h);
  }),
);
beforeEach(() => {
  asked = [];
});

const choose = async (field: string, name: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

test('nothing is requested before both players are chosen, and the address then contains both', async () => {
  const { router } = renderRoutes(routes, { at: '/summer-league/h2h' });
  await choose('Igrač 1', 'Babić Marko');
  expect(screen.getByText('Odaberite dva igrača.')).toBeVisible();
  expect(asked).toEqual([]);
  await choose('Igrač 2', 'Horvat Luka');
  expect(await screen.findByText('Pobjede 2 : 0')).toBeVisible();
  expect(asked).toEqual(['?player1Id=1&player2Id=2']);
  expect(router.state.location.search).toBe('?igrac1=1&igrac2=2');
});

test('a visitor types a few letters of each name, without diacritics, and takes the player with Enter', async () => {
  const { router } = renderRoutes(routes, { at: '/summer-league/h2h' });
  await userEvent.type(await screen.findByRole('combobox', { name: 'Igrač 1' }), 'babic{Enter}');
  expect(screen.getByRole('combobox', { name: 'Igrač 1' })).toHaveValue('Babić Marko');
  await userEvent.type(screen.getByRole('combobox', { name: 'Igrač 2' }), 'luka hor{Enter}');
  expect(await screen.findByText('Pobjede 2 : 0')).toBeVisible();
  expect(router.state.location.search).toBe('?igrac1=1&igrac2=2');
  expect(screen.getByText('Babić Marko 2 : 0 Horvat Luka')).toHaveRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Zamijeni igrače' }));
  expect(screen.getByRole('combobox', { name: 'Igrač 1' })).toHaveValue('Horvat Luka');
});

test('the result is announced whenever the players are swapped, also when it has been shown before', async () => {
  api.use(
    http.get('*/api/summer-league/h2h', ({ request }) => {
      const isSwapped = new URL(request.url).searchParams.get('player1Id') === '2';
      const swapped = { ...h2h, player1: h2h.player2, player2: h2h.player1, player1Wins: 0, player2Wins: 2 };
      return HttpResponse.json(isSwapped ? swapped : h2h);
    }),
  );
  renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=2' });
  const swap = () => userEvent.click(screen.getByRole('button', { name: 'Zamijeni igrače' }));
  const announced = await screen.findByText('Babić Marko 2 : 0 Horvat Luka');
  // The same element: a screen reader does not read one that is put in together with its text.
  await swap();
  await waitFor(() => expect(announced).toHaveTextContent('Horvat Luka 0 : 2 Babić Marko'));
  await swap();
  await waitFor(() => expect(announced).toHaveTextContent('Babić Marko 2 : 0 Horvat Luka'));
  expect(announced).toBeInTheDocument();
});

test('when the list of players cannot be loaded, the result that is announced has the short names', async () => {
  api.use(http.get('*/api/summer-league/players', () => refuse(500, 'Baza se ne javlja.')));
  renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=2' });
  expect(await screen.findByText('Babić M. 2 : 0 Horvat L.')).toHaveRole('status');
});

describe('a match without a winner says so', () => {
  const open = () => {
    const broken = match('c', { pobjednik: null, set2Igrac1: 2, set2Igrac2: 2, outcome: 'NO_RESULT' });
    api.use(http.get('*/api/summer-league/h2h', () => HttpResponse.json({ ...h2h, matchResults: [broken] })));
    renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=2' });
  };

  test('in the table', async () => {
    open();
    expect(await screen.findByRole('cell', { name: '10. kolo, bez pobjednika' })).toBeVisible();
  });

  describe('on a phone', () => {
    asPhone();

    test('in the list', async () => {
      open();
      const list = within(await screen.findByRole('list', { name: 'Odigrani mečevi' }));
      expect(list.getByText('10. kolo · 2025. · bez pobjednika')).toBeVisible();
    });
  });
});

test('the matches are listed newest first, numbered downwards, with retirements and the number of forfeits', async () => {
  renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=2' });
  const rows = within(await screen.findByRole('table', { name: 'Odigrani mečevi' })).getAllByRole('row');
  expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
    ['R. br.', 'Godina', 'Igrač 1', 'Igrač 2', '1. set', '2. set', '3. set', 'Faza'],
    ['2.', '2025.', 'Babić M. pobjednik', 'Horvat L. (ret.)', '6 / 3', '2 / 1', '', '10. kolo'],
    ['1.', '2024.', 'Babić M. pobjednik', 'Horvat L.', '6 / 3', '7 / 5', '', 'Utješni, finale'],
  ]);
  expect(screen.getAllByRole('rowheader').map((year) => year.textContent)).toEqual(['2025.', '2024.']);
  expect(screen.getByText('Uz to su 2 meča predana prije početka.')).toBeVisible();
  expect(screen.getByText('1. mjesto 2026.')).toBeVisible();
});

test('without the list of players two are compared, also while it is asked for again', async () => {
  const players = failingRead('*/api/summer-league/players');
  api.use(players.handler);
  const { client } = renderRoutes(routes, { at: '/summer-league/h2h?igrac1=1&igrac2=2' });
  expect(await screen.findByRole('heading', { name: 'Odigrani mečevi' })).toBeVisible();
  await players.repeat(client);
  expect(screen.getByRole('heading', { name: 'Odigrani mečevi' })).toBeVisible();
});
