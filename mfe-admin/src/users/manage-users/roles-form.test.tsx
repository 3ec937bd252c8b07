import { authStore } from '@club/shared/auth';
import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { keys } from '../../query-keys';
import { dialog, openAsAdmin, press } from '../../testing/administrator';
import { ANA, MYSELF, managedUsers, USERS_CALL } from '../../testing/managed-users';

const { api, club } = managedUsers();

test('the server refuses to remove the last administrator', async () => {
  const message = 'To je posljednji administrator kluba. Najprije imenujte drugoga.';
  api.use(http.put(`${USERS_CALL}/7/roles`, () => refuse(409, message, { code: 'LAST_ADMINISTRATOR' })));
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Održavanje:/ }));
  await press('Spremi uloge');
  await press('Promijeni uloge');
  expect(await within(screen.getByRole('dialog')).findByText(message)).toBeVisible();
});

test('roles that somebody else has changed while the question was open are not given back: the form shows them', async () => {
  const message = 'Drugi je administrator u međuvremenu promijenio uloge tog korisnika.';
  club.users = [{ ...ANA, roles: ['USER', 'ADMIN'] }];
  api.use(
    http.put(`${USERS_CALL}/7/roles`, async ({ request }) => {
      club.sent.push(await request.json());
      return refuse(409, message, { code: 'ROLES_CHANGED' });
    }),
  );
  const { client } = openAsAdmin('/manage-users?user=7');
  const administers = await screen.findByRole('checkbox', { name: /^Administrator:/ });
  const maintains = screen.getByRole('checkbox', { name: /^Održavanje:/ });
  expect(administers).toBeChecked();
  await userEvent.click(maintains);
  await press('Spremi uloge');
  await dialog('Želite li promijeniti uloge korisnika?');
  club.users = [ANA];
  await act(() => client.invalidateQueries({ queryKey: keys.managedUsers }));
  await press('Promijeni uloge');
  expect(await screen.findByText(message)).toBeVisible();
  expect(club.sent).toEqual([{ roles: ['USER', 'ADMIN', 'MAINTENANCE'], seen: ['USER', 'ADMIN'] }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(administers).not.toBeChecked();
  expect(maintains).not.toBeChecked();
});

test('chosen roles stay when somebody else saves others meanwhile; saving them is then a conflict that shows what is saved', async () => {
  const message = 'Drugi je administrator u međuvremenu promijenio uloge tog korisnika. Sada ima: Član, Administrator.';
  api.use(
    http.put(`${USERS_CALL}/7/roles`, async ({ request }) => {
      club.sent.push(await request.json());
      return refuse(409, message, { code: 'ROLES_CHANGED' });
    }),
  );
  const { client } = openAsAdmin('/manage-users?user=7');
  const maintains = await screen.findByRole('checkbox', { name: /^Održavanje:/ });
  const administers = screen.getByRole('checkbox', { name: /^Administrator:/ });
  await userEvent.click(maintains);
  club.users = [{ ...ANA, roles: ['USER', 'ADMIN'] }];
  await act(() => client.invalidateQueries({ queryKey: keys.managedUsers }));
  expect(maintains).toBeChecked();
  expect(administers).not.toBeChecked();
  await press('Spremi uloge');
  const question = await dialog('Želite li promijeniti uloge korisnika?');
  expect(question.queryByText(/^Gubi/)).not.toBeInTheDocument();
  await press('Promijeni uloge');
  expect(await screen.findByText(message)).toBeVisible();
  expect(club.sent).toEqual([{ roles: ['USER', 'MAINTENANCE'], seen: ['USER'] }]);
  await waitFor(() => expect(administers).toBeChecked());
  expect(maintains).not.toBeChecked();
});

test('roles that somebody else saves meanwhile are shown by an untouched form, and once the choice is taken back', async () => {
  const { client } = openAsAdmin('/manage-users?user=7');
  const maintains = await screen.findByRole('checkbox', { name: /^Održavanje:/ });
  const administers = screen.getByRole('checkbox', { name: /^Administrator:/ });
  const saved = async (roles: typeof ANA.roles) => {
    club.users = [{ ...ANA, roles }];
    await act(() => client.invalidateQueries({ queryKey: keys.managedUsers }));
  };
  await saved(['USER', 'ADMIN']);
  await waitFor(() => expect(administers).toBeChecked());
  await userEvent.click(maintains);
  await saved(['USER']);
  expect(administers).toBeChecked();
  await userEvent.click(maintains);
  await waitFor(() => expect(administers).not.toBeChecked());
});

test('as soon as the roles are reported as saved, the screen can be left without a question', async () => {
  const { router } = openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Održavanje:/ }));
  const reading = deferred();
  const asked = jest.fn();
  const answer = async () => {
    asked();
    await reading.promise;
    return undefined;
  };
  api.use(http.get(USERS_CALL, answer), http.get(`${USERS_CALL}/7`, answer));
  await press('Spremi uloge');
  await press('Promijeni uloge');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByText('Spremljeno.')).not.toBeInTheDocument();
  reading.resolve();
  expect(await screen.findByText('Spremljeno.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/admin'));
  expect(router.state.location.pathname).toBe('/admin');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('removing one’s own administrator role needs a confirmation', async () => {
  club.users = [MYSELF];
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Administrator:/ }));
  await press('Spremi uloge');
  const question = await dialog('Želite li promijeniti uloge korisnika?');
  expect(question.getByText('Gubi: Administrator (sve stranice administracije)')).toBeVisible();
  expect(question.getByText(/^Oduzimate ulogu sami sebi/)).toBeVisible();
  await press('Odustani');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(club.sent).toEqual([]);
});

test('a user without a role is refused at once', async () => {
  openAsAdmin('/manage-users?user=7');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Član:/ }));
  await press('Spremi uloge');
  expect(await screen.findByText('Odaberite barem jednu ulogu.')).toBeVisible();
  expect(club.sent).toEqual([]);
});

test('roles that were chosen when the session ended are restored for the same user only', async () => {
  club.users = [ANA, { ...ANA, userId: 8, firstName: 'Bruno', lastName: 'Babić', username: 'bbabic' }];
  const care = () => screen.findByRole('checkbox', { name: /^Održavanje terena/ });
  const first = openAsAdmin('/manage-users?user=7');
  await userEvent.click(await care());
  act(() => authStore.getState().clearSession());
  first.unmount();
  const second = openAsAdmin('/manage-users?user=8');
  expect(await care()).not.toBeChecked();
  second.unmount();
  openAsAdmin('/manage-users?user=7');
  expect(await care()).toBeChecked();
});
