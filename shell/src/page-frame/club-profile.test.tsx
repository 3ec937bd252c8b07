import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import { liveEvents, member } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { federatedModule } from '../remotes/federated-module';
import { fakeClub } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pageOf } from '../testing/page-of';
import { pathsAsPages } from '../testing/remotes';

jest.mock('../remotes/federated-module');
jest.mocked(federatedModule).mockImplementation(pathsAsPages);
const api = fakeClub();
const live = liveEvents();
afterEach(() => pageOf(undefined));

test('the first render has the club’s name, motto and icon, without a call', async () => {
  pageOf({
    name: 'TK Vinkovci',
    motto: 'Tenis u parku',
    primary: '#1a62b3',
    secondary: '#134a88',
    logo: 'abcdefabcdef',
  });
  openSuite('/login', { as: 'visitor' });
  const brand = within(screen.getByRole('banner')).getByRole('link', { name: 'TK Vinkovci' });
  expect(brand.querySelector('img')).toHaveAttribute('src', '/club/logo-abcdefabcdef-96.png');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Tenis u parku');
  expect(document.title).toBe('TK Vinkovci');
});

test('a club without a profile gets the default one', async () => {
  openSuite('/login', { as: 'visitor' });
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Tenis Ivankovo');
});

test('the icon of an open tab follows a new logo', async () => {
  document.head.insertAdjacentHTML('beforeend', '<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">');
  api.use(live.handler);
  openSuite('/login', { as: member() });
  live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  const icon = document.querySelector('link[rel="icon"]');
  expect(icon).toHaveAttribute('type', 'image/svg+xml');
  api.use(
    http.get('http://localhost/api/club-profile', () => HttpResponse.json({ ...PRESET_CLUB, logo: 'abcdefabcdef' })),
  );
  await live.change('club-day');
  await waitFor(() => expect(icon).toHaveAttribute('href', '/club/logo-abcdefabcdef-96.png'));
  expect(icon).not.toHaveAttribute('type');
  icon?.remove();
});

test('before the opening visitors and members see a message; the administrator gets a link', async () => {
  pageOf({ isOpen: false });
  const message = 'Tenis Ivankovo se uskoro otvara. Rezervirati se još ne može.';
  const { unmount } = openSuite('/login', { as: 'visitor' });
  expect(screen.getByText(message)).toBeVisible();
  unmount();
  const again = openSuite('/main-reservations', { as: member() });
  expect(await screen.findByText(message)).toBeVisible();
  again.unmount();
  openSuite('/admin', { as: member({ roles: ['ADMIN'] }) });
  expect(await screen.findByRole('link', { name: 'Nastavite s prvim koracima' })).toHaveAttribute(
    'href',
    '/admin/first-steps',
  );
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('on the page of the first steps the message has no link to that same page', async () => {
  pageOf({ isOpen: false });
  openSuite('/admin/first-steps', { as: member({ roles: ['ADMIN'] }) });
  expect(await screen.findByText('Klub još nije otvoren.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nastavite s prvim koracima' })).not.toBeInTheDocument();
});
