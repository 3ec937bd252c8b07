import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { navigateClientSide } from '../club/visit';

// The demo club on a June evening, during the league season with rounds played.
test.use({ settings: { CLUB_NOW: '2026-06-12T16:00:00Z' } });

/** The outline or border that separates an element from its surroundings. */
const frameOf = (element: Locator) =>
  element.first().evaluate((node) => {
    const { outlineStyle, borderTopStyle } = getComputedStyle(node);
    return [outlineStyle, borderTopStyle].find((style) => style !== 'none') ?? 'none';
  });

const styleOf = (element: Locator, pseudo?: string) =>
  element.first().evaluate((node, part) => {
    const { outlineStyle, outlineWidth, backgroundColor, height, width } = getComputedStyle(node, part);
    return { outline: `${outlineStyle} ${outlineWidth}`, background: backgroundColor, height, width };
  }, pseudo);

/** The colour of the page's text, which is visible on the page's background. */
const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.body).color);

const CHOSEN = { outline: 'solid 2px' };

test('in high contrast mode the chosen elements and drawn marks are visible', async ({ as }) => {
  const page = await as('ana');
  await page.emulateMedia({ forcedColors: 'active' });

  await page.goto('/summer-league/2026');
  const front = page.locator('tr[data-front]');
  await expect(front.first()).toBeVisible();
  expect(await styleOf(front, '::after')).toMatchObject({ background: await ink(page), height: '3px' });
  for (const name of ['Kola', 'Stranice sezone']) {
    const current = page.getByRole('navigation', { name }).locator('[aria-current]:visible');
    expect([name, await styleOf(current)]).toMatchObject([name, CHOSEN]);
  }

  await navigateClientSide(page, '/main-reservations');
  const menu = page.getByRole('navigation', { name: 'Glavni izbornik' });
  await expect(menu.locator('[aria-current="page"]')).toBeVisible();
  expect(await styleOf(menu.locator('[aria-current="page"]'))).toMatchObject(CHOSEN);

  await navigateClientSide(page, '/summer-league/statistics');
  const bars = page.locator('td[data-bar] > span');
  await expect(bars.first()).toBeVisible();
  expect((await styleOf(bars)).background).toBe(await ink(page));
  for (const name of ['Godina statistike', 'Prikaz statistike']) {
    const current = page.getByRole('navigation', { name }).locator('[aria-current]');
    expect([name, await styleOf(current)]).toMatchObject([name, CHOSEN]);
  }

  await page.getByRole('table').first().getByRole('link').first().click();
  const form = page.getByRole('region', { name: /^Zadnjih/ }).locator('li[data-side]');
  await expect(form.first()).toBeVisible();
  expect((await styleOf(form, '::before')).background).toBe(await ink(page));
  const seasons = page.getByRole('region', { name: 'Po sezonama' }).locator('li > div > span');
  expect((await styleOf(seasons)).background).toBe(await ink(page));
});

test('in high contrast mode a dialog, a menu and a snackbar have a frame, and a disabled switch looks different', async ({
  as,
}) => {
  const page = await as('ana', '/notice-preferences');
  await page.emulateMedia({ forcedColors: 'active' });
  const track = (name: string) => page.getByRole('switch', { name }).locator('xpath=../following-sibling::span');
  await page.getByRole('switch', { name: 'Novi protivnik: E-pošta' }).click();
  await expect(page.getByRole('switch', { name: 'Novi protivnik: E-pošta' })).not.toBeChecked();
  expect(await frameOf(track('Novi protivnik: E-pošta'))).toBe('solid');
  await expect(page.getByRole('switch', { name: 'Novi protivnik: Preglednik' })).toBeDisabled();
  expect(await frameOf(track('Novi protivnik: Preglednik'))).toBe('dashed');

  await navigateClientSide(page, '/my-reservations');
  await page
    .getByRole('button', { name: /^Otkaži termin / })
    .first()
    .click();
  const question = page.getByRole('dialog');
  expect(await frameOf(question)).toBe('solid');
  await question.getByRole('button', { name: 'Otkaži termin' }).click();
  const snackbar = page.getByRole('region', { name: 'Poruke' }).locator('> *');
  await expect(snackbar).toBeVisible();
  expect(await frameOf(snackbar)).toBe('solid');

  const admin = await as('admin', '/admin-users');
  await admin.emulateMedia({ forcedColors: 'active' });
  await admin.getByRole('combobox', { name: 'Poredak' }).click();
  expect(await frameOf(admin.locator('.MuiPaper-root', { has: admin.getByRole('listbox') }))).toBe('solid');
});
