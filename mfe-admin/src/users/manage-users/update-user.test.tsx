import { announceSignIn, installAuthClient } from '@club/shared/auth';
import { deferred, refuse } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { ANA, fillCard, MYSELF, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';

const signIn = jest.fn(async () => announceSignIn());
installAuthClient({ signIn, signOut: jest.fn(), refresh: jest.fn() });

const { api, club } = managedUsers();

test('an update without a chosen user is refused with the text of the catalogue', async () => {
  openAsAdmin('/manage-users');
  await press('Spremi izmjene');
  expect(await screen.findByText('ID korisnika nije pronađen ili forma nije valjana!')).toBeVisible();
  expect(screen.getByText('Korisnik mora biti odabran.')).toBeVisible();
  expect(club.sent).toEqual([]);
});

test.each([
  [true, 'uređaja. Poslana pozivnica prestaje vrijediti.'],
  [false, 'uređaja.'],
])(
  'the field of the new password says how it must differ, and what ends with the old one, of an invited user (%s) too',
  async (invited, end) => {
    club.users = [{ ...ANA, invited }];
    openAsAdmin('/manage-users?user=7');
    await screen.findByDisplayValue('Ana Kovač (ana.kovac)');
    const password = (await userCard('Izmjena korisnika')).getByLabelText('Nova lozinka');
    expect(password).toHaveAccessibleDescription(
      `Mora biti različita od dosadašnje. Stara lozinka i adresa kalendara prestaju vrijediti, a korisnik se odjavljuje sa svih ${end}`,
    );
  },
);

test('a refused update lists what is wrong with name and password', async () => {
  const fields = { firstName: 'Prekratko.', lastName: 'Prekratko.', password: 'Lozinka je među najčešćima.' };
  api.use(http.put(USERS_CALL, () => refuse(400, 'Provjerite unesene podatke.', { fields })));
  openAsAdmin('/manage-users?user=7');
  await screen.findByRole('table', { name: 'Svi korisnici' });
  await fillCard('Izmjena korisnika', { 'Nova lozinka': 'lozinka123' });
  await press('Spremi izmjene');
  const alert = within(await (await userCard('Izmjena korisnika')).findByRole('alert'));
  expect(alert.getByText('Greške u formi:')).toBeVisible();
  expect(alert.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Ime: Prekratko.',
    'Prezime: Prekratko.',
    'Lozinka: Lozinka je među najčešćima.',
  ]);
});

test('saving a password does not revert a name that another administrator has corrected meanwhile', async () => {
  // Any change on this page refetches the users.
  api.use(http.put(`${USERS_CALL}/7/active`, () => HttpResponse.json({ message: 'Spremljeno.' })));
  openAsAdmin('/manage-users?user=7');
  await screen.findByDisplayValue('Ana Kovač (ana.kovac)');
  await fillCard('Izmjena korisnika', { 'Nova lozinka': 'Duga-lozinka-12' });
  club.users = [{ ...ANA, lastName: 'Kovačić' }];
  await press('Deaktiviraj korisnika');
  await press('Deaktiviraj');
  expect(await screen.findByDisplayValue('Kovačić')).toBeVisible();
  await press('Spremi izmjene');
  expect(await screen.findByText('Podaci su spremljeni: Ana Kovač.')).toBeVisible();
  expect(club.sent.at(-1)).toEqual({
    selectedPlayer: 7,
    firstName: 'Ana',
    lastName: 'Kovačić',
    password: 'Duga-lozinka-12',
    seen: { firstName: 'Ana', lastName: 'Kovačić' },
  });
});

test('a name that somebody else has changed is shown before it is replaced, and the typed password is kept', async () => {
  const message = 'Drugi je administrator u međuvremenu promijenio ime tog korisnika. Sada: Anica Kovačić.';
  const current = { firstName: 'Anica', lastName: 'Kovačić' };
  api.use(
    http.put(
      USERS_CALL,
      async ({ request }) => {
        club.sent.push(await request.json());
        club.users = [{ ...ANA, ...current }];
        return refuse(409, message, { code: 'NAME_CHANGED', extra: { current } });
      },
      { once: true },
    ),
  );
  openAsAdmin('/manage-users?user=7');
  await screen.findByDisplayValue('Ana Kovač (ana.kovac)');
  await fillCard('Izmjena korisnika', { Ime: 'Anamarija', 'Nova lozinka': 'Duga-lozinka-12' });
  await press('Spremi izmjene');
  const card = await userCard('Izmjena korisnika');
  expect(await card.findByText(message)).toBeVisible();
  expect(await card.findByLabelText('Odabrani korisnik')).toHaveValue('Anica Kovačić (ana.kovac)');
  expect(card.getByLabelText('Ime')).toHaveValue('Anamarija');
  expect(card.getByLabelText('Prezime')).toHaveValue('Kovačić');
  expect(card.getByLabelText('Nova lozinka')).toHaveValue('Duga-lozinka-12');
  await press('Spremi izmjene');
  expect(await screen.findByText('Podaci su spremljeni: Ana Kovač.')).toBeVisible();
  const typed = { selectedPlayer: 7, firstName: 'Anamarija', password: 'Duga-lozinka-12' };
  expect(club.sent).toEqual([
    { ...typed, lastName: 'Kovač', seen: { firstName: 'Ana', lastName: 'Kovač' } },
    { ...typed, lastName: 'Kovačić', seen: current },
  ]);
});

test('a user is chosen in the list and changed', async () => {
  openAsAdmin('/manage-users');
  await press('Uredi: Ana Kovač');
  expect(await screen.findByDisplayValue('Ana Kovač (ana.kovac)')).toBeVisible();
  await fillCard('Izmjena korisnika', { Ime: 'Anamarija', 'Nova lozinka': 'Duga-lozinka-12' });
  await press('Spremi izmjene');
  expect(await screen.findByText('Podaci su spremljeni: Ana Kovač.')).toBeVisible();
  expect(club.sent).toEqual([
    {
      selectedPlayer: 7,
      firstName: 'Anamarija',
      lastName: 'Kovač',
      password: 'Duga-lozinka-12',
      seen: { firstName: 'Ana', lastName: 'Kovač' },
    },
  ]);
});

test('a name that is typed while the password is being saved is kept', async () => {
  const saving = deferred();
  api.use(
    http.put(USERS_CALL, async ({ request }) => {
      club.sent.push(await request.json());
      await saving.promise;
      return HttpResponse.json({ message: 'Podaci su spremljeni: Ana Kovač.' });
    }),
  );
  openAsAdmin('/manage-users?user=7');
  await screen.findByDisplayValue('Ana Kovač (ana.kovac)');
  await fillCard('Izmjena korisnika', { 'Nova lozinka': 'Duga-lozinka-12' });
  await press('Spremi izmjene');
  await waitFor(() => expect(club.sent).toHaveLength(1));
  await fillCard('Izmjena korisnika', { Prezime: 'Kovačić' });
  saving.resolve();
  await screen.findByText('Podaci su spremljeni: Ana Kovač.');
  const card = await userCard('Izmjena korisnika');
  await waitFor(() => expect(card.getByLabelText('Nova lozinka')).toHaveValue(''));
  expect(card.getByLabelText('Prezime')).toHaveValue('Kovačić');
});

test('administrators whose sign-in is too long ago sign in again to change their own data; a typed name is kept', async () => {
  club.users = [MYSELF];
  const message = 'Prijavili ste se prije više od 15 minuta.';
  api.use(http.put(USERS_CALL, () => refuse(403, message, { code: 'SIGN_IN_AGAIN' }), { once: true }));
  const { unmount } = openAsAdmin('/manage-users?user=7');
  await screen.findByDisplayValue(/^Ana Kovač/);
  await fillCard('Izmjena korisnika', { Ime: 'Anamarija', 'Nova lozinka': 'Duga-lozinka-12' });
  await press('Spremi izmjene');
  expect((await dialog('Prijavite se ponovno')).getByText(message)).toBeVisible();
  await press('Na prijavu');
  await waitFor(() => expect(signIn).toHaveBeenCalledWith('/manage-users?user=7', { again: true }));
  expect(JSON.stringify(sessionStorage)).not.toContain('Duga-lozinka-12');
  unmount();

  openAsAdmin('/manage-users?user=7');
  expect(await screen.findByDisplayValue('Anamarija')).toBeVisible();
  expect((await userCard('Izmjena korisnika')).getByLabelText('Nova lozinka')).toHaveValue('');
});
