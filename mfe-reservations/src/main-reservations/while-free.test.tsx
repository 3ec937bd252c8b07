import type { Slot } from '@club/shared/contracts/bookings/grid';
import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { slotsQuery } from '../court-grid/grid-queries';
import { routes } from '../routes';
import { accountBalance, clubDay, leagueStatus, opponents, slotList } from '../testing/club-api';
import { clubSlots } from '../testing/club-slots';

const FREE = 'Teren 1, subota 21. studenoga, 18:30–20:00, slobodno';
const IVAN = { ime: 'Ivan', prezime: 'Horvat' };
const NOTHING = { statusA: null, statusB: null, statusC: null, statusD: null };

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());
/** @returns what the page learns of a change by somebody else */
function open(roles: ('USER' | 'COURT_MAINTENANCE')[] = ['USER']) {
  const { client } = renderRoutes(routes, { at: '/main-reservations', as: member({ roles }) });
  return (termins: Slot[]) => act(async () => void client.setQueryData(slotsQuery.queryKey, { termins, version: 2 }));
}
const pick = async () => userEvent.click(await screen.findByRole('button', { name: FREE }));
const press = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));
const ended = async (message: string) => {
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('courts with slots of different lengths: a change elsewhere leaves the question about either of them open', async () => {
  const mixed = (changes: Parameters<typeof clubSlots>[0] = {}) => clubSlots({ 1: { minutes: 60 }, ...changes });
  api.use(slotList('get-all-termins', mixed()));
  const changed = open();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Teren 2, subota 21. studenoga, 08:00–09:30, slobodno' }),
  );
  await screen.findByRole('dialog', { name: 'Susret:' });
  await changed(mixed({ 17: { statusB: 'FRIENDLY', terminBUser: IVAN } }));
  await press('Prijateljski');
  expect(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' })).toBeVisible();
  await changed(mixed({ 2: { statusB: 'FRIENDLY', terminBUser: IVAN } }));
  await ended('Termin je u međuvremenu zauzet.');
});

const CLOSED = 'Tereni su na taj dan zatvoreni.';
test.each([
  [
    'the season ends before the day',
    clubSlots(Object.fromEntries([1, 2, 15, 17].map((id) => [id, { statusB: null }]))),
  ],
  ['the season is closed', []],
])('the choice of a match ends when %s meanwhile, with a reason', async (_, slots) => {
  const changed = open();
  await pick();
  await screen.findByRole('dialog', { name: 'Susret:' });
  await changed(slots);
  await ended(CLOSED);
});

test('every later step ends too', async () => {
  const changed = open();
  await pick();
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'Marko');
  await press('Dalje');
  await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
  await changed(clubSlots({ 15: NOTHING }));
  await ended('Taj se termin ne može rezervirati.');
});

test('the reason of a maintenance is not asked for a slot that somebody has booked', async () => {
  const changed = open(['COURT_MAINTENANCE']);
  await pick();
  await press('Servis');
  await screen.findByLabelText('Razlog');
  await changed(clubSlots({ 15: { statusB: 'LEAGUE', terminBUser: IVAN } }));
  await ended('Termin je u međuvremenu zauzet.');
});

test('a change of another slot, or the move to the next day, leaves the question open', async () => {
  const changed = open();
  await pick();
  await screen.findByRole('dialog', { name: 'Susret:' });
  await changed(clubSlots({ 1: { statusB: 'FRIENDLY', terminBUser: IVAN } }));
  const dates = { datumA: '2026-11-21', datumB: '2026-11-22', datumC: '2026-11-23', datumD: '2026-11-24' };
  await changed(clubSlots().map((slot) => ({ ...slot, ...dates })));
  await press('Prijateljski');
  expect(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' })).toBeVisible();
});

test('a booking of one’s own whose answer was lost does not end the question that can send it again', async () => {
  api.use(http.post('*/api/create-frendly-reservation', () => HttpResponse.error()));
  const changed = open();
  await pick();
  await press('Prijateljski');
  await press('Rezerviraj');
  const dialog = within(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' }));
  await dialog.findByRole('alert');
  await changed(clubSlots({ 15: { statusB: 'FRIENDLY', ownB: true } }));
  expect(dialog.getByRole('button', { name: 'Rezerviraj' })).toBeVisible();
});
