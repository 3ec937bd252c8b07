import type { Page } from '@playwright/test';
import type { Username } from '../club/accounts';
import { expect, test } from '../club/fixtures';
import { clippedCards, clippedNames, horizontalOverflow } from '../club/page-check';

const LONG = 'Hadžiosmanbegović-Aleksandrović';

/** Every player gets a surname of some thirty letters. */
const lengthenNames = (page: Page, name = LONG): Promise<unknown> =>
  page.route('**/api/**', async (route) => {
    const [method, url] = [route.request().method(), route.request().url()];
    // A preview is a read, although it is sent with POST.
    const isRead = method === 'GET' ? !url.includes('/events') : url.endsWith('/preview');
    if (!isRead) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(/"(displayName|prezime|lastName)":"[^" ]+/g, `"$1":"${name}`) });
  });

type Open = (username: Username, path: string) => Promise<Page>;

/** A page before it loads the names; a member's has a sign-on behind it, because that answers some of its first calls. */
async function beforeNames(visitor: Page, as: Open, username?: Username): Promise<Page> {
  if (!username) return visitor;
  const page = await as(username, '/contact');
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** A surname without a hyphen, after which a line could break. */
const ONE_WORD = 'Hadžiosmanbegovićaleksandrovi';

/** The widths of most phones: a value that has a line of its own on the narrowest may share one on a wider. */
const PHONES = [360, 390, 412];

for (const [path, username] of [
  ['/summer-league'],
  ['/summer-league/results'],
  ['/summer-league/winners'],
  ['/summer-league/old-leagues/2017'],
  ['/summer-league/players-list/3'],
  ['/summer-league/h2h?igrac1=56&igrac2=16'],
  ['/admin/pyramid-control/results', 'admin'],
  ['/admin/league-registrations?year=2027', 'admin'],
  ['/admin-delete-reservations', 'admin'],
  ['/manage-users', 'admin'],
] as const) {
  test(`a surname of one word of twenty-nine letters fits a phone in ${path}`, async ({ page: visitor, as }) => {
    const page = await beforeNames(visitor, as, username);
    await lengthenNames(page, ONE_WORD);
    await page.goto(path);
    await expect(page.getByText(ONE_WORD).filter({ visible: true }).first()).toBeVisible();
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 780 });
      // Other texts are ignored, because buttons of a row extend into its padding.
      expect.soft(await clippedNames(page, ONE_WORD), `${width} px`).toEqual([]);
      expect.soft(await clippedCards(page), `${width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const [path, widths, username] of [
  ['/summer-league/statistics', [360, 1440]],
  ['/summer-league/2024?round=1', [360, 1440]],
  ['/summer-league/seeders-list/2025', [360, 1440]],
  // On a wide screen the draw is a drawing, in which a long name ends with an ellipsis.
  ['/summer-league/league-draw/2025', [360]],
  ['/summer-league/qualifications/2025', [360, 1440]],
  ['/summer-league/h2h?igrac1=3&igrac2=5', [360, 1440]],
  ['/admin/pyramid-control', [360, 1440], 'admin'],
  ['/admin/pyramid-control/rounds/preview', [360, 1024, 1440], 'admin'],
] as const) {
  test(`a surname of thirty letters fits into ${path}`, async ({ page: visitor, as }) => {
    const page = await beforeNames(visitor, as, username);
    await lengthenNames(page);
    await page.goto(path);
    await expect(page.getByText(LONG).filter({ visible: true }).first()).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await clippedNames(page), `${width} px`).toEqual([]);
      expect.soft(await clippedCards(page), `${width} px`).toEqual([]);
      expect.soft(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
