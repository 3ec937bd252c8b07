import { authStore } from '@club/shared/auth';
import type { PlayerDetails } from '@club/shared/contracts/league/players';
import { fakeApi, member, onLeagueDay, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { aPlayerProfile } from '../testing/a-player-profile';

const PUBLIC = aPlayerProfile({ eMail: null, mobile: null, birthday: null, age: null, contactHidden: true });
const calls: PlayerDetails[] = [];
fakeApi(
  onLeagueDay('2026-06-10'),
  http.get('*/api/players-list', () => HttpResponse.json([])),
  http.get('*/api/details/1', ({ request }) => {
    const body = request.headers.has('authorization') ? aPlayerProfile() : PUBLIC;
    calls.push(body);
    return HttpResponse.json(body);
  }),
);
beforeEach(() => calls.splice(0));

/** Opens the profile while the silent sign-on check is pending, and waits until the public response is shown. */
async function openEarly() {
  renderRoutes(routes, { at: '/summer-league/players-list/1' });
  act(() => authStore.setState({ status: 'unknown' }));
  await screen.findByText('E-pošta');
  expect(screen.queryByText('ana@klub.hr')).not.toBeInTheDocument();
}
const signedIn = (roles: Parameters<typeof member>[0]) =>
  act(() => authStore.getState().setSession('token', Date.now() + 300_000, member(roles)));

test('an administrator whose session arrives after the public response sees what only administrators may see', async () => {
  await openEarly();
  signedIn({ roles: ['USER', 'ADMIN'] });
  expect(await screen.findByText('ana@klub.hr')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('for anybody else the public response is the right one, and is not requested again', async () => {
  await openEarly();
  signedIn({ roles: ['USER'] });
  await waitFor(() => expect(authStore.getState().status).toBe('member'));
  expect(screen.getByText('E-pošta')).toBeVisible();
  expect(calls).toHaveLength(1);
});
