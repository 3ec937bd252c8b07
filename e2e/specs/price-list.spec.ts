import { rowsOf } from '../club/account-screen';
import { expect, test } from '../club/fixtures';

test('ana sees the prices of a slot and the packages this year', async ({ as }) => {
  const page = await as('ana', '/price-list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cjenik 2026. godina');
  const headers = (table: string) => page.getByRole('table', { name: table }).getByRole('columnheader');
  await expect(headers('Cijene termina')).toHaveText(['Termin', 'Cijena €']);
  await expect(rowsOf(page, 'Cijene termina')).toHaveText([
    'Dnevni termin7,00 €',
    'Noćni termin (Teren 1, s rasvjetom, od 17:00)10,00 €',
  ]);
  await expect(page.getByRole('heading', { level: 2, name: 'Paketi' })).toBeVisible();
  await expect(headers('Paketi')).toHaveText(['Paket', 'Cijena €', 'Dnevni', 'Noćni']);
  await expect(rowsOf(page, 'Paketi')).toHaveText([
    'Paket 1060,00 €100',
    'Paket 10 s rasvjetom85,00 €010',
    'Paket 20135,00 €128',
  ]);
});
