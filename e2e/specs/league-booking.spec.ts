import { cancel, cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { signInByHttp } from '../club/sign-in-by-http';

test('ana cannot book a league match without an opponent, but can book one against petra', async ({ as }) => {
  const place = 'Teren 1, ponedjeljak 23. studenoga, 08:00–09:30';
  const ana = await as('ana', '/main-reservations');
  await cell(ana, place, 'slobodno').click();
  await ana.getByRole('button', { name: 'Liga' }).click();
  const prompt = ana.getByRole('dialog', { name: 'Unesite ime protivnika:' });
  await prompt.getByRole('button', { name: 'Dalje' }).click();
  await expect(prompt.getByText('Unesite ime protivnika.', { exact: true })).toBeVisible();
  await prompt.getByLabel('Protivnik').fill('Petra Marić');
  await prompt.getByRole('button', { name: 'Dalje' }).click();

  const question = ana.getByRole('dialog', { name: 'Želite li rezervirati termin:' });
  await expect(question).toContainText('Protivnik: Petra Marić');
  await question.getByRole('button', { name: 'Rezerviraj' }).click();
  await cell(ana, place, 'vaš termin').hover();
  await expect(ana.getByRole('tooltip')).toHaveText('Vaš termin: liga, protivnik Petra Marić');
  await cancel(ana, place);
  await expect(cell(ana, place, 'slobodno')).toBeVisible();
});

test('the server also refuses a league match without an opponent', async ({ club }) => {
  const ana = await signInByHttp(club.url, 'ana');
  const refused = await ana.call('POST', 'create-league-reservation', {
    index: 4,
    id: 1,
    protivnik: '  ',
    formattedDate: '2026-11-23',
  });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ fields: { protivnik: 'Unesite ime protivnika.' } });
});

test('iva, who is not in the league, cannot book a league match, neither by a click nor by a call', async ({
  as,
  club,
}) => {
  const iva = await as('iva', '/main-reservations');
  await cell(iva, 'Teren 1, ponedjeljak 23. studenoga, 11:00–12:30', 'slobodno').click();
  const league = iva.getByRole('dialog', { name: 'Susret:' }).getByRole('button', { name: 'Liga' });
  await expect(league).toBeDisabled();
  await expect(league).toHaveAccessibleDescription('Termin za ligu mogu rezervirati samo članovi lige.');

  const body = { index: 4, id: 5, protivnik: 'Ana Kovač', formattedDate: '2026-11-23' };
  const refused = await (await signInByHttp(club.url, 'iva')).call('POST', 'create-league-reservation', body);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ message: 'Termin za ligu mogu rezervirati samo članovi lige.' });
});
