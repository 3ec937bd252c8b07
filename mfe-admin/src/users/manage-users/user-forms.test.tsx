import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { openAsAdmin, press } from '../../testing/administrator';
import { ANA, fillCard, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';

const { api, club } = managedUsers();
const NEW = { Ime: 'Iva', Prezime: 'Novak', 'Korisničko ime': 'inovak', Lozinka: 'Duga-lozinka-12' };

test('a new user needs all four fields', async () => {
  openAsAdmin('/manage-users');
  await press('Dodaj korisnika');
  const card = await userCard('Novi korisnik');
  for (const message of [
    'Unesite ime.',
    'Unesite prezime.',
    'Korisničko ime mora imati najmanje 3 znaka.',
    'Unesite lozinku.',
  ]) {
    expect(await card.findByText(message)).toBeVisible();
  }
  expect(club.sent).toEqual([]);
});

test('the server’s messages are shown above the form and under the field, and the input is kept', async () => {
  api.use(
    http.post(USERS_CALL, () => refuse(409, 'Zauzeto.', { fields: { userName: 'Korisničko ime je već zauzeto.' } })),
  );
  openAsAdmin('/manage-users');
  await fillCard('Novi korisnik', NEW);
  await press('Dodaj korisnika');
  const card = await userCard('Novi korisnik');
  const alert = within(await card.findByRole('alert'));
  expect(alert.getByText('Greške u formi:')).toBeVisible();
  expect(alert.getByRole('listitem')).toHaveTextContent('Korisničko ime: Korisničko ime je već zauzeto.');
  expect(card.getByText('Korisničko ime je već zauzeto.')).toBeVisible();
  expect(card.getByLabelText('Lozinka')).toHaveValue('Duga-lozinka-12');
});

test('a call that fails without messages about fields shows the general text', async () => {
  api.use(http.post(USERS_CALL, () => HttpResponse.error()));
  openAsAdmin('/manage-users');
  await fillCard('Novi korisnik', NEW);
  await press('Dodaj korisnika');
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva.')).toBeVisible();
});

test('a new user is created and the form is empty again', async () => {
  openAsAdmin('/manage-users');
  await fillCard('Novi korisnik', { ...NEW, 'Korisničko ime': 'INovak' });
  await press('Dodaj korisnika');
  expect(await screen.findByText('Dodan je novi račun: Iva Novak.')).toBeVisible();
  expect(club.sent).toEqual([{ firstName: 'Iva', lastName: 'Novak', userName: 'inovak', password: 'Duga-lozinka-12' }]);
  const card = await userCard('Novi korisnik');
  expect(card.getByLabelText('Ime')).toHaveValue('');
  // Going on elsewhere must not count as leaving a field of the new, empty form.
  await userEvent.click(screen.getByRole('searchbox'));
  await act(async () => undefined);
  expect(card.queryByText('Unesite lozinku.')).toBeNull();
});

test('after a lost answer the same user is sent with the same key, and changed input or the next user with another', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  api.use(
    http.post(USERS_CALL, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (isLost) return HttpResponse.error();
      return HttpResponse.json({ message: 'Dodan je novi račun: Iva Novak.' }, { status: 201 });
    }),
  );
  openAsAdmin('/manage-users');
  const add = async (person: Record<string, string>) => {
    await fillCard('Novi korisnik', person);
    await press('Dodaj korisnika');
  };
  await add(NEW);
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva.')).toBeVisible();
  isLost = false;
  await press('Dodaj korisnika');
  expect(await screen.findByText('Dodan je novi račun: Iva Novak.')).toBeVisible();
  expect([...new Set(keys)]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const card = await userCard('Novi korisnik');
  await waitFor(() => expect(card.getByLabelText('Ime')).toHaveValue(''));
  await add(NEW);
  await waitFor(() => expect(new Set(keys).size).toBe(2));
  isLost = true;
  await waitFor(() => expect(card.getByLabelText('Ime')).toHaveValue(''));
  await add(NEW);
  expect(await screen.findByText('Došlo je do greške pri slanju zahtjeva.')).toBeVisible();
  isLost = false;
  await add({ Lozinka: 'Druga-lozinka-12' });
  await waitFor(() => expect(card.getByLabelText('Ime')).toHaveValue(''));
  expect(new Set(keys).size).toBe(4);
});

test('the next user can be typed while a user is being created', async () => {
  const creating = deferred();
  api.use(
    http.post(USERS_CALL, async ({ request }) => {
      club.sent.push(await request.json());
      await creating.promise;
      return HttpResponse.json({ message: 'Dodan je novi račun: Iva Novak.' }, { status: 201 });
    }),
  );
  openAsAdmin('/manage-users');
  await fillCard('Novi korisnik', NEW);
  await press('Dodaj korisnika');
  await waitFor(() => expect(club.sent).toHaveLength(1));
  await fillCard('Novi korisnik', { Ime: 'Petra' });
  creating.resolve();
  await screen.findByText('Dodan je novi račun: Iva Novak.');
  const card = await userCard('Novi korisnik');
  await waitFor(() => expect(card.getByLabelText('Prezime')).toHaveValue(''));
  expect(card.getByLabelText('Lozinka')).toHaveValue('');
  expect(card.getByLabelText('Ime')).toHaveValue('Petra');
  expect(card.getByLabelText('Ime')).toHaveFocus();
});

test('the focus stays in the search if the administrator has gone there while a user is being created', async () => {
  const creating = deferred();
  api.use(
    http.post(USERS_CALL, async () => {
      await creating.promise;
      return HttpResponse.json({ message: 'Dodan je novi račun: Iva Novak.' }, { status: 201 });
    }),
  );
  openAsAdmin('/manage-users');
  await fillCard('Novi korisnik', NEW);
  await press('Dodaj korisnika');
  const search = screen.getByRole('searchbox');
  await userEvent.click(search);
  creating.resolve();
  await waitFor(async () => expect((await userCard('Novi korisnik')).getByLabelText('Ime')).toHaveValue(''));
  expect(search).toHaveFocus();
});

test('a user who is loaded late does not take the focus from a field that is being typed in', async () => {
  const reading = deferred();
  api.use(
    http.get(USERS_CALL, async () => {
      await reading.promise;
      return undefined;
    }),
    http.get(`${USERS_CALL}/7`, async () => {
      await reading.promise;
      return undefined;
    }),
  );
  openAsAdmin('/manage-users?user=7');
  const name = (await userCard('Novi korisnik')).getByLabelText('Ime');
  await userEvent.type(name, 'Iv');
  reading.resolve();
  expect(await screen.findByDisplayValue('Ana Kovač (ana.kovac)')).toBeVisible();
  await userEvent.keyboard('a');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Iva');
});

test('an update without a chosen user is refused with the text of the catalogue', async () => {
  openAsAdmin('/manage-users');
  await press('Spremi izmjene');
  expect(await screen.findByText('ID korisnika nije pronađen ili forma nije valjana!')).toBeVisible();
  expect(screen.getByText('Korisnik mora biti odabran.')).toBeVisible();
  expect(club.sent).toEqual([]);
});

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

describe.each([
  ['a user is being created', '/manage-users', 'Novi korisnik', NEW, 'Dodaj korisnika'],
  [
    'a user is being changed',
    '/manage-users?user=7',
    'Izmjena korisnika',
    { 'Nova lozinka': 'Duga-lozinka-12' },
    'Spremi izmjene',
  ],
])('someone who leaves while %s', (_, address, title, values, button) => {
  const leaveWith = async (answered: () => HttpResponse<JsonBodyType> | undefined) => {
    const answer = deferred();
    const saved = () => answer.promise.then(answered);
    api.use(http.post(USERS_CALL, saved), http.put(USERS_CALL, saved));
    const { router } = openAsAdmin(address);
    await screen.findByRole('table', { name: 'Svi korisnici' });
    await fillCard(title, values);
    await press(button);
    await act(async () => void router.navigate('/admin'));
    expect(router.state.location.pathname).toBe('/manage-users');
    answer.resolve();
    return router;
  };

  test('stays after a refusal, without a question', async () => {
    const router = await leaveWith(() => refuse(503, 'Imenik korisnika ne odgovara.'));
    expect(await (await userCard(title)).findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/manage-users');
  });

  test('goes there once that is saved', async () => {
    const router = await leaveWith(() => undefined);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(club.sent).toHaveLength(1);
  });
});
