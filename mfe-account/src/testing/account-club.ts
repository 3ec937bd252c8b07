import type { AccountBalance } from '@club/shared/contracts/accounts/balance';
import type { StatementEntry } from '@club/shared/contracts/accounts/statement';
import { fakeApi, liveEvents, member, onClubDay, renderRoutes } from '@club/shared/testing';
import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../routes';
import { anOwnReservation } from './an-own-reservation';

export const entry = (id: number, but: Partial<StatementEntry> = {}): StatementEntry => ({
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

/** A member's account on the server; every test begins with the same account, and may replace it. */
export function accountClub() {
  const live = liveEvents();
  const club = { account: anAccount(), ledger: aLedger() };
  const api = fakeApi(
    onClubDay(),
    http.get('*/api/account-balance', () => HttpResponse.json(club.account)),
    http.get('*/api/account-statement', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
      const size = Number(query.get('size'));
      const older = club.ledger.filter(({ id }) => id < before);
      const entries = older.slice(0, size);
      return HttpResponse.json({ entries, next: older.length > size ? entries.at(-1)?.id : null });
    }),
    live.handler,
  );
  beforeEach(() => Object.assign(club, { account: anAccount(), ledger: aLedger() }));
  return { api, club, live };
}

export const openAccountStatus = () => renderRoutes(routes, { at: '/account-status', as: member() });

/** The texts of a table's cells, row by row, the header first. */
export const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent));

const anAccount = (): AccountBalance => ({
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
});

const aLedger = (): StatementEntry[] => [
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
