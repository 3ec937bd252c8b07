import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

// Not as an option of the file, because browsers are reused by other files.
test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 780 }));

const box = (page: Page) => page.getByRole('dialog', { name: 'Galerija slika' });
const tile = (page: Page, number: number) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('button')
    .nth(number - 1);

async function openFromList(page: Page): Promise<void> {
  await page.goto('/summer-league/gallery');
  await page.getByRole('link', { name: /^2022\./ }).click();
  await tile(page, 1).click();
  await expect(box(page).getByText('1 / 22')).toBeVisible();
  // Before it has the focus, keys go to the page.
  await expect(box(page).locator(':focus')).toHaveCount(1);
}

test('Back closes the open picture, however many have been viewed, and only then leaves the gallery', async ({
  page,
}) => {
  await openFromList(page);
  for (const seen of ['2 / 22', '3 / 22']) {
    await page.keyboard.press('ArrowRight');
    await expect(box(page).getByText(seen)).toBeVisible();
  }
  await expect(page).toHaveURL(/\/gallery\/2022\?slika=3$/);
  await page.goBack();
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery\/2022$/);
  await expect(tile(page, 3)).toBeFocused();
  await page.goForward();
  await expect(box(page).getByText('3 / 22')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/summer-league\/gallery$/);
});

test('a closed picture leaves no history entry, however often Escape is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openFromList(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery\/2022$/);
  await expect(tile(page, 1)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/summer-league\/gallery$/);
});

test('closing a picture that was opened by a link shows its gallery', async ({ page }) => {
  // Any page before it will do; a response without scripts is the fastest.
  await page.goto('/api/health');
  await page.goto('/gallery/2022?slika=3');
  await expect(box(page).getByText('3 / 22')).toBeVisible();
  await expect(box(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(page).toHaveURL(/\/gallery\/2022$/);
  await expect(tile(page, 3)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/api\/health$/);
});
