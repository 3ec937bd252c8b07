import type { LeaguePayment } from '@club/shared/contracts/finances/league-payments';
import { fakeApi, leaguePlayer, onLeagueDay } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { dialog, openAsAdmin, press, rowsOf } from '../../testing/administrator';

const fee = (id: number, prezime: string, paymentDate: string | null): LeaguePayment => ({
  id,
  playerId: { ...leaguePlayer(id, 'Ana', prezime), nadimak: null },
  paymentDate,
  paymentAmount: 200,
  currency: 'HRK',
  paymentYear: 2022,
});

fakeApi(
  onLeagueDay('2026-05-02'),
  http.get('*/api/admin-payments-league', () =>
    HttpResponse.json([
      {
        year: 2022,
        currency: 'HRK',
        totalPaid: 400,
        totalNotPaid: 200,
        // Two fees of 26.54 € each; 400 HRK converted at once would be 53.09 €.
        totalPaidInEuros: 53.08,
        deadline: '2022-04-15',
        payments: [fee(9, 'Žanić', '2022-04-01'), fee(10, 'Šimić', '2022-04-02'), fee(11, 'Novak', null)],
      },
    ]),
  ),
  http.put('*/api/admin-payments-league/:id/mark-paid', () => HttpResponse.json({ message: 'Spremljeno.' })),
);

test('a year in kuna shows the currency and the amounts in euros', async () => {
  openAsAdmin('/admin-payments-league?year=2022');
  expect(await rowsOf('Plaćeno 2022.')).toContainEqual([
    'Žanić Ana',
    '01.04.2022.',
    '200,00\u00a0HRK=\u00a026,54\u00a0€',
    'Označi neplaćeno',
  ]);
  expect((await rowsOf('Nije plaćeno 2022.')).slice(1)).toEqual([
    ['Novak Ana', '200,00\u00a0HRK=\u00a026,54\u00a0€', 'Označi plaćeno'],
  ]);
  expect(screen.getByText(/2 igrača · = 53,08\s€/)).toBeVisible();
  expect(screen.getByText(/^članarina 200,00\sHRK \(=\s26,54\s€\) po igraču$/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '2022., plaćeno 2 od 3, HRK' })).toHaveAttribute('aria-current', 'page');
});

test('a fee in kuna is marked paid or unpaid with its amount in euros in the questions and in the message', async () => {
  openAsAdmin('/admin-payments-league?year=2022');
  await press('Označi plaćeno: Novak Ana');
  const paying = await dialog('Želite li označiti članarinu kao plaćenu?');
  expect(paying.getByText(/, 2022\., 200,00\sHRK \(=\s26,54\s€\)$/)).toBeVisible();
  await userEvent.click(paying.getByRole('button', { name: 'Označi plaćeno' }));
  expect(await screen.findByText(/ Novak Ana, 200,00\sHRK \(=\s26,54\s€\)$/)).toBeVisible();
  await press('Označi neplaćeno: Žanić Ana');
  const unmarking = await dialog('Želite li označiti članarinu kao neplaćenu?');
  expect(unmarking.getByText(/^200,00\sHRK \(=\s26,54\s€\)$/)).toBeVisible();
});
