import { type BrowserContext, test as base, type Page } from '@playwright/test';
import type { NewUsername, Username } from './accounts';
import { BrowserPool } from './browser-pool';
import { Clubs } from './clubs';
import type { RunningClub, Settings } from './running-club';
import { addSession } from './visit';

/** The club's clock in the tests: a Friday morning, 09:30 in Zagreb, with the season open. */
export const SPEC_NOW = '2026-11-20T08:30:00Z';

interface Options {
  /** Settings of a separate club for the file; without them its tests use the club that files share. */
  settings: Settings | undefined;
  /**
   * Whether a test's browsers have never visited the club: for tests about what is loaded, when, and over which
   * connection.
   */
  firstVisit: boolean;
}

interface Worker {
  browsers: BrowserPool;
  /** Browsers for a file that stays in one page for long, in which optimising the page's code is worth it. */
  optimisingBrowsers: BrowserPool;
  clubs: Clubs;
}

interface Story {
  club: RunningClub;
  /** A browser in which nobody is signed in, closed at the end of the test. */
  openBrowser: () => Promise<BrowserContext>;
  /** A page in a separate browser, signed in; blank without a path. */
  as: (username: Username | NewUsername, path?: string) => Promise<Page>;
}

export const test = base.extend<Story & Options, Worker>({
  settings: [undefined, { option: true }],
  firstVisit: [false, { option: true }],
  browsers: [({ browser }, use) => use(new BrowserPool(browser)), { scope: 'worker' }],
  optimisingBrowsers: [
    async ({ playwright, launchOptions }, use) => {
      const args = launchOptions.args?.filter((flag) => !flag.startsWith('--js-flags='));
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      await use(new BrowserPool(browser));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  clubs: [
    async ({ browsers }, use) => {
      const clubs = new Clubs(browsers, { CLUB_NOW: SPEC_NOW });
      await use(clubs);
      await clubs.discard();
    },
    { scope: 'worker' },
  ],
  club: [
    async ({ clubs, settings }, use, { file }) => use(await (settings ? clubs.ownOf(file, settings) : clubs.shared())),
    { scope: 'test', timeout: 180_000 },
  ],
  baseURL: async ({ club }, use) => use(club.url),
  openBrowser: async ({ browser, browsers, club, firstVisit }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = firstVisit ? await browser.newContext({ baseURL: club.url }) : await browsers.acquire(club.url);
      opened.push(context);
      return context;
    });
    for (const context of opened) await (firstVisit ? context.close() : browsers.release(context));
  },
  context: async ({ openBrowser }, use) => use(await openBrowser()),
  as: async ({ club, openBrowser }, use) =>
    use(async (username, path) => {
      const context = await openBrowser();
      await addSession(context, club.url, username);
      const page = await context.newPage();
      if (path) await page.goto(path);
      return page;
    }),
});

export { expect } from '@playwright/test';
