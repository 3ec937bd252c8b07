import { type AccountBalance, OLDER_PAYMENTS_HEADER } from '@club/shared/contracts/accounts/balance';
import type { StatementEntry } from '@club/shared/contracts/accounts/statement';
import {
  deferred,
  downloads,
  fakeApi,
  liveEvents,
  member,
  onClubDay,
  refuse,
  renderRoutes,
} from '@club/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { anOwnReservation } from '../testing/an-own-reservation';

const live = liveEvents();
let account: AccountBalance;
let ledger: StatementEntry[];
const entry = (id: number, but: Partial<StatementEntry> = {}): StatementEntry => ({
  id,
  date: '2026-11-10',
  kind: 'PAYMENT',
  what: `Uplata ${id}`,
  amount: 20,
  balanceAfter: 0,
  gratis: 0,
  gratisAfter: 0,
  ...but,
});
const api = fakeApi(
  onClubDay(),
  http.get('*/api/account-balance', () => HttpResponse.json(account)),
  http.get('*/api/account-statement', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
    const size = Number(query.get('size'));
    const older = ledger.filter(({ id }) => id < before);
    const entries = older.slice(0, size);
    return HttpResponse.json({ entries, next: older.length > size ? entries.at(-1)?.id : null });
  }),
  live.handler,
);
beforeEach(() => {
  account = {
    stanjeRacuna: -17,
    unpaidReservations: [
      anOwnReservation({ rezervacijaId: 2 }),
      anOwnReservation({
        rezervacijaId: 1,
        datumRezerviranja: '2026-11-15',
        vrijemeTermina: '09:30:00',
        teren: 2,
        cijena: 7,
      }),
    ],
    payments: [
      { paymantDate: '2026-11-10', amount: 20 },
      { paymantDate: '2026-11-01', amount: -0.1 },
      { paymantDate: '2026-11-01', amount: -0.2 },
    ],
    paymentsTotal: 19.7,
    gratisServiceReservation: 0,
  };
  ledger = [
    entry(3, {
      date: '2026-11-18',
      kind: 'CHARGE',
      what: 'Rezervacija 18.11. u 18:30, teren 1',
      amount: -10,
      balanceAfter: -17,
    }),
    entry(2, {
      kind: 'GRATIS_GRANT',
      what: 'Gratis za uslugu',
      amount: 0,
      balanceAfter: -7,
      gratis: 2,
      gratisAfter: 3,
    }),
    entry(1, { balanceAfter: -7 }),
  ];
});

const open = () => renderRoutes(routes, { at: '/account-status', as: member() });
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

test('when the balance cannot be loaded, the screen shows an error and a retry; the statement is shown', async () => {
  api.use(http.get('*/api/account-balance', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Baza se ne javlja.')).toBeVisible();
  expect(await screen.findByRole('table', { name: 'Promet računa' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await screen.findByText('2 rezervacije')).toBeVisible();
});

test('while a balance that could not be loaded is loaded again, the statement stays', async () => {
  api.use(http.get('*/api/account-balance', () => refuse(500, 'Baza se ne javlja.'), { once: true }));
  open();
  const statement = await screen.findByRole('table', { name: 'Promet računa' });
  const answer = deferred();
  api.use(
    http.get(
      '*/api/account-balance',
      async () => {
        await answer.promise;
        return undefined;
      },
      { once: true },
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(statement).toBeVisible();
  answer.resolve();
  expect(await screen.findByText('2 rezervacije')).toBeVisible();
  expect(statement).toBeVisible();
});

test('when the statement cannot be loaded, its section shows an error and a retry', async () => {
  api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
  open();
  expect(await screen.findByText('Knjiga se ne javlja.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  expect(await rowsOf('Promet računa')).toHaveLength(4);
});

test('the balance, unpaid reservations and payments', async () => {
  open();
  expect(await screen.findByText('2 rezervacije')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Stanje računa');
  expect(await screen.findByText('Ana Kovač · stanje na dan 20. studenoga 2026.')).toBeVisible();
  expect(screen.queryByText(/^Imate .* za uslugu!$/)).not.toBeInTheDocument();
  expect((await rowsOf('Neplaćene rezervacije')).map((row) => row.slice(1))).toEqual([
    ['Termin', 'Teren', 'Vrsta', 'Cijena', 'Status'],
    ['18:30–20:00', '1', 'Prijateljski susret', '10,00\u00a0€', 'Nije plaćeno'],
    ['09:30–11:00', '2', 'Prijateljski susret', '7,00\u00a0€', 'Nije plaćeno'],
  ]);
  expect((await rowsOf('Uplate')).at(-1)).toEqual(['Ukupno', '19,70\u00a0€']);
});

describe('a member with many payments', () => {
  const paymentsOf = (date: string, count: number) => Array(count).fill({ paymantDate: date, amount: 1 });
  beforeEach(() => {
    account = { ...account, payments: paymentsOf('2026-11-10', 50), paymentsTotal: 72 };
    api.use(
      http.get('*/api/account-balance', ({ request }) => {
        const isOlder = new URL(request.url).searchParams.get('before') === '31';
        if (isOlder) return HttpResponse.json({ ...account, payments: paymentsOf('2026-05-01', 22) });
        return HttpResponse.json(account, { headers: { [OLDER_PAYMENTS_HEADER]: '31' } });
      }),
    );
  });
  const payments = async () => within(await screen.findByRole('region', { name: 'Uplate' }));

  test('reads that the total includes all, and sees the older ones on request', async () => {
    open();
    expect((await rowsOf('Uplate')).at(-1)).toEqual(['Ukupno', '72,00\u00a0€']);
    expect(screen.getByText('Prikazano je posljednjih 50 uplata, a ukupni iznos obuhvaća sve.')).toBeVisible();
    await userEvent.click((await payments()).getByRole('button', { name: 'Prikaži starije' }));
    await waitFor(async () => expect(await rowsOf('Uplate')).toHaveLength(1 + 72 + 1));
    expect((await rowsOf('Uplate')).at(-2)?.[0]).toMatch(/^01\.05\.2026\./);
    expect((await payments()).queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Prikazano je posljednjih/)).not.toBeInTheDocument();
  });

  test('reads below the list why the older ones could not be loaded', async () => {
    open();
    const button = await (await payments()).findByRole('button', { name: 'Prikaži starije' });
    api.use(http.get('*/api/account-balance', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
    await userEvent.click(button);
    expect(await screen.findByText('Nismo uspjeli učitati starije uplate. Knjiga se ne javlja.')).toBeVisible();
    expect(await rowsOf('Uplate')).toHaveLength(1 + 50 + 1);
    expect(screen.queryByText(/^Nismo uspjeli osvježiti/)).not.toBeInTheDocument();
  });
});

test('a member whose payments are all listed is offered no older ones', async () => {
  account = { ...account, payments: account.payments.slice(0, 1) };
  open();
  expect(await rowsOf('Uplate')).toHaveLength(3);
  expect(screen.queryByText(/^Prikazano je posljednjih/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
});

test('gratis reservations for service are shown in a green text', async () => {
  account = { ...account, gratisServiceReservation: 3 };
  open();
  expect(await screen.findByText('Imate 3 gratis rezervacije za uslugu!')).toBeVisible();
});

test('a new member sees what will be here', async () => {
  account = { stanjeRacuna: 0, unpaidReservations: [], payments: [], paymentsTotal: 0, gratisServiceReservation: 0 };
  ledger = [];
  open();
  expect(await screen.findByText('0 rezervacija')).toBeVisible();
  expect(screen.getByText(/Sve je plaćeno/)).toBeVisible();
  expect(screen.getByText(/Još nema uplata/)).toBeVisible();
  expect(await screen.findByText(/Još nema prometa/)).toBeVisible();
});

test('the statement shows what each entry did', async () => {
  open();
  const rows = await rowsOf('Promet računa');
  expect(rows[0]).toEqual(['Datum', 'Opis', 'Iznos', 'Stanje']);
  expect(rows[1]?.slice(2)).toEqual(['−10,00\u00a0€', '−17,00\u00a0€']);
  expect(rows[2]?.[1]).toContain('gratis rezervacije +2, stanje 3');
  expect(rows[3]?.slice(2)).toEqual(['+20,00\u00a0€', '−7,00\u00a0€']);
});

test('older entries are loaded on request; a failure keeps the displayed ones and can be retried', async () => {
  ledger = Array.from({ length: 45 }, (_, index) => entry(45 - index));
  open();
  expect(await rowsOf('Promet računa')).toHaveLength(21);
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži starije' }));
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(41));

  api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Prikaži starije' }));
  expect(await screen.findByText('Nismo uspjeli učitati stariji promet. Knjiga se ne javlja.')).toBeVisible();
  expect(await rowsOf('Promet računa')).toHaveLength(41);

  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }));
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(46));
  expect(screen.queryByRole('button', { name: 'Prikaži starije' })).not.toBeInTheDocument();
});

test('a payment that an administrator enters shows without a reload', async () => {
  open();
  await screen.findByText('2 rezervacije');
  const stop = live.connect();
  await waitFor(() => expect(live.isOpen()).toBe(true));
  account = { ...account, stanjeRacuna: 3, unpaidReservations: [] };
  ledger = [entry(4, { balanceAfter: 3 }), ...ledger];
  live.publish({ type: 'change', topic: 'account', version: 9 });
  expect(await screen.findByText('0 rezervacija')).toBeVisible();
  await waitFor(async () => expect(await rowsOf('Promet računa')).toHaveLength(5));
  stop();
});

describe('a payment that is entered while older entries are requested', () => {
  let disconnect: () => void;
  const held = () => {
    const { promise, resolve } = deferred();
    let isAsked = false;
    const hold = http.get(
      '*/api/account-statement',
      async () => {
        isAsked = true;
        // The next handler answers, with the ledger of then.
        await promise;
      },
      { once: true },
    );
    return { hold, resolve, isAsked: () => isAsked };
  };
  const pay = () => {
    ledger = [entry(46), ...ledger];
    live.publish({ type: 'change', topic: 'account', version: 9 });
  };
  const descriptions = async () => (await rowsOf('Promet računa')).slice(1).map((row) => row[1]);
  beforeEach(async () => {
    ledger = Array.from({ length: 45 }, (_, index) => entry(45 - index));
    open();
    expect(await rowsOf('Promet računa')).toHaveLength(21);
    disconnect = live.connect();
    await waitFor(() => expect(live.isOpen()).toBe(true));
  });
  afterEach(() => disconnect());
  const older = async () => userEvent.click(screen.getByRole('button', { name: 'Prikaži starije' }));

  test('shows, and so do the older entries that were requested before it was loaded', async () => {
    const refetch = held();
    api.use(refetch.hold);
    pay();
    await waitFor(() => expect(refetch.isAsked()).toBe(true));
    await older();
    refetch.resolve();
    await waitFor(async () => expect(await descriptions()).toHaveLength(40));
    expect((await descriptions())[0]).toContain('Uplata 46');
  });

  test('does not change what a member reads about older entries that could not be loaded', async () => {
    api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
    await older();
    expect(await screen.findByText('Nismo uspjeli učitati stariji promet. Knjiga se ne javlja.')).toBeVisible();
    const refetch = held();
    api.use(refetch.hold);
    pay();
    await waitFor(() => expect(refetch.isAsked()).toBe(true));
    expect(screen.getByText('Nismo uspjeli učitati stariji promet. Knjiga se ne javlja.')).toBeVisible();
    expect(screen.queryByText(/^Nismo uspjeli osvježiti/)).not.toBeInTheDocument();
    refetch.resolve();
    await waitFor(async () => expect((await descriptions())[0]).toContain('Uplata 46'));
  });

  test('and could not be loaded, is what a member reads about until older entries are there', async () => {
    api.use(http.get('*/api/account-statement', () => refuse(500, 'Knjiga se ne javlja.'), { once: true }));
    pay();
    expect(await screen.findByText(/^Nismo uspjeli osvježiti promet računa/)).toBeVisible();
    const next = held();
    api.use(next.hold);
    await older();
    await waitFor(() => expect(next.isAsked()).toBe(true));
    expect(screen.getByText(/^Nismo uspjeli osvježiti promet računa/)).toBeVisible();
    expect(screen.queryByText(/^Nismo uspjeli učitati stariji promet/)).not.toBeInTheDocument();
    next.resolve();
    await waitFor(async () => expect(await descriptions()).toHaveLength(40));
  });

  test('shows, and so do the older entries that were being loaded then', async () => {
    const next = held();
    api.use(next.hold);
    await older();
    await waitFor(() => expect(next.isAsked()).toBe(true));
    pay();
    await waitFor(async () => expect((await descriptions())[0]).toContain('Uplata 46'));
    next.resolve();
    await waitFor(async () => expect(await descriptions()).toHaveLength(40));
    expect((await descriptions())[0]).toContain('Uplata 46');
  });
});

describe('the statement as a file', () => {
  const saved = downloads();
  const download = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'Preuzmi promet računa kao CSV' }));

  test('a refusal is shown, and the button can be pressed again', async () => {
    api.use(http.get('*/api/account-statement.csv', () => refuse(403, 'Nemate pravo na izvoz.')));
    open();
    await download();
    expect(await screen.findByText('Nemate pravo na izvoz.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Preuzmi promet računa kao CSV' })).toBeEnabled();
    expect(saved).toEqual([]);
  });

  test('is loaded with the member’s token and saved with the server’s name', async () => {
    let token: string | null = null;
    api.use(
      http.get('*/api/account-statement.csv', ({ request }) => {
        token = request.headers.get('authorization');
        const headers = {
          'content-type': 'text/csv',
          'content-disposition': "attachment; filename*=UTF-8''ra%C4%8Dun.csv",
        };
        return new HttpResponse('Datum;Iznos', { headers });
      }),
    );
    open();
    await download();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(token).toBe('Bearer token-of-the-test');
    expect(saved[0]?.name).toBe('račun.csv');
    expect(await saved[0]?.text).toBe('Datum;Iznos');
  });
});
