import type { Locator, Page } from '@playwright/test';
import { Administration } from '../club/administration';
import { breakCall, FAILURE } from '../club/broken-call';
import { expect, test } from '../club/fixtures';
import { book, onSunday } from '../club/reservations';
import { successNotice } from '../club/success-notice';
import { navigateClientSide, openWithStream } from '../club/visit';

/** Presses the button, expects the error in `where`, repairs the call, and presses again. */
async function failOnce(page: Page, call: string, button: Locator, where: Locator): Promise<void> {
  const repair = await breakCall(page, call);
  await button.click();
  await expect(where.getByText(FAILURE.message)).toBeVisible();
  await repair();
  await button.click();
}

/** The same for an error in a snackbar, which stays until it is closed. */
async function failWithNotice(page: Page, call: string, button: Locator): Promise<void> {
  const notices = page.getByRole('region', { name: 'Poruke' });
  await failOnce(page, call, button, notices);
  const notice = notices.locator('> *').filter({ hasText: FAILURE.message });
  await notice.getByRole('button', { name: 'Zatvori obavijest' }).click();
}

test('any change by a member may fail: the error is shown in place, and a retry succeeds', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const kvara = await administration.enrol('Kvara', 'Ponović');
  await book(await administration.callerOf(kvara), onSunday(7));
  const page = await as(kvara.username, '/my-reservations');
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: /^Otkaži termin/ }).click();
  await failOnce(page, 'DELETE cancel-reservation', dialog.getByRole('button', { name: 'Otkaži termin' }), dialog);
  await expect(successNotice(page, 'Termin je otkazan: 22.11.2026. u 12:30, teren 1.')).toBeVisible();

  await failWithNotice(page, 'POST calendar-feed', page.getByRole('button', { name: 'Napravi adresu' }));
  await expect(page.getByLabel('Adresa kalendara')).toHaveValue(/\.ics$/);
  await page.getByRole('button', { name: 'Ukini adresu' }).click();
  await failOnce(page, 'DELETE calendar-feed', dialog.getByRole('button', { name: 'Ukini adresu' }), dialog);
  await expect(page.getByText('Nemate adresu kalendara.')).toBeVisible();

  await navigateClientSide(page, '/personal-data');
  await failWithNotice(page, 'PUT personal-info/consent', page.getByRole('switch'));
  await expect(successNotice(page, 'Vaši kontakti su javni.')).toBeVisible();
  await expect(page.getByRole('switch')).toBeChecked();

  await page.getByLabel('Email').fill('kvara@example.com');
  await page.getByLabel('Nova lozinka').fill('Sasvim nova 2026');
  const save = page.getByRole('button', { name: 'Spremi', exact: true });
  await failOnce(page, 'POST personal-info', save, page.getByRole('main').getByRole('alert'));
  await expect(page).toHaveURL('/login');
});

const table = (name: string) => (main: Locator) => main.getByRole('table', { name });
const field = (label: string) => (main: Locator) => main.getByLabel(label, { exact: true });

/** What each screen of the account reads: the call, how the page names what is missing, and what it shows of it. */
const READS: readonly (readonly [address: string, call: string, what: string, shown: (main: Locator) => Locator])[] = [
  ['/account-status', 'account-balance', 'stanje računa', table('Uplate')],
  ['/account-status', 'account-statement', 'promet računa', table('Promet računa')],
  ['/my-reservations', 'my-reservations', 'vaše rezervacije', table('Moje rezervacije')],
  ['/my-reservations', 'calendar-feed', 'adresu kalendara', (main) => main.getByText('Nemate adresu kalendara.')],
  ['/price-list', 'organization-pricing', 'cjenik', table('Cijene termina')],
  ['/personal-data', 'personal-info', 'osobne podatke', field('Korisničko ime')],
];

test('any read of the account may fail: the page says what is missing, and a retry shows it', async ({ as }) => {
  const ana = await as('ana');
  const repairs = new Map<string, () => Promise<void>>();
  for (const [, call] of READS) repairs.set(call, await breakCall(ana, `GET ${call}`));
  await openWithStream(ana, '/account-status');
  const main = ana.getByRole('main');
  for (const [address, call, what, shown] of READS) {
    await navigateClientSide(ana, address);
    const failed = main.getByRole('alert').filter({ hasText: `Nismo uspjeli učitati ${what}.` });
    await expect(failed.getByText(FAILURE.message)).toBeVisible();
    await expect(shown(main)).toHaveCount(0);
    await repairs.get(call)?.();
    await failed.getByRole('button', { name: 'Pokušaj ponovno' }).click();
    await expect(shown(main)).toBeVisible();
    await expect(failed).toHaveCount(0);
  }
});

test('files that cannot be loaded show an error, and are loaded at the next attempt', async ({ as }) => {
  const ana = await as('ana', '/account-status');
  const failsThenArrives = async (call: string, button: string) => {
    const downloaded = ana.waitForEvent('download');
    await failWithNotice(ana, call, ana.getByRole('button', { name: button }));
    expect(await (await downloaded).failure()).toBeNull();
  };
  await failsThenArrives('GET account-statement.csv', 'Izvoz u CSV: promet računa');
  await navigateClientSide(ana, '/personal-data');
  await failsThenArrives('GET personal-data/export', 'Preuzmi moje podatke');
});
