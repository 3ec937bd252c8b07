import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { Locator } from '@playwright/test';
import { clippedFocusRings } from '../club/clipped-focus-rings';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { navigateClientSide } from '../club/visit';

for (const [username, screens] of [
  ['ana', ['/summer-league', '/summer-league/players-list/1', '/summer-league/winners', '/my-reservations']],
  ['admin', ['/admin', '/admin/settings', '/admin/gallery', '/admin/league-registrations']],
] as const) {
  for (const width of [360, 1440]) {
    test(`the focus ring is the club’s and not cut off, ${username}, ${width} pixels`, async ({ as }) => {
      const page = await as(username, '/price-list');
      await page.setViewportSize({ width, height: 900 });
      // From here on the focus is shown as keyboard focus.
      await page.keyboard.press('Tab');
      for (const screen of screens) {
        await navigateClientSide(page, screen);
        await expectLoaded(page);
        await expect(page.getByRole('main').locator('a, button').filter({ visible: true }).first()).toBeVisible();
        expect.soft(await clippedFocusRings(page), screen).toEqual([]);
      }
    });
  }
}

test('the buttons of a registration are side by side and end where their column does', async ({ as }) => {
  const page = await as('admin');
  // Fakes the first registration as accepted, because other specs depend on the club's registrations.
  await page.route(/\/api\/admin\/league\/registrations\?/, async (route) => {
    const answer = await route.fetch();
    const [first, ...others]: Registration[] = await answer.json();
    const player = { id: 1, ime: 'Dunja', prezime: 'Đurković', displayName: 'Đurković D.' };
    await route.fulfill({ response: answer, json: [{ ...first, state: 'ACCEPTED', player }, ...others] });
  });
  await page.goto('/admin/league-registrations?year=2027');
  /** Where the text inside the padding ends, and the middle of its line. */
  const textOf = (element: Locator) =>
    element.evaluate((box) => {
      const { top, bottom, right } = box.getBoundingClientRect();
      return { end: right - Number.parseFloat(getComputedStyle(box).paddingRight), middle: (top + bottom) / 2 };
    });
  const column = await textOf(page.getByRole('columnheader', { name: 'Radnje' }).first());
  for (const [first, last] of [
    ['Radnje: Dunja Đurković', 'Radnje: Dunja Đurković'],
    ['Prihvati, Slaven Matić', 'Radnje: Slaven Matić'],
  ] as const) {
    const [left, right] = [
      await textOf(page.getByRole('button', { name: first })),
      await textOf(page.getByRole('button', { name: last })),
    ];
    expect(Math.abs(right.end - column.end), last).toBeLessThan(2);
    expect(Math.abs(right.middle - left.middle), last).toBeLessThan(2);
  }
});

test('on a phone a match with a reason ends with its state and its button on one line', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/pyramid-control/rounds');
  const disputed = page.getByRole('row').filter({ has: page.getByRole('cell', { name: 'osporeno' }) });
  const boxOf = async (header: string) => {
    const box = await disputed.locator(`td[data-header="${header}"]`).boundingBox();
    if (!box) throw new Error(`${header} is not shown.`);
    return box;
  };
  // What is above the table is still being loaded, and may move it between two measurements.
  await expect(async () => {
    const [reason, state, buttons] = [await boxOf('Zašto je osporeno'), await boxOf('Stanje'), await boxOf('Radnje')];
    expect(state.y).toBeGreaterThanOrEqual(reason.y + reason.height);
    expect(state.y).toBeLessThan(buttons.y + buttons.height);
    expect(buttons.y).toBeLessThan(state.y + state.height);
    const row = await disputed.boundingBox();
    expect(buttons.x + buttons.width).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0) - 22);
  }).toPass();
});
