import { fakeApi } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { accountBalance, changed, clubDay, leagueStatus, opponents, refusal, slotList } from '../testing/club-api';
import { aDayLater, clubSlots, FREE, OWN, SLOT } from '../testing/club-slots';
import { IVAN } from '../testing/members';
import { openGrid, pick, press } from '../testing/open-grid';

const NOTHING = { statusA: null, statusB: null, statusC: null, statusD: null };

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()), opponents());
const ended = async (message: string) => {
  expect(await screen.findByText(message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('with slots of different lengths on the courts, a change elsewhere leaves a question about either one open', async () => {
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
])('the choice of a match closes with a reason when %s meanwhile', async (_, slots) => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await screen.findByRole('dialog', { name: 'Susret:' });
  await replaceSlots(slots);
  await ended(CLOSED);
});

test('every later step closes too', async () => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await press('Liga');
  await userEvent.type(await screen.findByLabelText('Protivnik'), 'Marko');
  await press('Dalje');
  await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
  await replaceSlots(clubSlots({ 15: NOTHING }));
  await ended('Taj se termin ne može rezervirati.');
});

test('the reason for maintenance is not asked for a slot that somebody has booked', async () => {
  const replaceSlots = openGrid(['COURT_MAINTENANCE']);
  await pick(FREE);
  await press('Servis');
  await screen.findByLabelText('Razlog');
  await replaceSlots(clubSlots({ 15: { statusB: 'LEAGUE', terminBUser: IVAN } }));
  await ended('Termin je u međuvremenu zauzet.');
});

test('a change of another slot, or midnight, leaves the question open', async () => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await screen.findByRole('dialog', { name: 'Susret:' });
  await replaceSlots(clubSlots({ 1: { statusB: 'FRIENDLY', terminBUser: IVAN } }));
  await replaceSlots(aDayLater());
  await press('Prijateljski');
  expect(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' })).toBeVisible();
});

test('the question about a slot whose day is over says so', async () => {
  const replaceSlots = openGrid();
  await pick(FREE);
  await screen.findByRole('dialog', { name: 'Susret:' });
  const days = { datumA: '2026-11-22', datumB: '2026-11-23', datumC: '2026-11-24', datumD: '2026-11-25' };
  await replaceSlots(clubSlots().map((slot) => ({ ...slot, ...days })));
  await ended('Odabrani termin je prošao.');
});

test('the member’s own booking whose response was lost does not close the question that can send it again', async () => {
  api.use(http.post('*/api/create-frendly-reservation', () => HttpResponse.error()));
  const replaceSlots = openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  const dialog = within(await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' }));
  await dialog.findByText(/^Poslužitelj ne odgovara\./);
  await replaceSlots(clubSlots({ 15: { statusB: 'FRIENDLY', ownB: true } }));
  expect(dialog.getByRole('button', { name: 'Rezerviraj' })).toBeVisible();
});

describe('the question about cancelling a booking', () => {
  const withOwn = clubSlots({ 15: { statusB: 'FRIENDLY', ownB: true } });
  const ask = async () => {
    api.use(slotList('get-all-termins', withOwn));
    const replaceSlots = openGrid();
    await pick(OWN);
    await screen.findByRole('dialog', { name: 'Jeste li sigurni da želite otkazati termin?' });
    return replaceSlots;
  };

  test.each([
    ['the administration cancels it', clubSlots()],
    ['the court is closed', clubSlots({ 15: { statusB: 'MAINTENANCE', ownB: true } })],
    ['somebody else has the slot by then', clubSlots({ 15: { statusB: 'FRIENDLY', terminBUser: IVAN } })],
    ['the season is closed', []],
  ])('closes when %s meanwhile', async (_, slots) => {
    const replaceSlots = await ask();
    await replaceSlots(slots);
    await ended('Vaša je rezervacija u međuvremenu otkazana.');
  });

  test('stays open at midnight, and closes when the day of the booking is over', async () => {
    const replaceSlots = await ask();
    await replaceSlots(aDayLater({ 15: { statusA: 'FRIENDLY', ownA: true } }));
    expect(screen.getByRole('button', { name: 'Otkaži termin' })).toBeVisible();
    const days = { datumA: '2026-11-22', datumB: '2026-11-23', datumC: '2026-11-24', datumD: '2026-11-25' };
    await replaceSlots(clubSlots().map((slot) => ({ ...slot, ...days })));
    await ended('Odabrani termin je prošao.');
  });

  test('does not mistake its own response for a change by somebody else', async () => {
    await ask();
    api.use(http.delete('*/api/cancel-reservation', () => changed('Termin je otkazan.', clubSlots())));
    await press('Otkaži termin');
    await ended('Termin je otkazan.');
    expect(screen.queryByText(/u međuvremenu/)).not.toBeInTheDocument();
  });
});

test('maintenance that somebody else has ended is not ended again', async () => {
  const swept = clubSlots({ 15: { statusB: 'MAINTENANCE', protivnikB: 'valjanje' } });
  api.use(slotList('get-all-termins', swept));
  const replaceSlots = openGrid(['COURT_MAINTENANCE']);
  await pick(`${SLOT}, održavanje`);
  await screen.findByRole('dialog', { name: 'Jeste li sigurni da želite ukloniti održavanje?' });
  await replaceSlots(clubSlots());
  await ended('Na tom terminu nema održavanja.');
});

test('a slot that the member has booked in another tab is not reported as taken', async () => {
  const withOwn = clubSlots({ 15: { statusB: 'FRIENDLY', ownB: true } });
  const taken = 'Termin je u međuvremenu zauzet.';
  api.use(http.post('*/api/create-frendly-reservation', () => refusal(409, 'SLOT_TAKEN', taken, withOwn)));
  openGrid();
  await pick(FREE);
  await press('Prijateljski');
  await press('Rezerviraj');
  await ended('Taj je termin već vaš.');
  expect(screen.queryByText(taken)).not.toBeInTheDocument();
});
