import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

/** A notebook of 1366 × 768 pixels whose page is enlarged four times (WCAG 2.2, 1.4.10). */
const ENLARGED = { width: 341, height: 162 };

/** Whether something lies over the middle of what has the focus, or the middle is off the screen. */
const isFocusHidden = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { left, top, width, height } = focused.getBoundingClientRect();
    return !focused.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

// With the banner of the unpaid fee, which is part of the header.
test('on a page enlarged four times no slot that the Tab key reaches is covered', async ({ as }) => {
  const page = await as('marko');
  await page.setViewportSize(ENLARGED);
  await page.goto('/main-reservations');
  const slots = page.locator('button.slot');
  await slots.nth(20).focus();
  for (let tabs = 0; tabs < 10; tabs += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusHidden(page), await page.evaluate(() => document.activeElement?.ariaLabel ?? '')).toBe(false);
  }
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await isFocusHidden(page), await page.evaluate(() => document.activeElement?.ariaLabel ?? '')).toBe(false);
  }
});

for (const path of ['/main-reservations', '/by-names']) {
  test(`there a day of ${path} is shown from its heading, and nothing stays while the page scrolls`, async ({ as }) => {
    const page = await as('marko');
    await page.setViewportSize(ENLARGED);
    await page.goto(path);
    await page.getByRole('navigation', { name: 'Dani' }).getByRole('button').last().click();
    const day = page.getByRole('heading', { level: 2 }).last();
    await expect(day).toBeInViewport({ ratio: 1 });
    await expect(day).toBeFocused();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Natrag na vrh' })).toBeHidden();
  });
}
