import type { AdminUserDetails, DetailReservation } from '@club/shared/contracts/accounts/member-details';
import type { AdminStatementEntry } from '@club/shared/contracts/accounts/statement';
import { aReservation, deferred, fakeApi, refuse } from '@club/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';
import { NO_DETAILS } from '../../testing/no-details';

const played = (id: number, but: Partial<DetailReservation> = {}): DetailReservation => ({
  ...aReservation({ rezervacijaId: id, teren: id }),
  id,
  protivnik: null,
  razlog: null,
  ...but,
});
const entry = (id: number, but: Partial<AdminStatementEntry> = {}): AdminStatementEntry => ({
  id,
  date: '2026-11-10',
  kind: 'PAYMENT',
  what: `Uplata ${id}`,
  amount: 20,
  balanceAfter: 20,
  gratis: 0,
  gratisAfter: 0,
  actor: 'Zvonimir Matić',
  reason: null,
  reversible: false,
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
let ledger: AdminStatementEntry[];
let sent: unknown[];
const api = fakeApi(
  http.get('*/api/admin-users-details/7', () => HttpResponse.json(details)),
  http.get('*/api/admin-users/7/statement', ({ request }) => {
    const before = Number(new URL(request.url).searchParams.get('before') ?? Number.POSITIVE_INFINITY);
    const older = ledger.filter(({ id }) => id < before);
    const entries = older.slice(0, 20);
    return HttpResponse.json({ entries, next: older.length > 20 ? entries.at(-1)?.id : null });
  }),
  http.put('*/api/reservations/:id/:change', async ({ request, params }) => {
    sent.push([params.id, params.change, await request.json().catch(() => null)]);
    return HttpResponse.json({ message: 'Status je promijenjen.' });
  }),
  http.post('*/api/admin-users/7/statement/:entry/reversal', async ({ request, params }) => {
    sent.push([params.entry, await request.json()]);
    return HttpResponse.json({ message: 'Upis je storniran.' });
  }),
);
beforeEach(() => {
  sent = [];
  ledger = [];
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
    ['Ligaške rezervacije', expect.stringMatching(/^Ukupno .*10,00/)],
  ]);
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
  ['Označi kao gratis: 18.11.2026., 18:30–20:00, teren 1', ['1', 'complimentary', { statusPay: 'NOT_PAID' }]],
  ['Označi kao gratis: 18.11.2026., 18:30–20:00, teren 3', ['3', 'complimentary', { statusPay: 'PAID' }]],
  ['Vrati u neplaćeno: 18.11.2026., 18:30–20:00, teren 4', ['4', 'not-paid', null]],
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

test('the statement shows who did what and why, with older pages on request', async () => {
  ledger = Array.from({ length: 25 }, (_, index) => entry(25 - index));
  ledger[0] = entry(25, {
    kind: 'GRATIS_GRANT',
    what: 'Dodijeljene gratis rezervacije',
    amount: 0,
    gratis: 2,
    gratisAfter: 2,
    reason: 'Uređenje terena',
  });
  open();
  const [, first] = await rowsOf('Promet računa');
  expect(first?.slice(1, 3)).toEqual([
    'Dodijeljene gratis rezervacijeRazlog: Uređenje terenagratis rezervacije +2, stanje 2',
    'Zvonimir Matić',
  ]);
  expect(await rowsOf('Promet računa')).toHaveLength(21);
  await press('Prikaži starije');
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(26));
  expect(screen.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
});

test('the statement is requested together with the details, not after them', async () => {
  let isAsked = false;
  api.use(
    http.get('*/api/admin-users-details/7', () => delay('infinite')),
    http.get('*/api/admin-users/7/statement', () => {
      isAsked = true;
    }),
  );
  open();
  await waitFor(() => expect(isAsked).toBe(true));
});

describe('an entry that is made while older entries are requested', () => {
  /** The next response waits until it is released, and then contains the ledger at that time. */
  const held = () => {
    const { promise, resolve } = deferred();
    let isAsked = false;
    const hold = async () => {
      isAsked = true;
      await promise;
    };
    api.use(http.get('*/api/admin-users/7/statement', hold, { once: true }));
    return { resolve, asked: () => waitFor(() => expect(isAsked).toBe(true)) };
  };
  const opened = async () => {
    ledger = Array.from({ length: 45 }, (_, index) => entry(45 - index));
    const { client } = open();
    expect(await rowsOf('Promet računa')).toHaveLength(21);
    return () => {
      ledger = [entry(46), ...ledger];
      act(() => void client.invalidateQueries());
    };
  };
  const newest = async () => (await rowsOf('Promet računa'))[1]?.[1];

  test('is shown, and so are the older ones that were requested before it was loaded', async () => {
    const pay = await opened();
    const refetch = held();
    pay();
    await refetch.asked();
    await press('Prikaži starije');
    refetch.resolve();
    await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(41));
    expect(await newest()).toContain('Uplata 46');
  });

  test('is shown, and so are the older ones that were being loaded at the time', async () => {
    const pay = await opened();
    const next = held();
    await press('Prikaži starije');
    await next.asked();
    pay();
    await waitFor(async () => expect(await newest()).toContain('Uplata 46'));
    next.resolve();
    await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(41));
    expect(await newest()).toContain('Uplata 46');
  });
});

test('a wrong entry is reversed with a reason', async () => {
  ledger = [entry(2, { reversible: true }), entry(1)];
  open();
  await press('Storno: 10.11.2026. Uplata 2');
  const question = await dialog('Želite li stornirati ovaj upis?');
  await userEvent.click(question.getByRole('button', { name: 'Storniraj' }));
  expect(await question.findByText('Unesite razlog storna.')).toBeVisible();
  await userEvent.type(question.getByRole('textbox', { name: 'Razlog storna' }), 'Krivi igrač{Enter}');
  expect(await screen.findByText('Upis je storniran.')).toBeVisible();
  expect(sent).toEqual([['2', { reason: 'Krivi igrač' }]]);
  expect(screen.queryByRole('button', { name: /Uplata 1/ })).not.toBeInTheDocument();
});
