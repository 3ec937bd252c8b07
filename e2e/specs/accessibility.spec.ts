import type { Page } from '@playwright/test';
import { clippedFocusRings } from '../club/clipped-focus-rings';
import { cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { navigateClientSide, sharedPage } from '../club/visit';

/** A member's page, opened once; each test navigates in it to the reservations from another screen. */
let ana: Page;

test.beforeAll(async ({ browsers, club }) => {
  ana = await sharedPage(browsers, club.url, '/price-list', 'ana');
});
test.afterAll(({ browsers }) => browsers.release(ana.context()));

test('focus is visible everywhere in the grid', async () => {
  await navigateClientSide(ana, '/main-reservations');
  const first = cell(ana, 'Teren 1, petak 20. studenoga, 11:00–12:30', 'slobodno');
  await first.focus();
  await ana.keyboard.press('ArrowDown');
  const below = cell(ana, 'Teren 1, petak 20. studenoga, 12:30–14:00', 'slobodno');
  await expect(below).toBeFocused();
  await expect(below).toHaveCSS('outline-style', 'solid');
  // Cells of every kind: free, own, taken, in maintenance and past.
  expect(await clippedFocusRings(ana)).toEqual([]);
});

test('the focused sign-in link of the landing page has one focus ring, visible on the clay colour', async ({
  page,
}) => {
  await page.goto('/login');
  const wayIn = page.getByRole('main').getByRole('button', { name: 'Prijava' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await expect(wayIn).toBeVisible();
  const ring = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element);
      return `${outlineWidth} ${outlineStyle} ${outlineColor}`;
    });
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    expect(await ring()).toBe('3px solid rgb(180, 83, 42)');
  }
  await page.keyboard.press('Tab');
  await expect(wayIn).toBeFocused();
  expect(await ring()).toBe('3px solid rgb(255, 255, 255)');
});

test('after a navigation the focus is at the new page’s heading', async () => {
  await navigateClientSide(ana, '/my-reservations');
  await navigateClientSide(ana, '/main-reservations');
  await expect(ana.getByRole('table').first()).toBeVisible();
  await ana.getByRole('link', { name: 'Cjenik' }).press('Enter');
  await expect(ana.getByRole('heading', { level: 1, name: 'Cjenik 2026. godina' })).toBeFocused();
});
