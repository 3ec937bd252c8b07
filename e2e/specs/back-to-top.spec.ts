import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { goWithin } from '../club/visit';

/** The names of the page's buttons whose middle is below 'Natrag na vrh' at some point on the way to the page's end. */
const coveredOnTheWayDown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A finger does not meet the very centre.
    const MIDDLE = [1 / 3, 1 / 2, 2 / 3];
    const isCovered = (button: Element, wayUp: Element) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return MIDDLE.some((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height / 2);
        return hit !== null && wayUp.contains(hit);
      });
    };
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const covered = new Set<string>();
    // In steps shorter than the button is high.
    for (let top = 120; top < document.documentElement.scrollHeight - innerHeight + 40; top += 40) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
      const wayUp = document.querySelector('[aria-label="Natrag na vrh"]');
      if (!wayUp) continue;
      for (const button of document.querySelectorAll('main button')) {
        if (isCovered(button, wayUp)) covered.add(button.getAttribute('aria-label') ?? button.textContent ?? '');
      }
    }
    return [...covered];
  });

for (const [username, paths] of [
  ['ana', ['/main-reservations', '/my-reservations']],
  ['admin', ['/admin-users']],
] as const) {
  test(`on a phone the way back to the top covers no court and no action, ${username}`, async ({ as }) => {
    const page = await as(username, '/price-list');
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of paths) {
      await goWithin(page, path);
      await expect(page.getByText(/^Učitavanje/)).toHaveCount(0);
      await expect(page.locator('main button').first()).toBeVisible();
      await page.mouse.wheel(0, 400);
      await expect(page.getByRole('button', { name: 'Natrag na vrh' })).toBeVisible();
      expect(await coveredOnTheWayDown(page), path).toEqual([]);
    }
  });
}
