import { test as base, type Page } from '@playwright/test';
import type { NewUsername, Username } from './accounts';
import { type RunningClub, type Settings, startClub } from './running-club';
import { visitAs } from './visit';

/** The club's clock in the stories: a Friday morning, 09:30 in Zagreb, with the season open. */
export const SPEC_NOW = '2026-11-20T08:30:00Z';

interface Options {
  /** Settings of the club that a file's stories play in; files that say the same share one. */
  settings: Settings;
}

interface Rooms {
  club: RunningClub;
}

interface People {
  /** A page in a browser of somebody's own, signed in; blank as long as no path is given. */
  as: (username: Username | NewUsername, path?: string) => Promise<Page>;
}

export const test = base.extend<People, Options & Rooms>({
  settings: [{ CLUB_NOW: SPEC_NOW }, { option: true, scope: 'worker' }],
  club: [
    async ({ settings }, use) => {
      const club = await startClub(settings);
      await use(club);
      await club.discard();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ club }, use) => use(club.url),
  as: async ({ browser, club }, use) => {
    const opened: Page[] = [];
    await use(async (username, path) => {
      const page = await visitAs(browser, club.url, username);
      opened.push(page);
      if (path) await page.goto(path);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

export { expect } from '@playwright/test';
