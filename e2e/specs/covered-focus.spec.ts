import type { Page } from '@playwright/test';
import { beginFriendly, cancel } from '../club/court-grid';
import { enlargeFont } from '../club/enlarged-font';
import { expect, test } from '../club/fixtures';
import { expectFocusInView } from '../club/focus-in-view';
import { STREAM_TIMEOUT } from '../club/stream-timeout';

/** Presses a key, and expects each element that it focuses to be in view. */
async function press(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<void> {
  for (let presses = 0; presses < times; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusInView(page);
  }
}

const slots = (page: Page) => page.locator('button.slot');

test('no slot is covered by a header that has grown with the letters of a phone', async ({ as }) => {
  const page = await as('marko');
  await enlargeFont(page, 24);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/main-reservations');
  await expect(page.getByText(/^Niste podmirili/)).toBeVisible();
  await slots(page).last().focus();
  await press(page, 'Shift+Tab', (await slots(page).count()) - 1);
  await expect(slots(page).first()).toBeFocused();
});

test('no slot is covered by a message that stays', async ({ as }) => {
  const place = 'Teren 2, ponedjeljak 23. studenoga, 08:00–09:30';
  const ana = await as('ana');
  await ana.setViewportSize({ width: 320, height: 640 });
  await ana.goto('/main-reservations');
  await beginFriendly(ana, place);
  const iva = await as('iva', '/main-reservations');
  await (await beginFriendly(iva, place)).getByRole('button', { name: 'Rezerviraj' }).click();
  const message = ana.getByRole('alert').filter({ hasText: 'Termin je u međuvremenu zauzet.' });
  await expect(message).toBeVisible(STREAM_TIMEOUT);
  await slots(ana).first().focus();
  await press(ana, 'Tab', (await slots(ana).count()) - 1);
  await expect(slots(ana).last()).toBeFocused();
  await expect(message).toBeVisible();
  await cancel(iva, place);
});

test('no link of the preview of a round is covered by the bar that publishes it', async ({ as }) => {
  const page = await as('admin');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/admin/pyramid-control/rounds/preview');
  await expect(page.getByRole('region', { name: 'Objava' }).getByRole('button', { name: 'Objavi' })).toBeVisible();
  await page.getByRole('main').focus();
  const controls = page.getByRole('main').locator('a[href], button:enabled');
  await press(page, 'Tab', await controls.count());
});
