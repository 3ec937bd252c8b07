import type { LeagueResults } from '@club/shared/contracts/league/league-results';
import type { Outcome } from '@club/shared/contracts/league/scores';
import { fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aMatch, aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const RESULTS: LeagueResults = {
  year: 2025,
  version: 1,
  phases: ['FINALE', 'PRVO_KOLO'],
  resultsLeagueDataGrouped: {
    FINALE: [aMatch({ id: 'f', player1: aPlayer(3), player2: aPlayer(4), winner: aPlayer(4), outcome: 'WALKOVER' })],
    PRVO_KOLO: [
      aMatch({ outcome: 'PLAYED', winner: aPlayer(1), set1Igrac1: 6, set1Igrac2: 1, set2Igrac1: 6, set2Igrac2: 0 }),
    ],
  },
};
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-results', () => HttpResponse.json(RESULTS)),
);
const open = (search = '') => renderRoutes(routes, { at: `/summer-league/results${search}` });
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

test('without a season the page shows a message', async () => {
  api.use(http.get('*/api/league-results', () => refuse(404, 'Nema sezone.')));
  open();
  expect(await screen.findByText('Još nema rezultata.')).toBeVisible();
});

test('all phases of the newest season, newest first', async () => {
  open();
  expect(await screen.findByText('Sezona 2025., sva kola i završni turnir')).toBeVisible();
  expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual(['Finale', '1. kolo']);
  expect(rows()).toContain('Horvat L. – Jurković I.–pobjeda: Jurković I. (predaja)');
  expect(rows()).toContain('Kovač A. – Bošnjak K.6:1 6:0pobjeda: Kovač A.');
});

test('a screen reader hears who has won in the column of the outcome, which no row leaves empty', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Finale' }));
  expect(table.getByRole('rowheader')).toHaveAccessibleName('Horvat L. – Jurković I.');
  expect(table.getByRole('cell', { name: 'pobjeda: Jurković I. (predaja)' })).toBeVisible();
});

test('how many matches a phase has is announced', async () => {
  open();
  await screen.findByRole('table', { name: 'Finale' });
  expect(screen.getByText('2 meča')).toHaveRole('status');
  await userEvent.click(screen.getByRole('combobox', { name: 'Faza' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Finale' }));
  expect(await screen.findByText('1 meč')).toHaveRole('status');
});

test('a round says when it was played, and a phase without dates does not', async () => {
  const [final] = RESULTS.resultsLeagueDataGrouped.FINALE ?? [];
  const grouped = { ...RESULTS.resultsLeagueDataGrouped, FINALE: [{ ...final, startDate: null, endDate: null }] };
  api.use(http.get('*/api/league-results', () => HttpResponse.json({ ...RESULTS, resultsLeagueDataGrouped: grouped })));
  open();
  const round = await screen.findByRole('region', { name: '1. kolo' });
  expect(within(round).getByText('07.04. – 13.04.')).toBeVisible();
  expect(screen.getAllByText(/\d\d\.\d\d\./)).toHaveLength(1);
});

test('matches that were not played are listed after all others of their round', async () => {
  const [played] = RESULTS.resultsLeagueDataGrouped.PRVO_KOLO ?? [];
  const of = (id: string, player: number, outcome: Outcome | null) => aMatch({ id, player1: aPlayer(player), outcome });
  const grouped = {
    PRVO_KOLO: [
      of('a', 3, null),
      of('b', 4, 'UNPLAYED'),
      played,
      of('c', 5, 'DOUBLE_WALKOVER'),
      of('d', 6, 'NO_RESULT'),
    ],
  };
  api.use(
    http.get('*/api/league-results', () =>
      HttpResponse.json({ ...RESULTS, phases: ['PRVO_KOLO'], resultsLeagueDataGrouped: grouped }),
    ),
  );
  open();
  await screen.findByRole('table', { name: '1. kolo' });
  expect(screen.getAllByRole('rowheader').map((pair) => pair.textContent)).toEqual([
    'Kovač A. – Bošnjak K.',
    'Žanić F. – Bošnjak K.',
    'Ćosić H. – Bošnjak K.',
    'Horvat L. – Bošnjak K.',
    'Jurković I. – Bošnjak K.',
  ]);
});

test('the finals of the two tournaments are in separate tables', async () => {
  const [final] = RESULTS.resultsLeagueDataGrouped.FINALE ?? [];
  const consolation = { ...final, id: 'c', tournament: 'CONSOLATION', player1: aPlayer(1), winner: aPlayer(1) };
  const grouped = { ...RESULTS.resultsLeagueDataGrouped, FINALE: [consolation, final] };
  api.use(http.get('*/api/league-results', () => HttpResponse.json({ ...RESULTS, resultsLeagueDataGrouped: grouped })));
  open('?phase=FINALE');
  expect(await screen.findByRole('table', { name: 'Finale' })).toHaveTextContent('pobjeda: Jurković I.');
  expect(screen.getByRole('table', { name: 'Utješni, finale' })).toHaveTextContent('pobjeda: Kovač A.');
  expect(rows()).toHaveLength(4);
});

test('typing a player filters by that player, and a phase in the address filters by that phase', async () => {
  const { unmount } = open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Mečevi igrača' }), 'Bošnjak K.');
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(rows()).toContain('Kovač A. – Bošnjak K.6:1 6:0pobjeda: Kovač A.');
  unmount();
  open('?phase=FINALE&player=1');
  expect(await screen.findByText('Nema takvih mečeva.')).toBeVisible();
});

test.each([
  ['?player=77', 'a player who is not in this season'],
  ['?phase=FINALE&player=1', 'a phase without the player'],
])('%s, a link to %s, can be cleared', async (search) => {
  const { router } = open(search);
  expect(await screen.findByText('Nema takvih mečeva.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži sve mečeve' }));
  expect(screen.getAllByRole('table')).toHaveLength(2);
  expect(router.state.location.search).toBe('');
});

test('a regular who never played is found by the match of the substitute', async () => {
  const [match] = RESULTS.resultsLeagueDataGrouped.PRVO_KOLO ?? [];
  const grouped = { ...RESULTS.resultsLeagueDataGrouped, PRVO_KOLO: [{ ...match, substituted2: aPlayer(5) }] };
  api.use(http.get('*/api/league-results', () => HttpResponse.json({ ...RESULTS, resultsLeagueDataGrouped: grouped })));
  open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Mečevi igrača' }), aPlayer(5).displayName);
  expect(screen.getByRole('table', { name: '1. kolo' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Finale' })).toBeNull();
});
