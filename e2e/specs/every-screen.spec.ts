import type { Page } from '@playwright/test';
import { violations } from '../club/accessibility';
import type { Username } from '../club/accounts';
import { Administration } from '../club/administration';
import type { BrowserPool } from '../club/browser-pool';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { brokenWords, clippedCards, horizontalOverflow, misplacedCells, smallTargets } from '../club/page-check';
import { everyScreen } from '../club/routes';
import type { RunningClub } from '../club/running-club';
import { navigateClientSide, sharedPage } from '../club/visit';

const PHONE = 360;
/** Combinations in which a screen is checked: each width and each colour scheme at least once. */
const LOOKS = [
  { width: 1440, colorScheme: 'light' },
  { width: 1024, colorScheme: 'light' },
  // Just wide enough for a column of links beside the content: the least room that a table has above a phone.
  { width: 910, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: PHONE, colorScheme: 'dark' },
] as const;
/** axe takes longer than everything else, so it checks only the ends of the range. */
const FOR_AXE: readonly number[] = [1440, PHONE];

/** Each user goes from screen to screen in one page, which loads the shared scripts only once. */
const pages = new Map<Username, Page>();

test.beforeAll(async ({ club }) => {
  const administration = await Administration.of(club);
  await administration.enrol('Maksimilijan-Aleksandar Bartolomej', 'Šćepanović-Đurđević-Hrvatinić-Žganjčarević');
});

test.afterAll(async () => {
  for (const page of pages.values()) await page.context().close();
});

async function pageOf(username: Username, browsers: BrowserPool, { url }: RunningClub): Promise<Page> {
  const page = pages.get(username) ?? (await sharedPage(browsers, url, '/privatnost', username));
  pages.set(username, page);
  return page;
}

for (const { address, as: username, shows } of [{ address: '/login', as: 'ana' } as const, ...everyScreen()]) {
  test(`${address} is accessible on desktop and phone, in the light and dark scheme, with nothing cut off`, async ({
    optimisingBrowsers,
    club,
  }) => {
    const page = await pageOf(username, optimisingBrowsers, club);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 800 });
    await navigateClientSide(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectLoaded(page);
    await expect(page).toHaveTitle(/\S/);
    if (shows) await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    for (const { width, colorScheme } of LOOKS) {
      const look = `${width} px, ${colorScheme}`;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page), look).toBeLessThanOrEqual(0);
      expect(await clippedCards(page), look).toEqual([]);
      if (FOR_AXE.includes(width)) expect(await violations(page), look).toEqual([]);
      if (width === PHONE) {
        expect.soft(await brokenWords(page), look).toEqual([]);
        expect(await smallTargets(page), look).toEqual([]);
        expect(await misplacedCells(page), look).toEqual([]);
      }
    }
  });
}
