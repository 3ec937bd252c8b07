import { fakeApi, refuse, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aMatch, aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

const row = (groupType: 'A' | 'B', rank: number) => ({ groupType, rank, player: aPlayer(rank), points: 20 - rank });
const SEASON = {
  year: 2017,
  version: 1,
  groupsByYear: [row('A', 1), row('A', 2), row('B', 9)],
  resultsLeagueDataGrouped: {
    DRUGO_KOLO: [
      aMatch({ id: 'b', groupType: 'B', outcome: 'PLAYED', winner: aPlayer(1), set1Igrac1: 6, set2Igrac1: 6 }),
    ],
    PRVO_KOLO: [aMatch({ groupType: 'A', outcome: 'PLAYED', winner: aPlayer(1), set1Igrac1: 6, set2Igrac1: 6 })],
  },
};
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/groups-results', () => HttpResponse.json(SEASON)),
);
const open = () => renderRoutes(routes, { at: '/summer-league/old-leagues/2017' });

test('a year that was not played in groups shows a message', async () => {
  api.use(http.get('*/api/groups-results', () => refuse(404, 'Te sezone nema.')));
  open();
  expect(await screen.findByText('Nema skupina za sezonu 2017.')).toBeVisible();
});

test('the groups with their numbers, and the results of each round', async () => {
  open();
  const group = within(await screen.findByRole('table', { name: 'Poredak skupine B' }));
  expect(group.getAllByRole('row').at(-1)).toHaveTextContent('9.Prezime9 I.11');
  expect(group.getByRole('rowheader', { name: 'Prezime9 I.' })).toBeVisible();
  const round = within(screen.getByRole('region', { name: '1. kolo' }));
  expect(round.getByRole('row', { name: /^Kovač A\. – Bošnjak K\. 6:0 6:0/ })).toBeVisible();
});

test('a round is chosen from a list, and the address keeps it', async () => {
  const { router } = open();
  await screen.findByRole('region', { name: '2. kolo' });
  await userEvent.click(screen.getByRole('combobox', { name: 'Faza' }));
  await userEvent.click(screen.getByRole('option', { name: '1. kolo' }));
  expect(screen.getByRole('region', { name: '1. kolo' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '2. kolo' })).toBeNull();
  expect(router.state.location.search).toBe('?phase=PRVO_KOLO');
});
