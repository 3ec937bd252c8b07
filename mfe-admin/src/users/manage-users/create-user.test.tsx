import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { openAsAdmin, press } from '../../testing/administrator';
import { fillCard, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';

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
