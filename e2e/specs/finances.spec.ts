import { rowsOf } from '../club/account-screen';
import { expect, test } from '../club/fixtures';
import { successNotice } from '../club/success-notice';

const BANNER = /Niste podmirili članarinu za ligu/;
const RECEIPT = Buffer.from('%PDF-1.7\nračun 7');

test('a fee that is marked paid removes the member’s banner in an open page, and restores it when it was a mistake', async ({
  as,
}) => {
  const marko = await as('marko', '/main-reservations');
  await expect(marko.getByText(BANNER)).toBeVisible();

  const admin = await as('admin', '/admin-payments-league?year=2026');
  await admin.getByRole('button', { name: 'Označi plaćeno: Babić Marko' }).click();
  const question = admin.getByRole('dialog', { name: 'Želite li označiti članarinu kao plaćenu?' });
  await expect(question.getByText('Babić Marko')).toBeVisible();
  await question.getByRole('button', { name: 'Označi plaćeno' }).click();
  await expect(successNotice(admin, /^Članarina je označena kao plaćena\. Babić Marko, 60,00\s€$/)).toBeVisible();
  await expect(marko.getByText(BANNER)).toBeHidden();

  await admin.getByRole('searchbox', { name: 'Traži igrača' }).fill('babic marko');
  await admin.getByRole('button', { name: 'Označi neplaćeno: Babić Marko' }).click();
  const why = admin.getByRole('dialog', { name: 'Želite li označiti članarinu kao neplaćenu?' });
  await why.getByRole('textbox', { name: /^Razlog/ }).fill('Krivi igrač');
  await why.getByRole('button', { name: 'Označi neplaćeno' }).click();
  await expect(marko.getByText(BANNER)).toBeVisible();
});

test('an expense with its receipt is in the books, for the treasurer too, until it is deleted', async ({ as }) => {
  const cashier = await as('blagajnik', '/admin-total-finances?year=2026');
  await expect(cashier.getByRole('heading', { level: 1, name: 'Ukupne financije' })).toBeVisible();
  await expect(cashier.getByRole('link', { name: 'Dodaj rashod' })).toHaveCount(0);

  const admin = await as('admin', '/admin/add-expense-org');
  await admin.getByRole('textbox', { name: 'Naziv' }).fill('Linije i čavli');
  await admin.getByRole('textbox', { name: 'Iznos €' }).fill('186,50');
  await admin
    .getByLabel('Račun', { exact: true })
    .setInputFiles({ name: 'račun 7.pdf', mimeType: 'application/pdf', buffer: RECEIPT });
  await expect(admin.getByText('račun 7.pdf')).toBeVisible();
  await admin.getByRole('button', { name: 'Spremi' }).click();
  await expect(admin).toHaveURL(/\/admin-total-finances\?year=2026$/);
  const row = rowsOf(admin, 'Rashodi 2026.').filter({ hasText: 'Linije i čavli' });
  await expect(row).toContainText('186,50 €');
  await expect(rowsOf(cashier, 'Rashodi 2026.').filter({ hasText: 'Linije i čavli' })).toHaveCount(1);

  const saved = cashier.waitForEvent('download');
  await cashier.getByRole('button', { name: 'Račun: Linije i čavli, račun 7.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('račun 7.pdf');

  await row.getByRole('button', { name: /^Radnje: Linije i čavli/ }).click();
  await admin.getByRole('menuitem', { name: 'Izbriši' }).click();
  await admin
    .getByRole('dialog', { name: 'Želite li izbrisati rashod?' })
    .getByRole('button', { name: 'Izbriši' })
    .click();
  await expect(rowsOf(cashier, 'Rashodi 2026.').filter({ hasText: 'Linije i čavli' })).toHaveCount(0);
});

test('the treasurer opens the dropdown of MAINTENANCE: results, totals, friendly statistics and a year’s payments', async ({
  as,
}) => {
  const cashier = await as('blagajnik', '/main-reservations');
  const menu = cashier.getByRole('navigation', { name: 'Glavni izbornik' });
  const dropdown = menu.getByRole('button', { name: 'Održavanje', exact: true });
  const choose = async (label: string) => {
    await dropdown.click();
    await menu.getByRole('link', { name: label }).click();
  };
  const heading = (name: string) => cashier.getByRole('heading', { level: 1, name });

  await choose('Unos rezultata');
  await expect(cashier).toHaveURL('/my-results-league');
  await expect(heading('Unos rezultata')).toBeVisible();

  await choose('Ukupne financije');
  await expect(cashier).toHaveURL('/admin-total-finances');
  await expect(heading('Ukupne financije')).toBeVisible();
  await expect(cashier.getByText('logged in as ADMIN')).toHaveCount(0);

  await choose('Prijateljski financije');
  await expect(cashier).toHaveURL('/admin-friendly-statistics');
  await expect(heading('Prijateljski financije')).toBeVisible();
  await cashier.getByRole('main').getByRole('link', { name: 'Uplate u 2026. godini' }).click();
  await expect(cashier).toHaveURL('/admin-friendly-statistics/payments-by-year/2026');
  await expect(heading('Uplate 2026.')).toBeVisible();
  await expect(dropdown).toBeVisible();
});
