import type { Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { printedSheets } from '../club/printed-sheets';
import { navigateClientSide, sharedPage } from '../club/visit';

/** The administrator's page, opened once; the tests go from screen to screen in it. */
let admin: Page;

test.beforeAll(async ({ browsers, club }) => {
  admin = await sharedPage(browsers, club.url, '/admin', 'admin');
});
test.beforeEach(async () => {
  await admin.emulateMedia({ media: null });
  await admin.setViewportSize({ width: 1440, height: 900 });
});
test.afterAll(({ browsers }) => browsers.release(admin.context()));

test('a short page is printed on one sheet, without an empty second sheet', async () => {
  await navigateClientSide(admin, '/admin-friendly-statistics');
  await expect(admin.getByRole('table', { name: 'Dnevni i noćni termini' })).toBeVisible();
  expect(await printedSheets(admin)).toHaveLength(1);
});

test('the height of the window does not affect the print', async () => {
  await navigateClientSide(admin, '/admin-friendly-statistics');
  await expect(admin.getByRole('table', { name: 'Dnevni i noćni termini' })).toBeVisible();
  await admin.setViewportSize({ width: 718, height: 4000 });
  await admin.emulateMedia({ media: 'print' });
  for (const part of [admin.getByRole('main'), admin.getByRole('main').locator('..')]) {
    expect((await part.boundingBox())?.height).toBeLessThan(4000 / 2);
  }
});

test('a printed sheet, though narrower than a tablet, shows tables with all their columns', async () => {
  await navigateClientSide(admin, '/admin-total-finances');
  await admin.setViewportSize({ width: 718, height: 1046 });
  const fees = admin.getByRole('columnheader', { name: 'Prijateljski' });
  await expect(fees).toBeAttached();
  await admin.emulateMedia({ media: 'print' });
  await expect(fees).toHaveCSS('display', 'table-cell');
  await expect(admin.getByRole('table', { name: 'Prihodi i rashodi po godinama' })).toHaveCSS('display', 'table');
});

test('a player’s profile is printed without the list of all players', async ({ as }) => {
  const ana = await as('ana', '/summer-league/players-list/3');
  const other = ana.getByRole('link', { name: /^Babić Mario/ });
  await expect(ana.getByRole('table', { name: /^Mečevi/ })).toBeVisible();
  await expect(other).toBeVisible();
  await ana.emulateMedia({ media: 'print' });
  await expect(other).toBeHidden();
});

test('the fees of a year are printed with the year, without the links to other years, in separate cards', async () => {
  await navigateClientSide(admin, '/admin-payments-league');
  const years = admin.getByRole('navigation', { name: 'Godine' });
  await expect(years).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(years).toBeHidden();
  await expect(admin.getByText('Nije plaćeno 2026.', { exact: true }).filter({ visible: true })).toBeVisible();
  const [unpaid, paid] = await admin
    .locator('section')
    .filter({ has: admin.getByRole('table') })
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  expect((paid?.top ?? 0) - (unpaid?.bottom ?? 0)).toBeGreaterThan(10);
});

test('the print lists everybody who has paid, although the screen shows only the first sixteen', async () => {
  await navigateClientSide(admin, '/admin-payments-league');
  const rows = admin
    .getByRole('table', { name: /^Plaćeno/ })
    .locator('tbody > tr')
    .filter({ visible: true });
  await expect(rows).toHaveCount(16);
  await admin.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(44);
});

const DAY = /^(Ponedjeljak|Utorak|Srijeda|Četvrtak|Petak|Subota|Nedjelja)$/;
const TIME = /^\d\d:\d\d–\d\d:\d\d$/;

/** The numbers of days and of times on each sheet. */
const daysAndTimes = async (page: Page): Promise<number[][]> =>
  (await printedSheets(page)).map((texts) =>
    [DAY, TIME].map((kind) => texts.filter(({ text }) => kind.test(text)).length),
  );

/** A court with slots of 90 minutes, and one with slots of 60 minutes: 22 different times a day. */
const LONG_PLAN = [
  { teren: 1, minutes: 90, count: 9 },
  { teren: 2, minutes: 60, count: 13 },
].flatMap(({ teren, minutes, count }) =>
  Array.from({ length: count }, (_, index) => {
    const starts = new Date(Date.UTC(2026, 0, 1, 8, index * minutes));
    return { id: 100 * teren + index, teren, minutes, vrijemeTermina: starts.toISOString().slice(11, 19) };
  }),
);

for (const [path, call] of [
  ['/by-names', 'by-names'],
  ['/main-reservations', 'get-all-termins'],
] as const) {
  test(`${path} is printed with whole days, with as many on a sheet as it has room for`, async ({ as }) => {
    const ana = await as('ana', path);
    await expect(ana.getByRole('columnheader', { name: 'Termin' })).toHaveCount(4);
    expect(await daysAndTimes(ana)).toEqual([[4, 4 * 9]]);

    await ana.route(`**/api/${call}`, async (route) => {
      // With the headers of the response: a grid with an older version would be ignored.
      const response = await route.fetch();
      const slot = (await response.json()).at(-1);
      await route.fulfill({ response, json: LONG_PLAN.map((place) => ({ ...slot, ...place })) });
    });
    await navigateClientSide(ana, '/price-list');
    await navigateClientSide(ana, path);
    await expect(ana.getByRole('rowheader', { name: '20:00–21:00' })).toHaveCount(4);
    expect(await daysAndTimes(ana)).toEqual([
      [2, 2 * 22],
      [2, 2 * 22],
    ]);
  });
}

test('a hint above the page is not printed', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  await ana
    .getByRole('button', { name: /slobodno$/ })
    .first()
    .hover();
  const hint = await ana.getByRole('tooltip').textContent();
  const printed = (await printedSheets(ana)).flat().map(({ text }) => text);
  expect(printed).toContain('slobodno');
  expect(printed).not.toContain(hint);
});

test('a list is printed without its search, a page of the pyramid control without links to the other pages', async () => {
  await navigateClientSide(admin, '/admin-users');
  await expect(admin.getByRole('search')).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('search')).toBeHidden();
  await expect(admin.getByRole('table')).toBeVisible();

  await navigateClientSide(admin, '/admin/pyramid-control/rounds');
  const pages = admin.locator('nav[aria-label="Kontrola piramide"]');
  await expect(pages).toBeAttached();
  await expect(pages).toBeHidden();
});

test('a page is printed without an open dialog, and without a list or a calendar that is open', async () => {
  await navigateClientSide(admin, '/admin-users');
  const users = admin.getByRole('table', { name: 'Korisnici i stanja računa' });
  await expect(users).toBeVisible();
  const sheets = (await printedSheets(admin)).length;
  await admin
    .getByRole('button', { name: /^Dodaj iznos/ })
    .first()
    .click();
  await expect(admin.getByLabel('Iznos u eurima')).toBeVisible();
  const printed = await printedSheets(admin);
  expect(printed).toHaveLength(sheets);
  const texts = printed.flat().map(({ text }) => text);
  expect(texts).toContain('Prezime i ime');
  expect(texts.filter((text) => /Dodaj iznos:|Iznos u eurima|Dalje/.test(text))).toEqual([]);
  await admin.keyboard.press('Escape');

  await navigateClientSide(admin, '/admin-friendly-matches');
  await admin.getByRole('button', { name: /datum/i }).first().click();
  await expect(admin.getByRole('grid')).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('grid')).toBeHidden();
  await admin.emulateMedia({ media: null });
  await admin.keyboard.press('Escape');
  await admin.getByRole('combobox', { name: 'Status' }).click();
  await expect(admin.getByRole('listbox')).toBeVisible();
  await admin.emulateMedia({ media: 'print' });
  await expect(admin.getByRole('listbox')).toBeHidden();
  await admin.emulateMedia({ media: null });
  await admin.keyboard.press('Escape');
});

test('a filtered list is printed with what it is filtered by', async () => {
  for (const [path, filter] of [
    ['/admin-users?search=kov&show=debtors', 'Filtar: Pretraga: kov, Prikaz: Dužnici'],
    ['/admin-friendly-matches?status=NOT_PAID&from=2026-07-01', 'Filtar: Status: Nije plaćeno, Od datuma: 01.07.2026.'],
  ] as const) {
    await navigateClientSide(admin, path);
    const line = admin.getByText(filter, { exact: true });
    await expect(line).toBeAttached();
    await expect(line).toBeHidden();
    await admin.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    await admin.emulateMedia({ media: null });
  }
});
