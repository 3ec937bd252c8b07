import type { Page } from '@playwright/test';
import { rowsOf, shownBalance, written } from '../club/account-screen';
import { Administration } from '../club/administration';
import { cell } from '../club/court-grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { book, cancelBooking, leaveHistory, onSunday } from '../club/reservations';
import { signInByHttp } from '../club/sign-in-by-http';
import { successNotice } from '../club/success-notice';
import { navigateClientSide } from '../club/visit';

const SCREEN = '/my-reservations';
const STATEMENT = 'Promet računa';
const TODAY = SPEC_NOW.slice(0, 10);

const table = (page: Page) => page.getByRole('table', { name: 'Moje rezervacije' });
/** All rows except the headers. */
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });

for (const [username, first] of [
  ['ana', ['22.11.2026.', '17:00–18:30', '1', 'Liga susret', 'Zdravko Vuković', '–', 'Besplatno', 'Otkaži']],
  ['marko', ['21.11.2026.', '17:00–18:30', '2', 'Prijateljski susret', '–', '7,00 €', 'Nije plaćeno', 'Otkaži']],
] as const) {
  test(`${username} sees only the member’s own reservations, future ones first, without player and total`, async ({
    as,
  }) => {
    const page = await as(username, SCREEN);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje rezervacije');
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Datum',
      'Termin',
      'Teren',
      'Vrsta',
      'Protivnik',
      'Cijena',
      'Status',
      'Otkazivanje',
    ]);
    const row = rows(page).filter({ hasText: first[0] }).filter({ hasText: first[1] }).first();
    await expect(row.locator('th, td')).toContainText([...first]);
    const days = await rows(page)
      .getByRole('rowheader')
      .filter({ hasText: /^\d\d\.\d\d\.\d{4}\./ })
      .allTextContents();
    const dates = days.map((day) => day.slice(0, 10).split('.').reverse().join('-'));
    const coming = dates.filter((date) => date > TODAY).toSorted();
    const past = dates
      .filter((date) => date < TODAY)
      .toSorted()
      .reverse();
    expect(dates.filter((date) => date !== TODAY)).toEqual([...coming, ...past]);
    await expect(table(page)).not.toContainText('Ukupno');
  });
}

test('cancelled reservations are collapsed; they have pages of ten, and the page is in the address', async ({
  as,
  club,
}) => {
  const administration = await Administration.of(club);
  const zora = await administration.enrol('Zora', 'Listić');
  const caller = await administration.callerOf(zora);
  await leaveHistory(caller, onSunday(3), 21);
  await book(caller, onSunday(3));

  const page = await as(zora.username, SCREEN);
  const folded = rowsOf(page, 'Otkazane rezervacije');
  const pager = page.getByRole('navigation', { name: 'Stranice otkazanih rezervacija' });
  await expect(rows(page)).toHaveCount(1);
  await expect(folded).toHaveCount(0);
  await page.getByText('Otkazane (21)').click();
  await expect(folded).toHaveCount(10);
  await expect(page.getByText('Stranica 1 od 3, ukupno 21 rezervacija.')).toBeVisible();
  await pager.getByRole('link', { name: 'Sljedeća stranica' }).click();
  await expect(page).toHaveURL(`${SCREEN}?otkazane=2`);
  await expect(page.getByText('Stranica 2 od 3')).toBeVisible();
  await pager.getByRole('link', { name: 'Posljednja stranica' }).click();
  await expect(page).toHaveURL(`${SCREEN}?otkazane=3`);
  await expect(folded).toHaveCount(1);

  await page.goBack();
  await expect(page.getByText('Stranica 2 od 3')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Stranica 2 od 3')).toBeVisible();
  await expect(pager.getByRole('link', { name: 'Stranica 2' })).toHaveAttribute('aria-current', 'page');

  await navigateClientSide(page, '/price-list');
  await navigateClientSide(page, `${SCREEN}?otkazane=9`);
  await expect(page.getByText('Ova stranica popisa ne postoji.')).toBeVisible();
  await page.getByRole('link', { name: 'Na prvu stranicu' }).click();
  await expect(rows(page)).toHaveCount(1);
  await navigateClientSide(page, '/price-list');
  await navigateClientSide(page, `${SCREEN}?page=9`);
  await page.getByRole('link', { name: 'Na prvu stranicu' }).click();
  await expect(rows(page)).toHaveCount(1);
  await cancelBooking(caller, onSunday(3));
});

test('a new member has no reservations yet, and gets a link to the courts', async ({ as, club }) => {
  const nela = await (await Administration.of(club)).enrol('Nela', 'Praznić');
  const page = await as(nela.username, SCREEN);
  await expect(page.getByText('Još nemate rezervacija.')).toBeVisible();
  await page.getByRole('link', { name: 'Rezerviraj teren' }).click();
  await expect(page).toHaveURL('/main-reservations');
});

test('ana cancels a reservation: grid, balance and ledger follow to the cent', async ({ as, club }) => {
  const onGrid = 'Teren 2, nedjelja 22. studenoga, 09:30–11:00';
  const account = await as('ana', '/account-status');
  await expect(rowsOf(account, STATEMENT)).not.toHaveCount(0);
  const before = await shownBalance(account);
  await book(await signInByHttp(club.url, 'ana'), onSunday(4));
  await expect.poll(() => shownBalance(account)).toBe(before - 700);

  const page = await as('ana', SCREEN);
  const iva = await as('iva', '/main-reservations');
  await expect(cell(iva, onGrid, 'zauzeto')).toBeVisible();
  await page.getByRole('button', { name: 'Otkaži termin 22.11.2026. 09:30–11:00, teren 2' }).click();
  const question = page.getByRole('dialog', { name: 'Jeste li sigurni da želite otkazati termin?' });
  await expect(question).toContainText('Datum: nedjelja, 22. studenoga 2026.');
  await expect(question).toContainText('Cijena: 7,00 €');
  await expect(question).toContainText('Vrijeme: 09:30–11:00, teren 2');
  await question.getByRole('button', { name: 'Otkaži termin' }).click();
  await expect(successNotice(page, 'Termin je otkazan: 22.11.2026. u 09:30, teren 2.')).toBeVisible();
  await expect(rows(page).filter({ hasText: '22.11.2026.' }).filter({ hasText: '09:30–11:00' })).toHaveCount(0);
  await expect(page.getByText(/^Otkazane \(\d+\)$/)).toBeVisible();

  await expect(cell(iva, onGrid, 'slobodno')).toBeVisible();
  await expect.poll(() => shownBalance(account)).toBe(before);
  const [refund, charge] = [rowsOf(account, STATEMENT).nth(0), rowsOf(account, STATEMENT).nth(1)];
  await expect(refund.locator('th, td')).toContainText([
    '20.11.2026.',
    'Otkazana rezervacija 22.11.2026. u 09:30, teren 2',
    '+7,00 €',
    written(before),
  ]);
  await expect(charge.locator('th, td')).toContainText([
    '20.11.2026.',
    'Rezervacija 22.11.2026. u 09:30, teren 2',
    '−7,00 €',
    written(before - 700),
  ]);
});

test('the question about a reservation that is deleted meanwhile closes, and says why', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const tena = await administration.enrol('Tena', 'Kasnić');
  await book(await administration.callerOf(tena), onSunday(5));
  const page = await as(tena.username, SCREEN);
  await page.getByRole('button', { name: 'Otkaži termin 22.11.2026. 11:00–12:30, teren 1' }).click();
  const question = page.getByRole('dialog');
  const { content } = await administration.admin.ask<{ content: { rezervacijaId: number }[] }>(
    'GET',
    'admin-delete-reservation?player=Kasni%C4%87',
  );
  await administration.admin.ask('DELETE', `admin-delete-reservation/${content[0]?.rezervacijaId}`);
  await expect(page.getByRole('alert')).toHaveText('Vaša je rezervacija u međuvremenu otkazana.');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Otkaži termin/ })).toHaveCount(0);
  await page.getByText('Otkazane (1)').click();
  await expect(page.getByText('Otkazao administrator', { exact: true })).toBeVisible();
});

test('a calendar address is created, read by a calendar without signing in, renewed and revoked', async ({
  as,
  club,
  request,
}) => {
  const administration = await Administration.of(club);
  const kaja = await administration.enrol('Kaja', 'Kalendarić');
  const caller = await administration.callerOf(kaja);
  await book(caller, onSunday(7));
  const page = await as(kaja.username, SCREEN);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: club.url });
  const confirmed = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await page.getByRole('button', { name: 'Napravi adresu' }).click();
  const field = page.getByLabel('Adresa kalendara');
  const address = await field.inputValue();
  expect(address).toMatch(new RegExp(`^${club.url}/api/calendar/[\\w-]{43}\\.ics$`));
  await page.getByRole('button', { name: 'Kopiraj adresu' }).click();
  await expect(successNotice(page, 'Adresa je kopirana.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.context().clearPermissions();
  const inCalendar = page.getByRole('link', { name: 'Otvori u kalendaru' });
  await expect(inCalendar).toHaveAttribute('href', address.replace('http:', 'webcal:'));

  const calendar = async (url = address) => (await request.get(url)).text();
  expect(await calendar()).toMatch(/DTSTART:20261122T113000Z[\s\S]*STATUS:CONFIRMED/);
  await cancelBooking(caller, onSunday(7));
  expect(await calendar()).toMatch(/SEQUENCE:1[\s\S]*DTSTART:20261122T113000Z[\s\S]*STATUS:CANCELLED/);

  await confirmed('Nova adresa');
  await expect(field).not.toHaveValue(address);
  const renewed = await field.inputValue();
  expect((await request.get(address)).status()).toBe(404);
  expect(await calendar(renewed)).toContain('STATUS:CANCELLED');
  await confirmed('Ukini adresu');
  await expect(page.getByRole('button', { name: 'Napravi adresu' })).toBeVisible();
  expect((await request.get(renewed)).status()).toBe(404);
});
