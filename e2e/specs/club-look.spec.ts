import path from 'node:path';
import { violations } from '../club/accessibility';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { PRODUCT } from '../club/running-club';

// A separate club: its name and colours change.
test.use({ settings: { CLUB_NOW: SPEC_NOW } });

const LOGO = path.join(PRODUCT, 'shell/public/assets/icon-192.png');

test('a club’s name, colours and logo are on every page from its first paint, without signing in', async ({
  as,
  page,
  club,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('Tenis Ivankovo');

  const admin = await as('admin', '/admin/settings');
  const section = admin.getByRole('region', { name: 'Ime i izgled kluba' });
  await section.getByLabel('Ime kluba').fill('TK Vinkovci');
  await section.getByLabel('Geslo na naslovnici').fill('Tenis u parku');
  await section.getByLabel('Glavna boja').fill('#ffcc00');
  await section.getByRole('button', { name: 'Spremi ime i boje' }).click();
  await expect(section.getByText('Boja je presvijetla')).toBeVisible();
  await section.getByLabel('Glavna boja').fill('#1a62b3');
  await section.getByLabel('Druga boja').fill('#134a88');
  await section.getByRole('button', { name: 'Spremi ime i boje' }).click();
  await expect(admin.getByRole('banner').getByText('TK Vinkovci')).toBeVisible();
  await section.getByLabel('Slika znaka kluba').setInputFiles(LOGO);
  await expect(section.getByRole('img', { name: 'Znak kluba' })).toBeVisible();
  expect(await violations(admin)).toEqual([]);

  // The server's page, before any script has run.
  const html = await (await page.request.get('/login')).text();
  expect(html).toContain('<title>TK Vinkovci</title>');
  expect(html).toMatch(/<link rel="icon" href="\/club\/logo-\w{12}-96\.png"/);
  expect(html).toMatch(/<img class="first-icon" src="\/club\/logo-\w{12}-96\.png"/);
  expect(html).toContain('<span class="first-name">TK Vinkovci</span>');
  expect(html).toMatch(/id="club">{[^<]*"primary":"#1a62b3"/);

  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenis u parku');
  const wayIn = page.getByRole('banner').getByRole('button', { name: 'Prijava' });
  await expect(wayIn).toHaveCSS('color', 'rgb(19, 74, 136)');
  const freeSlots = page.getByRole('region', { name: 'Slobodno danas' });
  await expect(freeSlots).toHaveCSS('background-color', 'rgb(13, 52, 95)');
  expect(await violations(page)).toEqual([]);
  await wayIn.click();
  await expect(page).toHaveTitle('Prijava · TK Vinkovci');
  await expect(page.getByRole('button', { name: 'Prijavi se' })).toHaveCSS('background-color', 'rgb(26, 98, 179)');
  const mark = page.getByRole('link', { name: 'TK Vinkovci' }).locator('img');
  await expect(mark).toHaveJSProperty('naturalWidth', 96);

  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'TK Vinkovci', theme_color: '#1a62b3' });
  await club.restart();
  expect(await (await page.request.get('/login')).text()).toContain('<title>TK Vinkovci</title>');
});
