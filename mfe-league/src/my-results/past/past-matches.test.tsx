import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { fakeApi, member, onLeagueDay, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../../routes';
import { aPlayer } from '../../testing/a-match';
import { myLeague } from '../../testing/my-league';
import { myMatch } from '../../testing/my-match';
import { storeDraft } from '../entry/stored-draft';

let matches: MyLeagueMatch[];
fakeApi(
  onLeagueDay('2026-06-15'),
  http.get('*/api/my-league', () => HttpResponse.json(myLeague())),
  http.get('*/api/my-results-league', () => HttpResponse.json(matches)),
);

/** A match whose result Kovač A. can no longer change; its round ended on June 14th. */
const past = (but: Partial<MyLeagueMatch>) =>
  myMatch({ editable: false, outcome: 'PLAYED', state: 'CONFIRMED', winner: aPlayer(1), set1Igrac2: 6, ...but });

async function show(...some: MyLeagueMatch[]) {
  matches = some;
  renderRoutes(routes, { at: '/my-results-league', as: member() });
  const region = within(await screen.findByRole('region', { name: 'Raniji mečevi' }));
  return { region, lines: region.getAllByRole('listitem').map((line) => line.textContent) };
}
const PASSED = 'Rok za izmjenu je prošao. Za ispravak se javite administratoru.';
const ASK = 'Za ispravak se javite administratoru.';

test('past matches have no buttons, only the result and why it cannot be changed', async () => {
  const { region, lines } = await show(
    past({ outcome: 'RETIRED', retired: aPlayer(2), set1Igrac1: 1 }),
    myMatch({ id: 'unplayed', editable: false, outcome: 'UNPLAYED', substituted1: aPlayer(5) }),
  );
  expect(lines).toEqual([
    '10. kolo 2026.Bošnjak K. 6:1izazivačpobjeda, ret.',
    '10. kolo 2026.Bošnjak K. (zam.)–izazivačN nije odigrano',
  ]);
  expect(region.queryByRole('button')).not.toBeInTheDocument();
  expect(region.getByText(PASSED)).toBeVisible();
});

test('a past match says once how it ended', async () => {
  const undecided = { winner: null, set1Igrac2: 0 };
  const { lines } = await show(
    past({ id: 'a', outcome: 'WALKOVER', set1Igrac2: 0 }),
    past({ id: 'b', outcome: 'DOUBLE_WALKOVER', ...undecided }),
    past({ id: 'c', outcome: 'NO_RESULT', ...undecided, set1Igrac1: 3 }),
  );
  expect(lines.map((line) => line?.replace('10. kolo 2026.Bošnjak K. ', ''))).toEqual([
    '–izazivač, predajapobjeda',
    '–izazivačobostrana predaja',
    '0:3izazivačbez pobjednika',
  ]);
});

test('after the deadline the player who entered the result sees that it was disputed, and why', async () => {
  const { region, lines } = await show(past({ state: 'DISPUTED', disputeReason: 'Drugi set je bio 6:4' }));
  expect(lines).toEqual(['10. kolo 2026.Bošnjak K. 6:0izazivačpobjedaosporeno: Drugi set je bio 6:4']);
  expect(region.getByText(PASSED)).toBeVisible();
});

test('after the deadline the player who entered the result sees whether the opponent may still answer', async () => {
  const { lines } = await show(
    past({ state: 'ENTERED', awaitsOpponent: true }),
    past({ id: 'later', state: 'ENTERED', awaitsOpponent: false }),
    past({ id: 'older server', state: 'ENTERED' }),
  );
  expect(lines.map((line) => line?.split('pobjeda')[1])).toEqual([
    'čeka potvrdu protivnika',
    'nije osporeno',
    'čeka potvrdu protivnika',
  ]);
});

test('a result entered by an administrator says so, and does not blame a deadline that has not passed', async () => {
  const { region, lines } = await show(past({ enteredByAdmin: true, endDate: '2026-06-20' }));
  expect(lines).toEqual(['10. kolo 2026.Bošnjak K. 6:0izazivačpobjedaupisao administrator']);
  expect(region.getByText(ASK)).toBeVisible();
});

test('a match of the knockout that nobody can enter yet says so', async () => {
  const { region, lines } = await show(
    myMatch({ competitionPhase: 'POLUFINALE', role: null, editable: false, endDate: null }),
  );
  expect(lines).toEqual(['Polufinale 2026.Bošnjak K. –N nije odigranojoš nije otvoren za upis']);
  expect(region.getByText(ASK)).toBeVisible();
});

test('in earlier seasons it is not shown who entered a result', async () => {
  const { region, lines } = await show(past({ year: 2025, enteredByAdmin: true, endDate: null }));
  expect(lines).toEqual(['10. kolo 2025.Bošnjak K. 6:0izazivačpobjeda']);
  expect(region.getByText(PASSED)).toBeVisible();
});

test('input that was not sent before the round was closed is not lost silently, whether or not the match has a result', async () => {
  const unplayed = myMatch({ editable: false, outcome: 'UNPLAYED' });
  const entered = past({ id: 'entered' });
  for (const match of [unplayed, entered]) {
    storeDraft(match, { games: [6, 4, 6, 4, null, null], retired: null, version: 0 });
  }
  const { lines } = await show(unplayed, { ...unplayed, id: 'nothing typed' }, entered);
  expect(lines).toEqual([
    '10. kolo 2026.Bošnjak K. –izazivačN nije odigranovaš upis nije poslan na vrijeme',
    '10. kolo 2026.Bošnjak K. –izazivačN nije odigrano',
    '10. kolo 2026.Bošnjak K. 6:0izazivačpobjedavaš upis nije poslan na vrijeme',
  ]);
});

test('a match of the consolation differs from one of the main tournament', async () => {
  const final = { competitionPhase: 'FINALE', role: null } as const;
  const { lines } = await show(past({ ...final, id: 'a', tournament: 'CONSOLATION' }), past({ ...final, id: 'b' }));
  expect(lines).toEqual(['Utješni, finale 2026.Bošnjak K. 6:0pobjeda', 'Finale 2026.Bošnjak K. 6:0pobjeda']);
});
