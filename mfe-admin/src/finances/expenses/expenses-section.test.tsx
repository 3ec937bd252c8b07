import { asPhone, fakeApi, onClubDay } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { openAsAdmin, rowsOf } from '../../testing/administrator';
import { anExpense } from '../../testing/an-expense';

asPhone();
fakeApi(
  onClubDay(),
  http.get('*/api/league-expenses', () =>
    HttpResponse.json({
      year: 2026,
      expenses: [anExpense({ description: 'četiri kutije' }), anExpense({ id: 2, expenseName: 'Mreža' })],
      totalIncome: 0,
      totalExpenses: 825.6,
      netBalance: -825.6,
      years: [2026],
      paidFees: 0,
      yearTotals: [],
    }),
  ),
);

test('on a phone a description is beside the date, where a row has room for it, and nowhere else', async () => {
  openAsAdmin('/admin-league-finances');
  expect((await rowsOf('Rashodi 2026.')).slice(1, 3)).toEqual([
    ['02.04.2026. · četiri kutije', 'Loptice', '412,80\u00a0€', 'Radnje'],
    ['02.04.2026.', 'Mreža', '412,80\u00a0€', 'Radnje'],
  ]);
});
