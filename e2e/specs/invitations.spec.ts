import type { Page } from '@playwright/test';
import { openMailServer } from '../../server/src/notices/mail/testing-mail-server';
import { violations } from '../club/accessibility';
import { createFirstAdministrator, FIRST_ADMINISTRATOR } from '../club/first-administrator';
import { expect, test } from '../club/fixtures';
import { horizontalOverflow } from '../club/page-check';
import { printedSheets } from '../club/printed-sheets';
import { type RunningClub, startClub } from '../club/running-club';
import { successNotice } from '../club/success-notice';
import { fillSignIn, navigateClientSide, signIn, visit } from '../club/visit';

const CHOSEN = 'Zemlja-i-loptica-7';
const FILE = 'ime;prezime;email\nLuka;Šimić;luka@example.com\nMara;Babić;\n';

let mails: Awaited<ReturnType<typeof openMailServer>>;
let club: RunningClub;
test.beforeAll(async () => {
  mails = await openMailServer();
  club = await startClub({ DEMO: '0', CLUB_NOW: '2026-04-20T06:00:00Z', SMTP_URL: mails.url });
});
test.afterAll(async () => {
  await club.discard();
  await mails.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** On desktop and phone: no axe violations, and no horizontal overflow. */
async function looksRight(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 800 });
}

/** Links in the e-mails to this address, oldest first. */
const linksTo = (address: string) =>
  mails.received.filter(({ to }) => to === address).map(({ text }) => /http\S+\?token=\S+/.exec(text)?.[0] ?? '');

test('an imported member with an e-mail gets a link and chooses a password; one without gets a printed password', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await visit(browser, club.url);
  await createFirstAdministrator(page, club);
  await signIn(page, FIRST_ADMINISTRATOR.username);
  await navigateClientSide(page, '/admin/first-steps?step=MEMBERS');
  const file = { name: 'clanovi.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await page.getByLabel('Datoteka CSV s članovima').setInputFiles(file);
  await expect(page.getByText(/^E-poštom: 1 član\./)).toBeVisible();
  await expect(page.getByText(/^Na papiru: 1 član\./)).toBeVisible();
  await looksRight(page);
  await page.getByRole('button', { name: 'Uvezi 2 člana' }).click();
  await expect(successNotice(page, 'Uvezeno: 2 člana.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Pozvani e-poštom' }).getByRole('row').last()).toContainText('Luka');
  await expect(page.getByRole('table', { name: /^Pozivnice/ }).locator('code')).toHaveCount(1);
  const [sheet = [], ...others] = await printedSheets(page);
  expect(others).toEqual([]);
  const printed = sheet.map(({ text }) => text);
  expect(printed).toContain('mara.babic');
  for (const other of ['Uvezeno: 2 člana.', 'Koraci', 'Otvaranje', 'Klub još nije otvoren.']) {
    expect(printed).not.toContain(other);
  }
  await looksRight(page);

  await expect.poll(() => linksTo('luka@example.com').length, { timeout: 30_000 }).toBe(1);
  const [link = ''] = linksTo('luka@example.com');
  const member = await visit(browser, club.url);
  await member.goto(link);
  await expect(heading(member)).toHaveText('Odaberite lozinku');
  await looksRight(member);
  await member.getByLabel('Nova lozinka', { exact: true }).fill(CHOSEN);
  await member.getByLabel('Ponovite novu lozinku', { exact: true }).fill('nešto drugo');
  await member.getByRole('button', { name: 'Spremi lozinku' }).click();
  await expect(member.getByText('Lozinke se ne podudaraju.')).toBeVisible();
  await looksRight(member);
  await member.getByLabel('Nova lozinka', { exact: true }).fill(CHOSEN);
  await member.getByLabel('Ponovite novu lozinku', { exact: true }).fill(CHOSEN);
  await member.getByRole('button', { name: 'Spremi lozinku' }).click();
  await expect(heading(member)).toHaveText('Lozinka je spremljena');
  await looksRight(member);
  await member.getByRole('link', { name: 'Na prijavu' }).click();
  await member.getByRole('main').getByRole('button', { name: 'Prijava' }).click();
  await fillSignIn(member, 'luka.simic', CHOSEN);
  await expect(member).toHaveURL('/main-reservations');
  await member.goto(link);
  await expect(heading(member)).toHaveText('Poveznica više ne vrijedi');
  await looksRight(member);
  await member.context().close();

  // A user who forgets the password is invited again.
  await navigateClientSide(page, '/manage-users');
  await page.getByRole('button', { name: 'Uredi: Luka Šimić' }).click();
  await page.getByRole('button', { name: 'Pozovi e-poštom' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pošalji pozivnicu' }).click();
  await expect(successNotice(page, 'Pozivnica je poslana na luka@example.com: Luka Šimić.')).toBeVisible();
  await looksRight(page);
  await expect.poll(() => linksTo('luka@example.com').length, { timeout: 30_000 }).toBe(2);
  expect(new Set(linksTo('luka@example.com')).size).toBe(2);
  // Neither the log nor the list of sent e-mails contains the member's secret.
  const token = new URL(link).searchParams.get('token') ?? '';
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(club.output()).not.toContain(token);
  await navigateClientSide(page, '/admin/sent-mail');
  await expect(page.getByText('Luka Šimić').first()).toBeVisible();
  expect(await page.content()).not.toContain(token);
  await page.context().close();
});
