import { enlargeFont } from '../club/enlarged-font';
import { expect, test } from '../club/fixtures';
import { expectFocusInView } from '../club/focus-in-view';

/** A notebook of 1366 × 768 pixels at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const ENLARGED = { width: 341, height: 162 };

// With the banner of the unpaid fee, which is part of the header.
test('at a zoom of 400 % no slot that the Tab key reaches is covered', async ({ as }) => {
  const page = await as('marko');
  await page.setViewportSize(ENLARGED);
  await page.goto('/main-reservations');
  await expect(page.getByText(/^Niste podmirili/)).toBeVisible();
  const slots = page.locator('button.slot');
  await slots.nth(20).focus();
  for (let tabs = 0; tabs < 10; tabs += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInView(page);
  }
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Shift+Tab');
    await expectFocusInView(page);
  }
});

for (const path of ['/main-reservations', '/by-names']) {
  test(`at a zoom of 400 % a day of ${path} is shown from its heading, and nothing is sticky`, async ({ as }) => {
    const page = await as('marko');
    await page.setViewportSize(ENLARGED);
    await page.goto(path);
    await expect(page.getByText(/^Niste podmirili/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Dani' }).getByRole('button').last().click();
    const day = page.getByRole('heading', { level: 2 }).last();
    await expect(day).toBeInViewport({ ratio: 1 });
    await expect(day).toBeFocused();
    await expect(page.getByRole('banner')).not.toBeInViewport();
    await expect(page.getByRole('button', { name: 'Natrag na vrh' })).toBeHidden();
  });
}

for (const [screen, size, { isEnlarged }] of [
  ['a phone held sideways', { width: 640, height: 360 }, { isEnlarged: false }],
  ['a phone whose keyboard is open', { width: 360, height: 410 }, { isEnlarged: false }],
  ['a phone with letters twice as large', { width: 390, height: 844 }, { isEnlarged: true }],
] as const) {
  test(`all of a question can be read on ${screen}`, async ({ as }) => {
    // The treasurer has no coming reservations, which would be listed instead.
    const admin = await as('admin', '/manage-users?user=3');
    if (isEnlarged) await enlargeFont(admin);
    await admin.setViewportSize(size);
    await admin.getByRole('button', { name: /^Izbriši osobne podatke/ }).click();
    const question = admin.getByRole('dialog');
    // The lines may be higher than the screen, and are not cut off to fit between title and buttons.
    const cut = await question.getByText(/^Briše se ime/).evaluate((lines) => {
      const room = lines.closest('.MuiDialogContent-root');
      return room && room.scrollHeight - room.clientHeight;
    });
    expect(cut).toBe(0);
    const parts = [
      question.getByRole('heading'),
      question.getByLabel('Korisničko ime'),
      question.getByRole('button', { name: 'Izbriši osobne podatke' }),
    ];
    for (const part of parts) {
      await part.scrollIntoViewIfNeeded();
      // The browser scrolls to a fraction of a pixel.
      await expect(part).toBeInViewport({ ratio: 0.99 });
    }
  });
}
