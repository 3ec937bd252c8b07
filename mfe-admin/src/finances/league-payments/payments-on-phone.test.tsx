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
    ]),
  ),
);

test('on a phone the button beside a debtor is shorter, with the same name for screen readers', async () => {
  openAsAdmin('/admin-payments-league');
  expect(await screen.findByRole('button', { name: 'Označi plaćeno: Babić Ana' })).toHaveTextContent(/^Plaćeno$/);
});
