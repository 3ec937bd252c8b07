import { authStore, installAuthClient } from '@club/shared/auth';
import { deferred, member } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const refresh = jest.fn<Promise<boolean>, []>();
const signIn = jest.fn(async () => undefined);
installAuthClient({ signIn, signOut: jest.fn(), refresh });
fakeClub();

const landing = () => screen.findByRole('heading', { name: 'Rezervacija teniskih terena kod dvorane' });
const page = (path: string) => screen.findByRole('heading', { name: `stranica ${path}` });

test.each(['/main-reservations', '/my-results-league', '/admin', '/admin-user-details/7/Ana/Kova%C4%8D'])(
  'a visitor at %s is sent to the landing page',
  async (path) => {
    const { router } = openSuite(path, { as: 'visitor' });
    await landing();
    expect(router.state.location.pathname).toBe('/login');
  },
);

test.each([
  ['USER', '/admin-users'],
  ['MAINTENANCE', '/admin-users'],
  ['USER', '/admin-total-finances'],
] as const)('%s at %s is redirected to the landing page', async (role, path) => {
  const { router } = openSuite(path, { as: member({ roles: [role] }) });
  await landing();
  expect(router.state.location.pathname).toBe('/login');
});

test.each(['/no-such-page', '/main-reservations/deeper', '/summer-league/2026/deeper'])(
  'the unknown path %s shows the landing page without a redirect, and says so',
  async (path) => {
    const { router } = openSuite(path, { as: 'visitor' });
    await landing();
    expect(screen.getByText(/^Stranice na toj adresi nema\./)).toBeVisible();
    expect(router.state.location.pathname).toBe(path);
  },
);

test('the empty path redirects to /login', async () => {
  const { router } = openSuite('/', { as: 'visitor' });
  await landing();
  expect(router.state.location.pathname).toBe('/login');
});

test.each([
  ['a visitor', '/summer-league/2026', '/summer-league/:year', 'visitor' as const],
  ['a visitor', '/summer-league/statistics', '/summer-league/statistics', 'visitor' as const],
  ['a member', '/main-reservations', '/main-reservations', member()],
  ['MAINTENANCE', '/admin-total-finances', '/admin-total-finances', member({ roles: ['MAINTENANCE'] })],
  [
    'ADMIN',
    '/admin-user-details/7/Ana/Kova%C4%8D',
    '/admin-user-details/:id/:ime?/:prezime?',
    member({ roles: ['ADMIN'] }),
  ],
  ['ADMIN', '/admin-user-details/7', '/admin-user-details/:id/:ime?/:prezime?', member({ roles: ['ADMIN'] })],
])('%s opens %s', async (_who, path, expected, as) => {
  openSuite(path, { as });
  expect(await page(expected)).toBeVisible();
});

test('until the user is known, a page is neither shown nor refused', async () => {
  const { router } = openSuite('/main-reservations', { as: 'unknown' });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(screen.getByText('Učitavanje podataka...')).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/main-reservations');
  act(() => authStore.getState().setSession('token', Date.now() + 300_000, member()));
  expect(await page('/main-reservations')).toBeVisible();
});

test('signing out on a page redirects to the landing page', async () => {
  const { router } = openSuite('/main-reservations', { as: member() });
  await page('/main-reservations');
  act(() => authStore.getState().clearSession());
  await landing();
  expect(router.state.location.pathname).toBe('/login');
});

test('signing in leads to the page that required it, and an ended session shows why it ended', async () => {
  const { unmount } = openSuite('/main-reservations?opponent=Ivo', { as: 'visitor' });
  await landing();
  expect(screen.getByText(/^Za tu je stranicu potrebna prijava/)).toBeVisible();
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Prijava' }));
  expect(signIn).toHaveBeenLastCalledWith('/main-reservations?opponent=Ivo');
  unmount();

  openSuite('/by-names', { as: member() });
  await page('/by-names');
  act(() => {
    authStore.getState().expectEnd('DISABLED');
    authStore.getState().clearSession();
  });
  await landing();
  expect(screen.getByText(/^Vaš račun više nije aktivan/)).toBeVisible();
});

test('a session that is found late opens the page that was refused without it', async () => {
  const { router } = openSuite('/main-reservations?opponent=Ivo', { as: 'visitor' });
  await landing();
  act(() => authStore.getState().setSession('late', Date.now() + 300_000, member()));
  expect(await page('/main-reservations')).toBeVisible();
  expect(router.state.location.search).toBe('?opponent=Ivo');
});

test('so does a session that is found before the landing page has loaded', async () => {
  const { router } = openSuite('/main-reservations?opponent=Ivo', { as: 'visitor' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  act(() => authStore.getState().setSession('late', Date.now() + 300_000, member()));
  expect(await page('/main-reservations')).toBeVisible();
});

test('someone whose sign-in cannot be confirmed yet is told so, and goes on once it is confirmed', async () => {
  const { router } = openSuite('/post-login', { as: 'visitor' });
  await landing();
  expect(screen.getByText(/^Prijava još nije potvrđena\./)).toBeVisible();
  act(() => authStore.getState().setSession('late', Date.now() + 300_000, member()));
  await waitFor(() => expect(router.state.location.pathname).toBe('/main-reservations'));
});

test('a session without the required role stays on the landing page', async () => {
  const { router } = openSuite('/admin-users', { as: member() });
  await landing();
  const movements = jest.fn();
  router.subscribe(movements);
  await act(async () => authStore.getState().setSession('renewed', Date.now() + 300_000, member()));
  expect(movements).not.toHaveBeenCalled();
  expect(router.state.location.pathname).toBe('/login');
});

test('a member who was refused a page sees it as soon as an administrator grants the role', async () => {
  const { router } = openSuite('/admin-users?search=Ivo', { as: member() });
  await landing();
  const promoted = member({ roles: ['USER', 'ADMIN'] });
  act(() => authStore.getState().setSession('renewed', Date.now() + 300_000, promoted));
  expect(await page('/admin-users')).toBeVisible();
  expect(router.state.location.search).toBe('?search=Ivo');
});

test('a member who was refused a page and whose session then ends is not led back to it by signing in', async () => {
  openSuite('/admin-users', { as: member() });
  await landing();
  act(() => authStore.getState().clearSession());
  const buttons = await screen.findAllByRole('button', { name: 'Prijava' });
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await userEvent.click(button);
    expect(signIn).toHaveBeenLastCalledWith(undefined);
  }
});

test('a user whose roles have changed is not promised to continue on the same page: the new roles decide that', async () => {
  openSuite('/admin-users', { as: member({ roles: ['USER', 'ADMIN'] }) });
  await page('/admin-users');
  act(() => {
    authStore.getState().expectEnd('ROLES_CHANGED');
    authStore.getState().clearSession();
  });
  await landing();
  expect(
    screen.getByText(/^Vaše su ovlasti promijenjene, pa ste odjavljeni\. Ako i dalje imate pristup/),
  ).toBeVisible();
});

test('a page for another role is refused with a message and a link to the user’s own start page', async () => {
  openSuite('/admin-users', { as: member() });
  await landing();
  expect(screen.getByText(/^Za tu stranicu nemate ovlasti\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Na svoju početnu stranicu' })).toHaveAttribute('href', '/main-reservations');
});

test('an expired token is renewed before the page opens', async () => {
  refresh.mockImplementationOnce(async () => {
    // Outside of `act`, as in production: inside an effect React would wait for the other `act` for ever.
    authStore.getState().setSession('fresh', Date.now() + 300_000, member());
    return true;
  });
  openSuite('/main-reservations', { as: member(), tokenMs: -1 });
  expect(await page('/main-reservations')).toBeVisible();
});

test('a page that is open stays as it is, with what was typed, while its expired token is renewed', async () => {
  const answer = deferred();
  refresh.mockImplementationOnce(() => answer.promise.then(() => false));
  const { router } = openSuite('/main-reservations', { as: member() });
  // A new element would be a new page, with empty fields.
  const opened = await page('/main-reservations');
  act(() => authStore.setState({ expiresAt: Date.now() - 1 }));
  await act(() => router.navigate('?opponent=Ivo'));
  expect(opened).toBeVisible();
  await act(async () => answer.resolve());
  expect(opened).toBeVisible();
});

test('another page waits for the renewal', async () => {
  const answer = deferred();
  refresh.mockImplementationOnce(() => answer.promise.then(() => false));
  const { router } = openSuite('/main-reservations', { as: member() });
  await page('/main-reservations');
  act(() => authStore.setState({ expiresAt: Date.now() - 1 }));
  await act(() => router.navigate('/by-names'));
  expect(screen.queryByRole('heading', { name: 'stranica /by-names' })).not.toBeInTheDocument();
  await act(async () => answer.resolve());
  expect(await page('/by-names')).toBeVisible();
});

test('an expired token whose renewal is refused redirects to the landing page', async () => {
  refresh.mockImplementationOnce(async () => {
    authStore.getState().clearSession();
    return false;
  });
  const { router } = openSuite('/main-reservations', { as: member(), tokenMs: -1 });
  await landing();
  expect(router.state.location.pathname).toBe('/login');
});

test('a token that expires without a connection does not end the session: pages still open and show what they can', async () => {
  refresh.mockResolvedValueOnce(false);
  const { router } = openSuite('/main-reservations', { as: member(), tokenMs: -1 });
  expect(await page('/main-reservations')).toBeVisible();
  expect(router.state.location.pathname).toBe('/main-reservations');
});

test.each([
  ['a visitor', '/login', 'visitor' as const],
  ['a member', '/main-reservations', member()],
  ['MAINTENANCE', '/main-reservations', member({ roles: ['MAINTENANCE'] })],
  ['ADMIN', '/admin', member({ roles: ['ADMIN'] })],
])('after the sign-in page %s is redirected to %s', async (_who, expected, as) => {
  const { router } = openSuite('/post-login', { as });
  await (expected === '/login' ? landing() : page(expected));
  expect(router.state.location.pathname).toBe(expected);
});
