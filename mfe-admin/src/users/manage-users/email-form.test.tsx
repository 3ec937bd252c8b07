import { refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { keys } from '../../query-keys';
import { openAsAdmin, press, retype } from '../../testing/administrator';
import { ANA, MYSELF, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';

const { api, club } = managedUsers();

const field = async () => (await userCard('Pristup: Ana Kovač')).findByRole('textbox', { name: 'E-pošta' });

test('a wrong address is corrected, and the form shows what was sent to it', async () => {
  club.users = [{ ...ANA, email: 'ana@exmaple.com', invitation: 'EMAIL', invited: true }];
  openAsAdmin('/manage-users?user=7');
  expect(await field()).toHaveValue('ana@exmaple.com');
  expect(screen.getByText('Ako promijenite adresu, poslana pozivnica prestaje vrijediti.')).toBeVisible();
  await retype(await field(), ' ana@example.com ');
  await press('Spremi e-poštu');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  expect(club.sent).toEqual([['email', { email: 'ana@example.com', seen: 'ana@exmaple.com' }]]);
  await waitFor(async () => expect(await field()).toHaveValue('ana@example.com'));
});

test('an emptied field removes the address; what is no address is refused before any call', async () => {
  club.users = [{ ...ANA, email: 'ana@example.com', invitation: 'EMAIL' }];
  openAsAdmin('/manage-users?user=7');
  await retype(await field(), 'ana@');
  await press('Spremi e-poštu');
  expect(await screen.findByText('Adresa e-pošte nije ispravna.')).toBeVisible();
  expect(club.sent).toEqual([]);
  await retype(await field(), '');
  await press('Spremi e-poštu');
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  expect(club.sent).toEqual([['email', { email: null, seen: 'ana@example.com' }]]);
});

test('an address that somebody else has changed meanwhile is not overwritten before it was shown', async () => {
  const message = 'E-pošta tog korisnika u međuvremenu je promijenjena. Sada: njihova@example.com.';
  const sent: unknown[] = [];
  api.use(
    http.put(`${USERS_CALL}/7/email`, async ({ request }) => {
      sent.push(await request.json());
      return refuse(409, message, { code: 'EMAIL_CHANGED', extra: { current: 'njihova@example.com' } });
    }),
  );
  openAsAdmin('/manage-users?user=7');
  await userEvent.type(await field(), 'moja@example.com');
  await press('Spremi e-poštu');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field()).toHaveValue('moja@example.com');
  await press('Spremi e-poštu');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { email: 'moja@example.com', seen: null },
    { email: 'moja@example.com', seen: 'njihova@example.com' },
  ]);
});

test('an untouched field follows what somebody else saves', async () => {
  const { client } = openAsAdmin('/manage-users?user=7');
  expect(await field()).toHaveValue('');
  club.users = [{ ...ANA, email: 'nova@example.com', invitation: 'EMAIL' }];
  await act(() => client.invalidateQueries({ queryKey: keys.managedUsers }));
  await waitFor(async () => expect(await field()).toHaveValue('nova@example.com'));
});

test.each([
  ['the own one, which is changed with the password under personal data', MYSELF],
  ['that of a user of an older server, which cannot change it', { ...ANA, invitation: undefined }],
])('an address that cannot be changed here has no field: %s', async (_whose, user) => {
  club.users = [user];
  openAsAdmin('/manage-users?user=7');
  const card = await userCard('Pristup: Ana Kovač');
  expect(await card.findByRole('button', { name: 'Spremi uloge' })).toBeVisible();
  expect(card.queryByRole('textbox')).not.toBeInTheDocument();
});
