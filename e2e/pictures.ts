/**
 * Takes pictures of the screens: `npx tsx e2e/pictures.ts [name…]` over the built product. Those that the documents
 * show go to docs/pictures, all others, for looking at, to var/pictures.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import type { Username } from './club/accounts';
import { findChromium } from './club/chromium';
import { beginFriendly, cell } from './club/court-grid';
import { SPEC_NOW } from './club/fixtures';
import { PRODUCT, startClub } from './club/running-club';
import { visit, visitAs } from './club/visit';

const SHOWN_IN_DOCS = ['grid-1440'];
const WIDTHS = [1440, 360];
const FREE = 'Teren 2, subota 21. studenoga, 11:00–12:30';

interface Picture {
  readonly path: string;
  readonly as?: Username;
  /** What a person does before the picture is taken. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly dark?: true;
}

const openForm = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Prijava', exact: true }).click();
  await page.getByLabel('Korisničko ime').fill('ana');
};

const PICTURES: Readonly<Record<string, Picture>> = {
  landing: { path: '/login' },
  'landing-dark': { path: '/login', dark: true },
  'sign-in': { path: '/login', act: openForm },
  'sign-in-refused': {
    path: '/login',
    act: async (page) => {
      await openForm(page);
      await page.getByLabel('Lozinka', { exact: true }).fill('pogrešna');
      await page.getByRole('button', { name: 'Prijavi se' }).click();
    },
  },
  grid: { path: '/main-reservations', as: 'ana' },
  'grid-dark': { path: '/main-reservations', as: 'ana', dark: true },
  'grid-unpaid': { path: '/main-reservations', as: 'marko' },
  chooser: { path: '/main-reservations', as: 'ana', act: (page) => cell(page, FREE, 'slobodno').click() },
  question: { path: '/main-reservations', as: 'ana', act: (page) => beginFriendly(page, FREE) },
  'chooser-of-maintenance': {
    path: '/main-reservations',
    as: 'domar',
    act: (page) => cell(page, FREE, 'slobodno').click(),
  },
  'total-finances': { path: '/admin-total-finances', as: 'admin' },
  'total-finances-dark': { path: '/admin-total-finances', as: 'admin', dark: true },
  'total-finances-cashier': { path: '/admin-total-finances', as: 'blagajnik' },
  'league-finances': { path: '/admin-league-finances', as: 'admin' },
  'league-payments': { path: '/admin-payments-league', as: 'admin' },
  'add-expense': { path: '/admin/add-expense', as: 'admin' },
  'friendly-statistics': { path: '/admin-friendly-statistics', as: 'blagajnik' },
  'by-names': { path: '/by-names', as: 'ana' },
  menu: {
    path: '/main-reservations',
    as: 'blagajnik',
    act: (page) =>
      page
        .getByRole('button', { name: /^(Otvori izbornik|Održavanje)$/ })
        .filter({ visible: true })
        .click(),
  },
  'my-reservations': { path: '/my-reservations', as: 'ana' },
  'account-status': { path: '/account-status', as: 'ana' },
  'price-list': { path: '/price-list', as: 'ana' },
  'personal-data': { path: '/personal-data', as: 'ana' },
  admin: { path: '/admin', as: 'admin' },
  'admin-users': { path: '/admin-users', as: 'admin' },
  settings: { path: '/admin/settings', as: 'admin' },
  'season-settings': {
    path: '/admin/settings',
    as: 'admin',
    act: (page) =>
      page
        .getByRole('button', { name: /^Uredi, sezona lige/ })
        .first()
        .click(),
  },
  'pyramid-control': { path: '/admin/pyramid-control', as: 'admin' },
  rounds: { path: '/admin/pyramid-control/rounds', as: 'admin' },
  'round-preview': { path: '/admin/pyramid-control/rounds/preview', as: 'admin' },
  'edit-pyramids': { path: '/admin/pyramid-control/edit-pyramids', as: 'admin' },
  'edit-pyramids-dark': { path: '/admin/pyramid-control/edit-pyramids', as: 'admin', dark: true },
  'season-results': { path: '/admin/pyramid-control/results', as: 'admin' },
  knockout: { path: '/admin/pyramid-control/knockout', as: 'admin' },
  'season-changes': { path: '/admin/pyramid-control/changes', as: 'admin' },
  'league-registrations': { path: '/admin/league-registrations', as: 'admin' },
};

async function take(browser: Browser, url: string, name: string, width: number): Promise<void> {
  const { path: address, as, act, dark } = PICTURES[name] as Picture;
  const page = as ? await visitAs(browser, url, as) : await visit(browser, url);
  await page.setViewportSize({ width, height: width > 600 ? 900 : 780 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(url + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText(/^Učitavanje/)).toHaveCount(0);
  await act?.(page);
  // Dialogs fade in.
  await page.waitForTimeout(400);
  const file = `${name}-${width}`;
  const folder = SHOWN_IN_DOCS.includes(file) ? 'docs/pictures' : 'var/pictures';
  mkdirSync(path.join(PRODUCT, folder), { recursive: true });
  await page.screenshot({ path: path.join(PRODUCT, folder, `${file}.png`), fullPage: !act });
  console.log(`${folder}/${file}.png`);
  await page.context().close();
}

const wanted = process.argv.slice(2);
const club = await startClub({ CLUB_NOW: SPEC_NOW });
const browser = await chromium.launch(await findChromium());
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(PICTURES)) {
    for (const width of WIDTHS) await take(browser, club.url, name, width);
  }
} finally {
  await browser.close();
  await club.discard();
}
