import type { Locator, Page } from '@playwright/test';
import { violations } from '../club/accessibility';
import { expect, test } from '../club/fixtures';

/** Types a result field by field, own games first, and waits for the preview of its effect. */
async function enter(page: Page, digits: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^1. set/ }).first()).toBeFocused();
  for (const digit of digits) await page.keyboard.press(digit);
}

/** Clears the result's six fields, which appear a moment after the click that opens them. */
async function clearFields(where: Page | Locator): Promise<void> {
  const fields = where.getByRole('textbox');
  await expect(fields).toHaveCount(6);
  for (const field of await fields.all()) await field.fill('');
}

const openMatch = (page: Page) => page.getByRole('main').locator('section').filter({ hasText: 'Upiši rezultat' });

test('ana enters her match, marko sees it without reloading, and she removes it', async ({ as }) => {
  const marko = await as('marko', '/active-league?part=results');
  const ana = await as('ana', '/my-results-league');
  const name = await openMatch(ana).first().getAttribute('aria-label');
  const card = ana.getByRole('region', { name: name ?? '' });
  await card.getByRole('button', { name: 'Upiši rezultat' }).click();
  await enter(ana, '6163');
  await expect(card.getByRole('status')).toContainText(/^Pobjednik: Kovač .*, 2:0\./);
  const results = marko.getByRole('table', { name: /^REZULTATI/ });
  const row = results.getByRole('row').filter({ hasText: 'Kovač Ana' });
  await expect(row).toContainText('nije odigrano');
  expect(await violations(ana)).toEqual([]);
  await card.getByRole('button', { name: 'Spremi rezultat' }).click();
  await expect(card.getByText('čeka potvrdu protivnika')).toBeVisible();

  await expect(row).toContainText(/6:1|1:6/);
  await expect(row).toContainText(/6:3|3:6/);

  await card.getByRole('button', { name: 'Uredi' }).click();
  await clearFields(card);
  await expect(card.getByRole('status')).toContainText('Spremanjem se upisani rezultat briše.');
  await card.getByRole('button', { name: 'Spremi rezultat' }).click();
  await expect(card.getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
  await expect(row).toContainText('nije odigrano');
});

test.describe('without a connection', () => {
  // Pages that share a process receive network events at different times.
  test.use({ firstVisit: true });

  test('a result entered without a connection is sent once when the connection is back', async ({ as }) => {
    const ana = await as('ana', '/my-results-league');
    await ana.getByRole('button', { name: 'Upiši rezultat' }).click();
    await enter(ana, '6262');
    const calls: string[] = [];
    ana.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
    await ana.evaluate(() => addEventListener('offline', () => document.body.setAttribute('data-heard', '')));
    await ana.context().setOffline(true);
    await expect(ana.locator('[data-heard]')).toHaveCount(1);
    await ana.getByRole('button', { name: 'Spremi rezultat' }).click();
    await expect(ana.getByText(/poslat će se sam/)).toBeVisible();
    await ana.context().setOffline(false);
    await expect(ana.getByText('čeka potvrdu protivnika')).toBeVisible();
    expect(calls).toHaveLength(1);

    await ana.getByRole('button', { name: 'Uredi' }).click();
    await clearFields(ana);
    await ana.getByRole('button', { name: 'Spremi rezultat' }).click();
    await expect(ana.getByRole('button', { name: 'Upiši rezultat' })).toBeVisible();
  });
});

test('when a result that was sent with Enter is refused, the focus stays in ana’s field', async ({ as }) => {
  const ana = await as('ana', '/my-results-league');
  await ana.route('**/api/update-results-league/*', (route) => route.fulfill({ status: 500 }));
  await ana.getByRole('button', { name: 'Upiši rezultat' }).click();
  await enter(ana, '6226');
  const field = ana.getByRole('textbox', { name: '3. set, Kovač Ana' });
  await expect(field).toBeFocused();
  await ana.keyboard.press('Enter');
  await expect(ana.getByRole('alert').getByText(/Upis je sačuvan\.$/)).toBeVisible();
  await expect(field).toBeFocused();
  await ana.getByRole('button', { name: 'Odustani' }).click();
});
