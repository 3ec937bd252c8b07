import { deferred, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { aUser } from '../../testing/a-user';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { userAccounts } from '../../testing/user-accounts';

const { api, accounts } = userAccounts();

const names = async () => (await rowsOf('Korisnici i stanja računa')).slice(1).map(([name]) => name);
const search = () => screen.findByRole('searchbox', { name: /Traži/ });

test('when the list cannot be loaded, the page shows an error and a retry', async () => {
  api.use(http.get('*/api/admin-users', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  openAsAdmin('/admin-users');
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await names()).toHaveLength(3);
});

test('an administrator searches, sorts and opens a member; going back shows the same list', async () => {
  const { router } = openAsAdmin('/admin-users');
  expect(await names()).toEqual(['Cvitan Luka', 'Čačić ĐuroNeaktivan', 'Kovač Ana']);
  await userEvent.type(await search(), 'dcac');
  await waitFor(async () => expect(await names()).toEqual(['Čačić ĐuroNeaktivan']));
  expect(screen.getByRole('link', { name: 'Čačić Đuro' })).toHaveAttribute(
    'href',
    '/admin-user-details/8/%C4%90uro/%C4%8Ca%C4%8Di%C4%87',
  );
  await waitFor(() => expect(router.state.location.search).toBe('?search=dcac'));
  await userEvent.clear(await search());
  await userEvent.click(screen.getByRole('combobox', { name: 'Poredak' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Stanje, od najnižeg' }));
  await waitFor(async () => expect((await names())[0]).toBe('Kovač Ana'));
  expect(router.state.location.search).toBe('?order=balance-up');
});

test('the name of the export says which table it is', async () => {
  openAsAdmin('/admin-users');
  const name = 'Izvoz u CSV: korisnici i stanja računa';
  expect(await screen.findByRole('button', { name })).toHaveTextContent('Izvoz u CSV');
});

test('a search calls the server when typing pauses, not with each letter', async () => {
  const asked: (string | null)[] = [];
  api.use(
    http.get('*/api/admin-users', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'));
    }),
  );
  openAsAdmin('/admin-users');
  await screen.findByRole('table');
  await userEvent.type(await search(), 'dcac', { delay: 120 });
  await waitFor(async () => expect(await names()).toEqual(['Čačić ĐuroNeaktivan']));
  expect(asked).toEqual(['', 'dcac']);
});

test('a search without results shows a message', async () => {
  openAsAdmin('/admin-users?search=nitko');
  expect(await screen.findByText('Nitko ne odgovara pretrazi.')).toBeVisible();
  expect(await search()).toHaveValue('nitko');
});

test('without debtors the list says so, and does not speak of a search', async () => {
  accounts.users = [];
  openAsAdmin('/admin-users?show=debtors');
  expect(await screen.findByText('Nema dužnika.')).toBeVisible();
  expect(screen.queryByText(/pretrag/)).toBeNull();
});

test('among debtors a search without results does not say that nobody has the name', async () => {
  accounts.users = [];
  openAsAdmin('/admin-users?show=debtors&search=nitko');
  expect(await screen.findByText('Nijedan dužnik ne odgovara pretrazi.')).toBeVisible();
});

test('while the whole list loads after a search without results, the page does not say that there are no members', async () => {
  openAsAdmin('/admin-users?search=nitko');
  await screen.findByText('Nitko ne odgovara pretrazi.');
  api.use(http.get('*/api/admin-users', () => new Promise<never>(() => undefined)));
  await userEvent.clear(await search());
  expect(await screen.findByText('Učitavanje podataka...')).toBeInTheDocument();
  expect(screen.queryByText('Još nema korisnika.')).not.toBeInTheDocument();
  expect(screen.queryByText('Nema rezultata')).not.toBeInTheDocument();
  expect(await search()).toHaveFocus();
});

test('a search without a response keeps the field and the typed text', async () => {
  openAsAdmin('/admin-users');
  await screen.findByRole('table');
  api.use(http.get('*/api/admin-users', () => refuse(500, 'Baza se ne javlja.')));
  await userEvent.type(await search(), 'kov');
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(await search()).toHaveFocus();
  expect(await search()).toHaveValue('kov');
});

test('an entry that is being typed outlasts a search without a response', async () => {
  openAsAdmin('/admin-users');
  await screen.findByRole('table');
  const answered = deferred();
  const failed = () => answered.promise.then(() => refuse(500, 'Baza se ne javlja.'));
  api.use(http.get('*/api/admin-users', failed, { once: true }));
  await userEvent.type(await search(), 'kov');
  await press('Dodaj iznos: Ana Kovač');
  await userEvent.type(await screen.findByLabelText('Iznos u eurima'), '20');
  answered.resolve();
  expect(await screen.findByText('Baza se ne javlja.')).toBeInTheDocument();
  expect(screen.getByLabelText('Iznos u eurima')).toHaveValue('20');
  await press('Dalje');
  await press('Unesi iznos');
  await waitFor(() => expect(accounts.booked).toMatchObject([{ userId: 7, amount: 20 }]));
});

test('five thousand members are shown in pages of thirty', async () => {
  accounts.users = Array.from({ length: 5000 }, (_, index) =>
    aUser({ userId: index + 1, lastName: `Prezime${String(index).padStart(4, '0')}` }),
  );
  openAsAdmin('/admin-users?page=2');
  expect((await names())[0]).toBe('Prezime0030 Ana');
  expect(await names()).toHaveLength(30);
  expect(screen.getByText('Prikazano 31–60 od 5.000')).toBeVisible();
});

test('of two members with one name, the list and each question says whose account it is', async () => {
  const same = { firstName: 'Ivan', lastName: 'Horvat', hasNamesake: true };
  accounts.users = [
    aUser({ ...same, userId: 1, username: 'ihorvat' }),
    aUser({ ...same, userId: 2, username: 'otac' }),
  ];
  openAsAdmin('/admin-users');
  // On a phone, where the usernames have no column.
  expect(await names()).toEqual(['Horvat Ivanihorvat', 'Horvat Ivanotac']);
  await press('Dodaj iznos: Ivan Horvat (otac)');
  expect(await screen.findByRole('heading', { name: 'Dodaj iznos: Ivan Horvat (otac)' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Iznos u eurima'), '20');
  await press('Dalje');
  const question = await dialog('Želite li unijeti iznos: 20 eura?');
  expect(question.getByText('Ivan Horvat (otac)')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Unesi iznos' }));
  await waitFor(() => expect(accounts.booked).toMatchObject([{ userId: 2, amount: 20 }]));
});
