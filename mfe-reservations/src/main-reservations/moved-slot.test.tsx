import { fakeApi } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { capture } from '../testing/capture';
import { accountBalance, changed, clubDay, leagueStatus, opponents, slotList } from '../testing/club-api';
import { clubSlots, FREE, OWN, SLOT } from '../testing/club-slots';
import { openGrid, pick, press } from '../testing/open-grid';

// A slot moves while a question about it is open: the page has received the change, and the member confirms the same court
// and time.
const own = { statusB: 'FRIENDLY', ownB: true } as const;
const maintained = { statusB: 'MAINTENANCE', protivnikB: 'valjanje' } as const;
type Changes = Parameters<typeof clubSlots>[0];

/** Tomorrow has become today. */
const afterMidnight = (changes: Changes = {}) =>
  clubSlots(changes).map(({ datumB, datumC, datumD, statusB, ownB, ...slot }) => ({
    ...slot,
    ...{ datumA: datumB, datumB: datumC, datumC: datumD, datumD: '2026-11-24' },
    ...{ statusA: statusB, ownA: ownB, statusB: 'FREE' as const, ownB: false, cijenaA: slot.cijenaB },
  }));
/** A new slot plan with the same times: its slots have new ids, and the bookings have moved to them. */
const withNewPlan = (changes: Changes = {}) => clubSlots(changes).map((slot) => ({ ...slot, id: slot.id + 100 }));

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), opponents());
function open(slots: Changes) {
  api.use(slotList('get-all-termins', clubSlots(slots)));
  return openGrid(['USER', 'COURT_MAINTENANCE']);
}

describe.each([
  ['at midnight', afterMidnight, { index: 1, id: 15 }],
  ['with a new slot plan', withNewPlan, { index: 2, id: 115 }],
])('%s', (_, moved, { index, id }) => {
  const cancelled = { index: `${index}`, terminId: `${id}`, datumSend: '2026-11-21' };

  test('a booking is made', async () => {
    const captured = capture(api, 'post', 'create-frendly-reservation', () => changed('Termin je rezerviran.', [], 3));
    const replaceSlots = open({});
    await pick(FREE);
    await press('Booking');
    await press('Prijateljski');
    await screen.findByRole('dialog', { name: 'Želite li rezervirati termin:' });
    await replaceSlots(moved());
    await press('Rezerviraj');
    expect(await screen.findByText('Termin je rezerviran.')).toBeVisible();
    expect(captured.map(({ body }) => body)).toMatchObject([{ index, id, formattedDate: '2026-11-21', cijena: 9.5 }]);
  });

  test('a booking is cancelled', async () => {
    const captured = capture(api, 'delete', 'cancel-reservation', () => changed('Termin je otkazan.', [], 3));
    const replaceSlots = open({ 15: own });
    await pick(OWN);
    await screen.findByRole('dialog');
    await replaceSlots(moved({ 15: own }));
    await press('Otkaži termin');
    expect(await screen.findByText('Termin je otkazan.')).toBeVisible();
    expect(captured.map(({ body }) => body)).toEqual([cancelled]);
  });

  test('maintenance is removed', async () => {
    const path = 'cancel-maintenance-reservation';
    const captured = capture(api, 'delete', path, () => changed('Održavanje je uklonjeno.', [], 3));
    const replaceSlots = open({ 15: maintained });
    await pick(`${SLOT}, održavanje`);
    await screen.findByRole('dialog');
    await replaceSlots(moved({ 15: maintained }));
    await press('Ukloni održavanje');
    expect(await screen.findByText('Održavanje je uklonjeno.')).toBeVisible();
    expect(captured.map(({ body }) => body)).toEqual([cancelled]);
  });
});
