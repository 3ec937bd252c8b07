import { refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aRegistration } from '../../testing/a-registration';
import { actionsOf, choose, dialog, openAsAdmin, press } from '../../testing/administrator';
import { leagueRegistrations, PLAYER, REGISTRATIONS_CALL } from '../../testing/league-registrations';

const { api, league } = leagueRegistrations();
const ERASE = 'Izbriši osobne podatke iz prijave, Ana Kovač';

test('personal data are erased after the name was typed, and the registration can then only be refused', async () => {
  api.use(
    http.post(`${REGISTRATIONS_CALL}/1/erase`, async ({ request }) => {
      const body = (await request.json()) as { name: string };
      league.sent.push(body);
      if (body.name !== 'Ana Kovač') return refuse(400, 'Upisano ime nije ime iz te prijave.');
      league.registration = aRegistration({ firstName: 'Izbrisana', lastName: 'prijava 1', erased: true });
      return HttpResponse.json({ message: 'Osobni podaci su izbrisani.', pseudonym: 'Izbrisana prijava 1' });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await choose('Ispravi', 'Ana Kovač');
  await press(ERASE);
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke iz prijave?');
  const erase = question.getByRole('button', { name: 'Izbriši osobne podatke' });
  await userEvent.click(erase);
  expect(question.getByText('Upišite ime i prezime.')).toBeVisible();
  await userEvent.type(question.getByLabelText('Ime i prezime'), 'Ana');
  await userEvent.click(erase);
  expect(await question.findByText('Upisano ime nije ime iz te prijave.')).toBeVisible();
  await userEvent.type(question.getByLabelText('Ime i prezime'), ' Kovač');
  await userEvent.click(erase);
  expect(await screen.findByText('Osobni podaci su izbrisani.')).toBeVisible();
  expect(league.sent).toEqual([{ name: 'Ana' }, { name: 'Ana Kovač' }]);
  expect(await actionsOf('Izbrisana prijava 1')).toEqual(['Odbij']);
  expect(screen.queryByRole('button', { name: /^Prihvati, / })).toBeNull();
});

test('a refused registration can be erased; an accepted one is erased with its player', async () => {
  league.registration = aRegistration({ state: 'REFUSED', refuseReason: 'Popunjeno.' });
  const { client } = openAsAdmin('/admin/league-registrations');
  await choose('Ispravi', 'Ana Kovač');
  expect(await screen.findByRole('button', { name: ERASE })).toBeVisible();
  league.registration = aRegistration({ state: 'ACCEPTED', player: PLAYER });
  await client.invalidateQueries();
  await waitFor(() => expect(screen.queryByRole('button', { name: ERASE })).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Ispravak prijave: Ana Kovač' })).toBeVisible();
});
