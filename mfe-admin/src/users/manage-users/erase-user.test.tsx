import { aReservation, onClubDay, refuse } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { ANA, fillCard, MYSELF, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';
import { NO_DETAILS } from '../../testing/no-details';

const { api, club } = managedUsers();

test('personal data are erased after the username was typed; a refusal keeps the input', async () => {
  let answered = 0;
  api.use(
    http.post(`${USERS_CALL}/7/erase`, async ({ request }) => {
      club.sent.push(await request.json());
      answered += 1;
      if (answered === 1) return refuse(400, 'Upisano korisničko ime nije ime ovog korisnika.');
      return HttpResponse.json({ message: 'Osobni podaci su izbrisani.', pseudonym: 'Bivši član 7' });
    }),
  );
  openAsAdmin('/manage-users');
  await press('Uredi: Ana Kovač');
  await press('Izbriši osobne podatke');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke korisnika?');
  expect(question.getByText('Ana Kovač')).toBeVisible();
  const erase = question.getByRole('button', { name: 'Izbriši osobne podatke' });
  await userEvent.click(erase);
  expect(question.getByText('Upišite korisničko ime.')).toBeVisible();
  await userEvent.type(question.getByLabelText('Korisničko ime'), 'ana');
  await userEvent.click(erase);
  expect(await question.findByText('Upisano korisničko ime nije ime ovog korisnika.')).toBeVisible();
  await userEvent.type(question.getByLabelText('Korisničko ime'), '{Control>}a{/Control}ana.kovac');
  await userEvent.click(erase);
  expect(await screen.findByText('Osobni podaci su izbrisani.')).toBeVisible();
  expect(club.sent.at(0)).toEqual({ username: 'ana' });
});

test('an erasure that is sent again after its answer was lost closes its question, which has the name', async () => {
  const message = 'Osobni podaci tog korisnika su izbrisani.';
  let sent = 0;
  api.use(
    http.post(`${USERS_CALL}/7/erase`, () => {
      sent += 1;
      return sent === 1 ? HttpResponse.error() : refuse(409, message, { code: 'MEMBER_ERASED' });
    }),
  );
  openAsAdmin('/manage-users?user=7');
  await press('Izbriši osobne podatke');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke korisnika?');
  await userEvent.type(question.getByLabelText('Korisničko ime'), 'ana.kovac');
  await userEvent.click(question.getByRole('button', { name: 'Izbriši osobne podatke' }));
  expect(await question.findByText(/pokušajte ponovno/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Izbriši osobne podatke' }));
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  [-38, /^Na računu je dug od 38,00\s€\./],
  [12.5, /^Na računu je 12,50\s€ preplate\./],
])('before an erasure a balance of %d is named, which nobody could settle afterwards', async (balance, warning) => {
  club.balance = balance;
  openAsAdmin('/manage-users?user=7');
  await press('Izbriši osobne podatke');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke korisnika?');
  expect(question.getByText(warning)).toBeVisible();
});

test('the balance named before an erasure is read then, whatever another page has read shortly before', async () => {
  club.balance = -38;
  const { client } = openAsAdmin('/manage-users?user=7');
  // As in the shell.
  client.setDefaultOptions({ queries: { staleTime: 30_000 } });
  client.setQueryData(keys.userDetails(7), NO_DETAILS);
  await press('Izbriši osobne podatke');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke korisnika?');
  expect(question.getByText(/^Na računu je dug od 38,00\s€\./)).toBeVisible();
});

test('before an erasure the league fees that are owed are named, and the match that has no result', async () => {
  const leagueObligations = {
    unpaidFees: [
      { year: 2026, amount: 60, currency: 'EUR' },
      { year: 2022, amount: 200, currency: 'HRK' },
    ],
    openMatches: ['ROUND'],
  };
  api.use(http.get('*/api/admin-users-details/7', () => HttpResponse.json({ ...NO_DETAILS, leagueObligations })));
  openAsAdmin('/manage-users?user=7');
  await press('Izbriši osobne podatke');
  const question = await dialog('Želite li zauvijek izbrisati osobne podatke korisnika?');
  const debt =
    /^Duguje članarinu za ljetnu ligu: 60,00\s€ za 2026\., 200,00\sHRK \(=\s26,54\s€\) za 2022\. Nakon brisanja se ne zna čiji je dug: podmirite ga prije\.$/;
  expect(question.getByText(debt)).toBeVisible();
  expect(
    question.getByText(
      'Igra u otvorenom kolu: najprije upišite odustajanje, ili ishod „Predaja prije meča” ako je već odustao, inače protivniku meč ostaje neodigran, bez bodova.',
    ),
  ).toBeVisible();
});

test('before an erasure the coming reservations are listed, and until they are deleted nothing is asked', async () => {
  const at = (id: number, datumRezerviranja: string, vrijemeTermina: string) => ({
    ...aReservation({ rezervacijaId: id, datumRezerviranja, vrijemeTermina }),
    id,
    protivnik: null,
    razlog: null,
  });
  let details = {
    ...NO_DETAILS,
    unpaidReservations: [at(1, '2026-06-15', '18:00:00'), at(2, '2026-06-20', '09:00:00')],
    leagueReservations: [at(3, '2026-06-16', '09:00:00')],
    internalReservations: [at(4, '2026-06-17', '09:00:00')],
  };
  api.use(
    onClubDay({ today: '2026-06-15', now: '2026-06-15T16:30:00Z' }),
    http.get('*/api/admin-users-details/7', () => HttpResponse.json(details)),
  );
  openAsAdmin('/manage-users?user=7');
  await press('Izbriši osobne podatke');
  const refused = await dialog('Osobni podaci još se ne mogu izbrisati');
  expect(refused.getByText('Korisnik ima buduće rezervacije. Najprije ih izbrišite.')).toBeVisible();
  const rows = within(refused.getByRole('table', { name: 'Buduće rezervacije' })).getAllByRole('row');
  const days = rows.slice(1).map(({ textContent }) => /\d\d\.\d\d\./.exec(textContent ?? '')?.[0]);
  expect(days).toEqual(['16.06.', '20.06.']);
  const link = refused.getByRole('link', { name: 'Brisanje rezervacija' });
  expect(link).toHaveAttribute('href', '/admin-delete-reservations');
  expect(refused.queryByRole('button', { name: 'Izbriši osobne podatke' })).not.toBeInTheDocument();
  await userEvent.click(refused.getByRole('button', { name: 'Zatvori' }));
  details = { ...details, unpaidReservations: details.unpaidReservations.slice(0, 1), leagueReservations: [] };
  await press('Izbriši osobne podatke');
  expect(await dialog('Želite li zauvijek izbrisati osobne podatke korisnika?')).toBeTruthy();
});

test('administrators cannot erase themselves: the card says who can', async () => {
  club.users = [MYSELF];
  openAsAdmin('/manage-users?user=7');
  const card = await userCard('Pristup: Ana Kovač');
  expect(card.getByText('Vlastite osobne podatke može izbrisati samo drugi administrator.')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Izbriši osobne podatke' })).not.toBeInTheDocument();
});

test('an erasure does not wait for a balance that cannot be read', async () => {
  api.use(http.get('*/api/admin-users-details/:id', () => refuse(500, 'Baza se ne javlja.')));
  openAsAdmin('/manage-users?user=7');
  await press('Izbriši osobne podatke');
  expect(await dialog('Želite li zauvijek izbrisati osobne podatke korisnika?')).toBeTruthy();
});

test('for a user whose personal data were erased the screen says so, and offers no change', async () => {
  api.use(
    http.post(`${USERS_CALL}/7/erase`, () => {
      club.users = [
        { ...ANA, firstName: 'Bivši', lastName: 'član 7', username: 'erased-7', active: false, erased: true },
      ];
      return HttpResponse.json({ message: 'Osobni podaci su izbrisani.', pseudonym: 'Bivši član 7' });
    }),
  );
  openAsAdmin('/manage-users?user=7');
  await fillCard('Izmjena korisnika', { Ime: 'Anamarija' });
  await press('Izbriši osobne podatke');
  const question = await dialog(/zauvijek izbrisati/);
  await userEvent.type(question.getByLabelText('Korisničko ime'), 'ana.kovac');
  await userEvent.click(question.getByRole('button', { name: 'Izbriši osobne podatke' }));
  const card = await userCard('Korisnik: Bivši član 7');
  expect(card.getByText(/^Osobni podaci ovog korisnika su izbrisani/)).toBeVisible();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Izmjena korisnika' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /^Pristup/ })).not.toBeInTheDocument();
  expect(screen.queryByDisplayValue('Anamarija')).not.toBeInTheDocument();
});
