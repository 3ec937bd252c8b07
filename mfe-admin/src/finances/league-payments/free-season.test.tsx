import type { LeaguePaymentsOfYear } from '@club/shared/contracts/finances/league-payments';
import { fakeApi, leaguePlayer, onLeagueDay } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openAsAdmin, rowsOf } from '../../testing/administrator';

const FREE: LeaguePaymentsOfYear = {
  year: 2026,
  currency: 'EUR',
  totalPaid: 0,
  totalNotPaid: 0,
  totalPaidInEuros: 0,
  deadline: '2026-04-15',
  payments: [
    {
      id: 1,
      playerId: { ...leaguePlayer(1, 'Ana', 'Babić'), nadimak: null },
      paymentDate: null,
      paymentAmount: 0,
      currency: 'EUR',
      paymentYear: 2026,
    },
  ],
};
const api = fakeApi(
  onLeagueDay('2026-05-02'),
  http.get('*/api/admin-payments-league', () => HttpResponse.json([FREE])),
);
const PAID = {
  ...FREE.payments[0],
  id: 2,
  playerId: { ...leaguePlayer(2, 'Luka', 'Horvat'), nadimak: null },
  paymentDate: '2026-03-01',
  paymentAmount: 60,
};

test('in a free season nobody is listed as a debtor, there is no last day of payment, and nothing can be marked', async () => {
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByText('Članarina se ne plaća.')).toBeVisible();
  expect(screen.getByText('Nitko ne duguje članarinu za 2026.')).toBeVisible();
  expect((await rowsOf('Plaćeno 2026.')).at(-1)).toEqual(['Babić Ana', 'Ne plaća se', '0,00\u00a0€', '']);
  expect(screen.getByRole('link', { name: '2026., plaćeno 1 od 1' })).toBeVisible();
  expect(screen.getByText('100 % plaćeno')).toBeVisible();
  expect(screen.queryByText(/^Rok za uplatu/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Kopiraj dužnike' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Označi/ })).not.toBeInTheDocument();
});

test.each([
  ['and others are free', [...FREE.payments, PAID]],
  ['alone', [PAID]],
])('a season that became free after somebody had paid, %s, is free for all others', async (_, payments) => {
  const year = { ...FREE, fee: 0, totalPaid: 60, totalPaidInEuros: 60, payments };
  api.use(http.get('*/api/admin-payments-league', () => HttpResponse.json([year])));
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByText('Članarina se ne plaća.')).toBeVisible();
  expect(screen.queryByText(/^Rok za uplatu/)).not.toBeInTheDocument();
  expect(screen.queryByText(/po igraču$/)).not.toBeInTheDocument();
  expect((await rowsOf('Plaćeno 2026.')).at(-1)).toEqual([
    'Horvat Luka',
    '01.03.2026.',
    '60,00\u00a0€',
    'Označi neplaćeno',
  ]);
});

test('whoever still owes another amount in it has a last day of payment', async () => {
  const year = { ...FREE, fee: 0, totalNotPaid: 60, payments: [{ ...PAID, paymentDate: null }] };
  api.use(http.get('*/api/admin-payments-league', () => HttpResponse.json([year])));
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByText('Rok za uplatu: 15.04.2026.')).toBeVisible();
});
