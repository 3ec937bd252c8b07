import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../club/accounts';
import { Administration } from '../club/administration';
import { breakCall } from '../club/broken-call';
import { expect, test } from '../club/fixtures';
import { book, cancelBooking, onSunday } from '../club/reservations';
import { successNotice } from '../club/success-notice';
import { fillSignIn, navigateClientSide, openSignIn, user } from '../club/visit';

const SCREEN = '/personal-data';
const NEW_PASSWORD = 'Zemljani teren 7';

const email = (page: Page) => page.getByLabel('Email');
const newPassword = (page: Page) => page.getByLabel('Nova lozinka');
const save = (page: Page) => page.getByRole('button', { name: 'Spremi', exact: true });
const alert = (page: Page) => page.getByRole('main').getByRole('alert');
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Prijava', exact: true });

test('ana sees personal data and must fill in both fields; no input is lost', async ({ as }) => {
  const page = await as('ana', SCREEN);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await expect(page.getByLabel('Korisničko ime')).toHaveValue('ana');
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveValue(/^•+$/);
  for (const label of ['Korisničko ime', 'Lozinka']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('readonly');
  }
  await expect(email(page)).toHaveValue('ana@example.com');

  await save(page).click();
  await expect(alert(page)).toHaveText('Molimo popunite sva polja.');
  await email(page).fill('nije adresa');
  await newPassword(page).fill('kratka');
  await save(page).click();
  await expect(page.getByText('Adresa e-pošte nije ispravna.', { exact: true })).toBeVisible();
  await expect(page.getByText('Lozinka mora imati najmanje 10 znakova.', { exact: true })).toBeVisible();
  await expect(email(page)).toHaveValue('nije adresa');
  expect(calls).not.toContain('/api/personal-info');

  await expect(newPassword(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Prikaži lozinku' }).click();
  await expect(newPassword(page)).toHaveAttribute('type', 'text');
  await expect(newPassword(page)).toHaveValue('kratka');
});

test('a password that violates the club’s policy is refused with the server’s message, and ana stays', async ({
  as,
}) => {
  const page = await as('ana', SCREEN);
  await email(page).fill('ana.nova@example.com');
  for (const [password, message] of [
    ['dobrodošli', 'Lozinka je među najčešćima. Odaberite manje predvidljivu.'],
    ['lozinka1234', 'Lozinku je lako pogoditi. Odaberite dulju, od više riječi koje ne idu zajedno.'],
    ['Kovač-Ana-1', 'Lozinka se lako pogađa iz imena, korisničkog imena ili adrese e-pošte. Odaberite drugu.'],
  ] as const) {
    await newPassword(page).fill(password);
    const refused = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/personal-info') && answer.request().method() === 'POST',
    );
    await save(page).click();
    expect((await refused).status()).toBe(400);
    await expect(alert(page)).toHaveText(`Lozinka: ${message}`);
    await expect(newPassword(page)).toHaveValue(password);
    await expect(email(page)).toHaveValue('ana.nova@example.com');
  }
  // A refused password also leaves the address unchanged.
  await page.reload();
  await expect(email(page)).toHaveValue('ana@example.com');
});

test('the first press of the button works on a phone too, because no message moves it away', async ({ as }) => {
  const page = await as('ana', SCREEN);
  await page.setViewportSize({ width: 360, height: 780 });
  await email(page).fill('');
  await newPassword(page).fill('kratka');
  await save(page).click();
  await expect(alert(page)).toHaveText('Molimo popunite sva polja.');
  await expect(email(page)).toBeFocused();
});

test('leaving with unsaved input asks for a confirmation', async ({ as }) => {
  const page = await as('ana', SCREEN);
  await email(page).fill('ana.nova@example.com');
  await page.getByRole('link', { name: 'Cjenik' }).click();
  const question = page.getByRole('dialog', { name: 'Želite li otići bez spremanja?' });
  await question.getByRole('button', { name: 'Ostani' }).click();
  await expect(page).toHaveURL(SCREEN);
  await expect(email(page)).toHaveValue('ana.nova@example.com');
  await page.getByRole('link', { name: 'Cjenik' }).click();
  await question.getByRole('button', { name: 'Otiđi bez spremanja' }).click();
  await expect(page).toHaveURL('/price-list');
});

test('signing out with unsaved input asks the same question, and the browser asks nothing', async ({ as }) => {
  const page = await as('ana', SCREEN);
  const browserQuestions: string[] = [];
  page.on('dialog', (dialog) => {
    browserQuestions.push(dialog.type());
    void dialog.accept();
  });
  await email(page).fill('ana.nova@example.com');
  await user(page, 'Ana Kovač').click();
  const signOut = page.getByRole('button', { name: 'Odjava' });
  await signOut.click();
  const question = page.getByRole('dialog', { name: 'Želite li otići bez spremanja?' });
  await question.getByRole('button', { name: 'Ostani' }).click();
  await expect(question).toBeHidden();
  await expect(signOut).toBeFocused();
  await expect(page).toHaveURL(SCREEN);
  await expect(email(page)).toHaveValue('ana.nova@example.com');
  await signOut.click();
  await question.getByRole('button', { name: 'Otiđi bez spremanja' }).click();
  await expect(page).toHaveURL('/login');
  await expect(signInButton(page)).toBeVisible();
  expect(browserQuestions).toEqual([]);
});

test('going back with unsaved input asks, even after the link that skips the menu was used', async ({ as }) => {
  const page = await as('ana', '/main-reservations');
  await page.getByRole('link', { name: 'Preskoči na sadržaj' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Osobni podaci' }).click();
  await email(page).fill('ana.nova@example.com');
  await page.goBack();
  await page
    .getByRole('dialog', { name: 'Želite li otići bez spremanja?' })
    .getByRole('button', { name: 'Ostani' })
    .click();
  await expect(page).toHaveURL(SCREEN);
  await expect(email(page)).toHaveValue('ana.nova@example.com');
});

test('a new password is saved, ends every session, and is valid for signing in', async ({
  as,
  club,
  page: visitor,
}) => {
  const vid = await (await Administration.of(club)).enrol('Vid', 'Lozinkić');
  const other = await as(vid.username, '/account-status');
  await expect(other.getByText('Vid Lozinkić · stanje na dan')).toBeVisible();
  const page = await as(vid.username, SCREEN);
  await email(page).fill('vid@example.com');
  await newPassword(page).fill(NEW_PASSWORD);
  await save(page).click();
  await expect(
    page.getByRole('status').getByText('Podaci su spremljeni. Prijavite se ponovno novom lozinkom.'),
  ).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Lozinka je promijenjena, pa ste odjavljeni.')).toBeVisible();
  await expect(signInButton(page)).toBeVisible();

  await expect(other).toHaveURL('/login');
  await openSignIn(visitor);
  await fillSignIn(visitor, vid.username, PASSWORD);
  await expect(visitor.getByRole('alert')).toHaveText('Pogrešno korisničko ime ili lozinka.');
  await fillSignIn(visitor, vid.username, NEW_PASSWORD);
  await expect(visitor).toHaveURL('/main-reservations');
  await navigateClientSide(visitor, SCREEN);
  await expect(email(visitor)).toHaveValue('vid@example.com');
});

test('a sign-in that is too long ago is repeated before the change; the typed e-mail is restored', async ({
  as,
  club,
}) => {
  const bara = await (await Administration.of(club)).enrol('Bara', 'Ponović');
  const page = await as(bara.username, SCREEN);
  const message = 'Prijavili ste se prije više od 15 minuta.';
  const problem = { type: 'about:blank', title: 'Forbidden', status: 403, code: 'SIGN_IN_AGAIN', message };
  await expect(email(page)).toBeVisible();
  // The time of the sign-in cannot be changed: the test returns this response itself, once.
  const repair = await breakCall(page, 'POST personal-info', problem);
  await email(page).fill('bara@example.com');
  await newPassword(page).fill(NEW_PASSWORD);
  await save(page).click();
  const question = page.getByRole('dialog', { name: 'Prijavite se ponovno' });
  await expect(question.getByText(message)).toBeVisible();
  await repair();
  await question.getByRole('button', { name: 'Na prijavu' }).click();

  // The sign-in is required although the session is still valid, and asks only for the password.
  await expect(page.getByLabel('Korisničko ime')).toHaveValue(bara.username);
  await expect(page.getByLabel('Lozinka', { exact: true })).toBeFocused();
  await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page).toHaveURL(SCREEN);
  await expect(email(page)).toHaveValue('bara@example.com');
  await expect(newPassword(page)).toHaveValue('');
  await newPassword(page).fill(NEW_PASSWORD);
  await save(page).click();
  await expect(page).toHaveURL('/login');
  await signInButton(page).click();
  await fillSignIn(page, bara.username, NEW_PASSWORD);
  await expect(user(page, bara.name)).toBeVisible();
});

test('the consent to public contact data is a switch that takes effect at once', async ({ as, club }) => {
  const javna = await (await Administration.of(club)).enrol('Javna', 'Pristanić');
  const page = await as(javna.username, SCREEN);
  const consent = page.getByRole('switch', { name: 'Moji podaci za kontakt smiju biti javni' });
  await expect(consent).not.toBeChecked();
  await consent.click();
  await expect(consent).toBeChecked();
  await expect(successNotice(page, 'Vaši kontakti su javni.')).toBeVisible();
  await page.reload();
  await expect(consent).toBeChecked();
  await consent.click();
  await expect(consent).not.toBeChecked();
  await expect(successNotice(page, 'Vaši kontakti više nisu javni.')).toBeVisible();
});

test('a member downloads all data that the club stores about that member', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const pava = await administration.enrol('Pava', 'Podatković');
  await administration.pay(pava, 20);
  const caller = await administration.callerOf(pava);
  await book(caller, onSunday(12));
  const page = await as(pava.username, SCREEN);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Preuzmi moje podatke' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('moji-podaci.json');
  const file = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    osobniPodaci: { korisnickoIme: pava.username, ime: 'Pava', prezime: 'Podatković', kontaktiJavni: false },
    racun: { stanje: 13, gratisRezervacije: 0 },
    rezervacije: [{ datumRezerviranja: '2026-11-22', vrijemeTermina: '15:30:00', teren: 2, cijena: 7 }],
    prometRacuna: [
      { amount: -7, balanceAfter: 13 },
      { amount: 20, balanceAfter: 20 },
    ],
  });
  expect(file).not.toMatch(/password|lozink|argon/i);
  await cancelBooking(caller, onSunday(12));
});
