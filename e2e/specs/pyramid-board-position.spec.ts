import type { Locator } from '@playwright/test';
import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { navigateClientSide } from '../club/visit';

const topOf = (board: Locator) => board.evaluate((it) => it.getBoundingClientRect().top + scrollY);

test('the name of a step does not move the board of a draft', async ({ as }) => {
  const admin = await as('admin', '/price-list');
  let version = 1;
  await admin.route('**/api/admin/pyramid-control', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), state: 'PREPARING', round: null, version } });
  });
  await admin.route('**/api/admin/clear-pyramid-row-position?**', (route) => {
    version += 1;
    return route.fulfill({ json: { message: 'Mjesto je ispražnjeno.', version } });
  });
  await admin.setViewportSize({ width: 360, height: 780 });
  await navigateClientSide(admin, '/admin/pyramid-control');
  const board = admin.getByRole('table', { name: 'Početna piramida' });
  await expect(admin.getByText('Nema koraka za poništavanje.')).toBeVisible();
  // The round bar above the board has been loaded.
  await expect(admin.getByRole('link', { name: /^(Pregled zatvaranja kola|Završni turnir)$/ })).toBeVisible();
  const before = await topOf(board);

  await board.getByRole('button').nth(7).click();
  await admin.getByRole('button', { name: 'Isprazni polje' }).click();
  const name = admin.getByText('Zadnji korak: ispražnjeno mjesto (2. red, 4. pozicija)');
  await expect(name).toBeVisible();
  expect(await topOf(board)).toBe(before);
  const longest = 'Hadžiosmanbegović-Aleksandrović M. i Hadžiosmanbegović-Aleksandrović D. (zamjena mjesta)';
  await name.evaluate((it, text) => it.replaceChildren(`Zadnji korak: ${text}`), longest);
  expect(await topOf(board)).toBe(before);
  await admin.setViewportSize({ width: 320, height: 780 });
  const ofLongest = await topOf(board);
  await admin.getByText(/^Zadnji korak/).evaluate((it) => it.replaceChildren('Zadnji korak: Ana'));
  expect(await topOf(board)).toBe(ofLongest);
});

test('choosing on the board of the pyramids does not move the board', async ({ as }) => {
  const admin = await as('admin');
  await admin.setViewportSize({ width: 320, height: 780 });
  await admin.goto('/admin/pyramid-control/edit-pyramids');
  const board = admin.getByRole('table').first();
  await expect(board).toBeVisible();
  await expectLoaded(admin);
  const before = await topOf(board);
  await board.getByRole('button').nth(7).click();
  await expect(admin.getByText(/: odaberite novo mjesto\.$/)).toBeVisible();
  expect(await topOf(board)).toBe(before);
});
