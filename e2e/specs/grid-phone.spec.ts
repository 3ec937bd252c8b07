import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

test('on a phone the marked day is the one whose rows come first below the chips', async ({ as }) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 740 });
  await ana.goto('/main-reservations');
  const days = ana.getByRole('navigation', { name: 'Dani' });
  // The rows are scrolled to below the chips.
  await expect(days).toBeVisible();
  for (const height of [740, 1100]) {
    await ana.setViewportSize({ width: 360, height });
    const chip = (name: RegExp) => days.getByRole('button', { name });
    const lastRow = ana.getByRole('table').first().getByRole('row').last();
    // Only the evening of the first day is left, and the next day fills the screen.
    await lastRow.evaluate((row) => {
      const bar = document.querySelector('nav[aria-label="Dani"]')?.getBoundingClientRect().bottom ?? 0;
      scrollBy({ top: row.getBoundingClientRect().top - bar, behavior: 'instant' });
    });
    await expect(chip(/^pet 20\./)).toHaveAttribute('aria-current', 'true');
    await chip(/^sub 21\./).click();
    await expect(chip(/^sub 21\./)).toHaveAttribute('aria-current', 'true');
    // On a tall screen the last card cannot get up to the chips.
    await chip(/^pon 23\./).click();
    await expect(chip(/^pon 23\./)).toHaveAttribute('aria-current', 'true');
  }
});

test('on a phone a link to a day opens the grid there', async ({ as }) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.goto('/main-reservations?dan=2026-11-22');
  const day = ana.getByRole('heading', { level: 2, name: 'Nedjelja 22. studenoga 2026.', exact: true });
  await expect(day).toBeInViewport();
  await expect.poll(() => day.evaluate((title) => title.getBoundingClientRect().top)).toBeLessThan(200);
  await expect(ana.getByRole('button', { name: /^ned 22\./ })).toHaveAttribute('aria-current', 'true');
});

test('on a phone the grid opens at the next slot, on a desktop with its title', async ({ as }) => {
  const next = (page: Page) => page.getByRole('button', { name: /^Teren 1, petak 20\. studenoga, 11:00/ });
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.goto('/main-reservations');
  await expect(next(ana)).toBeInViewport();
  await expect.poll(() => ana.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // The names of the courts stay between the chips and the slots, here and further down.
  const court = ana.getByRole('table').first().getByRole('columnheader', { name: 'Teren 1' });
  const gaps = async () => {
    const chips = await ana.getByRole('navigation', { name: 'Dani' }).boundingBox();
    const name = await court.boundingBox();
    const slot = await next(ana).boundingBox();
    if (!chips || !name || !slot) throw new Error('Not on the screen');
    return { chips: Math.round(name.y - chips.y - chips.height), slot: Math.round(slot.y - name.y - name.height) };
  };
  await expect.poll(gaps).toEqual({ chips: 0, slot: 6 });
  await ana.mouse.wheel(0, 120);
  // The page scrolls in a later frame.
  await expect.poll(async () => (await gaps()).slot).toBeLessThan(0);
  await expect.poll(gaps).toMatchObject({ chips: 0 });

  const iva = await as('iva', '/main-reservations');
  await expect(next(iva)).toBeInViewport();
  await expect(iva.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  expect(await iva.evaluate(() => window.scrollY)).toBe(0);
});
