import { fakeApi } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { accountBalance, clubDay, leagueStatus, opponents, slotList } from '../testing/club-api';
import { aDayLater, clubSlots, FREE } from '../testing/club-slots';
import { IVAN } from '../testing/members';
import { openGrid, pick, press } from '../testing/open-grid';

const NOTHING = { statusA: null, statusB: null, statusC: null, statusD: null };

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());
const ended = async (message: string) => {
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('courts with slots of different lengths: a change elsewhere leaves the question about either of them open', async () => {
  const mixed = (changes: Parameters<typeof clubSlots>[0] = {}) => clubSlots({ 1: { minutes: 60 }, ...changes });
  api.use(slotList('get-all-termins', mixed()));
  const replaceSlots = openGrid();
  await pick('Teren 2, subota 21. studenoga, 08:00–09:30, slobodno');
  await screen.findByRole('dialog', { name: 'Susret:' });
  await replaceSlots(mixed({ 17: { statusB: 'FRIENDLY', terminBUser: IVAN } }));
  await press('Prijateljski');
  expect(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' })).toBeVisible();
  await replaceSlots(mixed({ 2: { statusB: 'FRIENDLY', terminBUser: IVAN } }));
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
  const replaceSlots = openGrid();
  await pick(FREE);
  await screen.findByRole('dialog', { name: 'Susret:' });
  await replaceSlots(slots);
  await ended(CLOSED);
});

test('every later step ends too', async () => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'Marko');
  await press('Dalje');
  await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
  await replaceSlots(clubSlots({ 15: NOTHING }));
  await ended('Taj se termin ne može rezervirati.');
});

test('the reason of a maintenance is not asked for a slot that somebody has booked', async () => {
  const replaceSlots = openGrid(['COURT_MAINTENANCE']);
  await pick(FREE);
  await press('Servis');
  await screen.findByLabelText('Razlog');
  await replaceSlots(clubSlots({ 15: { statusB: 'LEAGUE', terminBUser: IVAN } }));
  await ended('Termin je u međuvremenu zauzet.');
});

test('a change of another slot, or the move to the next day, leaves the question open', async () => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await screen.findByRole('dialog', { name: 'Susret:' });
  await replaceSlots(clubSlots({ 1: { statusB: 'FRIENDLY', terminBUser: IVAN } }));
  await replaceSlots(aDayLater());
  await press('Prijateljski');
  expect(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' })).toBeVisible();
});

test('a booking of one’s own whose answer was lost does not end the question that can send it again', async () => {
  api.use(http.post('*/api/create-frendly-reservation', () => HttpResponse.error()));
  const replaceSlots = openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  const dialog = within(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' }));
  await dialog.findByRole('alert');
  await replaceSlots(clubSlots({ 15: { statusB: 'FRIENDLY', ownB: true } }));
  expect(dialog.getByRole('button', { name: 'Rezerviraj' })).toBeVisible();
});
