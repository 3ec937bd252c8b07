import type { CourtClosureInput, ListedClosure } from '@club/shared/contracts/court-closures';
import {
  aReservation,
  deferred,
  fakeApi,
  onClubDay,
  picker,
  refuse,
  shownBy,
  typeIntoPicker,
} from '@club/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { keys } from '../../query-keys';
import { aClosure } from '../../testing/a-closure';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';

const CALL = '*/api/admin/court-closures';
let sent: CourtClosureInput[];
let booked: number[];
let closures: ListedClosure[];
const api = fakeApi(
  http.get(CALL, () => HttpResponse.json({ content: closures, totalElements: closures.length })),
  onClubDay(),
  http.post(CALL, async ({ request }) => {
    const closure = (await request.json()) as CourtClosureInput;
    sent.push(closure);
    const voided = booked.map((rezervacijaId) => aReservation({ rezervacijaId, datumRezerviranja: '2026-11-20' }));
    if (closure.preview) return HttpResponse.json({ message: 'Pregled.', voided });
    return HttpResponse.json({ message: 'Tereni su zatvoreni.', voided, closureId: 1 });
  }),
);
beforeEach(() => {
  sent = [];
  booked = [1, 2];
  closures = [];
});
const open = async () => {
  openAsAdmin('/admin/court-closures');
  return screen.findByRole('textbox', { name: 'Razlog' });
};
const rain = { from: '2026-11-20', to: '2026-11-20', courts: [1, 2], fromTime: null, toTime: null, reason: 'Kiša' };

test('if today’s date cannot be loaded there is no form, but a retry', async () => {
  api.use(http.get('*/api/club-day', () => refuse(500, 'Sat stoji.'), { once: true }));
  openAsAdmin('/admin/court-closures');
  expect(await screen.findByText('Sat stoji.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(shownBy(await picker('Od datuma'))).toBe('20 11 2026');
});

test('of players with one name the preview says who has booked', async () => {
  const voided = ['akovac', null].map((username, rezervacijaId) => ({ ...aReservation({ rezervacijaId }), username }));
  api.use(http.post(CALL, () => HttpResponse.json({ message: 'Pregled.', voided })));
  await userEvent.type(await open(), 'Kiša');
  await press('Pregled rezervacija');
  const { ime, prezime } = aReservation();
  expect(await screen.findByText(`${ime} ${prezime} (akovac)`)).toBeVisible();
  expect(screen.getByText(`${ime} ${prezime}`)).toBeVisible();
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

test('paid bookings are refunded and added up; unpaid and free ones are listed separately', async () => {
  const voided = (['PAID', 'FREE', 'USER_FAVOR', 'NOT_PAID'] as const).map((statusPlacanja, index) =>
    aReservation({ rezervacijaId: index + 1, statusPlacanja }),
  );
  api.use(http.post(CALL, () => HttpResponse.json({ message: 'Pregled.', voided })));
  await userEvent.type(await open(), 'Kiša');
  await press('Pregled rezervacija');
  const paid = await rowsOf('Plaćeno: vraća se igračima');
  expect(paid.map((row) => row.at(-1))).toEqual([
    'Vraća se',
    '10,00\u00a0€',
    '1 gratis',
    '10,00\u00a0€ i 1 gratis rezervacija',
  ]);
  const rest = await rowsOf('Neplaćeno i besplatno: ništa se ne vraća');
  expect(rest.slice(1).map((row) => row.at(-1))).toEqual(['Besplatno', 'Nije plaćeno']);
  await press('Zatvori terene');
  const question = await dialog('Želite li zatvoriti terene?');
  expect(question.getByText('Vraća se igračima: 10,00 € i 1 gratis rezervacija')).toBeVisible();
  expect(question.getByText('Neplaćeno, dug se briše: 1 rezervacija')).toBeVisible();
});

test('a refusal is shown under its field, and the input is kept', async () => {
  const fields = { to: 'Odjednom se može zatvoriti najviše 62 dana.' };
  api.use(http.post(CALL, () => refuse(400, 'Predugo.', { fields })));
  const reason = await open();
  await userEvent.type(reason, 'Kiša');
  await press('Pregled rezervacija');
  expect(await screen.findByText('Odjednom se može zatvoriti najviše 62 dana.')).toBeVisible();
  expect(reason).toHaveValue('Kiša');
});

test('a preview shows the affected bookings and changes nothing; a changed form needs a new preview', async () => {
  const reason = await open();
  await userEvent.type(reason, 'Kiša');
  await press('Pregled rezervacija');
  expect(await screen.findByRole('heading', { name: 'Otkazuje se: 2 rezervacije' })).toBeVisible();
  const announced = () => screen.getAllByRole('status').map((status) => status.textContent);
  expect(announced()).toContain('Otkazuje se: 2 rezervacije');
  expect(await rowsOf('Neplaćeno i besplatno: ništa se ne vraća')).toHaveLength(3);
  expect(sent).toEqual([{ ...rain, preview: true }]);

  await typeIntoPicker('Od sata', '1700');
  expect(screen.queryByRole('button', { name: 'Zatvori terene' })).not.toBeInTheDocument();
  expect(announced()).not.toContain('Otkazuje se: 2 rezervacije');
});

test('a preview that arrives after the form has changed is not shown', async () => {
  const previewing = deferred();
  api.use(
    http.post(CALL, async ({ request }) => {
      sent.push((await request.json()) as CourtClosureInput);
      await previewing.promise;
      return HttpResponse.json({ message: 'Pregled.', voided: [] });
    }),
  );
  await userEvent.type(await open(), 'Kiša');
  await press('Pregled rezervacija');
  await waitFor(() => expect(sent).toEqual([{ ...rain, preview: true }]));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Teren 2' }));
  previewing.resolve();
  const look = screen.getByRole('button', { name: 'Pregled rezervacija' });
  await waitFor(() => expect(look).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('button', { name: 'Zatvori terene' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Teren 2' }));
  expect(await screen.findByRole('button', { name: 'Zatvori terene' })).toBeVisible();
});

test('courts are closed after a confirmation, and the voided bookings are shown', async () => {
  await userEvent.type(await open(), 'Kiša');
  await press('Pregled rezervacija');
  await press('Zatvori terene');
  const question = await dialog('Želite li zatvoriti terene?');
  for (const line of ['Tereni 1 i 2', '20.11.2026., cijeli dan', 'Razlog: Kiša', 'Otkazuje se: 2 rezervacije']) {
    expect(question.getByText(line)).toBeVisible();
  }
  booked = [1, 2, 3];
  await userEvent.click(question.getByRole('button', { name: 'Zatvori terene' }));
  expect(await screen.findByRole('heading', { name: 'Tereni su zatvoreni.' })).toBeVisible();
  expect(await rowsOf('Neplaćeno i besplatno: ništa se ne vraća')).toHaveLength(4);
  expect(sent.filter(({ preview }) => !preview)).toEqual([{ ...rain, preview: false }]);
});

test('the question lists exactly the slots that the preview would close', async () => {
  const closes = [
    { teren: 1, starts: ['17:00', '18:30', '20:00'] },
    { teren: 2, starts: ['17:00'] },
  ];
  api.use(http.post(CALL, () => HttpResponse.json({ message: 'Pregled.', voided: [], closes })));
  const reason = await open();
  await typeIntoPicker('Od sata', '1700');
  await userEvent.type(reason, 'Kiša');
  await press('Pregled rezervacija');
  await press('Zatvori terene');
  const question = await dialog('Želite li zatvoriti terene?');
  expect(question.getByText('Teren 1: termini u 17:00, 18:30 i 20:00')).toBeVisible();
  expect(question.getByText('Teren 2: termin u 17:00')).toBeVisible();
});

test('the bookings voided by a closure are no longer shown once anybody has undone it', async () => {
  const { client, router } = openAsAdmin('/admin/court-closures');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Kiša');
  await press('Pregled rezervacija');
  await press('Zatvori terene');
  closures = [aClosure(), aClosure({ id: 2, phase: 'UNDONE' })];
  await userEvent.click((await dialog(/zatvoriti terene/)).getByRole('button', { name: 'Zatvori terene' }));
  expect(await screen.findByRole('heading', { name: 'Tereni su zatvoreni.' })).toBeVisible();
  closures = [aClosure({ phase: 'UNDONE', slotCount: 0 })];
  await client.invalidateQueries({ queryKey: keys.closures });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tereni su zatvoreni.' })).not.toBeInTheDocument());
  // Nor on another page of the list, which does not contain it.
  closures = [aClosure({ id: 3, reason: 'Turnir' })];
  await act(() => router.navigate('/admin/court-closures?page=2'));
  expect(await screen.findByText('Turnir')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Tereni su zatvoreni.' })).not.toBeInTheDocument();
});

test('at midnight the proposed days become the new day; chosen days and the reason stay', async () => {
  const { client } = openAsAdmin('/admin/court-closures');
  const reason = await screen.findByRole('textbox', { name: 'Razlog' });
  await userEvent.type(reason, 'Kiša');
  await typeIntoPicker('Do datuma', '23112026');
  api.use(onClubDay({ today: '2026-11-21' }));
  await client.invalidateQueries({ queryKey: ['club-day'] });
  await waitFor(async () => expect(shownBy(await picker('Od datuma'))).toBe('21 11 2026'));
  expect(shownBy(await picker('Do datuma'))).toBe('23 11 2026');
  expect(reason).toHaveValue('Kiša');
});

test('leaving with a planned closure asks first, but no longer once the courts are closed', async () => {
  const { router } = openAsAdmin('/admin/court-closures');
  const reason = await screen.findByRole('textbox', { name: 'Razlog' });
  await typeIntoPicker('Od sata', '1700');
  await userEvent.type(reason, 'Kiša');
  act(() => void router.navigate('/admin'));
  const leaving = await dialog('Želite li otići bez spremanja?');
  await userEvent.click(leaving.getByRole('button', { name: 'Ostani' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(reason).toHaveValue('Kiša');

  await press('Pregled rezervacija');
  await press('Zatvori terene');
  const closing = await dialog('Želite li zatvoriti terene?');
  await userEvent.click(closing.getByRole('button', { name: 'Zatvori terene' }));
  expect(await screen.findByRole('heading', { name: 'Tereni su zatvoreni.' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The fields keep their values, because the next closure may be on the same days.
  expect(shownBy(await picker('Od sata'))).toBe('17 00');
  expect(reason).toHaveValue('');
  act(() => void router.navigate('/admin'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('a planned closure is not lost behind the dialog of another closure either', async () => {
  closures = [aClosure()];
  const { router } = openAsAdmin('/admin/court-closures');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Kiša');
  await press(/^Skrati/);
  await dialog('Skraćivanje zatvaranja');
  act(() => void router.navigate('/admin'));
  expect(await dialog('Želite li otići bez spremanja?')).toBeDefined();
  expect(router.state.location.pathname).toBe('/admin/court-closures');
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
