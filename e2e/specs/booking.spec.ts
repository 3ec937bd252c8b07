import type { Page } from '@playwright/test';
import { backButtonOf } from '../club/back-button';
import { beginFriendly, cancel, cell } from '../club/court-grid';
import { expect, test } from '../club/fixtures';
import { STREAM_TIMEOUT } from '../club/stream-timeout';
import { successNotice } from '../club/success-notice';
import { navigateClientSide, user } from '../club/visit';

/** Shorter than the timeout of a call, which is ten seconds (shared/src/http). */
const AT_ONCE = { timeout: 8_000 };

/** Holds the calls of these pages to an address until each page has made one, so that they reach the server together. */
async function together(pages: readonly Page[], address: string): Promise<void> {
  const made = Promise.all(pages.map((page) => page.waitForRequest(address)));
  for (const page of pages) {
    await page.route(address, async (route) => {
      await made;
      await route.continue();
    });
  }
}

test('ana books a court; marko sees it at once, his open question closes, and he can book when she cancels', async ({
  as,
}) => {
  const place = 'Teren 2, ponedjeljak 23. studenoga, 08:00–09:30';
  const ana = await as('ana', '/main-reservations');
  const marko = await as('marko', '/main-reservations');
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena');

  // Both are at the last step; ana is first.
  const markosQuestion = await beginFriendly(marko, place);
  const anasQuestion = await beginFriendly(ana, place);
  await expect(anasQuestion).toContainText('Datum: ponedjeljak, 23. studenoga 2026.');
  await expect(anasQuestion).toContainText('Cijena: 7,00 €');
  await expect(anasQuestion).toContainText('Vrijeme: 08:00–09:30, teren 2');
  await anasQuestion.getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(cell(ana, place, 'vaš termin')).toBeVisible();
  await expect(successNotice(ana, 'Termin je rezerviran: 23.11.2026. u 08:00, teren 2.')).toBeVisible();

  // Without a reload, behind marko's open dialog.
  await expect(cell(marko, place, 'zauzeto')).toBeVisible(STREAM_TIMEOUT);
  await expect(marko.getByRole('alert').filter({ hasText: 'Termin je u međuvremenu zauzet.' })).toBeVisible();
  await expect(markosQuestion).toBeHidden();

  await cancel(ana, place);
  await expect(cell(ana, place, 'slobodno')).toBeVisible();
  await expect(cell(marko, place, 'slobodno')).toBeVisible(STREAM_TIMEOUT);
});

test('when ana and marko click at the same moment, one gets the court and the other sees why not', async ({ as }) => {
  const place = 'Teren 2, ponedjeljak 23. studenoga, 09:30–11:00';
  const ana = await as('ana', '/main-reservations');
  const marko = await as('marko', '/main-reservations');
  const both = [ana, marko];
  const questions = await Promise.all(both.map((page) => beginFriendly(page, place)));
  const answers = both.map((page) => page.waitForResponse('**/api/create-frendly-reservation'));
  // A response to one would close the other's question, so none may arrive before both have clicked.
  await together(both, '**/api/create-frendly-reservation');
  await Promise.all(questions.map((question) => question.getByRole('button', { name: 'Rezerviraj' }).click()));
  const statuses = (await Promise.all(answers)).map((answer) => answer.status());
  expect(statuses.toSorted()).toEqual([201, 409]);

  const [winner, loser] = statuses[0] === 201 ? [ana, marko] : [marko, ana];
  await expect(cell(winner, place, 'vaš termin')).toBeVisible();
  await expect(cell(loser, place, 'zauzeto')).toBeVisible();
  await expect(loser.getByRole('alert').filter({ hasText: 'Termin je u međuvremenu zauzet.' })).toBeVisible();
  await cancel(winner, place);
  await expect(cell(loser, place, 'slobodno')).toBeVisible();
});

test('a lost response does not cause two bookings', async ({ as }) => {
  const place = 'Teren 2, ponedjeljak 23. studenoga, 11:00–12:30';
  const ana = await as('ana', '/main-reservations');
  const question = await beginFriendly(ana, place);
  await ana.route('**/api/create-frendly-reservation', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await question.getByRole('button', { name: 'Rezerviraj' }).click();
  await expect(question.getByText('Poslužitelj ne odgovara.')).toBeVisible();

  await ana.unroute('**/api/create-frendly-reservation');
  const again = ana.waitForResponse('**/api/create-frendly-reservation');
  await question.getByRole('button', { name: 'Rezerviraj' }).click();
  expect((await again).status()).toBe(201);
  await expect(question).toBeHidden();
  await cancel(ana, place);
  await expect(cell(ana, place, 'slobodno')).toBeVisible();
});

test('Back on a phone closes the question, not the page', async ({ as }) => {
  const place = 'Teren 2, ponedjeljak 23. studenoga, 12:30–14:00';
  const ana = await as('ana');
  const pressBack = await backButtonOf(ana);
  await ana.setViewportSize({ width: 360, height: 800 });
  await ana.goto('/main-reservations');
  await cell(ana, place, 'slobodno').click();
  const question = ana.getByRole('dialog', { name: 'Susret:' });
  await expect(question).toBeVisible();
  await pressBack();
  await expect(question).toBeHidden();
  await expect(cell(ana, place, 'slobodno')).toBeFocused();
  await expect(ana).toHaveURL(/main-reservations$/);
});

test('the second tap of a double tap does not answer the question that the first one opens under the finger', async ({
  as,
}) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 740 });
  await ana.goto('/main-reservations');
  const own = ana.getByRole('button', { name: /, vaš termin$/ }).last();
  await own.click();
  const question = ana.getByRole('dialog', { name: 'Jeste li sigurni da želite otkazati termin?' });
  const confirm = await question.getByRole('button', { name: 'Otkaži termin' }).boundingBox();
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect(question).toBeHidden();

  // Scrolls the page so that the question's button will cover the cell.
  const tapped = await own.boundingBox();
  if (!confirm || !tapped) throw new Error('The button and the cell must be visible.');
  await ana.evaluate((by) => scrollBy(0, by), tapped.y - confirm.y);
  // The middle of the part of the cell that the button covers; the button's width depends on the font.
  const [left, right] = [Math.max(confirm.x, tapped.x), Math.min(confirm.x + confirm.width, tapped.x + tapped.width)];
  const [x, y] = [(left + right) / 2, confirm.y + confirm.height / 2];
  await ana.mouse.click(x, y);
  await expect(question).toBeVisible();
  const calls: string[] = [];
  ana.on('request', (request) => request.method() === 'DELETE' && calls.push(request.url()));
  await ana.mouse.down({ clickCount: 2 });
  await ana.mouse.up({ clickCount: 2 });
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect(question).toBeHidden();
  expect(calls).toEqual([]);
});

test('Enter held down on a free slot opens the first question only', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  const question = ana.getByRole('dialog', { name: 'Susret:' });
  await cell(ana, 'Teren 2, ponedjeljak 23. studenoga, 12:30–14:00', 'slobodno').focus();
  await ana.keyboard.down('Enter');
  await expect(question.getByRole('button', { name: 'Prijateljski' })).toBeFocused();
  for (let repeats = 0; repeats < 3; repeats += 1) await ana.keyboard.down('Enter');
  await expect(question.getByRole('button', { name: 'Prijateljski' })).toBeFocused();
  await ana.keyboard.up('Enter');
  await ana.keyboard.press('Enter');
  await expect(ana.getByRole('dialog', { name: 'Želite li rezervirati termin:' })).toBeVisible();
});

test('a question closes when its page is left with the browser’s Back', async ({ as }) => {
  const ana = await as('ana', '/account-status');
  await expect(ana.getByRole('heading', { level: 1, name: 'Stanje računa' })).toBeVisible();
  await navigateClientSide(ana, '/main-reservations');
  await cell(ana, 'Teren 2, ponedjeljak 23. studenoga, 12:30–14:00', 'slobodno').click();
  const question = ana.getByRole('dialog', { name: 'Susret:' });
  await expect(question).toBeVisible();
  await ana.goBack();
  await expect(ana.getByRole('heading', { level: 1, name: 'Stanje računa' })).toBeVisible();
  await expect(question).toBeHidden();
});

test('cancelling anywhere books nothing, and a slot that has begun cannot be picked', async ({ as }) => {
  const place = 'Teren 2, ponedjeljak 23. studenoga, 12:30–14:00';
  const ana = await as('ana', '/main-reservations');
  const calls: string[] = [];
  ana.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));

  await cell(ana, place, 'slobodno').click();
  await ana.getByRole('dialog', { name: 'Susret:' }).getByRole('button', { name: 'Zatvori', exact: true }).click();
  await expect(ana.getByRole('dialog')).toBeHidden();
  const question = await beginFriendly(ana, place);
  await question.getByRole('button', { name: 'Odustani' }).click();
  await expect(ana.getByRole('dialog')).toBeHidden();

  const begun = cell(ana, 'Teren 1, petak 20. studenoga, 08:00–09:30', 'prošlo');
  await begun.hover();
  await expect(ana.getByRole('tooltip')).toHaveText('Odabrani termin je prošao');
  await begun.click({ force: true });
  // The next click has an effect, this one had none.
  await cell(ana, place, 'slobodno').click();
  await expect(ana.getByRole('dialog', { name: 'Susret:' })).toBeVisible();
  await expect(ana.getByRole('dialog')).toHaveCount(1);
  // The page reports the health of its remotes, which does not count as a change.
  expect(calls.filter((url) => url.includes('/api/') && !url.endsWith('/api/remotes/health'))).toEqual([]);
});

test('booking and cancelling by keyboard alone', async ({ as }) => {
  const place = 'Teren 2, petak 20. studenoga, 12:30–14:00';
  const ana = await as('ana', '/main-reservations');
  await expect(cell(ana, place, 'slobodno')).toBeVisible();
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => ana.keyboard.press(key)), Promise.resolve());

  await press('Tab');
  await expect(ana.getByRole('link', { name: 'Preskoči na sadržaj' })).toBeFocused();
  await press('Enter', 'Tab', 'Tab');
  await expect(cell(ana, 'Teren 1, petak 20. studenoga, 08:00–09:30', 'prošlo')).toBeFocused();
  await press('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(cell(ana, place, 'slobodno')).toBeFocused();

  await press('Enter');
  await expect(ana.getByRole('button', { name: 'Prijateljski' })).toBeFocused();
  await press('Enter');
  await expect(ana.getByRole('button', { name: 'Rezerviraj' })).toBeFocused();
  await press('Enter');
  await expect(cell(ana, place, 'vaš termin')).toBeFocused();

  await press('Enter');
  // A destructive button is not focused, so that an accidental Enter does nothing.
  await expect(ana.getByRole('button', { name: 'Odustani' })).toBeFocused();
  await press('Tab');
  await expect(ana.getByRole('button', { name: 'Otkaži termin' })).toBeFocused();
  await press('Enter');
  await expect(cell(ana, place, 'slobodno')).toBeFocused();
});

test.describe('without a connection', () => {
  // Pages that share a process receive network events at different times.
  test.use({ firstVisit: true });

  test('without a network dialogs open, a booking fails at once and is never sent later, empty screens say why', async ({
    as,
  }) => {
    const place = 'Teren 2, ponedjeljak 23. studenoga, 12:30–14:00';
    const ana = await as('ana');
    await ana.setViewportSize({ width: 360, height: 780 });
    await ana.goto('/main-reservations');
    await expect(cell(ana, place, 'slobodno')).toBeVisible();
    // The dialogs' script and others are loaded soon after the screen, before any dialog is opened.
    await ana.waitForFunction(() => {
      const loaded = performance.getEntriesByType('resource');
      const isLoading = document.querySelector('script[data-webpack]') !== null;
      return !isLoading && loaded.some(({ name }) => /\/question-dialog\.\w+\.chunk\.js$/.test(name));
    });
    const sent: string[] = [];
    ana.on('request', (request) => {
      // Failures to load a screen are reported automatically.
      if (request.method() === 'POST' && !request.url().endsWith('/api/remotes/health')) sent.push(request.url());
    });

    await ana.context().setOffline(true);
    const question = await beginFriendly(ana, place);
    await question.getByRole('button', { name: 'Rezerviraj' }).click();
    await expect(question.getByText('ništa se neće poslati samo')).toBeVisible(AT_ONCE);
    await question.getByRole('button', { name: 'Odustani' }).click();
    await expect(question).toBeHidden();
    await expect(ana.getByText(/^Nema veze s internetom\. Podaci su od \d\d:\d\d\.$/)).toBeVisible();
    await ana.getByRole('link', { name: /^Tko igra/ }).click();
    await expect(ana.getByRole('button', { name: 'Pokušaj ponovno' })).toBeVisible();
    expect(sent).toHaveLength(1);
    // Signing out leaves the page, and without a network would lead to the browser's error page.
    await user(ana, 'Ana Kovač').click();
    await ana.getByRole('button', { name: 'Odjava' }).click();
    // The screen may show the same message, if its script was loaded while there was a connection.
    const notices = ana.getByRole('region', { name: 'Poruke' });
    await expect(notices.getByRole('alert').getByText('Nema veze s internetom. Pokušajte ponovno')).toBeVisible();
    await ana.getByRole('button', { name: 'Zatvori' }).click();

    await ana.context().setOffline(false);
    await expect(ana.getByRole('table').first()).toBeVisible();
    await expect(ana.getByText(/^Nema veze/)).toBeHidden();
    await ana.getByRole('link', { name: /Natrag na rezervaciju/ }).click();
    await expect(cell(ana, place, 'slobodno')).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});
