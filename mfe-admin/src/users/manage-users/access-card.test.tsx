import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { aReservation, deferred, onClubDay, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { ANA, fillCard, MYSELF, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';
import { NO_DETAILS } from '../../testing/no-details';

const { api, club } = managedUsers();

test('a user with an e-mail address is invited by e-mail, after a confirmation that says what becomes invalid', async () => {
  club.users = [{ ...ANA, email: 'ana@example.com', invitation: 'EMAIL' }];
  const message = 'Pozivnica je poslana na ana@example.com: Ana Kovač.';
  api.use(
    http.post(`${USERS_CALL}/7/invitation`, () => {
      club.sent.push('invitation');
      return HttpResponse.json({ message });
    }),
  );
  openAsAdmin('/manage-users?user=7');
  await press('Pozovi e-poštom');
  const question = await dialog('Želite li e-poštom pozvati korisnika?');
  expect(question.getByText('Ana Kovač')).toBeVisible();
  expect(question.getByText(/^Na ana@example.com ide poveznica/)).toBeVisible();
  expect(question.getByText(/^Ranije poslana pozivnica prestaje vrijediti/)).toBeVisible();
  expect(club.sent).toEqual([]);
  await press('Pošalji pozivnicu');
  expect(await screen.findByText(message)).toBeVisible();
  expect(club.sent).toEqual(['invitation']);
});

test.each([
  ['NO_ADDRESS', /^Bez adrese e-pošte/],
  ['NO_MAIL', /^Klub ne šalje e-poštu/],
  ['KEYCLOAK', /^Lozinke čuva Keycloak/],
] as const)(
  'a user who cannot be invited by e-mail (%s) gets a one-time password, and the screen says why',
  async (way, message) => {
    club.users = [{ ...ANA, invitation: way }];
    openAsAdmin('/manage-users?user=7');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nova jednokratna lozinka' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pozovi e-poštom' })).not.toBeInTheDocument();
  },
);

test('of an older server, which invites nobody, the screen offers only the one-time password', async () => {
  const { invitation: _, ...user } = ANA;
  club.users = [user];
  openAsAdmin('/manage-users?user=7');
  expect(await screen.findByRole('button', { name: 'Nova jednokratna lozinka' })).toBeVisible();
  expect(screen.queryByText(/e-pošt/)).not.toBeInTheDocument();
});

test('administrators change their own password under personal data, and cannot get a one-time password', async () => {
  club.users = [MYSELF];
  openAsAdmin('/manage-users?user=7');
  const card = await userCard('Pristup: Ana Kovač');
  const link = card.getByRole('link', { name: 'Vlastitu lozinku mijenjate pod „Osobni podaci”' });
  expect(link).toHaveAttribute('href', '/personal-data');
  expect(card.queryByRole('button', { name: 'Nova jednokratna lozinka' })).not.toBeInTheDocument();
});

test('deactivating one’s own account needs a confirmation that says who can revert it', async () => {
  club.users = [MYSELF];
  openAsAdmin('/manage-users?user=7');
  await press('Deaktiviraj korisnika');
  const question = await dialog('Želite li deaktivirati korisnika?');
  expect(question.getByText(/^Deaktivirate sami sebe: .* može samo drugi administrator/)).toBeVisible();
  await press('Odustani');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(club.sent).toEqual([]);
});

describe('a user who has not chosen a password yet', () => {
  const invited: ManagedUser = {
    ...ANA,
    email: 'ana@example.com',
    invitation: 'EMAIL',
    invited: true,
    withoutPassword: true,
  };

  test('loses an open invitation when deactivated: the question says so', async () => {
    club.users = [invited];
    openAsAdmin('/manage-users?user=7');
    await press('Deaktiviraj korisnika');
    const question = await dialog('Želite li deaktivirati korisnika?');
    expect(question.getByText('Poslana pozivnica prestaje vrijediti.')).toBeVisible();
  });

  test.each([
    [
      'EMAIL',
      /^Korisnik još nije odabrao svoju lozinku, a ranije poslana pozivnica više ne vrijedi\. .* pošaljite mu novu\.$/,
    ],
    ['NO_ADDRESS', /^Korisnik još nije odabrao svoju lozinku\. Ako nema ni jednokratnu, /],
  ] as const)(
    'cannot sign in once activated again: the question says what is needed (%s)',
    async (invitation, need) => {
      club.users = [{ ...invited, active: false, invited: false, invitation }];
      openAsAdmin('/manage-users?user=7');
      await press('Aktiviraj korisnika');
      const question = await dialog('Želite li ponovno aktivirati korisnika?');
      expect(question.getByText(need)).toBeVisible();
      expect(question.queryByText(/svojom lozinkom/)).not.toBeInTheDocument();
    },
  );
});

test('a one-time password is shown once and can be copied', async () => {
  const user = userEvent.setup();
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Not allowed.'));
  openAsAdmin('/manage-users?user=7');
  await press('Nova jednokratna lozinka');
  await press('Postavi lozinku');
  const shown = await dialog('Jednokratna lozinka: Ana Kovač');
  expect(shown.getByRole('textbox', { name: 'Jednokratna lozinka' })).toHaveValue('jq3h6-xfk76-3exz6');
  await user.click(shown.getByRole('button', { name: 'Kopiraj' }));
  expect(await screen.findByText(/^Kopiranje nije uspjelo/)).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Kopiraj' }));
  expect(await screen.findByText('Lozinka je kopirana.')).toBeVisible();
  expect(copy).toHaveBeenLastCalledWith('jq3h6-xfk76-3exz6');
  await user.click(shown.getByRole('button', { name: 'Zatvori' }));
  await waitFor(() => expect(screen.queryByDisplayValue('jq3h6-xfk76-3exz6')).not.toBeInTheDocument());
});

test('without a clipboard, as on a page without https, the dialog says that the password has to be copied by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  openAsAdmin('/manage-users?user=7');
  await press('Nova jednokratna lozinka');
  await press('Postavi lozinku');
  const shown = await dialog('Jednokratna lozinka: Ana Kovač');
  await user.click(shown.getByRole('button', { name: 'Kopiraj' }));
  expect(await screen.findByText(/^Kopiranje nije uspjelo/)).toBeVisible();
});

test('going back asks first while a one-time password is being set, and while it is shown', async () => {
  const setting = deferred();
  api.use(
    http.post(`${USERS_CALL}/7/password-reset`, async () => {
      club.sent.push('password');
      await setting.promise;
      return HttpResponse.json({ message: 'Lozinka je postavljena.', oneTimePassword: 'jq3h6-xfk76-3exz6' });
    }),
  );
  const { router } = openAsAdmin('/manage-users?user=7');
  const goBackAndStay = async () => {
    act(() => void router.navigate('/manage-users'));
    const question = await dialog('Želite li otići bez spremanja?');
    expect(question.getByText('Jednokratna lozinka više se neće prikazati.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Ostani' }));
    await waitFor(() => expect(screen.queryByText('Želite li otići bez spremanja?')).not.toBeInTheDocument());
  };
  await press('Nova jednokratna lozinka');
  await press('Postavi lozinku');
  await waitFor(() => expect(club.sent).toEqual(['password']));
  await goBackAndStay();
  setting.resolve();
  const shown = await dialog('Jednokratna lozinka: Ana Kovač');
  expect(shown.getByRole('textbox', { name: 'Jednokratna lozinka' })).toHaveValue('jq3h6-xfk76-3exz6');
  await goBackAndStay();
  expect(shown.getByRole('textbox', { name: 'Jednokratna lozinka' })).toBeVisible();
});

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
