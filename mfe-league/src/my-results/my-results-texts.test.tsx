import { fakeApi, member, missingTexts, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayer } from '../testing/a-match';
import { seasonCalls } from '../testing/league-api';
import { myLeague } from '../testing/my-league';
import { myMatch } from '../testing/my-match';

const MATCHES = [
  myMatch({ id: 'open' }),
  myMatch({ id: 'entered', competitionPhase: 'DEVETO_KOLO', outcome: 'PLAYED', winner: aPlayer(1), set1Igrac2: 6 }),
  myMatch({
    id: 'retired',
    competitionPhase: 'OSMO_KOLO',
    editable: false,
    outcome: 'RETIRED',
    winner: aPlayer(1),
    retired: aPlayer(2),
    substituted1: aPlayer(5),
    set1Igrac2: 6,
  }),
  myMatch({ id: 'unplayed', competitionPhase: 'OSMINA_FINALA', editable: false, outcome: 'UNPLAYED' }),
];
fakeApi(
  ...seasonCalls(),
  http.get('*/api/my-league', () => HttpResponse.json(myLeague())),
  http.get('*/api/my-results-league', () => HttpResponse.json(MATCHES)),
);

/** Second specification, section 2, 'My league results', and section 4, 'My results editing'; the name is the menu's. */
const VIEW: readonly SpelledText[] = [
  ['heading', 'Unos rezultata'],
  ['region', '10. kolo, Bošnjak K.'],
  ['button', 'Upiši rezultat'],
  ['button', 'Uredi'],
  ['text', 'N'],
  ['text', 'nije odigrano'],
  ['text', '(zam.)'],
  ['text', /, ret\.$/],
  ['text', /^8\. kolo/],
  ['text', /^Osmina finala/],
];
const EDIT: readonly SpelledText[] = [
  ['textbox', '1. set, Kovač A.'],
  ['textbox', '1. set, Bošnjak K.'],
  ['textbox', '2. set, Kovač A.'],
  ['textbox', '2. set, Bošnjak K.'],
  ['textbox', '3. set, Kovač A.'],
  ['textbox', '3. set, Bošnjak K.'],
  ['group', 'Predaja u meču (ret.)'],
  ['checkbox', 'Kovač A.'],
  ['checkbox', 'Bošnjak K.'],
  ['button', 'Spremi rezultat'],
  ['button', 'Odustani'],
];

test('the player’s results show the texts of the specification, in view and edit mode', async () => {
  localStorage.clear();
  renderRoutes(routes, { at: '/my-results-league', as: member() });
  expect(await missingTexts(VIEW)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Uredi' }));
  expect(await missingTexts(EDIT)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Odustani' }));
  expect(await missingTexts([['button', 'Uredi']])).toEqual([]);
});
