import type { AdminUserDetails, DetailReservation } from '@club/shared/contracts/accounts/member-details';
import { aReservation, fakeApi, liveEvents, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { NO_DETAILS } from '../../testing/no-details';

const played = (id: number, but: Partial<DetailReservation> = {}): DetailReservation => ({
  ...aReservation({ rezervacijaId: id, teren: id }),
  id,
  protivnik: null,
  razlog: null,
  ...but,
});

const TABLES = [
  'Neplaćene rezervacije',
  'Uplate',
  'Plaćene rezervacije',
  'Gratis rezervacije',
  'Rezervacije za uslugu',
  'Interne rezervacije',
  'Ligaške rezervacije',
];

let details: AdminUserDetails;
let sent: unknown[];
const live = liveEvents();
const api = fakeApi(
  live.handler,
  http.get('*/api/admin-users-details/7', () => HttpResponse.json(details)),
  http.get('*/api/admin-users/7/statement', () => HttpResponse.json({ entries: [], next: null })),
  http.put('*/api/reservations/:id/:change', async ({ request, params }) => {
    sent.push([params.id, params.change, await request.json().catch(() => null)]);
    return HttpResponse.json({ message: 'Status je promijenjen.' });
  }),
);
beforeEach(() => {
  sent = [];
  details = {
    ...NO_DETAILS,
    user: { ...NO_DETAILS.user, accountBalance: -17 },
    gratisServiceReservationCount: 3,
    unpaidReservations: [played(1), played(2, { cijena: 7 })],
    payments: [
      { paymantDate: '2026-11-10', amount: 20 },
      { paymantDate: '2026-11-01', amount: -0.5 },
    ],
    paidReservations: [played(3, { statusPlacanja: 'PAID' })],
    complimentaryReservations: [played(4, { statusPlacanja: 'COMPLIMENTARY' })],
    gratisServiceReservations: [played(5, { statusPlacanja: 'USER_FAVOR' })],
    internalReservations: [played(6, { statusPlacanja: 'INTERNAL', razlog: 'Nova mreža' })],
    leagueReservations: [played(7, { statusPlacanja: 'FREE', vrstaSusreta: 'LEAGUE', protivnik: 'Iva Novak' })],
  };
});
const open = () => openAsAdmin('/admin-user-details/7/Ana/Kova%C4%8D');

test.each(['7/Ana/Kova%C4%8D', 'abc', '0'])(
  '/admin-user-details/%s is not a member, and links to the list',
  async (end) => {
    api.use(http.get('*/api/admin-users-details/7', () => refuse(404, 'Taj korisnik ne postoji.')));
    openAsAdmin(`/admin-user-details/${end}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tog korisnika nema.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Korisnici i stanja' })).toHaveAttribute('href', '/admin-users');
    expect(screen.queryByRole('button', { name: 'Pokušaj ponovno' })).not.toBeInTheDocument();
  },
);

test.each([
  ['Dodaj iznos', 'Dodaj iznos: Ana Kovač (akovac)'],
  ['Ispravak', 'Ispravak: Ana Kovač (akovac)'],
])('%s names a member with a namesake by the username, too', async (button, title) => {
  details = { ...details, user: { ...details.user, hasNamesake: true } };
  open();
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  await press(button);
  expect(await dialog(title)).toBeDefined();
});

// The title is that of the specification (section 2), with the name below it.
test('the screen shows the title and the name from the address, then the member', async () => {
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Podaci o svakom korisniku / Profil igrača' }),
  ).toBeVisible();
  expect(screen.getByText('Ana Kovač')).toBeVisible();
  expect(await screen.findByText('· akovac')).toBeVisible();
  expect(screen.getByText('−17,00 €')).toBeVisible();
  expect(screen.getByText('Igrač ima još 3 gratis rezervacije za uslugu!')).toBeVisible();
});

test.each([
  [-17, '−17,00 €'],
  [0, '0,00 €'],
  [39.5, '39,50 €'],
])('a balance of %d is shown as %s', async (accountBalance, message) => {
  details = { ...NO_DETAILS, user: { ...NO_DETAILS.user, accountBalance } };
  open();
  expect(await screen.findByText(message)).toBeVisible();
});

test('a user whose personal data are erased can pay, but gets no gratis reservations', async () => {
  details = { ...NO_DETAILS, user: { ...NO_DETAILS.user, active: false, erased: true } };
  open();
  await screen.findByText('· akovac · neaktivan');
  expect(screen.getByRole('button', { name: 'Dodaj iznos' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Dodaj gratis' })).not.toBeInTheDocument();
});

test('every one of the seven tables has its total', async () => {
  open();
  await screen.findByRole('table', { name: 'Uplate' });
  const totals = await Promise.all(TABLES.map(async (name) => [name, (await rowsOf(name)).at(-1)?.join(' ')]));
  expect(totals).toEqual([
    ['Neplaćene rezervacije', expect.stringMatching(/^Ukupno .*17,00/)],
    ['Uplate', expect.stringMatching(/^Ukupno 19,50/)],
    ['Plaćene rezervacije', expect.stringMatching(/^Ukupno .*10,00/)],
    ['Gratis rezervacije', expect.stringMatching(/^Ukupno .*10,00/)],
    ['Rezervacije za uslugu', expect.stringMatching(/^Ukupno .*10,00/)],
    ['Interne rezervacije', expect.stringMatching(/^Ukupno .*10,00/)],
    ['Ligaške rezervacije', expect.stringMatching(/^Ukupno .* 0,00/)],
  ]);
  // The league's fee covers its matches.
  expect((await rowsOf('Ligaške rezervacije'))[1]).toContain('–');
  expect((await rowsOf('Ligaške rezervacije'))[1]).toContain('Iva Novak');
  expect((await rowsOf('Interne rezervacije'))[1]).toContain('Nova mreža');
  expect((await rowsOf('Interne rezervacije'))[1]).not.toContain('Prijateljski susret');
});

test('a member without any records is shown with messages instead of the tables', async () => {
  details = NO_DETAILS;
  open();
  expect(await screen.findByText('Igrač nema neplaćenih rezervacija.')).toBeVisible();
  for (const name of TABLES) expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(await screen.findByText('Na računu još nema prometa.')).toBeVisible();
  expect(screen.queryByText(/za uslugu!$/)).not.toBeInTheDocument();
});

test('a long list has its own paging and keeps the total of all rows', async () => {
  details.paidReservations = Array.from({ length: 12 }, (_, index) => played(100 + index, { statusPlacanja: 'PAID' }));
  open();
  expect(await rowsOf('Plaćene rezervacije')).toHaveLength(12);
  const pages = screen.getByRole('navigation', { name: 'Stranice: Plaćene rezervacije' });
  await userEvent.click(within(pages).getByRole('link', { name: 'Stranica 2' }));
  await waitFor(async () => expect(await rowsOf('Plaćene rezervacije')).toHaveLength(4));
  expect((await rowsOf('Plaćene rezervacije')).at(-1)).toContain('120,00\u00a0€');
});

test.each([
  ['Označi kao gratis: 18.11.2026., 18:30–20:00, teren 1', 'Neuspjelo ažuriranje statusa.'],
  ['Vrati u neplaćeno: 18.11.2026., 18:30–20:00, teren 4', 'Neuspjelo vraćanje statusa.'],
])('%s may fail: %s', async (button, message) => {
  const moved = 'Status plaćanja u međuvremenu se promijenio. Prikazano je novo stanje.';
  api.use(http.put('*/api/reservations/:id/:change', () => refuse(409, moved)));
  open();
  await press(button);
  details = NO_DETAILS;
  await press('Potvrdi');
  expect(await screen.findByText(`${message} ${moved}`)).toBeVisible();
  expect(await screen.findByText('Igrač nema neplaćenih rezervacija.')).toBeVisible();
});

test.each([
  ['Označi kao gratis: 18.11.2026., 18:30–20:00, teren 1', 'complimentary'],
  ['Vrati u neplaćeno: 18.11.2026., 18:30–20:00, teren 4', 'not-paid'],
])('%s may have a reason, which the member reads; a refused one is marked at its field', async (button, change) => {
  const fields = { reason: 'Tekst sadrži nedopuštene znakove.' };
  const refusal = () => refuse(400, 'Provjerite unesene podatke.', { fields });
  api.use(http.put(`*/api/reservations/:id/${change}`, refusal, { once: true }));
  open();
  await press(button);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Razlog vidi i član.')).toBeVisible();
  const field = question.getByRole('textbox', { name: 'Razlog (nije obavezan)' });
  await userEvent.type(field, 'Kiša{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(fields.reason));
  await userEvent.type(field, ' je padala{Enter}');
  await waitFor(() => expect(sent).toMatchObject([[expect.any(String), change, { reason: 'Kiša je padala' }]]));
});

test.each([
  [
    'Označi kao gratis: 18.11.2026., 18:30–20:00, teren 1',
    ['1', 'complimentary', { statusPay: 'NOT_PAID', reason: '' }],
  ],
  ['Označi kao gratis: 18.11.2026., 18:30–20:00, teren 3', ['3', 'complimentary', { statusPay: 'PAID', reason: '' }]],
  ['Vrati u neplaćeno: 18.11.2026., 18:30–20:00, teren 4', ['4', 'not-paid', { reason: '' }]],
])('%s needs a confirmation; then it is done, and the data are refetched', async (button, call) => {
  open();
  await press(button);
  details = NO_DETAILS;
  await press('Potvrdi');
  expect(await screen.findByText('Status je promijenjen.')).toBeVisible();
  expect(sent).toEqual([call]);
  expect(await screen.findByText('Igrač nema neplaćenih rezervacija.')).toBeVisible();
});

test('the dialog of a payment for one member does not stay open under the name of another', async () => {
  const iva = { ...NO_DETAILS.user, userId: 9, firstName: 'Iva', lastName: 'Novak', username: 'inovak' };
  api.use(
    http.get('*/api/admin-users-details/9', () => HttpResponse.json({ ...NO_DETAILS, user: iva })),
    http.get('*/api/admin-users/9/statement', () => HttpResponse.json({ entries: [], next: null })),
  );
  const { router } = open();
  await press('Dodaj iznos');
  await dialog('Dodaj iznos: Ana Kovač');
  await act(() => router.navigate('/admin-user-details/9/Iva/Novak'));
  expect(await screen.findByText('Iva Novak')).toBeVisible();
  expect(await screen.findByText('Na računu još nema prometa.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('reservations for service, for the club or in the league have no action', async () => {
  open();
  for (const name of ['Rezervacije za uslugu', 'Interne rezervacije', 'Ligaške rezervacije']) {
    const table = await screen.findByRole('table', { name });
    expect(within(table).queryByRole('button')).not.toBeInTheDocument();
  }
});

test('a closure that ends takes its reservations from the internal ones on the open page', async () => {
  open();
  live.connect();
  expect(await screen.findByText('Nova mreža')).toBeVisible();
  details = { ...details, internalReservations: [] };
  await live.change('grid');
  await waitFor(() => expect(screen.queryByText('Nova mreža')).not.toBeInTheDocument());
});
