import { deferred, refuse } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { type HttpResponse, http, type JsonBodyType } from 'msw';
import { openAsAdmin, press } from '../../testing/administrator';
import { fillCard, managedUsers, USERS_CALL, userCard } from '../../testing/managed-users';

const { api, club } = managedUsers();
const NEW = { Ime: 'Iva', Prezime: 'Novak', 'Korisničko ime': 'inovak', Lozinka: 'Duga-lozinka-12' };

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
