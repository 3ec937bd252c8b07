import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { ANA, fillCard, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';

const { api, club } = managedUsers();

test('a list that cannot be loaded shows the text of the catalogue and a retry', async () => {
  api.use(http.get(USERS_CALL, () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAsAdmin('/manage-users');
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva ovdje.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await rowsOf('Svi korisnici')).toHaveLength(2);
});

test('a list that fails because of prezime shows the server’s message about it', async () => {
  api.use(http.get(USERS_CALL, () => refuse(400, 'Neispravno.', { fields: { prezime: 'Prezime nije ispravno.' } })));
  openAsAdmin('/manage-users');
  expect(await screen.findByText('Prezime nije ispravno.')).toBeVisible();
});

test('a search without a response keeps the field and the typed text', async () => {
  openAsAdmin('/manage-users');
  await screen.findByRole('table');
  api.use(http.get(USERS_CALL, () => refuse(500, 'Baza se ne javlja.')));
  const search = await screen.findByRole('searchbox', { name: /Traži/ });
  await userEvent.type(search, 'kov');
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva ovdje.')).toBeVisible();
  expect(search).toHaveFocus();
  expect(search).toHaveValue('kov');
});

test('the chosen user stays, whatever page and search the list below shows', async () => {
  const others = Array.from({ length: 60 }, (_, n) => ({ ...ANA, userId: 100 + n, username: `igrac${n}` }));
  club.users = [...others, ANA];
  openAsAdmin('/manage-users?user=7');
  expect(await screen.findByDisplayValue('Ana Kovač (ana.kovac)')).toBeVisible();
  expect(await screen.findByText('Prikazano 1–30 od 61')).toBeVisible();
  expect(await rowsOf('Svi korisnici')).toHaveLength(31);
  await fillCard('Izmjena korisnika', { Ime: 'Anamarija' });
  await userEvent.click(screen.getByRole('link', { name: /2/ }));
  expect(await screen.findByText('Prikazano 31–60 od 61')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: /Traži/ }), 'igrac7');
  expect(await screen.findByText('Prikazano 1–1 od 1')).toBeVisible();
  expect(screen.getByRole('searchbox', { name: /Traži/ })).toHaveFocus();
  expect((await userCard('Izmjena korisnika')).getByLabelText('Ime')).toHaveValue('Anamarija');
});

test('a search without results shows a message', async () => {
  openAsAdmin('/manage-users?search=nitko');
  expect(await screen.findByText('Nitko ne odgovara pretrazi.')).toBeVisible();
});

test('the address of an unknown user shows a message, and nobody is chosen', async () => {
  openAsAdmin('/manage-users?user=8');
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva ovdje.')).toBeVisible();
  expect((await userCard('Izmjena korisnika')).getByLabelText('Odabrani korisnik')).toHaveValue('');
});

describe('a user chosen in the list, whose own read fails later', () => {
  const chooseAna = async () => {
    const answered = deferred();
    api.use(http.get(`${USERS_CALL}/7`, () => answered.promise.then(() => refuse(503, 'Baza se ne javlja.'))));
    openAsAdmin('/manage-users');
    await press('Uredi: Ana Kovač');
    await screen.findByDisplayValue('Ana Kovač (ana.kovac)');
    return async () => {
      answered.resolve();
      await screen.findByText('Došlo je do greške pri slanju zahtjeva ovdje.');
    };
  };

  test('stays as the list showed it, with the typed input and a retry', async () => {
    const fail = await chooseAna();
    await fillCard('Izmjena korisnika', { Ime: 'Anamarija' });
    await fail();
    expect((await userCard('Izmjena korisnika')).getByLabelText('Ime')).toHaveValue('Anamarija');
    api.use(http.get(`${USERS_CALL}/7`, () => HttpResponse.json({ ...ANA, lastName: 'Kovačić' })));
    await press('Pokušaj ponovno');
    expect(await screen.findByDisplayValue('Kovačić')).toBeVisible();
    expect(screen.queryByText('Došlo je do greške pri slanju zahtjeva ovdje.')).not.toBeInTheDocument();
    expect((await userCard('Izmjena korisnika')).getByLabelText('Ime')).toHaveValue('Anamarija');
  });

  test('keeps the one-time password, which is shown only once', async () => {
    const fail = await chooseAna();
    await press('Nova jednokratna lozinka');
    await press('Postavi lozinku');
    await dialog('Jednokratna lozinka: Ana Kovač (ana.kovac)');
    await fail();
    expect(screen.getByDisplayValue('jq3h6-xfk76-3exz6')).toBeVisible();
  });
});

test('choosing the chosen user again moves the focus up again, with the input kept, and adds no history entry', async () => {
  const { router } = openAsAdmin('/manage-users');
  await press('Uredi: Ana Kovač');
  expect(await screen.findByLabelText('Odabrani korisnik')).toHaveFocus();
  const entry = router.state.location.key;
  await fillCard('Izmjena korisnika', { Ime: 'Anamarija' });
  await press('Uredi: Ana Kovač');
  const card = await userCard('Izmjena korisnika');
  expect(card.getByLabelText('Odabrani korisnik')).toHaveFocus();
  expect(card.getByLabelText('Ime')).toHaveValue('Anamarija');
  expect(router.state.location.key).toBe(entry);
});

test('so does choosing an erased user again', async () => {
  club.users = [{ ...ANA, firstName: 'Bivši', lastName: 'član 7', active: false, erased: true }];
  openAsAdmin('/manage-users');
  await press('Uredi: Bivši član 7');
  await screen.findByText(/^Osobni podaci ovog korisnika su izbrisani/);
  await press('Uredi: Bivši član 7');
  expect(screen.getByText(/^Osobni podaci ovog korisnika su izbrisani/)).toHaveFocus();
});

test('choosing an erased user in the list below moves the focus up, as for any other user', async () => {
  club.users = [{ ...ANA, firstName: 'Bivši', lastName: 'član 7', active: false, erased: true }];
  openAsAdmin('/manage-users');
  expect(await screen.findByRole('rowheader', { name: /^Bivši član 7/ })).toBeVisible();
  await press('Uredi: Bivši član 7');
  expect(await screen.findByText(/^Osobni podaci ovog korisnika su izbrisani/)).toHaveFocus();
});

test('roles, the link to the league, and access of the chosen user', async () => {
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Održavanje terena/ }));
  await press('Spremi uloge');
  const question = await dialog('Želite li promijeniti uloge korisnika?');
  expect(question.getByText('Ana Kovač (ana.kovac)')).toBeVisible();
  expect(question.getByText('Dobiva: Održavanje terena (zatvaranje termina u rasporedu)')).toBeVisible();
  expect(club.sent).toEqual([]);
  await press('Promijeni uloge');
  await waitFor(() => expect(club.sent).toEqual([['roles', { roles: ['USER', 'COURT_MAINTENANCE'], seen: ['USER'] }]]));

  expect(await screen.findByRole('link', { name: 'Igrači ljetne lige' })).toHaveAttribute(
    'href',
    '/admin/pyramid-control',
  );

  await press('Deaktiviraj korisnika');
  expect((await dialog('Želite li deaktivirati korisnika?')).getByText('Ana Kovač (ana.kovac)')).toBeVisible();
  await press('Deaktiviraj');
  await waitFor(() => expect(club.sent.at(-1)).toEqual(['active', { active: false }]));
  expect(await screen.findByRole('button', { name: 'Aktiviraj korisnika' })).toBeVisible();
});

describe('leaving with unsaved input', () => {
  const question = () => dialog('Želite li otići bez spremanja?');
  const stay = async () => {
    await userEvent.click((await question()).getByRole('button', { name: 'Ostani' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  };

  test('asks first, whichever form it is in', async () => {
    const { router } = openAsAdmin('/manage-users');
    await fillCard('Novi korisnik', { Ime: 'Iva' });
    act(() => void router.navigate('/admin'));
    await stay();
    expect(router.state.location.pathname).toBe('/manage-users');
    expect((await userCard('Novi korisnik')).getByLabelText('Ime')).toHaveValue('Iva');
    act(() => void router.navigate('/admin'));
    await userEvent.click((await question()).getByRole('button', { name: 'Otiđi bez spremanja' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
  });

  test('choosing another user asks only if a form about the chosen user would lose input', async () => {
    const { router } = openAsAdmin('/manage-users');
    await fillCard('Novi korisnik', { Ime: 'Iva' });
    await press('Uredi: Ana Kovač');
    expect(router.state.location.search).toBe('?user=7');
    expect((await userCard('Novi korisnik')).getByLabelText('Ime')).toHaveValue('Iva');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Održavanje terena/ }));
    act(() => void router.navigate('/manage-users?user=8'));
    await stay();
    expect(router.state.location.search).toBe('?user=7');
    expect(screen.getByRole('checkbox', { name: /^Održavanje terena/ })).toBeChecked();
  });
});
