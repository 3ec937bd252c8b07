import type { Page } from '@playwright/test';
import { PASSWORD } from '../club/accounts';
import { Administration } from '../club/administration';
import { cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { fillSignIn, signInButton, user } from '../club/visit';

const LANDING = 'Rezervacija teniskih terena kod dvorane';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Korisnik: / }).click();
  await page.getByRole('button', { name: 'Odjava' }).click();
}

test('a wrong password is refused in Croatian, the right one signs ana in, a reload keeps her signed in', async ({
  page,
}) => {
  await page.goto('/login');
  await signInButton(page).click();
  await expect(heading(page)).toHaveText('Prijava');
  await page.getByLabel('Korisničko ime').fill('ana');
  await page.getByLabel('Lozinka', { exact: true }).fill('Tenis-2025!');
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page.getByRole('alert')).toHaveText('Pogrešno korisničko ime ili lozinka.');
  await expect(page.getByLabel('Korisničko ime')).toHaveValue('ana');

  const password = page.getByLabel('Lozinka', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('Pogrešno korisničko ime ili lozinka.');
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Prijavi se' }).click();
  await expect(page).toHaveURL('/main-reservations');
  await expect(user(page, 'Ana Kovač')).toBeVisible();

  // The silent check: no form, no page of the provider.
  const shown: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && shown.push(new URL(frame.url()).pathname));
  await page.reload();
  await expect(user(page, 'Ana Kovač')).toBeVisible();
  expect(new Set(shown)).toEqual(new Set(['/main-reservations']));
});

test('a link that needs a sign-in is opened after it, and going back does not show an expired page', async ({
  page,
}) => {
  await page.goto('/my-reservations?page=2');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Za tu je stranicu potrebna prijava/)).toBeVisible();
  await signInButton(page).click();
  await fillSignIn(page, 'ana');
  await expect(page).toHaveURL('/my-reservations?page=2');
  await expect(heading(page)).toHaveText('Moje rezervacije');

  await page.goBack();
  await expect(page).toHaveURL('/main-reservations');
  await expect(heading(page)).toHaveText('Rezervacija terena');
});

test('going back after a mistyped password does not lead to a page that the browser cannot show again', async ({
  page,
}) => {
  await page.goto('/account-status');
  await expect(page).toHaveURL('/login');
  await signInButton(page).click();
  await page.getByLabel('Korisničko ime').fill('ana');
  for (const password of ['Tenis-2025!', PASSWORD]) {
    await page.getByLabel('Lozinka', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Prijavi se' }).click();
    if (password === PASSWORD) continue;
    await expect(page.getByRole('alert')).toHaveText('Pogrešno korisničko ime ili lozinka.');
    await expect(page.getByLabel('Lozinka', { exact: true })).toBeFocused();
  }
  await expect(page).toHaveURL('/account-status');
  await page.goBack();
  await expect(user(page, 'Ana Kovač')).toBeVisible();
  await expect(page).toHaveURL('/main-reservations');
});

test('a user without access to a page is redirected to the landing page', async ({ page, as }) => {
  for (const path of ['/', '/post-login', '/main-reservations', '/admin']) {
    await page.goto(path);
    await expect(page).toHaveURL('/login');
    await expect(heading(page)).toHaveText(LANDING);
  }
  const ana = await as('ana', '/admin');
  await expect(ana).toHaveURL('/login');
  await ana.getByRole('link', { name: 'Na svoju početnu stranicu' }).click();
  await expect(ana).toHaveURL('/main-reservations');
  const blagajnik = await as('blagajnik', '/admin-users');
  await expect(blagajnik).toHaveURL('/login');
  await blagajnik.goto('/admin-total-finances');
  await expect(blagajnik).toHaveURL('/admin-total-finances');
});

test('an unknown path shows the landing page, without a redirect', async ({ page }) => {
  await page.goto('/summer-league/nema/me');
  await expect(heading(page)).toHaveText(LANDING);
  await expect(page).toHaveURL('/summer-league/nema/me');
});

test('signing out in one tab signs out the other, without a click', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  const other = await ana.context().newPage();
  await other.goto('/by-names');
  await expect(user(other, 'Ana Kovač')).toBeVisible();

  await signOut(ana);
  await expect(ana).toHaveURL('/login');
  await expect(signInButton(ana)).toBeVisible();
  await expect(other).toHaveURL('/login');
  await expect(other.getByText(/^Odjavljeni ste u drugom prozoru/)).toBeVisible();
  await ana.goto('/main-reservations');
  await expect(ana).toHaveURL('/login');
});

test('restarting the server does not sign anybody out', async ({ as, club }) => {
  const ana = await as('ana', '/main-reservations');
  await expect(user(ana, 'Ana Kovač')).toBeVisible();
  await club.restart();
  // The open page continues with its token, a new page with the session.
  const asked = ana.waitForResponse('**/api/by-names');
  await ana.getByRole('link', { name: 'Tko igra? Po imenima' }).click();
  expect((await asked).status()).toBe(200);
  await ana.reload();
  await expect(user(ana, 'Ana Kovač')).toBeVisible();
});

test('a disabled member is signed out even without an event stream', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const lukasPath = `admin/user-management/${await administration.userIdOf('luka')}/active`;
  const luka = await as('luka');
  await luka.clock.install();
  await luka.route('**/api/events', (route) => route.abort());
  const failed = luka.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'));
  await luka.goto('/main-reservations');
  await failed;
  await expect(user(luka, 'Luka Horvat')).toBeVisible();
  await expect(cell(luka, 'Teren 1, nedjelja 22. studenoga, 12:30–14:00', 'slobodno')).toBeVisible();

  await administration.admin.ask('PUT', lukasPath, { active: false });
  // Without the stream the page polls every fifteen seconds. Only one jump, because calls pending during a jump time out.
  await luka.clock.fastForward('00:15');
  await expect(luka).toHaveURL('/login');
  await expect(luka.getByText(/^Vaš račun više nije aktivan/)).toBeVisible();
  await administration.admin.ask('PUT', lukasPath, { active: true });
});
