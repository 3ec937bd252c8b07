import type { Locator } from '@playwright/test';
import { violations } from '../club/accessibility';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { navigateClientSide } from '../club/visit';

const coloursOf = (element: Locator) =>
  element.first().evaluate((node) => {
    const { color, borderTopColor } = getComputedStyle(node);
    return { text: color, line: borderTopColor };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with more contrast set in the system, lines are dark and no text is muted, ${colorScheme}`, async ({ as }) => {
    const page = await as('ana', '/personal-data');
    await page.emulateMedia({ colorScheme });
    const card = page.getByRole('region', { name: 'Podaci za prijavu' });
    const frame = page.getByRole('textbox', { name: 'Korisničko ime' }).locator('xpath=following-sibling::fieldset');
    const muted = page.getByText('Podaci za prijavu i privatnost.');
    await expect(muted).toBeVisible();
    const before = await Promise.all([card, frame].map(coloursOf));

    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const ink = (await coloursOf(page.locator('body'))).text;
    expect((await coloursOf(muted)).text).toBe(ink);
    for (const [index, part] of [card, frame].entries()) {
      expect((await coloursOf(part)).line).not.toBe(before[index]?.line);
    }
    expect((await coloursOf(frame)).line).toBe(ink);

    for (const path of ['/personal-data', '/main-reservations', '/summer-league/2026']) {
      await navigateClientSide(page, path);
      await expectLoaded(page);
      expect(await violations(page), path).toEqual([]);
    }
  });
}
