import { refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { aRegistration } from '../../testing/a-registration';
import { choose, dialog, openAsAdmin, press, retype } from '../../testing/administrator';
import { CANDIDATE, leagueRegistrations, PLAYER, REGISTRATIONS_CALL } from '../../testing/league-registrations';

const { acceptElsewhere, api, changed, league } = leagueRegistrations();

test('the dialog of a correction closes only when the list shows the correction', async () => {
  openAsAdmin('/admin/league-registrations');
  await choose('Ispravi', 'Ana Kovač');
  api.use(
    http.put(`${REGISTRATIONS_CALL}/1`, () => changed('Podaci su ispravljeni.', { city: 'Otok' })),
    http.get(REGISTRATIONS_CALL, async () => {
      await delay(100);
      return HttpResponse.json([league.registration]);
    }),
  );
  await press('Spremi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Ana Kovač.*Otok/ })).toBeVisible();
});

test('changes by the person since the acceptance are listed, and saving passes them on to the player', async () => {
  league.registration = aRegistration({ state: 'ACCEPTED', player: PLAYER, changedFields: ['lastName', 'phone'] });
  api.use(
    http.put(`${REGISTRATIONS_CALL}/1`, async ({ request }) => {
      league.sent.push(await request.json());
      return changed('Prijava je ispravljena.', { changedFields: [] });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  expect(await screen.findByText('izmijenjena nakon prihvaćanja')).toBeVisible();
  await choose('Ispravi', 'Ana Kovač');
  const form = await dialog('Ispravak prijave: Ana Kovač');
  expect(form.getByText(/^Nakon prihvaćanja u prijavi je izmijenjeno: prezime, telefon\./)).toBeVisible();
  await press('Spremi');
  await waitFor(() => expect(screen.queryByText('izmijenjena nakon prihvaćanja')).not.toBeInTheDocument());
  expect(league.sent).toMatchObject([{ lastName: 'Kovač' }]);
});

test('the second of two administrators sees what the first has changed, loses no input, and reverts nothing', async () => {
  const now = aRegistration({
    candidates: [CANDIDATE],
    city: 'Otok',
    phone: '091 222',
    lastModifiedDate: '2026-03-02T10:00:00Z',
  });
  api.use(
    http.put(`${REGISTRATIONS_CALL}/1`, async ({ request }) => {
      const body = (await request.json()) as { seen: string };
      league.sent.push(body);
      if (body.seen === now.lastModifiedDate) return changed('Prijava je ispravljena.', { city: 'Vinkovci' });
      return refuse(409, 'Prijava je u međuvremenu promijenjena. Sada: Otok.', { extra: { registration: now } });
    }),
  );
  openAsAdmin('/admin/league-registrations');
  await choose('Ispravi', 'Ana Kovač');
  const form = await dialog('Ispravak prijave: Ana Kovač');
  const city = form.getByRole('textbox', { name: 'Mjesto stanovanja' });
  await userEvent.clear(city);
  await userEvent.type(city, 'Vinkovci');
  await press('Spremi');
  expect(await form.findByText('Prijava je u međuvremenu promijenjena. Sada: Otok.')).toBeVisible();
  expect(city).toHaveValue('Vinkovci');
  await press('Spremi');
  expect(await screen.findByText('Prijava je ispravljena.')).toBeVisible();
  expect(league.sent).toMatchObject([
    { seen: '2026-03-01T10:00:00Z' },
    { seen: now.lastModifiedDate, city: 'Vinkovci', phone: '091 222' },
  ]);
});

test('a correction keeps what was typed when another administrator accepts the registration', async () => {
  const { client } = openAsAdmin('/admin/league-registrations');
  await choose('Ispravi', 'Ana Kovač');
  const form = await dialog('Ispravak prijave: Ana Kovač');
  await retype(form.getByRole('textbox', { name: 'Telefon' }), '098 123 456');
  await acceptElsewhere(client);
  expect(form.getByRole('textbox', { name: 'Telefon' })).toHaveValue('098 123 456');
});

test('the input is also kept when the registration leaves the list', async () => {
  const { client } = openAsAdmin('/admin/league-registrations');
  await choose('Ispravi', 'Ana Kovač');
  const form = await dialog('Ispravak prijave: Ana Kovač');
  await retype(form.getByRole('textbox', { name: 'Telefon' }), '098 123 456');
  api.use(http.get(REGISTRATIONS_CALL, () => HttpResponse.json([])));
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('Nema prijava.')).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: 'Telefon' })).toHaveValue('098 123 456');
});

test('the input is also kept when somebody else erases the registration, and the dialog says so', async () => {
  const { client } = openAsAdmin('/admin/league-registrations');
  await choose('Ispravi', 'Ana Kovač');
  const form = await dialog('Ispravak prijave: Ana Kovač');
  await retype(form.getByRole('textbox', { name: 'Telefon' }), '098 123 456');
  league.registration = aRegistration({ firstName: 'Izbrisana', lastName: 'prijava 1', erased: true });
  await act(() => client.invalidateQueries());
  expect(await form.findByText(/^Osobni podaci iz ove prijave u međuvremenu su izbrisani/)).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Telefon' })).toHaveValue('098 123 456');
  expect(form.getByRole('button', { name: 'Spremi' })).toBeDisabled();
});

test('the dialog that links the player stays when somebody else undoes the acceptance', async () => {
  league.registration = aRegistration({ state: 'ACCEPTED', player: PLAYER });
  const { client } = openAsAdmin('/admin/league-registrations');
  await choose('Poveži s korisnikom', 'Ana Kovač');
  await dialog('Poveži s korisnikom: Kovač A.');
  league.registration = aRegistration({ candidates: [CANDIDATE] });
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByText('prihvaćena')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Poveži s korisnikom: Kovač A.' })).toBeVisible();
});

test('a dialog that links the player says so when the undone acceptance has deleted him', async () => {
  league.registration = aRegistration({ state: 'ACCEPTED', player: PLAYER, newPlayer: true });
  const { client } = openAsAdmin('/admin/league-registrations');
  await choose('Poveži s korisnikom', 'Ana Kovač');
  const form = await dialog('Poveži s korisnikom: Kovač A.');
  expect(await form.findByText(/^Sada: nije povezan\./)).toBeVisible();
  league.registration = aRegistration();
  api.use(http.get('*/api/admin/league/players', () => HttpResponse.json([])));
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent(/^Igrač je u međuvremenu izbrisan/));
  expect(form.getByRole('button', { name: 'Spremi' })).toBeDisabled();
});
