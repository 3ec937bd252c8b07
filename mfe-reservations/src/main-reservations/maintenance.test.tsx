import { fakeApi, member, renderRoutes } from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { routes } from '../routes';
import { accountBalance, changed, clubDay, leagueStatus, slotList } from '../testing/club-api';
import { clubSlots } from '../testing/club-slots';

const FREE = 'Teren 1, subota 21. studenoga, 18:30–20:00, slobodno';
const SWEPT = 'Teren 1, subota 21. studenoga, 18:30–20:00, održavanje';
const swept = clubSlots({ 15: { statusB: 'MAINTENANCE', protivnikB: 'valjanje', ownB: true } });

const api = fakeApi(clubDay(), leagueStatus(), accountBalance(), slotList('get-all-termins', clubSlots()));
const open = (roles: ('USER' | 'COURT_MAINTENANCE')[]) =>
  renderRoutes(routes, { at: '/main-reservations', as: member({ roles }) });
const cell = (name: string) => screen.findByRole('button', { name });
const inDialog = (name: string) =>
  screen.findByRole('dialog').then((dialog) => within(dialog).findByRole('button', { name }));

test('a member cannot start maintenance', async () => {
  open(['USER']);
  await userEvent.click(await cell(FREE));
  expect(await screen.findByRole('dialog', { name: 'Susret:' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Servis' })).not.toBeInTheDocument();
});

test('the caretaker closes a court, with a reason', async () => {
  const bodies: unknown[] = [];
  api.use(
    http.post('*/api/maintenance-reservation', async ({ request }) => {
      bodies.push(await request.json());
      return changed('Održavanje je uneseno.', swept);
    }),
  );
  open(['COURT_MAINTENANCE']);
  await userEvent.click(await cell(FREE));
  await screen.findByRole('dialog', { name: 'Izbor:' });
  await userEvent.click(await inDialog('Servis'));
  await screen.findByRole('dialog', { name: 'Unesite razlog održavanja:' });
  // An empty reason does nothing.
  await userEvent.click(await inDialog('Potvrdi'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies).toEqual([]);

  await userEvent.click(await cell(FREE));
  await userEvent.click(await inDialog('Servis'));
  await userEvent.type(await screen.findByLabelText('Razlog'), 'valjanje{Enter}');
  expect(await screen.findByText('Održavanje je uneseno.')).toBeVisible();
  expect(await cell(SWEPT)).toBeVisible();
  expect(bodies).toEqual([{ index: 2, id: 15, reason: 'valjanje', formattedDate: '2026-11-21' }]);
});

test('the caretaker is a member too: Booking continues with the choice of a match', async () => {
  open(['COURT_MAINTENANCE']);
  await userEvent.click(await cell(FREE));
  await userEvent.click(await inDialog('Booking'));
  expect(await screen.findByRole('dialog', { name: 'Susret:' })).toBeVisible();
});

test('the caretaker opens a court again', async () => {
  const queries: unknown[] = [];
  api.use(
    slotList('get-all-termins', swept),
    http.delete('*/api/cancel-maintenance-reservation', ({ request }) => {
      queries.push(Object.fromEntries(new URL(request.url).searchParams));
      return changed('Održavanje je uklonjeno.', clubSlots());
    }),
  );
  open(['COURT_MAINTENANCE']);
  await userEvent.click(await cell(SWEPT));
  await screen.findByRole('dialog', { name: 'Jeste li sigurni da želite ukloniti održavanje?' });
  await userEvent.click(await inDialog('Ukloni održavanje'));
  expect(await screen.findByText('Održavanje je uklonjeno.')).toBeVisible();
  expect(await cell(FREE)).toBeVisible();
  expect(queries).toEqual([{ index: '2', terminId: '15', datumSend: '2026-11-21' }]);
});
