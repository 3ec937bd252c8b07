import type { Page } from '@playwright/test';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { navigateClientSide } from '../club/visit';

/** Names of the page's buttons and checkboxes whose middle is covered by 'Natrag na vrh' at some scroll position. */
const coveredOnTheWayDown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A finger does not hit the exact centre.
    const MIDDLE = [1 / 3, 1 / 2, 2 / 3];
    const isCovered = (control: Element, wayUp: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      return MIDDLE.some((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height / 2);
        return hit !== null && wayUp.contains(hit);
      });
    };
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const covered = new Set<string>();
    // In steps smaller than the height of the button.
    for (let top = 120; top < document.documentElement.scrollHeight - innerHeight + 40; top += 40) {
      scrollTo({ top, behavior: 'instant' });
      await drawn();
      const wayUp = document.querySelector('[aria-label="Natrag na vrh"]');
      if (!wayUp) continue;
      for (const control of document.querySelectorAll('main :is(button, input[type="checkbox"])')) {
        const name = control.getAttribute('aria-label') ?? (control.closest('label') ?? control).textContent;
        if (isCovered(control, wayUp)) covered.add(name ?? '');
      }
    }
    return [...covered];
  });

/** Scrolls down until the button appears, because a page that has just been rendered may not scroll yet. */
const scrollDown = (page: Page) =>
  expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('button', { name: 'Natrag na vrh' })).toBeVisible({ timeout: 2_000 });
  }).toPass();

for (const [username, paths] of [
  ['ana', ['/main-reservations', '/my-reservations']],
  ['admin', ['/admin-users', '/admin/settings']],
] as const) {
  test(`on a phone the back-to-top button covers no court, no action and no checkbox, ${username}`, async ({ as }) => {
    const page = await as(username, '/price-list');
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of paths) {
      await navigateClientSide(page, path);
      await expectLoaded(page);
      await expect(page.locator('main button').first()).toBeVisible();
      await scrollDown(page);
      expect(await coveredOnTheWayDown(page), path).toEqual([]);
    }
  });
}

test('with a sticky bar at the bottom it is above the bar', async ({ as }) => {
  const page = await as('admin', '/admin/pyramid-control/rounds/preview');
  const bar = page.getByRole('region', { name: 'Objava' });
  await expect(bar).toBeVisible();
  const wayUp = page.getByRole('button', { name: 'Natrag na vrh' });
  // A wide window has room for the button beside the page, but the bar is as wide as the window; in between there is none.
  for (const width of [360, 1024, 1400, 1920]) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // The button of the width before goes in a later frame.
    await expect(wayUp).toHaveCount(0);
    await scrollDown(page);
    const isAbove = async () => {
      const [above, below] = [await wayUp.boundingBox(), await bar.boundingBox()];
      return above && below && above.y + above.height <= below.y;
    };
    await expect.poll(isAbove, `${width} px`).toBe(true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const fromBottom = async () => 780 - ((await wayUp.boundingBox())?.y ?? 0);
    await expect.poll(fromBottom, `${width} px`).toBeLessThan(70);
  }
});
