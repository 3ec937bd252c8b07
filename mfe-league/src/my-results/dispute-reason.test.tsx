import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { seasonCalls } from '../testing/league-api';
import { myLeague } from '../testing/my-league';
import { myMatch } from '../testing/my-match';

let match: MyLeagueMatch;
fakeApi(
  ...seasonCalls(),
  http.get('*/api/my-league', () => HttpResponse.json(myLeague())),
  http.get('*/api/my-results-league', () => HttpResponse.json([match])),
);
async function textOf(but: Partial<MyLeagueMatch>): Promise<string> {
  match = myMatch({ outcome: 'PLAYED', disputeReason: 'Drugi set.', ...but });
  renderRoutes(routes, { at: '/my-results-league', as: member() });
  const card = await screen.findByRole('region', { name: '10. kolo, Bošnjak K.' });
  await within(card).findByRole('button', { name: 'Uredi' });
  return card.textContent ?? '';
}

test('who disputed a result reads the own reason once', async () => {
  const text = await textOf({ state: 'DISPUTED', mayConfirm: true });
  expect(text.match(/Drugi set\./g)).toHaveLength(1);
  expect(text).toContain('Osporili ste: Drugi set.');
});

test('whoever entered it reads why it is disputed', async () => {
  expect(await textOf({ state: 'DISPUTED' })).toContain('Razlog osporavanja: Drugi set.');
});

test('once an administrator has confirmed it, his reason is not shown as one of a dispute', async () => {
  expect(await textOf({ state: 'CONFIRMED', disputeReason: 'Oba igrača potvrđuju' })).not.toContain('Razlog');
});
