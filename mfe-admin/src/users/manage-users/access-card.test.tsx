import type { ManagedUser } from '@club/shared/contracts/members/user-management';
import { deferred } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { ANA, MYSELF, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';

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
  expect(question.getByText('Ana Kovač (ana.kovac)')).toBeVisible();
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

  test('loses it with a one-time password, too', async () => {
    club.users = [invited];
    openAsAdmin('/manage-users?user=7');
    await press('Nova jednokratna lozinka');
    const question = await dialog('Želite li postaviti novu lozinku korisniku?');
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
  const shown = await dialog('Jednokratna lozinka: Ana Kovač (ana.kovac)');
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
  const shown = await dialog('Jednokratna lozinka: Ana Kovač (ana.kovac)');
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
  const shown = await dialog('Jednokratna lozinka: Ana Kovač (ana.kovac)');
  expect(shown.getByRole('textbox', { name: 'Jednokratna lozinka' })).toHaveValue('jq3h6-xfk76-3exz6');
  await goBackAndStay();
  expect(shown.getByRole('textbox', { name: 'Jednokratna lozinka' })).toBeVisible();
});
