import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aUser } from '../../testing/a-user';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { userAccounts } from '../../testing/user-accounts';

const { api, accounts } = userAccounts();
afterEach(() => jest.useRealTimers());

test('an amount must be a whole number, and nothing is booked before it is confirmed', async () => {
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await press('Dalje');
  expect(await screen.findByText('Iznos mora biti cijeli broj.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '12,5');
  await press('Dalje');
  expect(screen.getByText('Iznos mora biti cijeli broj.')).toBeVisible();

  await userEvent.clear(screen.getByLabelText('Iznos u eurima'));
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '-5');
  await press('Dalje');
  const question = await dialog('Želite li unijeti iznos: -5 eura?');
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.getByLabelText('Iznos u eurima')).toHaveValue('-5'));
  expect(accounts.booked).toEqual([]);
});

test('the question about an amount shows the current balance, not that at the opening of the form', async () => {
  const { client } = openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20');
  accounts.users = accounts.users.map((user) => (user.userId === 7 ? { ...user, accountBalance: 13 } : user));
  await act(() => client.invalidateQueries());
  await press('Dalje');
  const question = await dialog('Želite li unijeti iznos: 20 eura?');
  expect(question.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['13,00\u00a0€', '33,00\u00a0€']);
});

test('a refused amount keeps the input and shows why', async () => {
  api.use(http.post('*/api/admin-users', () => refuse(409, 'Račun je zaključan.')));
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  const question = await dialog('Želite li unijeti iznos: 20 eura?');
  await userEvent.click(question.getByRole('button', { name: 'Unesi iznos' }));
  expect(await question.findByText('Račun je zaključan.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.getByLabelText('Iznos u eurima')).toHaveValue('20'));
});

test('after a lost response, trying again sends the same key', async () => {
  const keys = new Set<string | null>();
  let isLost = true;
  const lost = http.post('*/api/admin-users', ({ request }) => {
    keys.add(request.headers.get('idempotency-key'));
    if (isLost) return HttpResponse.error();
    return HttpResponse.json({ message: 'Unesen je iznos: 20,00 €.', canceled: false, entryId: 3 });
  });
  api.use(lost);
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  await press('Unesi iznos');
  // The client retries before it shows the error.
  expect(await screen.findByText(/Poslužitelj ne odgovara/)).toBeVisible();
  isLost = false;
  await press('Unesi iznos');
  expect(await screen.findByText('Unesen je iznos: 20,00 €.')).toBeVisible();
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('an amount is booked, and the server’s message and the new balance are shown', async () => {
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  await press('Unesi iznos');
  expect(await screen.findByText('Unesen je iznos: 20,00 €.')).toBeVisible();
  expect(accounts.booked).toEqual([{ userId: 7, amount: 20, reason: '', confirmed: false }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect((await rowsOf('Korisnici i stanja računa')).at(-1)?.[2]).toBe('3,00\u00a0€'));
});

test('an entered amount is reversed from its snackbar', async () => {
  const reversed: unknown[] = [];
  api.use(
    http.post('*/api/admin-users/7/statement/3/reversal', async ({ request }) => {
      reversed.push(await request.json());
      return HttpResponse.json({ message: 'Upis je storniran.' });
    }),
  );
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  const question = await dialog('Želite li unijeti iznos: 20 eura?');
  expect(question.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['−17,00\u00a0€', '3,00\u00a0€']);
  await press('Unesi iznos');
  await press('Poništi');
  expect(await screen.findByText('Upis je storniran.')).toBeVisible();
  expect(reversed).toEqual([{ reason: 'Poništeno odmah nakon unosa' }]);
});

test('the snackbar, because it has a button, is shown for twenty seconds', async () => {
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  const enter = await screen.findByRole('button', { name: 'Unesi iznos' });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(enter);
  expect(await screen.findByText('Unesen je iznos: 20,00 €.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(19_500));
  expect(screen.getByRole('button', { name: 'Poništi' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('Unesen je iznos: 20,00 €.')).not.toBeInTheDocument();
});

const sameAmount = () =>
  refuse(409, 'Nada Blažević je upravo unijela isto.', { code: 'SAME_AMOUNT', extra: { accountBalance: 3 } });

test('entering an amount that another administrator has just entered needs a confirmation, with the newest balance', async () => {
  api.use(
    http.post('*/api/admin-users', async ({ request }) => {
      const entry = (await request.json()) as { confirmed: boolean };
      accounts.booked.push(entry.confirmed);
      if (!entry.confirmed) return sameAmount();
      return HttpResponse.json({ message: 'Unesen je iznos: 20,00 €.', canceled: false, entryId: 3 });
    }),
  );
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  await press('Unesi iznos');
  expect(await screen.findByText('Nada Blažević je upravo unijela isto.')).toBeVisible();
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['3,00\u00a0€', '23,00\u00a0€']);
  await press('Unesi iznos');
  expect(await screen.findByText('Unesen je iznos: 20,00 €.')).toBeVisible();
  expect(accounts.booked).toEqual([false, true]);
});

test('someone who leaves while an amount is being refused stays for the confirmation that it needs', async () => {
  const answer = deferred();
  api.use(http.post('*/api/admin-users', () => answer.promise.then(sameAmount)));
  const { router } = openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  await press('Unesi iznos');
  await act(() => router.navigate('/admin'));
  await act(async () => answer.resolve());
  const question = await dialog('Želite li unijeti iznos: 20 eura?');
  expect(await question.findByText('Nada Blažević je upravo unijela isto.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin-users');
});

test('a confirmation applies to the amount that was refused, not to the next one', async () => {
  api.use(
    http.post('*/api/admin-users', async ({ request }) => {
      accounts.booked.push(await request.json());
      return sameAmount();
    }),
  );
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  await press('Unesi iznos');
  expect(await screen.findByText('Nada Blažević je upravo unijela isto.')).toBeVisible();
  await press('Odustani');
  const amount = await screen.findByLabelText('Iznos u eurima');
  await userEvent.clear(amount);
  await userEvent.type(amount, '100{Enter}');
  await press('Unesi iznos');
  await waitFor(() => expect(accounts.booked).toHaveLength(2));
  expect(accounts.booked).toMatchObject([
    { amount: 20, confirmed: false },
    { amount: 100, confirmed: false },
  ]);
});

test('an amount of which an older server does not name the entry is reported without a way to reverse it', async () => {
  api.use(
    http.post('*/api/admin-users', () => HttpResponse.json({ message: 'Unesen je iznos: 20,00 €.', canceled: false })),
  );
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20{Enter}');
  await press('Unesi iznos');
  expect(await screen.findByText('Unesen je iznos: 20,00 €.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Poništi' })).not.toBeInTheDocument();
});

test('an amount that was not booked is not reported as a success', async () => {
  api.use(http.post('*/api/admin-users', () => HttpResponse.json({ message: 'Ništa nije uneseno.', canceled: true })));
  openAsAdmin('/admin-users');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '0{Enter}');
  await press('Unesi iznos');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Ništa nije uneseno.'));
});

test('gratis reservations without a reason are not added: an empty one is asked for, a cancelled one stops', async () => {
  openAsAdmin('/admin-users');
  await press('Dodaj gratis rezervacije: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Broj gratis rezervacija'), '3{Enter}');
  await press('Dodaj');
  const reason = await dialog('Razlog za dodavanje gratis rezervacija');
  await userEvent.type(reason.getByRole('textbox'), ' {Enter}');
  expect(reason.getByRole('textbox')).toHaveAccessibleDescription(
    'Morate unijeti razlog za dodavanje gratis rezervacija.',
  );
  await userEvent.click(reason.getByRole('button', { name: 'Odustani' }));
  const refusal = 'Morate unijeti razlog za dodavanje gratis rezervacija.';
  const form = await dialog('Dodaj gratis rezervacije: Ana Kovač');
  expect(await form.findByText(refusal)).toBeVisible();
  expect(accounts.booked).toEqual([]);
  expect(screen.getByLabelText('Broj gratis rezervacija')).toHaveValue('3');
});

test.each([
  ['is refused', () => refuse(409, 'Račun je zaključan.'), 'Račun je zaključan.'],
  ['gets no response', () => HttpResponse.error(), /Poslužitelj ne odgovara/],
])('who cancels after an entry with a reason %s is not asked for the reason that was given', async (_, answer, why) => {
  api.use(http.post('*/api/admin-users-gratis', answer));
  openAsAdmin('/admin-users');
  await press('Dodaj gratis rezervacije: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Broj gratis rezervacija'), '3{Enter}');
  await press('Dodaj');
  const reason = await dialog('Razlog za dodavanje gratis rezervacija');
  await userEvent.type(reason.getByRole('textbox'), 'Uređenje terena{Enter}');
  expect(await reason.findByText(why)).toBeVisible();
  await press('Odustani');
  const form = await dialog('Dodaj gratis rezervacije: Ana Kovač');
  await waitFor(() => expect(form.getByRole('button', { name: 'Dalje' })).toBeEnabled());
  expect(form.queryByText('Morate unijeti razlog za dodavanje gratis rezervacija.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Broj gratis rezervacija')).toHaveValue('3');
});

test('gratis reservations are added with a reason', async () => {
  openAsAdmin('/admin-users');
  await press('Dodaj gratis rezervacije: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Broj gratis rezervacija'), '-1{Enter}');
  expect(await screen.findByText('Upišite cijeli broj, 0 ili veći.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Broj gratis rezervacija'));
  await userEvent.type(screen.getByLabelText('Broj gratis rezervacija'), '3{Enter}');
  await dialog('Želite li dodati 3 gratis rezervacije?');
  await press('Dodaj');
  const reason = await dialog('Razlog za dodavanje gratis rezervacija');
  await userEvent.type(reason.getByRole('textbox'), 'Uređenje terena{Enter}');
  expect(await screen.findByText('Dodano: 3 gratis rezervacije.')).toBeVisible();
  expect(accounts.booked).toEqual([{ userId: 7, amount: 3, note: 'Uređenje terena' }]);
});

const addGratis = async (count: string) => {
  openAsAdmin('/admin-users');
  await press('Dodaj gratis rezervacije: Ana Kovač');
  await userEvent.type(screen.getByLabelText('Broj gratis rezervacija'), `${count}{Enter}`);
  await press('Dodaj');
  const reason = await dialog('Razlog za dodavanje gratis rezervacija');
  await userEvent.type(reason.getByRole('textbox'), 'Uređenje terena{Enter}');
};

test('added gratis reservations are reversed from their snackbar', async () => {
  const reversed: unknown[] = [];
  api.use(
    http.post('*/api/admin-users/7/statement/4/reversal', async ({ request }) => {
      reversed.push(await request.json());
      return HttpResponse.json({ message: 'Upis je storniran.' });
    }),
  );
  await addGratis('3');
  await press('Poništi');
  expect(await screen.findByText('Upis je storniran.')).toBeVisible();
  expect(reversed).toEqual([{ reason: 'Poništeno odmah nakon unosa' }]);
});

test('gratis reservations of which an older server does not name the entry are reported without a way to reverse them', async () => {
  api.use(http.post('*/api/admin-users-gratis', () => HttpResponse.json({ message: 'Dodano: 3 gratis rezervacije.' })));
  await addGratis('3');
  expect(await screen.findByText('Dodano: 3 gratis rezervacije.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Poništi' })).not.toBeInTheDocument();
});

test('gratis reservations of which none were added are not reported as a success', async () => {
  const nothing = { message: 'Broj je 0: ništa nije dodano.', canceled: true };
  api.use(http.post('*/api/admin-users-gratis', () => HttpResponse.json(nothing)));
  await addGratis('0');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(nothing.message));
});

test('a user whose personal data are erased can pay, but gets no gratis reservations', async () => {
  accounts.users = [
    aUser({ userId: 9, firstName: 'Izbrisani', lastName: 'korisnik', active: false, erased: true }),
    aUser(),
  ];
  openAsAdmin('/admin-users');
  expect(await screen.findByRole('button', { name: 'Dodaj iznos: Izbrisani korisnik' })).toBeVisible();
  const gratis = screen.getAllByRole('button', { name: /^Dodaj gratis/ }).map((button) => button.ariaLabel);
  expect(gratis).toEqual(['Dodaj gratis rezervacije: Ana Kovač']);
});
