import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { fakeApi, member, missingTexts, onClubDay, renderRoutes, type SpelledText } from '@club/shared/testing';
import { HttpResponse, http } from 'msw';
import { routes } from '../../routes';
import { friendlyStatistics } from '../../testing/friendly-statistics';

const PAYMENTS = [{ id: 2, paymantDate: '2026-02-28', fullName: 'Kovač Ana', amount: 20 }];
fakeApi(
  onClubDay(),
  http.get('*/api/admin/friendlies-statistics', () =>
    HttpResponse.json([friendlyStatistics(2026), friendlyStatistics(2025)]),
  ),
  http.get('*/api/admin/payments/years', () => HttpResponse.json([2026, 2025])),
  http.get('*/api/admin/payments-app/year/2026', () =>
    HttpResponse.json(PAYMENTS, { headers: { [TOTAL_HEADER]: '1' } }),
  ),
);

/** Second specification, section 2, 'Admin friendly statistics and payments by year'; the fourteen fields of section 3. */
const SCREENS: readonly [address: string, texts: readonly SpelledText[]][] = [
  [
    '/admin-friendly-statistics',
    [
      ['heading', 'Prijateljski financije'],
      ['link', '2026.'],
      ['text', 'Uplate 2026.'],
      ['text', '320,50 €'],
      ['text', 'Plaćeni susreti 2026.'],
      ['text', '40 plaćeno'],
      ['text', 'Dugovanja 2026.'],
      ['text', '3 neplaćeno'],
      ['heading', 'Prijateljski susreti 2026.'],
      ['columnheader', 'Status'],
      ['columnheader', 'Susreta'],
      ['columnheader', 'Vrijednost'],
      ['row', /^Plaćeno 40 300,00\s€$/],
      ['row', /^Nije plaćeno 3 21,00\s€$/],
      ['row', /^Gratis 2 14,00\s€$/],
      ['row', /^Za uslugu 1 7,00\s€$/],
      ['row', /^Ukupno 46 342,00\s€$/],
      ['heading', 'Dnevni i noćni termini'],
      ['row', /^Dnevni 30$/],
      ['row', /^Noćni 16$/],
      ['link', 'Uplate u 2026. godini', '/admin-friendly-statistics/payments-by-year/2026'],
    ],
  ],
  [
    '/admin-friendly-statistics/payments-by-year/2026',
    [
      ['heading', 'Uplate 2026.'],
      ['button', 'Izvoz u CSV: uplate članova 2026.'],
      ['link', 'Statistika 2026.', '/admin-friendly-statistics?year=2026'],
      ['link', '2026.', '/admin-friendly-statistics/payments-by-year/2026'],
      ['link', '2025.', '/admin-friendly-statistics/payments-by-year/2025'],
      ['columnheader', 'Datum'],
      ['columnheader', 'Prezime i ime'],
      ['columnheader', 'Iznos'],
      ['row', /^28\.02\.2026\. Kovač Ana 20,00\s€$/],
    ],
  ],
];

/** Section 6: ADMIN or MAINTENANCE. */
describe.each(['ADMIN', 'MAINTENANCE'] as const)('for %s', (role) => {
  test.each(SCREENS)('%s shows the texts of the specification', async (address, texts) => {
    renderRoutes(routes, { at: address, as: member({ roles: [role] }) });
    expect(await missingTexts(texts)).toEqual([]);
  });
});
