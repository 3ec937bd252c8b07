import { expectLoaded } from '../club/expect-loaded';
import { expect, test } from '../club/fixtures';
import { clippedCards, horizontalOverflow, smallTargets } from '../club/page-check';
import { navigateClientSide } from '../club/visit';

test('the four days are aligned side by side from the width at which they fit', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  const heads = ana.getByRole('columnheader', { name: 'Termin' });
  for (const width of [1200, 1212, 1290, 1312, 1313, 1440]) {
    await ana.setViewportSize({ width, height: 900 });
    await expect(heads).toHaveCount(4);
    const tops = await heads.evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('the rows of a time are aligned across days side by side, even if the text in one is longer', async ({ as }) => {
  const ana = await as('ana', '/by-names');
  const days = ana.getByRole('table');
  await expect(days).toHaveCount(4);
  for (const [width, sideBySide] of [
    [1440, 4],
    [900, 2],
  ] as const) {
    await ana.setViewportSize({ width, height: 900 });
    const tops = await days.evaluateAll((tables) =>
      tables.map((table) =>
        Array.from(table.querySelectorAll('tr'), (row) => Math.round(row.getBoundingClientRect().top)),
      ),
    );
    for (let first = 0; first < 4; first += sideBySide) {
      const together = tops.slice(first, first + sideBySide);
      for (const rows of together) expect(rows, `at ${width} px`).toEqual(together[0]);
    }
  }
});

test('on a phone the landing page’s heading is larger than those of ordinary pages', async ({ as }) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 360, height: 780 });
  const heading = ana.getByRole('heading', { level: 1 });
  await ana.goto('/login');
  await expect(heading).toHaveCSS('font-size', '30px');
  await navigateClientSide(ana, '/price-list');
  await expect(heading).toHaveCSS('font-size', '24px');
});

test('the club’s name is not cut off on the narrowest phone, next to the buttons of a member and of an administrator', async ({
  as,
}) => {
  for (const username of ['ana', 'admin'] as const) {
    const page = await as(username);
    await page.setViewportSize({ width: 320, height: 780 });
    await page.goto('/price-list');
    await expect(page.getByRole('button', { name: 'Otvori izbornik' })).toBeInViewport({ ratio: 1 });
    const name = page.getByRole('link', { name: 'Tenis Ivankovo' }).locator('span');
    const hidden = await name.evaluate(
      (text) => text.scrollWidth - text.clientWidth + text.scrollHeight - text.clientHeight,
    );
    expect(hidden, username).toBe(0);
    expect(await page.locator('header').evaluate((header) => header.clientHeight)).toBeLessThan(60);
  }
});

test('in rows on a phone, notes and buttons are below the name and its amount, in a narrow font too', async ({
  as,
}) => {
  const admin = await as('admin', '/admin-users');
  await admin.setViewportSize({ width: 420, height: 780 });
  const rows = admin.getByRole('table', { name: 'Korisnici' }).getByRole('rowgroup').last().getByRole('row');
  await expect(rows.nth(9)).toBeVisible();
  for (const letterSpacing of ['0', '-0.1em']) {
    await admin.addStyleTag({ content: `td { letter-spacing: ${letterSpacing}; }` });
    const lines = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [name, , amount, note, buttons] = [...row.children].map((cell) => cell.getBoundingClientRect());
        return [amount, note, buttons].map((cell) => (cell && name && cell.top >= name.bottom ? 'below' : 'beside'));
      }),
    );
    expect(new Set(lines.map(String))).toEqual(new Set(['beside,below,below']));
  }
});

test('in the lists of the administration on a phone, a note has the line of the buttons to itself', async ({ as }) => {
  const admin = await as('admin', '/manage-users');
  for (const path of ['/manage-users', '/admin-delete-reservations']) {
    await navigateClientSide(admin, path);
    const rows = admin.getByRole('rowgroup').last().getByRole('row');
    await expect(rows.nth(9)).toBeVisible();
    await expect(rows.locator('[data-phone="note"]').filter({ hasText: /./ }), path).not.toHaveCount(0);
    for (const width of [360, 390, 412, 430, 560]) {
      await admin.setViewportSize({ width, height: 780 });
      const beside = await rows.evaluateAll((all) =>
        all
          .filter((row) => {
            const note = row.querySelector('[data-phone="note"]')?.getBoundingClientRect();
            const others = [...row.children].filter((cell) => !cell.matches('[data-phone="note"], [data-actions]'));
            return others.some((cell) => note && cell.getBoundingClientRect().bottom > note.top + 1);
          })
          .map((row) => row.textContent),
      );
      expect.soft(beside, `${path} at ${width} px`).toEqual([]);
      expect.soft(await clippedCards(admin), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('short labels are large enough for a finger, in a narrow font too', async ({ as }) => {
  const ana = await as('ana', '/price-list');
  await ana.setViewportSize({ width: 360, height: 780 });
  await ana.addStyleTag({ content: '* { letter-spacing: -0.08em; }' });
  for (const path of ['/price-list', '/my-reservations', '/summer-league', '/active-league', '/main-reservations']) {
    await navigateClientSide(ana, path);
    await expectLoaded(ana);
    expect(await smallTargets(ana), path).toEqual([]);
  }
});

test('a two-line link covers nothing below it, and there is space between its text and an arrow', async ({ as }) => {
  const ana = await as('ana');
  await ana.setViewportSize({ width: 320, height: 780 });
  const answer = await ana.request.get('/api/summer-league/players');
  const players: { id: number; ime: string; prezime: string }[] = await answer.json();
  const idOf = (name: string) => players.find(({ ime, prezime }) => `${prezime} ${ime}` === name)?.id;
  await ana.goto(`/summer-league/h2h?igrac1=${idOf('Blažević Ivica')}&igrac2=${idOf('Kovač Ana')}`);
  const name = ana.getByRole('main').getByRole('link', { name: 'Blažević Ivica' });
  await expect(name).toBeVisible();
  // Two lines, however narrow the font of this machine is.
  await ana.addStyleTag({ content: 'main a { letter-spacing: 0.15em; }' });
  const gap = await name.evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link);
    const place = link.parentElement?.nextElementSibling?.getBoundingClientRect();
    return { lines: text.getClientRects().length, below: (place?.top ?? 0) - text.getBoundingClientRect().bottom };
  });
  expect(gap.lines).toBe(2);
  expect(gap.below).toBeGreaterThan(-2);

  await navigateClientSide(ana, '/main-reservations');
  const apart = await ana.getByRole('link', { name: 'Tko igra? Po imenima' }).evaluate((link) => {
    const text = document.createRange();
    text.selectNodeContents(link.firstChild as Text);
    return (link.lastElementChild?.getBoundingClientRect().left ?? 0) - text.getBoundingClientRect().right;
  });
  expect(apart).toBeGreaterThan(2);
});

test('the figures of the player’s season take one line each, on the smallest phone and at the end of a season', async ({
  as,
}) => {
  const ana = await as('ana', '/contact');
  await ana.setViewportSize({ width: 320, height: 780 });
  await ana.route('**/api/my-league', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), place: 51, points: 242, wins: 12, losses: 10 } });
  });
  await navigateClientSide(ana, '/my-results-league');
  const heights = [];
  for (const figure of ['51.', '242', '12 : 10']) {
    const box = await ana.getByRole('definition').filter({ hasText: figure }).boundingBox();
    heights.push(box?.height);
  }
  expect(new Set(heights).size).toBe(1);
  expect(heights[0]).toBeLessThan(40);
  expect(await horizontalOverflow(ana)).toBeLessThanOrEqual(0);
});

test('the fields of a result fit a phone', async ({ as }) => {
  const admin = await as('admin', '/admin/pyramid-control/rounds');
  await admin.setViewportSize({ width: 360, height: 780 });
  await admin
    .getByRole('button', { name: /^Upiši, / })
    .first()
    .click();
  const dialog = admin.getByRole('dialog');
  const right = async (box: { boundingBox(): Promise<{ x: number; width: number } | null> }) => {
    const { x, width } = (await box.boundingBox()) ?? { x: Number.NaN, width: 0 };
    return x + width;
  };
  const edge = await right(dialog.getByLabel('Ishod'));
  const lastSets = dialog.getByLabel(/, 3\. set$/);
  await expect(lastSets).toHaveCount(2);
  for (const field of await lastSets.all()) expect(await right(field)).toBeLessThanOrEqual(edge);
});

test('the buttons of a row are at its end, below their header', async ({ as }) => {
  const admin = await as('admin', '/admin/pyramid-control/rounds');
  await admin.setViewportSize({ width: 1440, height: 900 });
  const header = admin.getByRole('columnheader', { name: 'Radnje' }).first();
  await expect(header).toHaveCSS('text-align', 'right');
  await expect(admin.getByRole('cell', { name: /^(Upiši|Ispravi), / }).first()).toHaveCSS('text-align', 'right');

  await navigateClientSide(admin, '/admin-payments-league');
  // A button with a frame does not touch the lines between the rows.
  const framed = admin.getByRole('button', { name: /^Označi plaćeno: / }).first();
  const [cell, button] = [await framed.locator('xpath=..').boundingBox(), await framed.boundingBox()];
  expect(button && cell && button.y - cell.y).toBeGreaterThan(4);
  expect(button && cell && cell.y + cell.height - button.y - button.height).toBeGreaterThan(4);
});

test('the longest entry of the menu fits a phone', async ({ as }) => {
  const cashier = await as('blagajnik', '/price-list');
  await cashier.setViewportSize({ width: 360, height: 780 });
  await cashier.getByRole('button', { name: 'Otvori izbornik' }).click();
  const menu = cashier.getByRole('dialog', { name: 'Izbornik' });
  await menu.getByRole('button', { name: 'Održavanje' }).click();
  await expect(menu.getByRole('link', { name: 'Prijateljski financije' })).toBeVisible();
  expect(await menu.evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0);
});

test('a table whose columns do not fit a tablet shows the content of all of them', async ({ as }) => {
  const ana = await as('ana', '/account-status');
  await ana.setViewportSize({ width: 820, height: 900 });
  // As with long names or larger text.
  await ana.addStyleTag({ content: 'table:not([data-stacked]) td { min-width: 300px }' });
  const statement = ana.getByRole('table', { name: 'Promet računa' });
  await expect(statement).toHaveAttribute('data-stacked');
  const payment = statement.getByRole('row').filter({ hasText: 'Uplata' }).first();
  for (const text of [/^\d\d\.\d\d\.\d{4}\.$/, /^\+\d+,\d\d\s€$/]) {
    await expect(payment.getByText(text).filter({ visible: true })).toHaveCount(1);
  }
});
