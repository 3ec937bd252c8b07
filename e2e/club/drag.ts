import { expect, type Locator, type Page } from '@playwright/test';

/** Drags with the mouse like a user: in steps, and releases once the target place is marked. */
export async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  // Near an edge of the window the page scrolls during the drag: like a user, the mouse then follows the target.
  await expect(async () => {
    const target = await to.boundingBox();
    if (!target) throw new Error('The drop target is not on the page.');
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
    await page.mouse.move(x, y, { steps: 8 });
    await page.mouse.move(x + 3, y + 3, { steps: 3 });
    await expect(to).toHaveAttribute('data-over', 'true', { timeout: 500 });
  }).toPass();
  await page.mouse.up();
}
