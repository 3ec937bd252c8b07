import { readFile } from 'node:fs/promises';
import { LIVE_VERSIONS_HEADER } from '@club/shared/contracts/events';
import type { Page, Request } from '@playwright/test';
import { rowsOf } from '../club/account-screen';
import { Administration } from '../club/administration';
import { dateField, typeDate } from '../club/date-field';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { leaveHistory, onSunday } from '../club/reservations';
import { openWithStream } from '../club/visit';

const LIST = 'Prijateljski susreti';
const PATH = '/admin-friendly-matches';

/**
 * Opens a list by its address, and verifies that its page has read nothing twice. Data changed in the last seconds are
 * read once more on purpose; such a read is recognised by the header that names the change.
 */
async function openList(page: Page, path: string): Promise<void> {
  const reads: string[] = [];
  const note = (request: Request) => {
    const { pathname } = new URL(request.url());
    const isRead = request.method() === 'GET' && /^\/api\/(?!events)/.test(pathname);
    if (isRead && !request.headers()[LIVE_VERSIONS_HEADER]) reads.push(pathname);
  };
  page.on('request', note);
  await openWithStream(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  page.off('request', note);
  expect(reads, path).toEqual([...new Set(reads)]);
}

test('a list of reservations has filter and page in the address, and its file contains the filtered rows', async ({
  as,
  club,
}) => {
  const administration = await Administration.of(club);
  const lana = await administration.enrol('Lana', 'Đurđilistić');
  await leaveHistory(await administration.callerOf(lana), onSunday(11), 31);
  const admin = await as('admin');
  await openList(admin, PATH);
  await expect(rowsOf(admin, LIST)).toHaveCount(30);

  // The search ignores case and diacritics, and finds any part of the name.
  await admin.getByLabel('Igrač').fill('DURDILIST');
  await typeDate(admin, 'Od datuma', '22112026');
  await typeDate(admin, 'Do datuma', '22112026');
  await admin.getByRole('button', { name: 'Prikaži', exact: true }).click();
  await expect(admin.getByText('Prikazano 1–30 od 31')).toBeVisible();
  await expect(admin).toHaveURL(`${PATH}?from=2026-11-22&to=2026-11-22&player=DURDILIST`);
  await admin.getByRole('link', { name: 'Sljedeća stranica' }).click();
  await expect(admin).toHaveURL(`${PATH}?from=2026-11-22&to=2026-11-22&player=DURDILIST&page=2`);
  await expect(rowsOf(admin, LIST)).toHaveCount(1);

  await admin.reload();
  await expect(admin.getByText('Prikazano 31–31 od 31')).toBeVisible();
  await expect(admin.getByLabel('Igrač')).toHaveValue('DURDILIST');
  await expect(dateField(admin, 'Od datuma').getByRole('spinbutton')).toHaveText(['22', '11', '2026']);

  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('button', { name: 'Izvoz u CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('prijateljski-susreti.csv');
  const file = await readFile(await download.path(), 'utf8');
  const [headers, ...lines] = file.slice(1).trimEnd().split('\r\n');
  expect(headers).toBe(
    'Datum;Termin;Teren;Ime;Prezime;Korisničko ime;Vrsta;Protivnik;Cijena (EUR);Status;Otkazano ili izbrisano;Razlog',
  );
  expect(lines).toHaveLength(31);
  expect(new Set(lines)).toEqual(
    new Set([`22.11.2026.;15:30;1;Lana;Đurđilistić;${lana.username};Prijateljski susret;;7,00;Otkazano;20.11.2026.;`]),
  );

  await admin.goBack();
  await expect(admin.getByText('Prikazano 1–30 od 31')).toBeVisible();
  await typeDate(admin, 'Od datuma', '23112026');
  await admin.getByRole('button', { name: 'Prikaži', exact: true }).click();
  await expect(admin.getByText('Kraj ne može biti prije početka.')).toBeVisible();
  await typeDate(admin, 'Do datuma', '');
  await admin.getByRole('button', { name: 'Prikaži', exact: true }).click();
  await expect(admin.getByText('Nijedna rezervacija ne odgovara filtru.')).toBeVisible();
  await admin.getByRole('button', { name: 'Poništi filtar' }).click();
  await expect(admin).toHaveURL(PATH);
  await expect(rowsOf(admin, LIST)).toHaveCount(30);
});

test('the league’s list contains only league matches, with the opponent', async ({ as }) => {
  const admin = await as('admin');
  await openList(admin, '/admin-league-matches?player=Petra');
  await expect(rowsOf(admin, 'Liga susreti').first()).toContainText('Petra Marić');
  for (const row of await rowsOf(admin, 'Liga susreti').all()) {
    await expect(row.getByRole('cell').nth(3)).toHaveText(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
    await expect(row).toContainText('Besplatno');
  }
  await expect(admin.getByRole('columnheader', { name: 'Protivnik' })).toBeVisible();
});

test('users are found and sorted by the address, which restores the list when going back', async ({ as }) => {
  const admin = await as('admin');
  await openList(admin, '/admin-users');
  const users = rowsOf(admin, 'Korisnici i stanja računa');
  await admin.getByLabel('Poredak').click();
  await admin.getByRole('option', { name: 'Stanje, od najnižeg' }).click();
  await expect(admin).toHaveURL('/admin-users?order=balance-up');
  // The address changes a moment before the rows are sorted.
  await expect(async () => {
    const texts = await admin.locator('tbody td[data-header="Stanje"]').allTextContents();
    const balances = texts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
    expect(balances.length).toBeGreaterThan(1);
    expect(balances).toEqual(balances.toSorted((a, b) => a - b));
  }).toPass();

  await admin.getByLabel('Traži po imenu ili korisničkom imenu').fill('zanic');
  await expect(users).toHaveCount(1);
  await expect(admin).toHaveURL('/admin-users?order=balance-up&search=zanic');
  await admin.getByRole('link', { name: 'Žanić Filip' }).click();
  await expect(admin.getByRole('main').getByText('Filip Žanić', { exact: true }).first()).toBeVisible();
  await admin.getByRole('link', { name: 'Natrag' }).click();
  await expect(admin).toHaveURL('/admin-users?order=balance-up&search=zanic');
  await expect(admin.getByLabel('Traži po imenu ili korisničkom imenu')).toHaveValue('zanic');
  await expect(users).toHaveCount(1);
});

test('the menu links from section to section without the start page', async ({ as }) => {
  const admin = await as('admin');
  await openList(admin, '/manage-users');
  await admin.getByRole('button', { name: 'Izbornik administracije' }).click();
  await admin.getByRole('navigation', { name: 'Administracija' }).getByRole('link', { name: 'Postavke' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Postavke' })).toBeVisible();
  await expect(admin.getByRole('navigation', { name: 'Administracija' })).toBeHidden();
});

test('the lists of what can be deleted and of what is closed are read once each', async ({ as }) => {
  const admin = await as('admin');
  for (const path of ['/admin-delete-reservations', '/admin/court-closures']) await openList(admin, path);
});
