import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

/** The club's icon in the header, before and after the scripts have loaded. */
const MARK = '.first-icon, header a > img';

/** Positions, fonts and colours of the header, and where the page's content begins. */
const lookOf = (page: Page) =>
  page.evaluate((selector) => {
    const placeOf = (element: Element | null | undefined) => element?.getBoundingClientRect().toJSON();
    const mark = document.querySelector(selector);
    const name = mark?.nextElementSibling ?? document.body;
    const header = document.querySelector('.first-top, header') ?? document.body;
    const content = placeOf(document.querySelector('.first-block, main > *'));
    const { fontFamily, fontSize, fontWeight, lineHeight, color } = getComputedStyle(name);
    return {
      header: { ...placeOf(header), background: getComputedStyle(header).backgroundColor },
      mark: placeOf(mark),
      name: { ...placeOf(name), text: name.textContent, fontFamily, fontSize, fontWeight, lineHeight, color },
      content: { x: content.x, y: content.y, width: content.width },
      background: getComputedStyle(document.body).backgroundColor,
    };
  }, MARK);

/** The same in both colour schemes. */
async function looksOf(page: Page) {
  const looks = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    looks.push(await lookOf(page));
  }
  return looks;
}

/** Opens the landing page without its scripts; returns a function that lets them load. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/*.js', (route) => held.then(() => route.continue()));
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator(MARK)).toHaveJSProperty('complete', true);
  return letCome;
}

for (const width of [360, 1000, 1440]) {
  test(`the header is in its final place before any script has loaded, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const letScriptsCome = await openWithoutScripts(page);
    const before = await looksOf(page);
    letScriptsCome();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(before).toEqual(await looksOf(page));
  });
}

test('a page whose scripts do not load says so after a while, with a button to reload', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page);
  const message = page.getByText('Učitavanje traje dulje nego obično');
  await expect(message).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 15_000;
  });
  await expect(message).toBeVisible();
  // In an installed app the browser shows no reload button.
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await message.getByRole('link', { name: 'Učitaj ponovno' }).click({ noWaitAfter: true });
  expect((await again).url()).toBe(page.url());
  letScriptsCome();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(message).toBeHidden();
});
