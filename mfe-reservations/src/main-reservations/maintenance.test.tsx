import { IDEMPOTENCY_HEADER } from '@club/shared/contracts/idempotency';
import { fakeApi, refuse } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { capture } from '../testing/capture';
import { accountBalance, changed, clubDay, leagueStatus, slotList } from '../testing/club-api';
import { clubSlots, FREE, SLOT } from '../testing/club-slots';
import { cell, openGrid, pick, press } from '../testing/open-grid';

const SWEPT = `${SLOT}, održavanje`;
const swept = clubSlots({ 15: { statusB: 'MAINTENANCE', protivnikB: 'valjanje', ownB: true } });

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()));

test('a member cannot start maintenance', async () => {
  openGrid(['USER']);
  await pick(FREE);
  expect(await screen.findByRole('dialog', { name: 'Susret:' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Servis' })).not.toBeInTheDocument();
});

test('an administrator without the role for maintenance cannot end it', async () => {
  api.use(slotList('get-all-termins', swept));
  openGrid(['USER', 'ADMIN', 'MAINTENANCE']);
  expect(await cell(SWEPT)).toHaveAttribute('aria-disabled', 'true');
});

test('the caretaker closes a court, with a reason', async () => {
  const closings = capture(api, 'post', 'maintenance-reservation', () => changed('Održavanje je uneseno.', swept));
  openGrid(['COURT_MAINTENANCE']);
  await pick(FREE);
  await screen.findByRole('dialog', { name: 'Izbor:' });
  await press('Servis');
  await screen.findByRole('dialog', { name: 'Unesite razlog održavanja:' });
  // An empty reason does nothing.
  await press('Potvrdi');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(closings).toEqual([]);

  await pick(FREE);
  await press('Servis');
  await userEvent.type(await screen.findByLabelText('Razlog'), 'valjanje{Enter}');
  expect(await screen.findByText('Održavanje je uneseno.')).toBeVisible();
  expect(await cell(SWEPT)).toBeVisible();
  expect(closings.map(({ body }) => body)).toEqual([
    { index: 2, id: 15, reason: 'valjanje', formattedDate: '2026-11-21' },
  ]);
});

test('after a lost response a corrected reason is a new request, a repeated one is not', async () => {
  const keys: Record<string, Set<string | null>> = {};
  api.use(
    http.post('*/api/maintenance-reservation', async ({ request }) => {
      const { reason } = (await request.json()) as { reason: string };
      keys[reason] = (keys[reason] ?? new Set()).add(request.headers.get(IDEMPOTENCY_HEADER));
      return reason === 'linije' ? changed('Održavanje je uneseno.', swept) : refuse(500, 'Nema odgovora.');
    }),
  );
  openGrid(['COURT_MAINTENANCE']);
  await pick(FREE);
  await press('Servis');
  await userEvent.type(await screen.findByLabelText('Razlog'), 'valjanje{Enter}');
  expect(await screen.findByText('Nema odgovora.')).toBeVisible();
  await press('Potvrdi');
  expect(await screen.findByText('Nema odgovora.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Razlog'));
  await userEvent.type(screen.getByLabelText('Razlog'), 'linije{Enter}');
  expect(await screen.findByText('Održavanje je uneseno.')).toBeVisible();
  expect(keys.valjanje?.size).toBe(1);
  expect(keys.linije?.size).toBe(1);
  expect(keys.linije).not.toEqual(keys.valjanje);
});

test('the caretaker is a member too: booking continues with the choice of a match', async () => {
  openGrid(['COURT_MAINTENANCE']);
  await pick(FREE);
  await press('Booking');
  expect(await screen.findByRole('dialog', { name: 'Susret:' })).toBeVisible();
});

test('the caretaker opens a court again', async () => {
  api.use(slotList('get-all-termins', swept));
  const openings = capture(api, 'delete', 'cancel-maintenance-reservation', () =>
    changed('Održavanje je uklonjeno.', clubSlots()),
  );
  openGrid(['COURT_MAINTENANCE']);
  await pick(SWEPT);
  await screen.findByRole('dialog', { name: 'Jeste li sigurni da želite ukloniti održavanje?' });
  await press('Ukloni održavanje');
  expect(await screen.findByText('Održavanje je uklonjeno.')).toBeVisible();
  expect(await cell(FREE)).toBeVisible();
  expect(openings.map(({ body }) => body)).toEqual([{ index: '2', terminId: '15', datumSend: '2026-11-21' }]);
});
