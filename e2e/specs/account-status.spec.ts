import { readFile } from 'node:fs/promises';
import { colourOf, figure, rowsOf, shownBalance, written } from '../club/account-screen';
import { Administration } from '../club/administration';
import { expect, test } from '../club/fixtures';
import { book, cancelBooking, leaveHistory, onSunday } from '../club/reservations';
import { signInByHttp } from '../club/sign-in-by-http';
import { STREAM_TIMEOUT } from '../club/stream-timeout';
import { navigateClientSide } from '../club/visit';

const SCREEN = '/account-status';
const UNPAID = 'Neplaćene rezervacije';
const PAYMENTS = 'Uplate';
const STATEMENT = 'Promet računa';

interface Account {
  stanjeRacuna: number;
  unpaidReservations: unknown[];
  payments: unknown[];
  paymentsTotal: number;
}

for (const [username, name, colour] of [
  ['ana', 'Ana Kovač', 'green'],
  ['marko', 'Marko Babić', 'red'],
  ['admin', 'Zvonimir Matić', 'plain'],
] as const) {
  test(`the account of ${username}: a ${colour} balance, debts and payments`, async ({ as, club }) => {
    const caller = await signInByHttp(club.url, username);
    const account = await caller.ask<Account>('GET', 'account-balance');
    const page = await as(username, SCREEN);
    await expect(page.getByText(`${name} · stanje na dan 20. studenoga 2026.`)).toBeVisible();
    await expect(figure(page, 'Stanje')).toHaveText(written(account.stanjeRacuna * 100));
    expect(await colourOf(figure(page, 'Stanje').locator('span').last())).toBe(colour);
    await expect(figure(page, 'Za uslugu')).toHaveText('Nemate gratis rezervacija.');

    await expect(rowsOf(page, UNPAID)).toHaveCount(account.unpaidReservations.length);
    await expect(page.getByRole('navigation', { name: /^Stranice/ })).toHaveCount(0);
    if (account.payments.length === 0) return;
    await expect(rowsOf(page, PAYMENTS)).toHaveCount(account.payments.length + 1);
    await expect(rowsOf(page, PAYMENTS).last()).toHaveText(`Ukupno${written(account.paymentsTotal * 100)}`);
    if (username === 'marko') await expect(rowsOf(page, UNPAID).first()).toContainText('Nije plaćeno');
  });
}

test('payments below the statement appear together with it, because its length is unknown; next to it they do not wait', async ({
  as,
}) => {
  const page = await as('marko', '/contact');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/account-statement?*', async (route) => {
    await released;
    await route.continue();
  });
  const payments = page.getByRole('table', { name: PAYMENTS, exact: true });
  // In few steps: after ten seconds the page gives the statement up.
  await navigateClientSide(page, SCREEN);
  await expect(payments).toBeVisible();
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(payments).toBeHidden();
  await expect(rowsOf(page, UNPAID).first()).toBeVisible();
  release();
  await expect(rowsOf(page, STATEMENT).first()).toBeVisible();
  await expect(payments).toBeVisible();
});

test('gratis reservations from an administrator appear in green at once, a booking uses one', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const gita = await administration.enrol('Gita', 'Gratisić');
  const page = await as(gita.username, SCREEN);
  await expect(figure(page, 'Za uslugu')).toHaveText('Nemate gratis rezervacija.');

  await administration.grantGratis(gita, 1, 'Pomoć na turniru');
  const green = figure(page, 'Za uslugu');
  await expect(green).toHaveText('Imate 1 gratis rezervaciju za uslugu!', STREAM_TIMEOUT);
  expect(await colourOf(green)).toBe('green');
  await administration.grantGratis(gita, 4, 'Sudački tečaj');
  await expect(green).toHaveText('Imate 5 gratis rezervacija za uslugu!', STREAM_TIMEOUT);
  const newest = rowsOf(page, STATEMENT).first();
  await expect(newest.getByText('Dodijeljene gratis rezervacije (Sudački tečaj)')).toBeVisible();
  await expect(newest.getByText('gratis rezervacije +4, stanje 5')).toBeVisible();

  const caller = await administration.callerOf(gita);
  await book(caller, onSunday(8));
  await expect(green).toHaveText('Imate 4 gratis rezervacije za uslugu!', STREAM_TIMEOUT);
  await expect(rowsOf(page, UNPAID)).toHaveCount(0);
  await expect(figure(page, 'Stanje')).toHaveText('0,00 €');
  await cancelBooking(caller, onSunday(8));
});

test('a payment settles the oldest debts in the open page', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const duro = await administration.enrol('Đuro', 'Dužnić');
  const caller = await administration.callerOf(duro);
  const slots = [9, 10, 14].map(onSunday);
  for (const slot of slots) await book(caller, slot);
  const page = await as(duro.username, SCREEN);
  await expect(rowsOf(page, UNPAID)).toHaveCount(3);
  await expect(figure(page, 'Neplaćeno')).toHaveText('3 rezervacije');
  await expect(figure(page, 'Stanje')).toHaveText('−21,00 €');

  await administration.pay(duro, 15);
  await expect(rowsOf(page, UNPAID)).toHaveCount(1);
  await expect(rowsOf(page, UNPAID)).toContainText('17:00–18:30');
  await expect(figure(page, 'Stanje')).toHaveText('−6,00 €');
  await expect(rowsOf(page, PAYMENTS).last()).toHaveText('Ukupno15,00 €');
  for (const slot of slots) await cancelBooking(caller, slot);
});

test('the statement goes back to the first entry, and its file contains the same to the cent', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const stela = await administration.enrol('Stela', 'Prometić');
  await administration.pay(stela, 100);
  await leaveHistory(await administration.callerOf(stela), onSunday(11), 12);
  const page = await as(stela.username, SCREEN);
  await expect(rowsOf(page, STATEMENT)).toHaveCount(20);
  await page.getByRole('button', { name: 'Prikaži starije' }).click();
  await expect(rowsOf(page, STATEMENT)).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Prikaži starije' })).toHaveCount(0);
  expect(await shownBalance(page)).toBe(10_000);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Izvoz u CSV: promet računa' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('promet-racuna.csv');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.startsWith('\uFEFF')).toBe(true);
  const [headers, ...lines] = file.slice(1).trimEnd().split('\r\n');
  expect(headers).toBe('Datum;Opis;Iznos (EUR);Stanje (EUR);Promjena gratis rezervacija;Stanje gratis rezervacija');
  const shown = (await rowsOf(page, STATEMENT).allInnerTexts()).map((row) =>
    row.split('\t').map((cell) => cell.trim()),
  );
  const plain = (amount = '') => amount.replace('−', '-').replace(/[+\s€]/g, '');
  expect(lines).toEqual(
    shown.map(([date, what, amount, balance]) => `${date};${what};${plain(amount)};${plain(balance)};0;0`),
  );
  expect(lines.at(-1)).toBe('20.11.2026.;Uplata;100,00;100,00;0;0');
});
