import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { myMatch } from '../testing/my-match';
import { card, myResultsApi, openMyResults } from '../testing/my-results';

const { server } = myResultsApi();
async function textOf(but: Partial<MyLeagueMatch>): Promise<string> {
  server.matches = [myMatch({ outcome: 'PLAYED', disputeReason: 'Drugi set.', ...but })];
  openMyResults();
  await (await card()).findByRole('button', { name: 'Uredi' });
  return screen.getByRole('region', { name: '10. kolo, Bošnjak K.' }).textContent ?? '';
}

test('a player who disputed a result sees that reason once', async () => {
  const text = await textOf({ state: 'DISPUTED', mayConfirm: true });
  expect(text.match(/Drugi set\./g)).toHaveLength(1);
  expect(text).toContain('Osporili ste: Drugi set.');
});

test('the player who entered it sees why it is disputed', async () => {
  expect(await textOf({ state: 'DISPUTED' })).toContain('Razlog osporavanja: Drugi set.');
});

test('the player whose result is disputed reads that it may be corrected, and what ends the dispute', async () => {
  expect(await textOf({ state: 'DISPUTED' })).toContain(
    'Rezultat možete ispraviti, a osporen ostaje dok ga protivnik ne potvrdi ili o njemu ne odluči administrator.',
  );
  const form = await card();
  await userEvent.click(form.getByRole('button', { name: 'Uredi' }));
  expect(form.getByText('Rezultat ostaje osporen dok ga protivnik ne potvrdi.')).toBeVisible();
});

test('a player who disputed a result reads that it may be confirmed once the opponent has corrected it', async () => {
  expect(await textOf({ state: 'DISPUTED', mayConfirm: true })).toContain(
    'Ako ga protivnik ispravi, možete ga potvrditi; inače odlučuje administrator.',
  );
  const form = await card();
  await userEvent.click(form.getByRole('button', { name: 'Uredi' }));
  expect(form.getByText('Protivnik zatim potvrđuje rezultat.')).toBeVisible();
});

test('once an administrator has confirmed it, the administrator’s reason is not shown as that of a dispute', async () => {
  expect(await textOf({ state: 'CONFIRMED', disputeReason: 'Oba igrača potvrđuju' })).not.toContain('Razlog');
});
