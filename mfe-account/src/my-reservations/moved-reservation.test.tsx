import { fakeApi, liveEvents, member, onClubDay, refuse, renderRoutes } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { anOwnReservation } from '../testing/an-own-reservation';

// The list stays open while its reservation moves: to another index at midnight, to another slot with a new slot plan.
const booked = (index: number, terminId: number) =>
  anOwnReservation({ datumRezerviranja: '2026-11-23', cancel: { index, terminId, datumSend: '2026-11-23' } });
const BEFORE = booked(4, 12);
const AFTER_MIDNIGHT = booked(3, 12);
const AFTER_PLAN = booked(4, 31);

const live = liveEvents({ 'club-day': 1 });
let row = BEFORE;
let reads = 0;
const sent: string[] = [];
fakeApi(
  live.handler,
  http.get('*/api/my-reservations', () => {
    reads += 1;
    return HttpResponse.json({ content: [row], totalElements: 1, cancelledElements: 0 });
  }),
  http.get('*/api/calendar-feed', () => HttpResponse.json({ url: null })),
  onClubDay(),
  http.delete('*/api/cancel-reservation', ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    sent.push(search);
    const { index, terminId } = row.cancel ?? {};
    const isCurrent = searchParams.get('index') === `${index}` && searchParams.get('terminId') === `${terminId}`;
    if (!isCurrent) return refuse(409, 'Dan se u međuvremenu promijenio. Odaberite termin ponovno.');
    return HttpResponse.json({ message: 'Termin je otkazan.', termins: [], version: 8 });
  }),
);

beforeEach(() => {
  [row, reads] = [BEFORE, 0];
  sent.length = 0;
  live.connect();
});

const ask = async () => {
  renderRoutes(routes, { at: '/my-reservations', as: member() });
  await userEvent.click(await screen.findByRole('button', { name: /^Otkaži termin/ }));
  return within(await screen.findByRole('dialog'));
};
const confirm = (dialog: Awaited<ReturnType<typeof ask>>) =>
  userEvent.click(dialog.getByRole('button', { name: 'Otkaži termin' }));

test.each([
  ['at midnight', AFTER_MIDNIGHT, '?index=3&terminId=12&datumSend=2026-11-23'],
  ['after a new slot plan', AFTER_PLAN, '?index=4&terminId=31&datumSend=2026-11-23'],
])(
  '%s the list is refetched, and an open question cancels the reservation where it is now',
  async (_, moved, query) => {
    const dialog = await ask();
    row = moved;
    const before = reads;
    await live.change('club-day');
    await waitFor(() => expect(reads).toBeGreaterThan(before));
    await confirm(dialog);
    expect(await screen.findByText('Termin je otkazan.')).toBeVisible();
    expect(sent).toEqual([query]);
  },
);

test('before the list has been refetched: after the refusal the same question succeeds', async () => {
  const dialog = await ask();
  row = AFTER_MIDNIGHT;
  const before = reads;
  await confirm(dialog);
  expect(await dialog.findByText(/^Dan se u međuvremenu promijenio/)).toBeVisible();
  await waitFor(() => expect(reads).toBeGreaterThan(before));
  await confirm(dialog);
  expect(await screen.findByText('Termin je otkazan.')).toBeVisible();
});
