import { PASSWORD } from '../club/accounts';
import { FIRST_ADMINISTRATOR, fillFirstAdministrator, firstAdministratorLink } from '../club/first-administrator';
import { expect, test } from '../club/fixtures';
import { signInByHttp } from '../club/sign-in-by-http';
import { signIn } from '../club/visit';

// An empty club in July: the default season ended on 4 April.
test.use({ settings: { DEMO: '0', CLUB_NOW: '2026-07-10T08:00:00Z' } });
// The first test creates the administrator for the others.
test.describe.configure({ mode: 'serial' });

test('an empty club prints a link that creates its first administrator, once', async ({ page, club }) => {
  const link = await firstAdministratorLink(club);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prvi administrator');
  await fillFirstAdministrator(page, 'kratka');

  await expect(page.getByRole('alert')).toHaveText('Račun još nije stvoren. Ispravite označena polja.');
  await expect(page.getByLabel('Prezime')).toHaveValue('Đurđević');
  await expect(page.getByLabel('Lozinka', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Lozinka', { exact: true })).toHaveAccessibleDescription(/^Račun još nije stvoren\./);
  await page.getByLabel('Lozinka', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Stvori administratora' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sve je spremno');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Poveznica više ne vrijedi');
  await signIn(page, FIRST_ADMINISTRATOR.username);
  await expect(page).toHaveURL('/admin');
  await expect(page.getByText('logged in as ADMIN')).toBeVisible();
});

test('out of season the courts are closed, after about a second', async ({ page }) => {
  await signIn(page, FIRST_ADMINISTRATOR.username);
  await page.goto('/main-reservations');
  await expect(page.getByText('Tereni su zatvoreni. Informacije o početku nove sezone')).toBeVisible();
});

test('a club that has an administrator prints no link when it starts again', async ({ club }) => {
  const before = club.output().length;
  await club.restart();
  // A link would be printed soon after the start, before a sign-in can complete.
  await signInByHttp(club.url, FIRST_ADMINISTRATOR.username);
  expect(club.output().slice(before)).not.toContain('first-administrator');
});
