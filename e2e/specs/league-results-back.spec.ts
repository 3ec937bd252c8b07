import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

const SCROLLED = 4_500;

/** Scrolls down as a reader does, so that every round has been on the screen. */
async function readOn(page: Page): Promise<void> {
  for (let top = 0; top <= SCROLLED; top += 300) {
    await page.evaluate((to) => new Promise((drawn) => requestAnimationFrame(drawn)).then(() => scrollTo(0, to)), top);
  }
}

/** The match at the middle of the viewport, and its distance from the top. */
const matchInView = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const rows = [...main.querySelectorAll('tbody tr')];
    const row = rows.find((each) => each.getBoundingClientRect().top > innerHeight / 2);
    return [row?.textContent, row && Math.round(row.getBoundingClientRect().top)];
  });

test('Back and a reload return to the same match of the results', async ({ page: visitor }) => {
  await visitor.setViewportSize({ width: 360, height: 780 });
  await visitor.goto('/summer-league/results');
  await expect(visitor.getByRole('table').nth(4)).toBeAttached();
  await readOn(visitor);
  const read = await matchInView(visitor);

  await visitor
    .getByRole('link', { name: 'Kontakt' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  await visitor.goBack();
  await expect.poll(() => matchInView(visitor)).toEqual(read);
  await visitor.reload();
  await expect.poll(() => matchInView(visitor)).toEqual(read);
});
