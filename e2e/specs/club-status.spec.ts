import { readFileSync } from 'node:fs';
import path from 'node:path';
import { violations } from '../club/accessibility';
import { expect, test } from '../club/fixtures';
import { PRODUCT } from '../club/running-club';

const { version } = JSON.parse(readFileSync(path.join(PRODUCT, 'shell/package.json'), 'utf8'));

test('an administrator sees the state of the installation; the figures are updated automatically', async ({ as }) => {
  const admin = await as('admin', '/admin');
  await admin
    .getByRole('main')
    .getByRole('link', { name: /^Stanje sustava/ })
    .click();
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Stanje sustava');
  await expect(admin.getByRole('table', { name: 'Procesi poslužitelja' }).getByRole('row')).toHaveCount(2);
  await expect(admin.getByRole('table', { name: 'Procesi poslužitelja' })).toContainText('radi');
  // As in the footer.
  await expect(admin.getByRole('region', { name: 'Inačice' })).toContainText(`Ljuska${version}`);
  await expect(admin.getByRole('region', { name: 'Baza podataka' })).toContainText('ugrađena');
  const errors = admin.getByRole('table', { name: 'Greške u preglednicima, zadnja 24 sata' });
  await expect(errors.getByRole('row', { name: /^Administracija 2\./ })).toBeVisible();
  expect(await violations(admin)).toEqual([]);

  const notices = admin.getByRole('region', { name: 'Obavijesti' });
  const streams = async () => Number(/uživo(\d+)/.exec((await notices.textContent()) ?? '')?.[1]);
  const ana = await as('ana', '/main-reservations');
  await expect(ana.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(streams, { timeout: 30_000 }).toBe(2);
});
