/**
 * Takes screenshots: `npx tsx e2e/pictures.ts [name…]` with the built product. Those of the documentation are written
 * to docs/pictures, all others to var/pictures. A name that ends with `-dark` is in the dark scheme; one that ends with
 * `-print` is a PDF, as printed by the browser.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Username } from './club/accounts';
import { findChromium } from './club/chromium';
import { beginFriendly, cell } from './club/court-grid';
import { expectLoaded } from './club/expect-loaded';
import { SPEC_NOW } from './club/fixtures';
import { PRODUCT, startClub } from './club/running-club';
import { visit, visitAs } from './club/visit';

const SHOWN_IN_DOCS = ['grid-1440.png'];
const WIDTHS = [1440, 360];
const FREE = 'Teren 2, subota 21. studenoga, 11:00–12:30';

interface Picture {
  readonly path: string;
  readonly as?: Username;
  /** User actions before the screenshot. */
  readonly act?: (page: Page) => Promise<unknown>;
}

const openForm = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Prijava', exact: true }).click();
  await page.getByLabel('Korisničko ime').fill('ana');
};

const PICTURES: Readonly<Record<string, Picture>> = {
  landing: { path: '/login' },
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
  'grid-unpaid': { path: '/main-reservations', as: 'marko' },
  chooser: { path: '/main-reservations', as: 'ana', act: (page) => cell(page, FREE, 'slobodno').click() },
  question: { path: '/main-reservations', as: 'ana', act: (page) => beginFriendly(page, FREE) },
  'chooser-of-maintenance': {
    path: '/main-reservations',
    as: 'domar',
    act: (page) => cell(page, FREE, 'slobodno').click(),
  },
  'total-finances': { path: '/admin-total-finances', as: 'admin' },
  'total-finances-cashier': { path: '/admin-total-finances', as: 'blagajnik' },
  'league-finances': { path: '/admin-league-finances', as: 'admin' },
  'league-payments': { path: '/admin-payments-league', as: 'admin' },
  'add-expense': { path: '/admin/add-expense', as: 'admin' },
  'add-expense-org': { path: '/admin/add-expense-org', as: 'admin' },
  'friendly-statistics': { path: '/admin-friendly-statistics', as: 'blagajnik' },
  'payments-by-year': { path: `/admin-friendly-statistics/payments-by-year/${SPEC_NOW.slice(0, 4)}`, as: 'blagajnik' },
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
  bell: {
    path: '/main-reservations',
    as: 'ana',
    act: (page) => page.getByRole('button', { name: /^Obavijesti/ }).click(),
  },
  'notice-preferences': { path: '/notice-preferences', as: 'ana' },
  unsubscribe: { path: '/unsubscribe?token=nitko' },
  'sent-mail': { path: '/admin/sent-mail', as: 'admin' },
  admin: { path: '/admin', as: 'admin' },
  'admin-users': { path: '/admin-users', as: 'admin' },
  settings: { path: '/admin/settings', as: 'admin' },
  privacy: { path: '/privatnost' },
  'first-steps': { path: '/admin/first-steps?step=MEMBERS', as: 'admin' },
  'slot-plan': { path: '/admin/first-steps?step=COURTS', as: 'admin' },
  'club-status': { path: '/admin/status', as: 'admin' },
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
  'season-results': { path: '/admin/pyramid-control/results', as: 'admin' },
  knockout: { path: '/admin/pyramid-control/knockout', as: 'admin' },
  'season-changes': { path: '/admin/pyramid-control/changes', as: 'admin' },
  'refuse-registrations': {
    path: '/admin/league-registrations?year=2027',
    as: 'admin',
    act: (page) => page.getByRole('button', { name: 'Odbij više' }).click(),
  },
  'league-registrations': { path: '/admin/league-registrations', as: 'admin' },
  'active-league': { path: '/active-league' },
  'league-home': { path: '/summer-league' },
  'league-year': { path: '/summer-league/2025' },
  'league-group-season': { path: '/summer-league/old-leagues/2019' },
  'league-statistics': { path: '/summer-league/statistics' },
  'league-seeders': { path: '/summer-league/seeders-list/2025' },
  'league-draw': { path: '/summer-league/league-draw/2025' },
  'league-qualifications': { path: '/summer-league/qualifications/2024' },
  'league-gallery': { path: '/gallery/2024' },
  'league-rules': { path: '/summer-league/league-rules' },
  'players-list': { path: '/summer-league/players-list' },
  'player-profile': { path: '/summer-league/players-list/3' },
  'league-winners': { path: '/summer-league/winners' },
  'league-results': { path: '/summer-league/results' },
  h2h: { path: '/summer-league/h2h' },
  courts: { path: '/courts-sala-laura' },
  contact: { path: '/contact' },
  'league-registration': { path: '/league-registration' },
  'registered-players': { path: '/registered-players' },
};
/** Suffixes of a picture's name. */
const DARK = '-dark';
const PRINT = '-print';

const pictureOf = (name: string): Picture | undefined => PICTURES[name.replace(new RegExp(`(${DARK}|${PRINT})$`), '')];

async function take(browser: Browser, url: string, name: string, width: number): Promise<void> {
  const { path: address, as, act } = pictureOf(name) as Picture;
  const isPrint = name.endsWith(PRINT);
  const page = as ? await visitAs(browser, url, as) : await visit(browser, url);
  await page.setViewportSize({ width, height: width > 600 ? 900 : 780 });
  await page.emulateMedia({ colorScheme: name.endsWith(DARK) ? 'dark' : 'light', reducedMotion: 'reduce' });
  await page.goto(url + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectLoaded(page);
  await act?.(page);
  // A window as high as the page: `fullPage` would scroll it, which the grid would take for the user's scrolling.
  if (!act) await page.setViewportSize({ width, height: await page.evaluate(() => document.body.scrollHeight) });
  // Dialogs fade in.
  await page.waitForTimeout(400);
  const file = isPrint ? `${name}.pdf` : `${name}-${width}.png`;
  const folder = SHOWN_IN_DOCS.includes(file) ? 'docs/pictures' : 'var/pictures';
  mkdirSync(path.join(PRODUCT, folder), { recursive: true });
  const target = path.join(PRODUCT, folder, file);
  // A4, unless the screen sets another paper size.
  if (isPrint) await page.pdf({ path: target, format: 'A4', preferCSSPageSize: true });
  else await page.screenshot({ path: target });
  console.log(`${folder}/${file}`);
  await page.context().close();
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !pictureOf(name));
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}, but ${Object.keys(PICTURES).join(', ')}`);
  process.exit(1);
}
const club = await startClub({ CLUB_NOW: SPEC_NOW });
const browser = await chromium.launch(await findChromium());
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(PICTURES)) {
    for (const width of name.endsWith(PRINT) ? WIDTHS.slice(0, 1) : WIDTHS) await take(browser, club.url, name, width);
  }
} finally {
  await browser.close();
  await club.discard();
}
