import { announceSignIn, installAuthClient } from '@club/shared/auth';
import { ApiError } from '@club/shared/http';
import { deferred, member } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import packageJson from '../../package.json';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub, onLeagueStatus } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const signOut = jest.fn(async () => undefined);
const signIn = jest.fn(async () => undefined);
installAuthClient({ signIn, signOut, refresh: jest.fn() });
const api = fakeClub();

const header = () => within(screen.getByRole('banner'));
const menu = () => within(header().getByRole('navigation', { name: 'Glavni izbornik' }));
const labels = () =>
  menu()
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Opens a page and waits until it is rendered. */
async function open(path: string, as: ReturnType<typeof member> | 'visitor', page = path) {
  openSuite(path, { as });
  await screen.findByRole('heading', { name: `stranica ${page}` });
}

test('until the user is known, the header shows nothing that may turn out wrong', async () => {
  openSuite('/login', { as: 'unknown' });
  await screen.findByRole('heading', { level: 1 });
  expect(header().queryByRole('navigation')).not.toBeInTheDocument();
  expect(header().queryByRole('button')).not.toBeInTheDocument();
});

test('a visitor has the public menu, the sign-in link, the year and the version', async () => {
  openSuite('/login', { as: 'visitor' });
  expect(labels()).toEqual(['Ljetna liga', 'Tereni', 'Kontakt']);
  expect(header().getByRole('button', { name: 'Prijava' })).toBeVisible();
  const [version] = header().getAllByText(`App version: ${packageJson.version}`);
  expect(version).toBeVisible();
  expect(version).toHaveAttribute('lang', 'en');
  await waitFor(() => expect(version?.parentElement).toHaveTextContent(/^2026\. · App version: /));
});

test('the entry for results appears with the league status', async () => {
  api.use(onLeagueStatus({ isInLeague: true, isPaid: true }));
  openSuite('/main-reservations', { as: member() });
  expect(labels()).not.toContain('Unos rezultata');
  expect(await menu().findByRole('link', { name: 'Unos rezultata' })).toHaveAttribute('href', '/my-results-league');
});

test('the current page is marked in the menu', async () => {
  await open('/price-list', member());
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Cjenik');
});

test.each([
  ['/summer-league/2025', '/summer-league/:year'],
  ['/gallery/2025', '/gallery/:year'],
  ['/active-league'],
  ['/league-registration'],
  ['/registered-players'],
])('on every page of the league its entry is marked: %s', async (path, page = path) => {
  await open(path, 'visitor', page);
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Ljetna liga');
});

test('a dropdown is marked on the pages below its links, too', async () => {
  const page = '/admin-friendly-statistics/payments-by-year/:year';
  await open(page.replace(':year', '2026'), member({ roles: ['MAINTENANCE'] }), page);
  const dropdown = menu().getByRole('button', { name: 'Održavanje' });
  expect(dropdown).toHaveAttribute('data-marked');
  await userEvent.click(dropdown);
  expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Prijateljski financije');
});

test('MAINTENANCE opens and closes the dropdown by keyboard', async () => {
  await open('/main-reservations', member({ roles: ['MAINTENANCE'] }));
  const dropdown = menu().getByRole('button', { name: 'Održavanje' });
  // On a click Safari focuses only elements with a `tabindex`, and Escape goes to the focused element.
  expect(dropdown).toHaveAttribute('tabindex', '0');
  expect(menu().queryByRole('link', { name: 'Unos rezultata' })).not.toBeInTheDocument();
  dropdown.focus();
  await userEvent.keyboard('{Enter}');
  expect(dropdown).toHaveAttribute('aria-expanded', 'true');
  expect(menu().getByRole('link', { name: 'Unos rezultata' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(menu().queryByRole('link', { name: 'Unos rezultata' })).not.toBeInTheDocument();
  expect(dropdown).toHaveFocus();
});

test('signing out without a network leaves the page as it is and shows the reason', async () => {
  await open('/main-reservations', member());
  await userEvent.click(header().getByRole('button', { name: 'Korisnik: Ana Kovač' }));
  signOut.mockRejectedValueOnce(new ApiError(0, 'NETWORK', 'Nema veze s internetom.'));
  await userEvent.click(header().getByRole('button', { name: 'Odjava' }));
  expect(await screen.findByText('Nema veze s internetom.')).toBeVisible();
});

describe('while the network is asked whether the page can be left', () => {
  test.each([
    ['a visitor', 'Prijava', 'visitor', '/login', signIn],
    ['a member', 'Odjava', member(), '/main-reservations', signOut],
    ['an administrator at work', 'Odjava', member({ roles: ['ADMIN'] }), '/admin', signOut],
  ] as const)(
    '%s sees that %s is in progress, and a second press does nothing',
    async (_who, name, as, path, leave) => {
      let refuse: (error: ApiError) => void = () => undefined;
      leave.mockClear();
      leave.mockReturnValueOnce(
        new Promise((_, reject) => {
          refuse = reject;
        }),
      );
      openSuite(path, { as });
      await screen.findByRole('heading', { level: 1 });
      const popup = header().queryByRole('button', { name: 'Korisnik: Ana Kovač' });
      if (popup) await userEvent.click(popup);
      const button = header().getByRole('button', { name });
      await userEvent.click(button);
      expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      expect(leave).toHaveBeenCalledTimes(1);
      await act(async () => refuse(new ApiError(0, 'NETWORK', 'Poslužitelj ne odgovara.')));
      expect(await screen.findByText('Poslužitelj ne odgovara.')).toBeVisible();
      expect(button).toHaveAttribute('aria-busy', 'false');
    },
  );

  test('the sign-in button stops being busy when the page is left: someone who stops loading can press again', async () => {
    signIn.mockReturnValueOnce(new Promise(() => undefined));
    openSuite('/login', { as: 'visitor' });
    const button = header().getByRole('button', { name: 'Prijava' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(announceSignIn);
    expect(button).toHaveAttribute('aria-busy', 'false');
  });
});

test('the user icon shows who is signed in, with links to personal data and to signing out', async () => {
  await open('/main-reservations', member());
  await userEvent.click(header().getByRole('button', { name: 'Korisnik: Ana Kovač' }));
  expect(header().getByText('Ana Kovač')).toBeVisible();
  await userEvent.click(header().getByRole('button', { name: 'Odjava' }));
  expect(signOut).toHaveBeenCalled();
  await userEvent.click(header().getAllByRole('link', { name: 'Osobni podaci' }).at(-1) as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'stranica /personal-data' })).toBeVisible();
  expect(header().queryByRole('button', { name: 'Odjava' })).not.toBeInTheDocument();
});

test('the open mobile menu blocks scrolling and closes when a page is chosen', async () => {
  await open('/main-reservations', member());
  // `hidden`, because jsdom is a wide screen.
  await userEvent.click(header().getByRole('button', { name: 'Otvori izbornik', hidden: true }));
  const sheet = screen.getByRole('dialog', { name: 'Izbornik', hidden: true });
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await userEvent.click(within(sheet).getByRole('link', { name: 'Cjenik', hidden: true }));
  expect(sheet).not.toHaveAttribute('open');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  expect(await screen.findByRole('heading', { name: 'stranica /price-list' })).toBeVisible();
});

test('in the mobile menu the treasurer’s pages are in a dropdown, which is open on these pages', async () => {
  await open('/price-list', member({ roles: ['MAINTENANCE'] }));
  await userEvent.click(header().getByRole('button', { name: 'Otvori izbornik', hidden: true }));
  const sheet = within(screen.getByRole('dialog', { name: 'Izbornik', hidden: true }));
  const dropdown = sheet.getByRole('button', { name: 'Održavanje', hidden: true });
  expect(dropdown).toHaveAttribute('aria-expanded', 'false');
  const link = sheet.getByText('Ukupne financije');
  expect(link.closest('[hidden]')).not.toBeNull();
  await userEvent.click(dropdown);
  expect(link.closest('[hidden]')).toBeNull();
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'stranica /admin-total-finances' })).toBeVisible();
  expect(dropdown).toHaveAttribute('aria-expanded', 'true');
});

test('a refused sign-in closes the mobile menu, which would cover the reason', async () => {
  const answer = deferred();
  signIn.mockImplementationOnce(async () => {
    await answer.promise;
    throw new ApiError(0, 'NETWORK', 'Nema veze s internetom.');
  });
  openSuite('/login', { as: 'visitor' });
  await userEvent.click(header().getByRole('button', { name: 'Otvori izbornik', hidden: true }));
  const sheet = screen.getByRole('dialog', { name: 'Izbornik', hidden: true });
  const button = within(sheet).getByRole('button', { name: 'Prijava', hidden: true });
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(sheet).toHaveAttribute('open');
  await act(async () => answer.resolve());
  expect(sheet).not.toHaveAttribute('open');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  expect(await screen.findByText('Nema veze s internetom.')).toBeVisible();
});

describe('the admin header', () => {
  const roleNote = () => header().queryByText('logged in as ADMIN');

  test.each([
    ['ADMIN on a page of members', ['ADMIN'], '/main-reservations'],
    ['MAINTENANCE on a finance page', ['MAINTENANCE'], '/admin-total-finances'],
    ['ADMIN who also holds MAINTENANCE', ['ADMIN', 'MAINTENANCE'], '/admin-total-finances'],
  ] as const)('is not for %s', async (_who, roles, path) => {
    await open(path, member({ roles }));
    expect(roleNote()).not.toBeInTheDocument();
    expect(menu().getByRole('link', { name: 'Cjenik' })).toBeVisible();
  });

  test('is shown to ADMIN at work, with the links back and to signing out', async () => {
    await open('/admin-users', member({ roles: ['ADMIN', 'COURT_MAINTENANCE'] }));
    expect(roleNote()).toBeVisible();
    expect(roleNote()).toHaveAttribute('lang', 'en');
    signOut.mockClear();
    await userEvent.click(header().getByRole('button', { name: 'Odjava' }));
    expect(signOut).toHaveBeenCalled();
    await userEvent.click(header().getByRole('link', { name: 'Natrag' }));
    expect(await screen.findByRole('heading', { name: 'stranica /admin' })).toBeVisible();
    expect(header().queryByRole('link', { name: 'Natrag' })).not.toBeInTheDocument();
  });
});
