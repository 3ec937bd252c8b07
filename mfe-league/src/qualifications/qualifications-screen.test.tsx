import type { BracketMatch, BracketStage } from '@club/shared/contracts/league/draw';
import { fakeApi, leagueSeason, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { A_DRAW, THREE } from '../testing/a-bracket';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';

let draw = A_DRAW;
const api = fakeApi(
  ...seasonCalls(),
  http.get('*/api/league-draw/2025', () => HttpResponse.json(draw)),
);
const open = () => renderRoutes(routes, { at: '/summer-league/qualifications/2025' });

test('a season with few players has none, and the page shows why', async () => {
  draw = A_DRAW;
  open();
  expect(await screen.findByText('U sezoni 2025. nema kvalifikacija.')).toBeVisible();
});

test('until the draw is published the page does not say that there are none', async () => {
  draw = { ...A_DRAW, main: null };
  api.use(...seasonCalls([leagueSeason(2025, { state: 'ROUNDS' })]));
  open();
  expect(await screen.findByText('Kvalifikacije će biti ovdje kad se objavi ždrijeb.')).toBeVisible();
  expect(screen.queryByText(/nema kvalifikacija/)).not.toBeInTheDocument();
});

test.each([
  ['is played by a draw in which everybody has a place', A_DRAW, 'KNOCKOUT'],
  ['ended without a draw', { ...A_DRAW, main: null }, 'FINISHED'],
] as const)('a season that %s has none', async (_, published, state) => {
  draw = published;
  api.use(...seasonCalls([leagueSeason(2025, { state })]));
  open();
  expect(await screen.findByText('U sezoni 2025. nema kvalifikacija.')).toBeVisible();
});

test('each section shows its matches without byes and the player who takes the place', async () => {
  draw = {
    ...A_DRAW,
    qualifications: [
      { section: 1, place: 41, bracket: THREE },
      { section: 2, place: 42, bracket: { stages: [], thirdPlace: null, champion: aPlayer(5) } },
    ],
  };
  open();
  const first = within(await screen.findByRole('region', { name: '1. skupina' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Kvalifikacije 2025.' })).toBeVisible();
  expect(first.getByText('za 41. mjesto ždrijeba')).toBeVisible();
  expect(within(first.getByRole('list', { name: '1. meč' })).getByText(/Bošnjak K\./)).toBeVisible();
  expect(within(first.getByRole('list', { name: '2. meč' })).getByText(/Kovač A\./)).toBeVisible();
  expect(first.getAllByRole('list')).toHaveLength(2);
  expect(screen.getByRole('region', { name: '2. skupina' })).toHaveTextContent('Prolazi Žanić F. bez meča');
});

test('nobody passes from a section whose last match was forfeited by both', async () => {
  const [semifinals, final] = THREE.stages as [BracketStage, BracketStage];
  const section = (but: Partial<BracketMatch>) => ({
    ...THREE,
    champion: null,
    stages: [semifinals, { ...final, matches: final.matches.map((match) => ({ ...match, winner: null, ...but })) }],
  });
  draw = {
    ...A_DRAW,
    qualifications: [
      { section: 1, place: 41, bracket: section({ outcome: 'DOUBLE_WALKOVER' }) },
      { section: 2, place: 42, bracket: section({ outcome: null }) },
    ],
  };
  open();
  expect(await screen.findByRole('region', { name: '1. skupina' })).toHaveTextContent(/Nitko ne prolazi\.$/);
  expect(screen.getByRole('region', { name: '2. skupina' })).toHaveTextContent(/Još nije odlučeno\.$/);
});
