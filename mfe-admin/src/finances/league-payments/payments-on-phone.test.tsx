import { asPhone, fakeApi, leaguePlayer, onLeagueDay } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openAsAdmin } from '../../testing/administrator';

asPhone();
fakeApi(
  onLeagueDay('2026-05-02'),
  http.get('*/api/admin-payments-league', () =>
    HttpResponse.json([
      {
        year: 2026,
        currency: 'EUR',
        totalPaid: 0,
        totalNotPaid: 60,
        totalPaidInEuros: 0,
        deadline: null,
        payments: [
          {
            id: 1,
            playerId: { ...leaguePlayer(1, 'Ana', 'Babić'), nadimak: null },
            paymentDate: null,
            paymentAmount: 60,
            currency: 'EUR',
            paymentYear: 2026,
          },
        ],
      },
      {
        year: 2022,
        currency: 'HRK',
        totalPaid: 0,
        totalNotPaid: 200,
        totalPaidInEuros: 0,
        deadline: null,
        payments: [
          {
            id: 2,
            playerId: { ...leaguePlayer(1, 'Ana', 'Babić'), nadimak: null },
            paymentDate: null,
            paymentAmount: 200,
            currency: 'HRK',
            paymentYear: 2022,
          },
        ],
      },
    ]),
  ),
);

test('on a phone the button beside a debtor is shorter, with the same name for screen readers', async () => {
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByRole('button', { name: 'Označi plaćeno: Babić Ana' })).toHaveTextContent(/^Plaćeno$/);
});

test('on a phone the fee in kuna below a debtor’s name has its amount in euros, too', async () => {
  openAsAdmin('/admin-payments-league?year=2022');
  expect(await screen.findByText(/^200,00\sHRK \(=\s26,54\s€\)$/)).toBeVisible();
});
