import type { Page } from '@playwright/test';
import { Administration } from '../club/administration';
import { beginFriendly } from '../club/court-grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { signInByHttp } from '../club/sign-in-by-http';
import { STREAM_TIMEOUT } from '../club/stream-timeout';
import { successNotice } from '../club/success-notice';
import { fillSignIn, navigateClientSide, openSignIn, user } from '../club/visit';

// A separate club: its second administrator loses the role.
test.use({ settings: { CLUB_NOW: SPEC_NOW } });

const confirm = (page: Page, button: string) =>
  page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click();

test('a disabled member is signed out of an open page at once, cannot sign in, and can after being enabled', async ({
  as,
  club,
  page: visitor,
}) => {
  const administration = await Administration.of(club);
  const odo = await administration.enrol('Odo', 'Isključić');
  const caller = await administration.callerOf(odo);
  const grid = await as(odo.username, '/main-reservations');
  await beginFriendly(grid, 'Teren 1, nedjelja 22. studenoga, 11:00–12:30');
  const admin = await as('admin', `/manage-users?user=${odo.userId}`);

  await admin.getByRole('button', { name: 'Deaktiviraj korisnika' }).click();
  const question = admin.getByRole('dialog', { name: 'Želite li deaktivirati korisnika?' });
  await expect(question.getByText(`Odo Isključić (${odo.username})`, { exact: true })).toBeVisible();
  await confirm(admin, 'Deaktiviraj');
  await expect(successNotice(admin, 'Račun je deaktiviran: Odo Isključić.')).toBeVisible();
  // Without a click on that page, and with its open question.
  await expect(grid).toHaveURL('/login', STREAM_TIMEOUT);
  await expect(grid.getByText(/^Vaš račun više nije aktivan/)).toBeVisible();
  await expect(grid.getByRole('dialog')).toBeHidden();
  expect((await caller.call('GET', 'account-balance')).status).toBe(401);
  await openSignIn(visitor);
  await fillSignIn(visitor, odo.username);
  await expect(visitor.getByRole('alert')).toHaveText('Vaš račun nije aktivan. Obratite se administratoru kluba.');

  await admin.getByRole('button', { name: 'Aktiviraj korisnika', exact: true }).click();
  await confirm(admin, 'Aktiviraj');
  await expect(successNotice(admin, 'Račun je ponovno aktiviran: Odo Isključić.')).toBeVisible();
  await fillSignIn(visitor, odo.username);
  await expect(visitor).toHaveURL('/main-reservations');
});

test('a one-time password is valid once, and requires a new one of the member’s own', async ({
  as,
  club,
  page: visitor,
}) => {
  const jana = await (await Administration.of(club)).enrol('Jana', 'Jednokratnić');
  const admin = await as('admin', `/manage-users?user=${jana.userId}`);
  await admin.getByRole('button', { name: 'Nova jednokratna lozinka' }).click();
  await confirm(admin, 'Postavi lozinku');
  const shown = admin.getByRole('dialog', { name: 'Jednokratna lozinka: Jana Jednokratnić' });
  const given = await shown.getByLabel('Jednokratna lozinka').inputValue();
  await shown.getByRole('button', { name: 'Zatvori', exact: true }).click();
  await expect(shown).toBeHidden();
  await expect(admin.getByText(given)).toHaveCount(0);
  const values = await admin
    .locator('input')
    .evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value }) => value));
  expect(values).not.toContain(given);

  await openSignIn(visitor);
  await fillSignIn(visitor, jana.username);
  await expect(visitor.getByRole('alert')).toHaveText('Pogrešno korisničko ime ili lozinka.');
  await fillSignIn(visitor, jana.username, given);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nova lozinka');
  const fill = async (password: string, repeated: string) => {
    await visitor.getByLabel('Nova lozinka', { exact: true }).fill(password);
    await visitor.getByLabel('Ponovite novu lozinku', { exact: true }).fill(repeated);
    await visitor.getByRole('button', { name: 'Spremi i prijavi se' }).click();
  };
  await fill('Sasvim nova 2026', 'Sasvim nova 2027');
  await expect(visitor.getByText('Lozinke se ne podudaraju.')).toBeVisible();
  await fill(given, given);
  await expect(visitor.getByText('Nova lozinka mora biti različita od one koju ste dobili.')).toBeVisible();
  await fill('Sasvim nova 2026', 'Sasvim nova 2026');
  await expect(user(visitor, 'Jana Jednokratnić')).toBeVisible();
  await expect(signInByHttp(club.url, jana.username, given)).rejects.toThrow('could not sign in');
});

test('a new role is effective at once on the member’s open page, and at the next sign-in', async ({ as, club }) => {
  const uma = await (await Administration.of(club)).enrol('Uma', 'Ulogić');
  const open = await as(uma.username, '/main-reservations');
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(open.getByRole('button', { name: 'Održavanje', exact: true })).toHaveCount(0);
  const admin = await as('admin', `/manage-users?user=${uma.userId}`);
  await admin.getByLabel('Održavanje: pregled financija').check();
  await admin.getByRole('button', { name: 'Spremi uloge' }).click();
  await confirm(admin, 'Promijeni uloge');
  await expect(successNotice(admin, 'Uloge su spremljene: Uma Ulogić.')).toBeVisible();
  await expect(open.getByRole('button', { name: 'Održavanje', exact: true })).toBeVisible(STREAM_TIMEOUT);
  const again = await as(uma.username, '/main-reservations');
  for (const page of [open, again]) {
    await page.getByRole('button', { name: 'Održavanje', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Ukupne financije' })).toBeVisible();
  }
});

const ADMINISTRATION = ['/admin-users', '/admin-user-details/1', '/admin/settings'];
const CALLS = [
  ['GET', 'admin-users'],
  ['POST', 'admin-users', { userId: 1, amount: 100 }],
  ['GET', 'admin/user-management'],
  ['GET', 'admin-delete-reservation'],
  ['DELETE', 'admin-delete-reservation/1'],
  ['GET', 'admin/settings'],
  ['GET', 'admin/action-log'],
] as const;

test('blagajnik has the members’ header, and no access to the administration’s pages and calls', async ({
  as,
  club,
}) => {
  const blagajnik = await as('blagajnik', '/admin-total-finances');
  await expect(blagajnik.getByRole('navigation', { name: 'Glavni izbornik' })).toBeVisible();
  await expect(blagajnik.getByText('logged in as ADMIN')).toHaveCount(0);
  await expect(blagajnik.getByRole('link', { name: 'Administracija' })).toHaveCount(0);
  await blagajnik.goto('/admin');
  await expect(blagajnik).toHaveURL('/login');
  for (const path of ADMINISTRATION) {
    await navigateClientSide(blagajnik, '/price-list');
    await navigateClientSide(blagajnik, path);
    await expect(blagajnik, path).toHaveURL('/login');
  }
  const caller = await signInByHttp(club.url, 'blagajnik');
  for (const [method, path, body] of CALLS) {
    expect((await caller.call(method, path, body)).status, `${method} ${path}`).toBe(403);
  }
});

test('the last administrator cannot be locked out in any way', async ({ as, club }) => {
  const administration = await Administration.of(club);
  const domar = await administration.userIdOf('domar');
  await administration.admin.ask('PUT', `admin/user-management/${domar}/roles`, {
    roles: ['USER', 'COURT_MAINTENANCE'],
  });
  const admin = await as('admin', `/manage-users?user=${await administration.userIdOf('admin')}`);
  const message = 'To je posljednji administrator kluba. Najprije imenujte drugoga.';

  await admin.getByLabel('Administrator: sve stranice administracije').uncheck();
  await admin.getByRole('button', { name: 'Spremi uloge' }).click();
  await confirm(admin, 'Oduzmi si administraciju');
  await expect(admin.getByRole('dialog').getByText(message, { exact: true })).toBeVisible();
  await confirm(admin, 'Odustani');
  await admin.getByRole('button', { name: 'Deaktiviraj korisnika' }).click();
  await confirm(admin, 'Deaktiviraj');
  await expect(admin.getByRole('dialog').getByText(message, { exact: true })).toBeVisible();
  await admin.goto('/admin-users');
  await expect(admin.getByRole('table', { name: 'Korisnici i stanja računa' })).toBeVisible();
});
