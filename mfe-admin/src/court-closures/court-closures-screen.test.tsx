import type { CourtClosureInput } from '@club/shared/contracts/settings';
import { fakeApi } from '@club/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { aReservation } from '../testing/a-reservation';
import { dialog, openAsAdmin, press, rowsOf } from '../testing/administrator';
import { refuse } from '../testing/refuse';

const CALL = '*/api/admin/court-closures';
let sent: CourtClosureInput[];
let booked: number[];
const api = fakeApi(
  http.get('*/api/club-day', () =>
    HttpResponse.json({
      today: '2026-11-20',
      now: '2026-11-20T08:30:00Z',
      seasons: [],
      landing: 'OFF_SEASON',
      leagueYear: 2026,
    }),
  ),
  http.post(CALL, async ({ request }) => {
    const closure = (await request.json()) as CourtClosureInput;
    sent.push(closure);
    const voided = booked.map((rezervacijaId) => aReservation({ rezervacijaId, datumRezerviranja: '2026-11-20' }));
    return HttpResponse.json({ message: closure.preview ? 'Pregled.' : 'Tereni su zatvoreni.', voided });
  }),
);
beforeEach(() => {
  sent = [];
  booked = [1, 2];
});
const open = async () => {
  openAsAdmin('/admin/court-closures');
  return screen.findByRole('textbox', { name: 'Razlog' });
};
const rain = { from: '2026-11-20', to: '2026-11-20', courts: [1, 2], fromTime: null, toTime: null, reason: 'Kiša' };

test('without today’s date nothing is offered; it is asked for again', async () => {
  api.use(http.get('*/api/club-day', () => refuse(500, 'Sat stoji.'), { once: true }));
  openAsAdmin('/admin/court-closures');
  expect(await screen.findByText('Sat stoji.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(await screen.findByLabelText('Od datuma')).toHaveValue('2026-11-20');
});

test('a closure needs a court and a reason', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Teren 1' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Teren 2' }));
  await press('Pregled rezervacija');
  expect(await screen.findByText('Odaberite barem jedan teren.')).toBeVisible();
  expect(screen.getByText('Unesite razlog.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what goes back is what was charged: no league match, and a gratis reservation as such', async () => {
  const voided = (['PAID', 'FREE', 'USER_FAVOR'] as const).map((statusPlacanja, index) =>
    aReservation({ rezervacijaId: index + 1, statusPlacanja }),
  );
  api.use(http.post(CALL, () => HttpResponse.json({ message: 'Pregled.', voided })));
  await userEvent.type(await open(), 'Kiša');
  await press('Pregled rezervacija');
  const rows = await rowsOf('Poništava se: 3 rezervacije');
  expect(rows.map((row) => row.at(-1))).toEqual(['Vraća se', '10,00\u00a0€', '–', '1 gratis', '10,00\u00a0€']);
});

test('what the server refuses stands under its field, and nothing typed is lost', async () => {
  const fields = { to: 'Odjednom se može zatvoriti najviše 62 dana.' };
  api.use(http.post(CALL, () => refuse(400, 'Predugo.', { fields })));
  const reason = await open();
  await userEvent.type(reason, 'Kiša');
  await press('Pregled rezervacija');
  expect(await screen.findByText('Odjednom se može zatvoriti najviše 62 dana.')).toBeVisible();
  expect(reason).toHaveValue('Kiša');
});

test('a preview shows whom it hits and changes nothing; another form needs another preview', async () => {
  const reason = await open();
  await userEvent.type(reason, 'Kiša');
  await press('Pregled rezervacija');
  expect(await screen.findByRole('heading', { name: 'Poništava se: 2 rezervacije' })).toBeVisible();
  expect((await rowsOf('Poništava se: 2 rezervacije')).at(-1)).toEqual(['Ukupno', '', '', '', '20,00\u00a0€']);
  expect(sent).toEqual([{ ...rain, preview: true }]);

  await userEvent.type(screen.getByLabelText('Od sata'), '17:00');
  expect(screen.queryByRole('button', { name: 'Zatvori terene' })).not.toBeInTheDocument();
});

test('courts are closed after a question, and what was voided in the end is shown', async () => {
  await userEvent.type(await open(), 'Kiša');
  await press('Pregled rezervacija');
  await press('Zatvori terene');
  const question = await dialog('Želite li zatvoriti terene?');
  for (const line of ['Tereni 1 i 2', '20.11.2026., cijeli dan', 'Razlog: Kiša', 'Poništava se: 2 rezervacije']) {
    expect(question.getByText(line)).toBeVisible();
  }
  booked = [1, 2, 3];
  await userEvent.click(question.getByRole('button', { name: 'Zatvori terene' }));
  expect(await screen.findByRole('heading', { name: 'Tereni su zatvoreni.' })).toBeVisible();
  expect(await rowsOf('Tereni su zatvoreni.')).toHaveLength(5);
  expect(sent.at(-1)).toEqual({ ...rain, preview: false });
});

test('a day without bookings can be closed too', async () => {
  booked = [];
  await userEvent.type(await open(), 'Turnir');
  await press('Pregled rezervacija');
  expect(await screen.findByText('U tom razdoblju nema rezervacija.')).toBeVisible();
  await press('Zatvori terene');
  const question = await dialog('Želite li zatvoriti terene?');
  await userEvent.click(question.getByRole('button', { name: 'Odustani' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveLength(1);
});
