import { installAuthClient } from '@club/shared/auth';
import { liveEvents, member } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { fakeClub, onDayInMay, onFreeSlots } from '../testing/club';
import { openSuite } from '../testing/open-suite';
import { pageOf } from '../testing/page-of';

jest.mock('../remotes/federated-module');
const signIn = jest.fn(async () => undefined);
installAuthClient({ signIn, signOut: jest.fn(), refresh: jest.fn() });
const api = fakeClub();
const live = liveEvents();
afterEach(() => pageOf(undefined));

const main = () => within(screen.getByRole('main'));

test('a visitor sees what is free today and later, and signs in to book it', async () => {
  const slots = [
    { vrijemeTermina: '11:00:00', minutes: 90, courts: [1, 2] },
    { vrijemeTermina: '17:00:00', minutes: 90, courts: [2] },
  ];
  api.use(
    onFreeSlots({
      slots,
      nextDays: [
        { date: '2026-05-21', free: 12 },
        { date: '2026-05-22', free: 9 },
      ],
    }),
  );
  openSuite('/login', { as: 'visitor' });
  await userEvent.click(await main().findByRole('button', { name: '11:00–12:30 Tereni 1 i 2' }));
  expect(signIn).toHaveBeenLastCalledWith('/main-reservations');
  expect(main().getByRole('button', { name: '17:00–18:30 Teren 2' })).toBeVisible();
  expect(main().getByRole('button', { name: 'Sutra 12 termina' })).toBeVisible();
  await userEvent.click(main().getByRole('button', { name: 'petak, 22. svibnja 9 termina' }));
  expect(signIn).toHaveBeenLastCalledWith('/main-reservations?dan=2026-05-22');
});

test('a signed-in user goes to the grid from a free slot', async () => {
  api.use(onFreeSlots({ slots: [{ vrijemeTermina: '11:00:00', minutes: 90, courts: [1] }] }));
  openSuite('/login', { as: member() });
  expect(await main().findByRole('link', { name: '11:00–12:30 Teren 1' })).toHaveAttribute(
    'href',
    '/main-reservations',
  );
});

test('a slot that is booked meanwhile is offered to members no longer', async () => {
  api.use(live.handler, onFreeSlots({ slots: [{ vrijemeTermina: '11:00:00', minutes: 90, courts: [1] }] }));
  openSuite('/login', { as: member() });
  live.connect();
  expect(await main().findByRole('link', { name: '11:00–12:30 Teren 1' })).toBeVisible();
  api.use(onFreeSlots({ slots: [] }));
  await live.change('grid');
  await waitFor(() => expect(main().queryByRole('link', { name: '11:00–12:30 Teren 1' })).not.toBeInTheDocument());
});

test('for closed courts it shows when they open, after a failure a retry', async () => {
  api.use(onDayInMay({ seasons: [{ name: 'Ljeto', opensOn: '2026-06-01', closesOn: '2026-10-01' }] }));
  const { unmount } = openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Nova sezona počinje 1. lipnja 2026.')).toBeVisible();
  expect(main().queryByText(/odaberite svoj termin/)).not.toBeInTheDocument();
  unmount();
  api.use(http.get('http://localhost/api/free-slots', () => new HttpResponse(null, { status: 500 })));
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Nismo uspjeli učitati slobodne termine.')).toBeVisible();
  api.use(onFreeSlots({ slots: [{ vrijemeTermina: '11:00:00', minutes: 90, courts: [1] }] }));
  await userEvent.click(main().getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await main().findByRole('button', { name: /11:00/ })).toBeVisible();
});

const SLOTS = [{ vrijemeTermina: '11:00:00', minutes: 90, courts: [1] }];

test('a club that has not opened yet offers nothing to book', async () => {
  pageOf({ isOpen: false });
  api.use(onFreeSlots({ slots: SLOTS }));
  openSuite('/login', { as: 'visitor' });
  const panel = within(await main().findByRole('region', { name: 'Rezervacija termina' }));
  expect(panel.getByText('Klub još nije otvoren.')).toBeVisible();
  expect(main().queryByText('Slobodno danas')).not.toBeInTheDocument();
  expect(main().queryByRole('button', { name: /11:00/ })).not.toBeInTheDocument();
  expect(main().queryByText(/odaberite svoj termin/)).not.toBeInTheDocument();
});

test('on the eve of a season the courts are closed today, not booked up', async () => {
  api.use(
    onDayInMay({ seasons: [{ name: 'Ljeto', opensOn: '2026-05-21', closesOn: '2026-10-01' }] }),
    onFreeSlots({ nextDays: [{ date: '2026-05-21', free: 12 }] }),
  );
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Danas su tereni zatvoreni.')).toBeVisible();
  expect(main().getByRole('button', { name: 'Sutra 12 termina' })).toBeVisible();
  expect(main().queryByText('Slobodno danas')).not.toBeInTheDocument();
});

test('three days before a season its first day can be booked already', async () => {
  api.use(
    onDayInMay({ seasons: [{ name: 'Ljeto', opensOn: '2026-05-23', closesOn: '2026-10-01' }] }),
    onFreeSlots({
      nextDays: [
        { date: '2026-05-21', free: 0 },
        { date: '2026-05-22', free: 0 },
        { date: '2026-05-23', free: 16 },
      ],
    }),
  );
  openSuite('/login', { as: 'visitor' });
  expect(await main().findByText('Danas su tereni zatvoreni.')).toBeVisible();
  expect(main().getByRole('button', { name: 'subota, 23. svibnja 16 termina' })).toBeVisible();
  expect(main().queryByText(/Nova sezona počinje/)).not.toBeInTheDocument();
});
