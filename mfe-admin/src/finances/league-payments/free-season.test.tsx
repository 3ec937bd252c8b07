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
fakeApi(
  onLeagueDay('2026-05-02'),
  http.get('*/api/admin-payments-league', () => HttpResponse.json([FREE])),
);

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
