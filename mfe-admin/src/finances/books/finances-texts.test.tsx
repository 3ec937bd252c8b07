import { fakeApi, member, missingTexts, onClubDay, renderRoutes, type SpelledText } from '@club/shared/testing';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { routes } from '../../routes';
import { openAsAdmin } from '../../testing/administrator';
import { anExpense } from '../../testing/an-expense';

const books = {
  year: 2026,
  expenses: [anExpense({ description: 'Za cijelu ligu' })],
  totalIncome: 4446,
  totalExpenses: 412.8,
  netBalance: 4033.2,
  years: [2026, 2025],
  paidFees: 55,
  yearTotals: [
    { year: 2026, incomeSummerLeague: 3300, incomeFrendlyMatches: 1146, totalExpenses: 412.8, netBalance: 4033.2 },
  ],
};
const organization = {
  ...books,
  totalIncomeSummerLeague: 3300,
  totalIncomeFrendlyMatches: 1146,
  carriedOver: 100,
  currentOrganizationBalance: 4133.2,
};
fakeApi(
  onClubDay(),
  http.get('*/api/league-expenses', () => HttpResponse.json(books)),
  http.get('*/api/organization-expenses/2026', () => HttpResponse.json(organization)),
);

const OF_BOTH: readonly SpelledText[] = [
  ['link', '2026.'],
  ['link', '2025.'],
  ['text', 'Prihodi 2026.'],
  ['text', 'Rashodi 2026.'],
  ['text', 'Razlika 2026.'],
  ['heading', 'Prihodi i rashodi po godinama'],
  ['heading', 'Obračun 2026.'],
  ['columnheader', 'Godina'],
  ['columnheader', 'Prihodi'],
  ['columnheader', 'Rashodi'],
  ['columnheader', 'Razlika'],
  ['columnheader', 'Datum'],
  ['columnheader', 'Naziv'],
  ['columnheader', 'Iznos'],
  ['text', 'Loptice'],
  ['text', 'Za cijelu ligu'],
  ['text', '02.04.2026.'],
  ['text', /članarine u kunama preračunate su po tečaju 7,53450/],
];

/** Second specification, section 2, 'Admin league finances and total finances'; the summary's fields of section 3. */
const SCREENS: readonly [address: string, texts: readonly SpelledText[]][] = [
  [
    '/admin-league-finances',
    [
      ['heading', 'Financije lige'],
      ['link', 'Dodaj rashod', '/admin/add-expense'],
      ['text', 'Članarine'],
      ['text', 'plaćeno: 55'],
      ['link', 'Uplate za ligu 2026.', '/admin-payments-league?year=2026'],
    ],
  ],
  [
    '/admin-total-finances',
    [
      ['heading', 'Ukupne financije'],
      ['link', 'Dodaj rashod', '/admin/add-expense-org'],
      ['text', 'Stanje udruge'],
      ['columnheader', 'Liga'],
      ['columnheader', 'Prijateljski'],
      ['text', 'Ljetna liga'],
      ['text', '55 plaćenih članarina'],
      ['text', 'Prijateljski susreti'],
      ['text', 'Preneseno iz ranijih godina'],
      ['text', 'Stanje na kraju 2026.'],
      ['text', /Prihod od prijateljskih susreta su uplate članova umanjene za ispravke i storna/],
    ],
  ],
];

test.each(SCREENS)('%s shows the texts of the specification', async (address, texts) => {
  openAsAdmin(address);
  expect(await missingTexts([...OF_BOTH, ...texts])).toEqual([]);
});

/** Section 6: MAINTENANCE can read the organisation's books, but not change them. */
test('the treasurer sees the same without actions', async () => {
  renderRoutes(routes, { at: '/admin-total-finances', as: member({ roles: ['MAINTENANCE'] }) });
  expect(await missingTexts([...OF_BOTH, ['heading', 'Ukupne financije'], ['text', 'Stanje udruge']])).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Dodaj rashod' })).not.toBeInTheDocument();
});
