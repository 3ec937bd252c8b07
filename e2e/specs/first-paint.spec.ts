import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';

/** The club's mark in the header, before the scripts have come and after. */
const MARK = '.first-icon, header a > img';

/** Places, letters and colours of the header, and where the page's content begins. */
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

/** In both colour schemes. */
async function looksOf(page: Page) {
  const looks = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    looks.push(await lookOf(page));
  }
  return looks;
}

/** Opens the landing page without its scripts; returns what lets them come. */
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
  test(`before a script has come the header is in its place, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const letScriptsCome = await openWithoutScripts(page);
    const before = await looksOf(page);
    letScriptsCome();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(before).toEqual(await looksOf(page));
  });
}

test('a page whose scripts do not come says so after a while, with a way to load it again', async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page);
  const message = page.getByText('Učitavanje traje dulje nego obično');
  await expect(message).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 15_000;
  });
  await expect(message).toBeVisible();
  // An installed app has no button of the browser for that.
  const again = page.waitForRequest((request) => request.isNavigationRequest());
  await message.getByRole('link', { name: 'Učitaj ponovno' }).click({ noWaitAfter: true });
  expect((await again).url()).toBe(page.url());
  letScriptsCome();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(message).toBeHidden();
});
