import type { Page } from '@playwright/test';
import { openMailServer } from '../../server/src/notices/mail/testing-mail-server';
import { violations } from '../club/accessibility';
import { rowsOf } from '../club/account-screen';
import { Administration } from '../club/administration';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { horizontalOverflow } from '../club/page-check';
import { book, onSunday } from '../club/reservations';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { STREAM_TIMEOUT } from '../club/stream-timeout';
import { navigateClientSide, signIn, visit, visitAs } from '../club/visit';

const SECRET = 'Lopta-preko-mreže-8';
const ADDRESS = 'nada@example.com';
const SLOT = onSunday(11);
/** Begins at 20:00. */
const EVENING_SLOT = onSunday(17);
/** One more than the bell loads at once. */
const MANY = 21;

let mails: Awaited<ReturnType<typeof openMailServer>>;
let club: RunningClub;
let administration: Administration;
let username: string;
let nada: HttpMember;

test.beforeAll(async () => {
  mails = await openMailServer();
  club = await startClub({ CLUB_NOW: SPEC_NOW, SMTP_URL: mails.url, CALLS_PER_MINUTE: '0' });
  const enrolling = await Administration.of(club);
  const enrolled = await enrolling.enrol('Nada', 'Glasić');
  username = enrolled.username;
  const caller = await enrolling.callerOf(enrolled);
  await caller.ask('POST', 'personal-info', { email: ADDRESS, newPassword: SECRET });
});
test.beforeEach(async () => {
  // A token is valid for five minutes.
  administration = await Administration.of(club);
  nada = await signInByHttp(club.url, username, SECRET);
});
test.afterAll(async () => {
  await club.discard();
  await mails.stop();
});

/** The administrator deletes one of her bookings, and she is notified. */
async function takeBack(slot = SLOT): Promise<void> {
  await book(nada, slot);
  const booked = 'my-reservations?show=booked';
  const { content } = await nada.ask<{ content: { rezervacijaId: number }[] }>('GET', booked);
  await administration.admin.ask('DELETE', `admin-delete-reservation/${content[0]?.rezervacijaId}`);
}

/** On desktop and phone: no axe violations, and no horizontal overflow. */
async function looksRight(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 800 });
}

/** E-mails that she has received. */
const received = () => mails.received.filter(({ to }) => to === ADDRESS);
const bell = (page: Page, count: string) => page.getByRole('button', { name: `Obavijesti: ${count}` });

test('the bell shows a notice at once, older ones on request, and an opened one is marked as read', async ({
  browser,
}) => {
  const page = await visit(browser, club.url);
  await signIn(page, username, SECRET);
  await expect(bell(page, 'nema novih')).toBeVisible();
  await takeBack();
  await expect(bell(page, '1 nova')).toBeVisible(STREAM_TIMEOUT);
  for (let sent = 1; sent < MANY; sent += 1) await takeBack();
  await expect(bell(page, `${MANY} nova`)).toBeVisible(STREAM_TIMEOUT);

  await bell(page, `${MANY} nova`).click();
  const panel = page.getByRole('region', { name: 'Obavijesti' });
  await expect(panel.getByRole('listitem')).toHaveCount(20);
  await looksRight(page);
  await panel.getByRole('button', { name: 'Prikaži starije' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(MANY);
  await expect(panel.getByRole('button', { name: 'Prikaži starije' })).toHaveCount(0);
  await panel
    .getByRole('link', { name: /^Nepročitano:/ })
    .last()
    .click();
  await expect(page).toHaveURL('/my-reservations');
  // Waits for the page, which takes the focus when it appears, even from a panel that was opened before.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Moje rezervacije');
  await expect(bell(page, `${MANY - 1} novih`)).toBeVisible();
  await bell(page, `${MANY - 1} novih`).click();
  await page.getByRole('button', { name: 'Označi sve pročitanim' }).click();
  await expect(bell(page, 'nema novih')).toBeVisible();
  await page.context().close();
  // Each e-mail arrived exactly once.
  await expect.poll(() => received().length, { timeout: 30_000 }).toBe(MANY);
});

test('an e-mail is sent, listed for the administrator, and switched off by its link without signing in', async ({
  browser,
}) => {
  const already = received().length;
  await takeBack();
  await expect.poll(() => received().length, { timeout: 30_000 }).toBe(already + 1);
  const { text = '', headers } = received().at(-1) ?? {};
  expect(headers?.get('subject')).not.toContain('Nada');
  const [link = ''] = /http\S+\/unsubscribe\?token=\S+/.exec(text) ?? [];

  const admin = await visitAs(browser, club.url, 'admin');
  await admin.goto('/admin/sent-mail');
  const row = rowsOf(admin, 'Poslana pošta').first();
  await expect(row).toContainText('Nada Glasić');
  await expect(row).toContainText('Poslano');
  await row.getByText('Vaša rezervacija je otkazana').click();
  await expect(row.getByText('Poštovani!')).toBeVisible();
  await looksRight(admin);
  await admin.context().close();

  const visitor = await visit(browser, club.url);
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Odjava e-pošte');
  await expect(visitor.getByText('Potvrdite da te e-poruke više ne želite primati.')).toBeVisible();
  await looksRight(visitor);
  await visitor.getByRole('button', { name: 'Isključi' }).click();
  await expect(visitor.getByText('Isključene su. Ostale obavijesti i dalje stižu.')).toBeVisible();
  await visitor.context().close();

  const page = await visit(browser, club.url);
  await signIn(page, username, SECRET);
  await navigateClientSide(page, '/notice-preferences');
  const mail = page.getByRole('switch', { name: 'Otkazana rezervacija: E-pošta' });
  await expect(mail).not.toBeChecked();
  await takeBack();
  await looksRight(page);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await mail.check();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(mail).toBeChecked();
  // The next e-mail is sent; one from the time when they were switched off would have arrived before it.
  await takeBack(EVENING_SLOT);
  await expect.poll(() => received().at(-1)?.text ?? '', { timeout: 30_000 }).toContain('20:00');
  expect(received()).toHaveLength(already + 2);
  await page.context().close();
});

test('an invalid link shows a message', async ({ browser }) => {
  const page = await visit(browser, club.url);
  await page.goto('/unsubscribe?token=nitko');
  await expect(
    page
      .getByRole('main')
      .getByText(/poveznic/i)
      .first(),
  ).toBeVisible();
  await looksRight(page);
  await page.context().close();
});
