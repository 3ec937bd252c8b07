import { ClubProfileProvider } from '@club/shared/club-profile';
import { PRESET_CLUB } from '@club/shared/contracts/club-profile';
import type { Role } from '@club/shared/contracts/roles';
import { Outlet } from '@club/shared/router';
import { asPhone, fakeApi, liveEvents, member, renderRoutes } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { accountBalance, clubDay, leagueStatus, slotList } from '../testing/club-api';
import { clubSlots, FREE, OWN, SLOT } from '../testing/club-slots';
import { cell, inDialog, pick, press } from '../testing/open-grid';

const UNOPENED = `${SLOT}, rezervirati se još ne može`;
const own = clubSlots({ 17: { statusB: 'FRIENDLY', ownB: true } });

const live = liveEvents();
fakeApi(
  clubDay(),
  leagueStatus(),
  accountBalance(),
  slotList('get-all-termins', own),
  slotList('by-names', own),
  live.handler,
  http.get('*/api/club-profile', () => HttpResponse.json(PRESET_CLUB)),
);

beforeEach(() => {
  const page = document.createElement('script');
  page.id = 'club';
  page.type = 'application/json';
  page.textContent = JSON.stringify({ ...PRESET_CLUB, isOpen: false });
  document.body.append(page);
  live.connect();
});
afterEach(() => {
  document.getElementById('club')?.remove();
});

/** The grid, or the list by names, of a club that its administrator has not opened yet. */
function openGrid(roles: readonly Role[], at = '/main-reservations'): void {
  const suite = (
    <ClubProfileProvider>
      <Outlet />
    </ClubProfileProvider>
  );
  renderRoutes([{ element: suite, children: [...routes] }], { at, as: member({ roles }) });
}

test('before the club opens a member sees why nothing can be booked, and the opening without a click', async () => {
  openGrid(['USER']);
  const slot = await cell(UNOPENED);
  expect(slot).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /slobodno$/ })).not.toBeInTheDocument();
  expect(screen.getByText('Odaberite slobodan termin.')).not.toBeVisible();
  const legend = screen.getByRole('list', { name: 'Tumač znakova' });
  expect(within(legend).getByText('rezervirati se još ne može')).toBeVisible();
  expect(within(legend).queryByText('slobodno')).not.toBeInTheDocument();
  await pick(UNOPENED);
  expect(slot).toHaveAccessibleDescription('Klub se uskoro otvara. Rezervirati se još ne može.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await live.change('club-day');
  expect(await cell(FREE)).not.toHaveAttribute('aria-disabled');
  expect(screen.getByText('Odaberite slobodan termin.')).toBeVisible();
});

test('what an administrator has entered for a member can be cancelled before the opening', async () => {
  openGrid(['USER']);
  await pick(OWN.replace('18:30–20:00', '20:00–21:30'));
  expect(await screen.findByRole('dialog', { name: 'Jeste li sigurni da želite otkazati termin?' })).toBeVisible();
});

test('an administrator tries the booking before the club opens', async () => {
  openGrid(['USER', 'ADMIN']);
  await pick(FREE);
  expect(await screen.findByRole('dialog', { name: 'Susret:' })).toBeVisible();
});

test('the caretaker closes slots before the club opens, but does not book', async () => {
  openGrid(['USER', 'COURT_MAINTENANCE']);
  await pick(FREE);
  const booking = await inDialog('Booking');
  expect(booking).toBeDisabled();
  expect(booking).toHaveAccessibleDescription('Klub se uskoro otvara. Rezervirati se još ne može.');
  await press('Servis');
  expect(await screen.findByRole('dialog', { name: 'Unesite razlog održavanja:' })).toBeVisible();
});

test('before the club opens the list by names calls no slot free', async () => {
  openGrid(['USER'], '/by-names');
  expect(await screen.findAllByText('rezervirati se još ne može')).not.toHaveLength(0);
  expect(screen.queryByText('slobodno')).not.toBeInTheDocument();
  expect(screen.getAllByText('prošlo')).toHaveLength(2);
});

describe('on a phone', () => {
  asPhone();
  const chip = () => screen.findByRole('button', { name: /^sub 21\. studenoga/ });

  test.each(['/main-reservations', '/by-names'])(
    'the chips of %s count no free slots before the opening',
    async (at) => {
      openGrid(['USER'], at);
      expect(await chip()).toHaveAccessibleName('sub 21. studenoga');
      expect(screen.queryByText(/slob\.$/)).not.toBeInTheDocument();
      await live.change('club-day');
      await waitFor(async () => expect(await chip()).toHaveAccessibleName('sub 21. studenoga, 3 slobodna termina'));
    },
  );

  test('but they do for the caretaker, who closes them', async () => {
    openGrid(['USER', 'COURT_MAINTENANCE']);
    expect(await chip()).toHaveAccessibleName('sub 21. studenoga, 3 slobodna termina');
  });
});
