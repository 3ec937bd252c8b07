import { cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { signInByHttp } from '../club/sign-in-by-http';

const PLACE = 'Teren 1, ponedjeljak 23. studenoga, 15:30–17:00';
const FREE = 'Teren 2, ponedjeljak 23. studenoga, 12:30–14:00';
const CELL = { index: 4, id: 11, formattedDate: '2026-11-23' };

test('domar closes a slot for maintenance; nobody else can open it again, but he can', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  const domar = await as('domar', '/main-reservations');
  await cell(domar, PLACE, 'slobodno').click();
  await domar.getByRole('dialog', { name: 'Izbor:' }).getByRole('button', { name: 'Servis' }).click();
  const reason = domar.getByRole('dialog', { name: 'Unesite razlog održavanja:' });
  await reason.getByLabel('Razlog').fill('Popravak mreže');
  await reason.getByRole('button', { name: 'Potvrdi' }).click();
  await expect(cell(domar, PLACE, 'održavanje')).toBeVisible();

  const closed = cell(ana, PLACE, 'održavanje');
  await closed.hover();
  await expect(ana.getByRole('tooltip')).toHaveText('Održavanje: Popravak mreže');
  await closed.click({ force: true });
  // The next click has an effect, this one had none.
  await cell(ana, FREE, 'slobodno').click();
  await expect(ana.getByRole('dialog', { name: 'Susret:' })).toBeVisible();
  await expect(ana.getByRole('dialog')).toHaveCount(1);

  await cell(domar, PLACE, 'održavanje').click();
  const removal = domar.getByRole('dialog', { name: 'Jeste li sigurni da želite ukloniti održavanje?' });
  await removal.getByRole('button', { name: 'Ukloni održavanje' }).click();
  await expect(cell(domar, PLACE, 'slobodno')).toBeVisible();
  await expect(cell(ana, PLACE, 'slobodno')).toBeVisible();
});

test('without a reason nothing is closed, and domar books a match like any member', async ({ as }) => {
  const domar = await as('domar', '/main-reservations');
  const calls: string[] = [];
  domar.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
  await cell(domar, PLACE, 'slobodno').click();
  await domar.getByRole('button', { name: 'Servis' }).click();
  await domar.getByRole('dialog').getByRole('button', { name: 'Potvrdi' }).click();
  await expect(domar.getByRole('dialog')).toBeHidden();
  expect(calls).not.toContain('/api/maintenance-reservation');

  await cell(domar, PLACE, 'slobodno').click();
  await domar.getByRole('button', { name: 'Booking' }).click();
  await expect(domar.getByRole('dialog', { name: 'Susret:' })).toBeVisible();
});

test('the server allows only users with COURT_MAINTENANCE to close a slot', async ({ club }) => {
  for (const username of ['ana', 'admin', 'blagajnik']) {
    const member = await signInByHttp(club.url, username);
    const refused = await member.call('POST', 'maintenance-reservation', { ...CELL, reason: 'Hir' });
    expect(refused.status, username).toBe(403);
  }
});
