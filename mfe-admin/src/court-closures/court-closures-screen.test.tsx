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
import { delay, HttpResponse, http } from 'msw';
import { keys } from '../query-keys';
import { aClosure } from '../testing/a-closure';
import { dialog, openAsAdmin, press, rowsOf } from '../testing/administrator';

const CALL = '*/api/admin/court-closures';
let sent: CourtClosureInput[];
let booked: number[];
let closures: ListedClosure[];
const api = fakeApi(
  http.get(CALL, () => HttpResponse.json({ content: closures, totalElements: closures.length })),
  http.get(`${CALL}/1`, () =>
    HttpResponse.json({
      ...aClosure(),
      slots: [
        { datum: '2026-11-21', vrijemeTermina: '08:00:00', teren: 1, passed: true },
        { datum: '2026-11-21', vrijemeTermina: '09:30:00', teren: 1, passed: false },
      ],
      voided: [aReservation({ statusPlacanja: 'PAID' })],
    }),
  ),
  onClubDay(),
  http.post(CALL, async ({ request }) => {
    const closure = (await request.json()) as CourtClosureInput;
    sent.push(closure);
    const voided = booked.map((rezervacijaId) => aReservation({ rezervacijaId, datumRezerviranja: '2026-11-20' }));
    if (closure.preview) return HttpResponse.json({ message: 'Pregled.', voided });
    return HttpResponse.json({ message: 'Tereni su zatvoreni.', voided, closureId: 1 });
  }),
);
afterEach(() => jest.useRealTimers());
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

test('without today’s date there is no form, but a retry', async () => {
  api.use(http.get('*/api/club-day', () => refuse(500, 'Sat stoji.'), { once: true }));
  openAsAdmin('/admin/court-closures');
  expect(await screen.findByText('Sat stoji.')).toBeVisible();
  await press('Pokušaj ponovno');
  expect(shownBy(await picker('Od datuma'))).toBe('20 11 2026');
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

test('a preview that comes after the form has changed is not shown', async () => {
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
  expect(sent.at(-1)).toEqual({ ...rain, preview: false });
});

test('what a closure has voided is no longer shown once it is undone, by whoever', async () => {
  const { client } = openAsAdmin('/admin/court-closures');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Razlog' }), 'Kiša');
  await press('Pregled rezervacija');
  await press('Zatvori terene');
  closures = [aClosure(), aClosure({ id: 2, phase: 'UNDONE' })];
  await userEvent.click((await dialog(/zatvoriti terene/)).getByRole('button', { name: 'Zatvori terene' }));
  expect(await screen.findByRole('heading', { name: 'Tereni su zatvoreni.' })).toBeVisible();
  closures = [aClosure({ phase: 'UNDONE', slotCount: 0 })];
  await client.invalidateQueries({ queryKey: keys.closures });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tereni su zatvoreni.' })).not.toBeInTheDocument());
});

test('at midnight the proposed days become the new day; those that were chosen, and the reason, stay', async () => {
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

test('leaving with a planned closure asks first, and no more once the courts are closed', async () => {
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
  // The next closure may be of the same days.
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

test('closures are listed with their effects; past ones are read-only', async () => {
  closures = [aClosure(), aClosure({ id: 2, phase: 'PAST', from: '2026-11-01', to: '2026-11-01', slotCount: 1 })];
  openAsAdmin('/admin/court-closures');
  expect((await rowsOf('Zatvaranja')).slice(1).map((row) => row.slice(0, 4))).toEqual([
    [
      '21.11.2026. – 22.11.2026.do 17:00, tereni 1 i 2',
      'Predstoji',
      'KišaZvonimir Horvat, 20.11.2026.',
      '22 terminaotkazano: 1 rezervacija',
    ],
    [
      '01.11.2026.do 17:00, tereni 1 i 2',
      'Prošlo',
      'KišaZvonimir Horvat, 20.11.2026.',
      '1 terminotkazano: 1 rezervacija',
    ],
  ]);
  expect(screen.getAllByRole('button', { name: /^Poništi zatvaranje/ })).toHaveLength(1);
  await press('Termini: zatvaranje 21.11.2026. – 22.11.2026.');
  expect((await rowsOf('Zatvoreni termini')).slice(1)).toEqual([
    ['21.11.2026.', '08:00–09:30', '1', 'Prošao'],
    ['21.11.2026.', '09:30–11:00', '1', 'Zatvoren'],
  ]);
  expect((await rowsOf('Plaćeno: vraća se igračima')).at(-1)?.at(-1)).toBe('10,00\u00a0€');
});

test('a closure that ends while the screen is open is shown as past', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  closures = [aClosure({ phase: 'RUNNING' })];
  openAsAdmin('/admin/court-closures');
  expect(await screen.findByText('U tijeku')).toBeVisible();
  closures = [aClosure({ phase: 'PAST' })];
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('Prošlo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Skrati/ })).not.toBeInTheDocument();
});

test('a closure is undone after a confirmation that states what stays void', async () => {
  closures = [aClosure()];
  let undone = 0;
  api.use(
    http.delete(`${CALL}/1`, () => {
      undone += 1;
      closures = [aClosure({ phase: 'UNDONE', slotCount: 0 })];
      return HttpResponse.json({ message: 'Zatvaranje je poništeno.', freed: 22 });
    }),
  );
  openAsAdmin('/admin/court-closures');
  await press(/^Poništi zatvaranje/);
  const question = await dialog('Želite li poništiti zatvaranje?');
  expect(question.getByRole('button', { name: 'Odustani' })).toHaveFocus();
  expect(question.getByText('Otkazano ostaje: 1 rezervacija. Igrači moraju rezervirati ponovno.')).toBeVisible();
  expect(undone).toBe(0);
  await userEvent.click(question.getByRole('button', { name: 'Poništi zatvaranje' }));
  expect(await screen.findByText('Zatvaranje je poništeno.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Skrati/ })).not.toBeInTheDocument());
});

test('the question about a closure closes onto the list that shows what is left of it', async () => {
  closures = [aClosure()];
  openAsAdmin('/admin/court-closures');
  await press(/^Poništi zatvaranje/);
  const question = await dialog('Želite li poništiti zatvaranje?');
  api.use(
    http.delete(`${CALL}/1`, () => {
      closures = [aClosure({ phase: 'UNDONE', slotCount: 0 })];
      return HttpResponse.json({ message: 'Zatvaranje je poništeno.', freed: 22 });
    }),
    http.get(CALL, async () => {
      // Longer than the question fades.
      await delay(400);
      return HttpResponse.json({ content: closures, totalElements: closures.length });
    }),
  );
  await userEvent.click(question.getByRole('button', { name: 'Poništi zatvaranje' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Skrati/ })).not.toBeInTheDocument();
});

test('a closure is shortened after the freed slots were counted', async () => {
  closures = [aClosure()];
  const asked: unknown[] = [];
  api.use(
    http.put(`${CALL}/1`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ message: 'Zatvaranje je skraćeno.', freed: 11 });
    }),
  );
  openAsAdmin('/admin/court-closures');
  await press(/^Skrati/);
  const form = await dialog('Skraćivanje zatvaranja');
  await userEvent.click(form.getByRole('checkbox', { name: 'Teren 2' }));
  await userEvent.click(form.getByRole('button', { name: 'Dalje' }));
  const question = await dialog('Želite li skratiti zatvaranje?');
  expect(question.getByText('Oslobađa se: 11 termina')).toBeVisible();
  const range = { from: '2026-11-21', to: '2026-11-22', courts: [1], fromTime: null, toTime: '17:00' };
  expect(asked).toEqual([{ ...range, preview: true }]);
  await userEvent.click(question.getByRole('button', { name: 'Skrati zatvaranje' }));
  expect(await screen.findByText('Zatvaranje je skraćeno.')).toBeVisible();
  expect(asked.at(-1)).toEqual({ ...range, preview: false });
});

test('a closure that leaves the page of the list while it is being shortened keeps what was chosen', async () => {
  closures = [aClosure()];
  const { client } = openAsAdmin('/admin/court-closures');
  await press(/^Skrati/);
  const form = await dialog('Skraćivanje zatvaranja');
  await userEvent.click(form.getByRole('checkbox', { name: 'Teren 2' }));
  closures = [aClosure({ id: 2, reason: 'Turnir' })];
  await act(() => client.invalidateQueries());
  expect(await screen.findByText('Turnir')).toBeInTheDocument();
  expect(form.getByRole('checkbox', { name: 'Teren 2' })).not.toBeChecked();
});
