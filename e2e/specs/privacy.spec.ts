import { violations } from '../club/accessibility';
import { Administration } from '../club/administration';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { successNotice } from '../club/success-notice';
import { navigateClientSide } from '../club/visit';

// A separate club: a user is erased.
test.use({ settings: { CLUB_NOW: SPEC_NOW }, firstVisit: true });

test('the privacy page is public, and lists all that a browser really stores', async ({ as, page }) => {
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privatnost' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privatnost');
  const table = page.getByRole('table', { name: 'Kolačići i spremište preglednika' });
  const named = (await table.textContent()) ?? '';
  expect(await violations(page)).toEqual([]);
  const ana = await as('ana', '/main-reservations');
  await expect(ana.getByRole('heading', { level: 1 })).toBeVisible();
  await navigateClientSide(ana, '/by-names');
  await ana.reload();
  await expect(ana.getByRole('heading', { level: 1 })).toBeVisible();
  const cookies = await ana.context().cookies();
  const keys = await ana.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(cookies.map(({ name }) => name)).toContain('CLUB_SESSION');
  expect(keys).toContain('react-router-scroll-positions');
  for (const { name } of cookies) expect(named).toContain(name.replace(/\.sig$/, ''));
  for (const key of keys) expect(named).toContain(key.replace(/(kc-callback-|club-[\w-]+:).*/, '$1'));
});

test('an administrator erases a user’s data after typing the username', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const zora = await administration.enrol('Zora', 'Odlazak');
  const admin = await as('admin', '/manage-users');
  await admin
    .getByRole('button', { name: /Uredi.*Zora Odlazak|Zora Odlazak/ })
    .first()
    .click();
  await admin.getByRole('button', { name: 'Izbriši osobne podatke' }).click();
  const question = admin.getByRole('dialog', { name: /^Želite li zauvijek izbrisati osobne podatke/ });
  await question.getByLabel('Korisničko ime').fill('netko');
  await question.getByRole('button', { name: 'Izbriši osobne podatke' }).click();
  await expect(question.getByText('Upisano korisničko ime nije ime ovog korisnika.')).toBeVisible();
  await question.getByLabel('Korisničko ime').fill(zora.username);
  await question.getByRole('button', { name: 'Izbriši osobne podatke' }).click();
  await expect(
    successNotice(admin, /^Osobni podaci su izbrisani. Povijest ostaje pod imenom Bivši član/),
  ).toBeVisible();
  await expect(admin.getByText('Odlazak')).toHaveCount(0);
});

test('an administrator erases a player of past seasons who is not a user; the public list no longer contains the name', async ({
  as,
  page,
}) => {
  const admin = await as('admin', '/admin/league-registrations');
  const menu = admin.getByRole('button', { name: /^Radnje: / });
  const players = admin.getByRole('table', { name: 'Svi igrači lige' });
  const row = players.getByRole('row').filter({ has: menu, hasText: 'nije korisnik' }).first();
  const listed = (await row.getByRole('rowheader').textContent()) ?? '';
  const playersList = async () => {
    await page.goto('/summer-league/players-list');
    await page.getByLabel('Traži igrača').fill(listed);
  };
  await playersList();
  await expect(page.getByRole('link', { name: listed })).toBeVisible();

  await row.getByRole('button', { name: /^Radnje: / }).click();
  await admin.getByRole('menuitem', { name: 'Izbriši podatke' }).click();
  const question = admin.getByRole('dialog', { name: 'Želite li zauvijek izbrisati osobne podatke igrača?' });
  await expect(question.getByText(listed, { exact: true })).toBeVisible();
  const name = (await question.getByText(/upišite ime i prezime: /).textContent())?.split(': ').at(-1) ?? '';
  await question.getByLabel('Ime i prezime').fill(listed);
  await question.getByRole('button', { name: 'Izbriši osobne podatke' }).click();
  await expect(question.getByText('Upisano ime nije ime ovog igrača.')).toBeVisible();
  await question.getByLabel('Ime i prezime').fill(name);
  await question.getByRole('button', { name: 'Izbriši osobne podatke' }).click();
  await expect(successNotice(admin, /^Osobni podaci su izbrisani/)).toBeVisible();
  await expect(admin.getByText(listed)).toHaveCount(0);

  await playersList();
  await expect(page.getByRole('status').filter({ hasText: /^0 igrača/ })).toBeVisible();
  await expect(page.getByRole('link', { name: listed })).toHaveCount(0);
});
