import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import type { Locator, Page } from '@playwright/test';
import { violations } from '../club/accessibility';
import { dateField } from '../club/date-field';
import { expectLoaded } from '../club/expect-loaded';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { successNotice } from '../club/success-notice';
import { navigateClientSide, sharedPage } from '../club/visit';

/** The current season of the demo club. */
const YEAR = 2026;
const SEASON = `admin/league/seasons/${YEAR}`;
/** More than the number of controls on any of these pages: if Tab must be pressed more often, the control is missing. */
const MOST_TABS = 400;
/** The same for a dialog. */
const MOST_IN_DIALOG = 60;

let club: RunningClub;
let admin: HttpMember;
let page: Page;

test.beforeAll(async ({ optimisingBrowsers }) => {
  club = await startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0' });
  page = await sharedPage(optimisingBrowsers, club.url, '/privatnost', 'admin');
});
test.beforeEach(async () => {
  // A token is valid for five minutes.
  admin = await signInByHttp(club.url, 'admin');
});
test.afterAll(async () => {
  await page.context().close();
  await club.discard();
});

const press = (key: string, on = page) => on.keyboard.press(key);
const dialog = (on = page) => on.getByRole('dialog');
const control = () => admin.ask<SeasonControl>('GET', SEASON);

async function open(path: string): Promise<void> {
  await navigateClientSide(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
}

const isFocused = (element: Element) => element === document.activeElement;

/** Presses Tab until the target has the focus. */
async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate(isFocused)) return;
    await press('Tab', target.page());
  }
  throw new Error(`Pressing Tab ${MOST_TABS} times does not lead to ${target}.`);
}

const button = (name: RegExp | string) => page.getByRole('main').getByRole('button', { name }).first();
const focused = (on = page) => on.evaluate(() => document.activeElement?.textContent);

/** Presses Tab until the focus is back where the first Tab has put it, and checks that it never leaves the dialog. */
async function tabAround(): Promise<void> {
  await press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let tabs = 0; tabs < MOST_IN_DIALOG; tabs += 1) {
    await press('Tab');
    const [isHeld, isBack] = await page.evaluate((element) => {
      const { activeElement } = document;
      return [activeElement?.closest('[role="presentation"]') !== null, activeElement === element];
    }, first);
    expect(isHeld, 'the focus stays in the dialog').toBe(true);
    if (isBack) return;
  }
  throw new Error(`Pressing Tab ${MOST_IN_DIALOG} times does not lead around the dialog.`);
}

/**
 * Opens a dialog with Enter, perhaps by an action of a menu, tabs around in it, and leaves it with Escape; the focus
 * returns to the opener.
 */
async function openAndLeave(opener: Locator, action?: string): Promise<void> {
  await tabTo(opener);
  await press('Enter');
  if (action) {
    const item = page.getByRole('menuitem', { name: action });
    for (let moves = 0; moves < MOST_IN_DIALOG && !(await item.evaluate(isFocused)); moves += 1)
      await press('ArrowDown');
    await press('Enter');
  }
  await expect(dialog()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await tabAround();
  await press('Escape');
  await expect(dialog()).toBeHidden();
  await expect(opener).toBeFocused();
}

/** A link or button half of which is below the sticky header would count as too small. */
const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

/** A button, or one that opens a menu, and what is chosen there. */
type Opener = RegExp | readonly [RegExp, string];

const WALKS: readonly { path: string; openers: readonly Opener[] }[] = [
  {
    path: '/admin/pyramid-control/rounds',
    openers: [
      /^Promijeni datume$/,
      /^Smanji broj kola$/,
      /^(Upiši|Ispravi), /,
      /^Upiši odsutnost$/,
      /^Upiši odustajanje$/,
    ],
  },
  { path: '/admin/pyramid-control/rounds/preview', openers: [/^Datumi sljedećeg kola$/] },
  {
    path: `/admin/league-registrations?year=${YEAR + 1}`,
    openers: [
      /^Dodaj igrača$/,
      /^Prihvati, /,
      [/^Radnje: /, 'Odbij'],
      [/^Radnje: /, 'Ispravi'],
      /^Dodaj bez prijave$/,
      [/^Radnje: Babić/, 'Uredi'],
    ],
  },
  { path: '/admin/pyramid-control/results', openers: [/^Ispravi, /] },
];

for (const { path, openers } of WALKS) {
  test(`every dialog of ${path} opens and closes without a mouse, and is accessible`, async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(path);
    for (const opener of openers) {
      const [name, action] = opener instanceof RegExp ? [opener] : opener;
      await openAndLeave(button(name), action);
    }
    await toTop();
    expect(await violations(page)).toEqual([]);
  });
}

test('a place of the pyramid opens and closes its sheet on a phone, without a mouse', async () => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open('/admin/pyramid-control');
  await openAndLeave(button(/^1\. red, 1\. pozicija/));
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('the next pyramid is changed and restored without a mouse', async () => {
  await open('/admin/pyramid-control/edit-pyramids');
  await tabTo(button(/^1\. red, 1\. pozicija/));
  for (const key of ['Enter', 'ArrowDown', 'Enter']) await press(key);
  await expect(page.getByText(/zamijenili su mjesta\.$/)).toBeVisible();
  await tabTo(button('Poništi korak'));
  await press('Enter');
  await expect(page.getByText('1 korak')).toHaveCount(0);
  // The button has nothing left to undo: its card has the focus.
  await expect.poll(() => focused()).toMatch(/^Piramida/);
  expect(await violations(page)).toEqual([]);
});

test('a withdrawal is entered and removed without a mouse', async () => {
  await open('/admin/pyramid-control/rounds');
  const opener = button('Upiši odustajanje');
  await tabTo(opener);
  await press('Enter');
  await tabTo(dialog().getByRole('combobox', { name: 'Igrač' }));
  await press('Enter');
  await expect(page.getByRole('listbox')).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  await tabTo(dialog().getByRole('textbox', { name: 'Razlog' }));
  await page.keyboard.type('Zabuna');
  await tabTo(dialog().getByRole('button', { name: 'Upiši odustajanje' }));
  await press('Enter');
  await expect(dialog()).toBeHidden();
  await expect(successNotice(page, 'Odustajanje je spremljeno.')).toBeVisible();
  const [left] = (await control()).mayReturn;

  const back = button(`Poništi odustajanje, ${left?.displayName}`);
  await openAndLeave(back);
  await tabTo(back);
  await press('Enter');
  await tabTo(dialog().getByRole('button', { name: 'Poništi odustajanje' }));
  await press('Enter');
  await expect(successNotice(page, 'Odustajanje je poništeno.')).toBeVisible();
  await expect(back).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Ulasci i odlasci' })).toBeFocused();
  expect((await control()).mayReturn).toEqual([]);
});

test('a visitor registers for the next season without a mouse', async ({ browsers }) => {
  const visitor = await sharedPage(browsers, club.url, '/league-registration');
  const type = async (label: string, text: string) => {
    await tabTo(visitor.getByRole('main').getByRole('textbox', { name: label, exact: true }));
    await visitor.keyboard.type(text);
  };
  await type('Ime', 'Ivo');
  await type('Prezime', 'Novak');
  await tabTo(dateField(visitor, 'Datum rođenja').getByRole('spinbutton').first());
  await visitor.keyboard.type('01051990');
  await type('E-pošta', 'ivo@example.com');
  await type('Telefon', '091 111 22 33');
  await type('Mjesto stanovanja', 'Ivankovo');
  await tabTo(visitor.getByRole('checkbox', { name: /^Slažem se/ }));
  await press('Space', visitor);
  await tabTo(visitor.getByRole('button', { name: 'Pošalji prijavu' }));
  await press('Enter', visitor);
  await expect(dialog(visitor).getByRole('button', { name: 'U redu' })).toBeFocused();
  expect(await violations(visitor)).toEqual([]);
  await press('Enter', visitor);
  await expect(visitor).toHaveURL('/login');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused();
  await navigateClientSide(visitor, '/registered-players');
  await expect(visitor.getByRole('main').getByText('Novak Ivo').first()).toBeVisible();
  await browsers.release(visitor.context());
});

test('a member enters and saves a result without a mouse', async ({ browsers }) => {
  const ana = await sharedPage(browsers, club.url, '/my-results-league', 'ana');
  await tabTo(ana.getByRole('main').getByRole('button', { name: 'Upiši rezultat' }));
  await press('Enter', ana);
  await expect(ana.getByRole('textbox', { name: '1. set, Kovač Ana' })).toBeFocused();
  for (const games of '6163') await press(games, ana);
  await expect(ana.getByRole('main').getByRole('status')).toContainText(/^Pobjednik: Kovač .*, 2:0\./);
  await tabTo(ana.getByRole('button', { name: 'Spremi rezultat' }));
  await press('Enter', ana);
  await expect(ana.getByText('čeka potvrdu protivnika')).toBeVisible();
  await expect.poll(() => focused(ana)).toBe('Uredi');
  await browsers.release(ana.context());
});

test('the knockout is drawn, dated and entered without a mouse', async () => {
  const { rounds, plannedRounds, version, disputed } = await control();
  if (rounds.length < plannedRounds) {
    await admin.ask('PUT', `${SEASON}/planned-rounds`, { rounds: rounds.length, reason: 'Kiša', version });
  }
  const confirmed = disputed.map(({ match }) => match.id);
  await admin.ask('POST', `${SEASON}/rounds/publish`, {
    next: null,
    confirmed,
    version: (await control()).version,
  });

  await open('/admin/pyramid-control/knockout');
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Pregled ždrijeba' }));
  await press('Enter');
  await expect(page).toHaveURL('/admin/pyramid-control/knockout/preview');
  await openAndLeave(button('Objavi'));
  await press('Enter');
  await tabTo(dialog().getByRole('button', { name: 'Objavi' }));
  await press('Enter');
  await expect(successNotice(page, 'Ždrijeb je objavljen.')).toBeVisible();

  await expect(page).toHaveURL('/admin/pyramid-control/knockout');
  await openAndLeave(button(/^Promijeni datume, /));
  await openAndLeave(button(/^Upiši, /));
  await toTop();
  expect(await violations(page)).toEqual([]);
});
