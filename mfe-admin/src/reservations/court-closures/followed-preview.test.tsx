import type { ReservationRow } from '@club/shared/contracts/bookings/reservations';
import type { CourtClosureInput } from '@club/shared/contracts/court-closures';
import type { Topic } from '@club/shared/contracts/events';
import { aReservation, fakeApi, liveEvents, onClubDay } from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press } from '../../testing/administrator';

const CHANGED = 'Rezervacije su se u međuvremenu promijenile. Pogledajte novi pregled.';
const CALL = '*/api/admin/court-closures';
let sent: CourtClosureInput[];
let booked: ReservationRow[];
const live = liveEvents();
fakeApi(
  live.handler,
  onClubDay(),
  http.get(CALL, () => HttpResponse.json({ content: [], totalElements: 0 })),
  http.post(CALL, async ({ request }) => {
    sent.push((await request.json()) as CourtClosureInput);
    return HttpResponse.json({ message: 'Pregled.', voided: booked });
  }),
);
beforeEach(() => {
  sent = [];
  booked = [1, 2].map((rezervacijaId) => aReservation({ rezervacijaId, statusPlacanja: 'NOT_PAID' }));
});
afterEach(() => jest.useRealTimers());

const openForm = async () => {
  openAsAdmin('/admin/court-closures');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Kiša');
};
const asked = async () => {
  await press('Zatvori terene');
  return dialog('Želite li zatvoriti terene?');
};

test.each<[string, Topic, () => void, string, string]>([
  ['a cancelled booking', 'grid', () => booked.pop(), 'Otkazuje se: 2 rezervacije', 'Otkazuje se: 1 rezervacija'],
  [
    'a payment, which changes no booking',
    'accounts',
    () => {
      booked = booked.map((one) => ({ ...one, statusPlacanja: 'PAID' }));
    },
    'Vraća se igračima: 0,00 €',
    'Vraća se igračima: 20,00 €',
  ],
])('preview and question follow %s: the question is asked again', async (_, topic, happen, before, after) => {
  live.connect();
  await openForm();
  await press('Pregled rezervacija');
  expect(await screen.findByRole('heading', { name: 'Otkazuje se: 2 rezervacije' })).toBeVisible();
  expect((await asked()).getByText(before)).toBeVisible();
  happen();
  await live.change(topic);
  expect(await screen.findByText(CHANGED)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect((await asked()).getByText(after)).toBeVisible();
  expect(sent.every(({ preview }) => preview)).toBe(true);
});

test('a booking that begins while the question is open is no longer listed, because it is not voided any more', async () => {
  await openForm();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Pregled rezervacija' }));
  await user.click(await screen.findByRole('button', { name: 'Zatvori terene' }));
  await dialog('Želite li zatvoriti terene?');
  booked.pop();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText(CHANGED)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Otkazuje se: 1 rezervacija', hidden: true })).toBeInTheDocument();
});
