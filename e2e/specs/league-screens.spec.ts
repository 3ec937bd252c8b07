import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { clippedNames, horizontalOverflow } from '../club/page-check';
import { navigateClientSide } from '../club/visit';

const DESK = 1440;
const PHONE = 360;
/** Two players of the demo league who have played each other. */
const PAIR = ['Lončar Miroslav', 'Ljubičić Goran'] as const;

interface Screen {
  readonly path: string;
  readonly title: string;
  /** Texts and labels of the specification, anywhere on the screen. */
  readonly texts: readonly string[];
  /** The main use of the screen. */
  readonly use: (page: Page, isPhone: boolean) => Promise<unknown>;
}

async function choose(field: Locator, option: string): Promise<void> {
  await field.click();
  await field.page().getByRole('option', { name: option, exact: true }).click();
}

const SCREENS: readonly Screen[] = [
  {
    path: '/summer-league/h2h',
    title: 'H2H',
    texts: ['Odaberite dva igrača.'],
    use: async (page) => {
      await choose(page.getByRole('combobox', { name: 'Igrač 1' }), PAIR[0]);
      await choose(page.getByRole('combobox', { name: 'Igrač 2' }), PAIR[1]);
      const count = page.getByText(/^Pobjede \d+ : \d+$/);
      await expect(count).toBeVisible();
      const before = ((await count.textContent()) ?? '').match(/\d+/g);
      const [upper, lower] = [
        page.getByRole('combobox', { name: 'Igrač 1' }),
        page.getByRole('combobox', { name: 'Igrač 2' }),
      ];
      const [first, second] = [await upper.boundingBox(), await lower.boundingBox()];
      const swap = page.getByRole('button', { name: 'Zamijeni igrače' });
      const button = await swap.boundingBox();
      expect((first?.y ?? 0) <= (second?.y ?? 0), 'player 1 stands first').toBe(true);
      expect(
        (button?.x ?? 0) + (button?.width ?? 0) <= (second?.x ?? 0) ||
          (button?.x ?? 0) >= (second?.x ?? 0) + (second?.width ?? 0),
      ).toBe(true);
      await swap.click();
      await expect(upper).toHaveValue(PAIR[1]);
      await expect.poll(async () => ((await count.textContent()) ?? '').match(/\d+/g)).toEqual(before?.reverse());
    },
  },
  {
    path: '/summer-league/statistics',
    title: 'Statistika',
    texts: ['Najviše pobjeda', 'Najviše poraza', 'Postotak pobjeda', 'Postotak bez vlastitih predaja'],
    use: async (page, isPhone) => {
      if (isPhone) await choose(page.getByRole('combobox', { name: 'Prikaz' }), 'Gemovi');
      else
        await page.getByRole('navigation', { name: 'Prikaz statistike' }).getByRole('link', { name: 'Gemovi' }).click();
      await expect(page).toHaveURL(/prikaz=gemovi/);
      // The other view replaces this one a moment after the address has changed.
      await expect(page.getByText('Najviše pobjeda', { exact: true })).toHaveCount(0);
      const all = page.getByRole('button', { name: /^Prikaži sve:/ }).first();
      const rows = page.getByRole('table').first().getByRole('row');
      const before = await rows.count();
      await all.click();
      await expect.poll(() => rows.count()).toBeGreaterThan(before);
    },
  },
  {
    path: '/summer-league/winners',
    title: 'Pobjednici',
    texts: [
      'Glavni turnir',
      'Utješni turnir',
      'H2H',
      'Profili igrača',
      'Statistika',
      'Galerija 2024.',
      'Galerija 2017.',
    ],
    use: async (page) => {
      await expect(page.getByRole('table', { name: 'Utješni turnir' })).toContainText('2019.');
      await expect(page.getByRole('table', { name: 'Glavni turnir' }).getByRole('row').nth(1)).toContainText('1.');
      await page.getByRole('link', { name: 'Galerija 2017.' }).click();
      await expect(page).toHaveURL(/\/gallery\/2017$/);
    },
  },
  {
    path: '/summer-league/players-list',
    title: 'Igrači',
    texts: ['Odaberite igrača.'],
    use: async (page, isPhone) => {
      if (isPhone) {
        const field = page.getByRole('combobox', { name: 'Igrač' });
        await field.pressSequentially('loncar mi');
        await expect(page.getByRole('option')).toHaveText([PAIR[0]]);
        await field.press('Enter');
      } else
        await page
          .getByRole('link', { name: new RegExp(`^${PAIR[0]}`) })
          .first()
          .click();
      await expect(page.getByRole('heading', { level: 1, name: PAIR[0] })).toBeVisible();
      for (const label of ['U ligi od', 'Datum rođenja', 'E-pošta', 'Telefon', 'Mečevi u ligi']) {
        await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
      }
      await expect(page.getByText('N/A').first()).toBeVisible();
    },
  },
  {
    path: '/summer-league/gallery',
    title: 'Galerija',
    texts: ['66 slika', '60 slika', '70 slika', '22 slike', '41 slika', '47 slika'],
    use: async (page) => {
      await navigateClientSide(page, '/gallery/2022?slika=1');
      const box = page.getByRole('dialog', { name: 'Galerija slika' });
      await expect(box.getByText('1 / 22')).toBeVisible();
      await expect(box.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('ArrowLeft');
      await expect(box.getByText('22 / 22')).toBeVisible();
      await page.keyboard.press('ArrowRight');
      await expect(box.getByText('1 / 22')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
    },
  },
  {
    path: '/courts-sala-laura',
    title: 'Tereni',
    texts: ['Teren 1', 'Teren 2'],
    use: async (page) => {
      await page.getByRole('button', { name: 'Slika 3 od 4' }).click();
      await expect(page.getByRole('button', { name: 'Slika 3 od 4' })).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    path: '/contact',
    title: 'Kontakt',
    texts: ['Prijateljski susreti', 'Administrator', 'Adresa', 'Prijateljski susret traje 1 h 30 min.'],
    use: async (page) => {
      await page.getByRole('link', { name: 'Kako izgledaju tereni' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tereni');
    },
  },
  {
    path: '/registered-players',
    title: 'Prijavljeni igrači',
    texts: ['Sezona 2027. · 9 prijava'],
    use: async (page) => {
      await expect(page.getByRole('main').getByText('Đurković Dunja').first()).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Prijavi se za ligu' }).click();
      await expect(page).toHaveURL(/\/league-registration$/);
    },
  },
  {
    path: '/summer-league/league-rules',
    title: 'Pravila lige',
    texts: ['Prijava i članarina', 'Kola i piramida', 'Bodovi', 'Bonus reda i poredak', 'Završni turnir'],
    use: async (page) => {
      await page.getByRole('link', { name: 'prijavnicom' }).click();
      await expect(page).toHaveURL(/\/league-registration$/);
    },
  },
];

for (const { path, title, texts, use } of SCREENS) {
  test(`a visitor uses ${path} on a desk, and on a phone`, async ({ page }) => {
    const look = async (isPhone: boolean) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      for (const text of texts)
        await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
      expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
      await use(page, isPhone);
    };
    await test.step('on a desk, from outside', async () => {
      await page.setViewportSize({ width: DESK, height: 800 });
      await page.goto(path);
      await look(false);
    });
    await test.step('on a phone, from the landing page', async () => {
      await navigateClientSide(page, '/login');
      await page.setViewportSize({ width: PHONE, height: 800 });
      await navigateClientSide(page, path);
      await look(true);
    });
  });
}

test('at 360 px no row number of the pyramid wraps, and no name is cut off', async ({ page }) => {
  await page.setViewportSize({ width: PHONE, height: 800 });
  await page.goto('/summer-league/2025?round=17');
  const table = page.getByRole('table', { name: /^Piramida nakon 17. kola/ });
  await expect(table).toBeVisible();
  const lines = await table
    .getByRole('rowheader')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.clientHeight / Number.parseFloat(getComputedStyle(cell).lineHeight)),
    );
  expect(Math.max(...lines)).toBeLessThan(1.5);
  expect(await clippedNames(page)).toEqual([]);
});
