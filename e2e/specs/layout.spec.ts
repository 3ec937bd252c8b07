import { expect, test } from '../club/fixtures';

test('the four days stand level beside each other, from where there is room for them', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  const heads = ana.getByRole('columnheader', { name: 'Termin' });
  for (const width of [1200, 1212, 1290, 1312, 1313, 1440]) {
    await ana.setViewportSize({ width, height: 900 });
    await expect(heads).toHaveCount(4);
    const tops = await heads.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('on a phone the landing page’s heading is larger than those of ordinary pages', async ({ as }) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 780 });
  for (const [path, size] of [
    ['/login', '30px'],
    ['/price-list', '24px'],
  ] as const) {
    await ana.goto(path);
    await expect(ana.getByRole('heading', { level: 1 })).toHaveCSS('font-size', size);
  }
});

test('the footer does not show before the page and jump away', async ({ as }) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await ana.goto('/main-reservations');
  await expect(ana.getByRole('table')).toHaveCount(4);
  await expect(ana.getByRole('button', { name: 'Korisnik: Ana Kovač' })).toBeVisible();
  expect(await ana.evaluate(() => window.shifted)).toBeLessThan(0.02);
});

declare global {
  interface Window {
    /** Cumulative layout shift so far. */
    shifted: number;
  }
}
