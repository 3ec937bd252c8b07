import type { Page, Response, Route } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { signInButton, user } from '../club/visit';

const TOKEN = '**/protocol/openid-connect/token';
/** Our own server returns session, tokens and first responses here, in one round trip. */
const SIGN_ON = '**/realms/club/sign-on';

/** Opens a page for ana whose clock the test controls. */
async function openWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(user(page, 'Ana Kovač')).toBeVisible();
}

/** Sets the clock forward until the page exchanges its token. */
async function exchange(page: Page): Promise<Response> {
  const exchanged = page.waitForResponse(TOKEN);
  await page.clock.fastForward('04:56');
  return exchanged;
}

/** Revokes the tokens of an exchange, so that the next one is refused. */
async function revoke(page: Page, exchanged: Response): Promise<void> {
  const { refresh_token: token } = (await exchanged.json()) as { refresh_token: string };
  await page.request.post('/realms/club/protocol/openid-connect/revoke', { form: { token, client_id: 'club-web' } });
}

test('a token about to expire is exchanged automatically; a refused exchange without a session signs ana out', async ({
  as,
}) => {
  const ana = await as('ana');
  await openWithClock(ana, '/main-reservations');

  const answer = await exchange(ana);
  expect(answer.request().postData()).toContain('grant_type=refresh_token');
  expect(answer.status()).toBe(200);
  await expect(user(ana, 'Ana Kovač')).toBeVisible();

  await revoke(ana, answer);
  await ana.context().clearCookies({ name: 'CLUB_SESSION' });
  expect((await exchange(ana)).status()).toBe(400);
  await expect(ana).toHaveURL('/login');
  await expect(user(ana, 'Ana Kovač')).toHaveCount(0);
});

test('an exchange whose response is lost does not sign ana out in any tab', async ({ as }) => {
  const ana = await as('ana');
  await openWithClock(ana, '/main-reservations');
  const other = await ana.context().newPage();
  await openWithClock(other, '/by-names');

  const lost = new Promise<void>((resolve) => {
    const lose: Parameters<Page['route']>[1] = async (route) => {
      await route.fetch();
      await route.abort();
      await ana.unroute(TOKEN);
      resolve();
    };
    void ana.route(TOKEN, lose);
  });
  // Awaited from the beginning, because the test does not control when a page asks again.
  const refusedAndGranted = (page: Page) =>
    Promise.all(
      [400, 200].map((status) =>
        page.waitForResponse((answer) => answer.url().endsWith('/token') && answer.status() === status),
      ),
    );
  const answers = { ana: refusedAndGranted(ana), other: refusedAndGranted(other) };
  await ana.clock.fastForward('04:56');
  await lost;
  await ana.clock.fastForward('00:16');
  await answers.ana;
  await other.clock.fastForward('04:56');
  await answers.other;
  for (const [page, path] of [
    [ana, '/main-reservations'],
    [other, '/by-names'],
  ] as const) {
    await expect(user(page, 'Ana Kovač')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('nor does a device that goes to sleep while the page checks for her session', async ({ as }) => {
  const ana = await as('ana');
  await openWithClock(ana, '/main-reservations');
  await revoke(ana, await exchange(ana));

  const asked = new Promise<Route>(
    (resolve) => void ana.route('**/protocol/openid-connect/auth?*', resolve, { times: 1 }),
  );
  await ana.clock.fastForward('04:56');
  const sleeping = await asked;
  await ana.clock.fastForward('00:10');
  const found = ana.waitForResponse((answer) => answer.url().endsWith('/token') && answer.status() === 200);
  await sleeping.continue();
  await found;
  await expect(user(ana, 'Ana Kovač')).toBeVisible();
  await expect(ana).toHaveURL('/main-reservations');
});

test('a token for another nonce is rejected', async ({ as }) => {
  const ana = await as('ana', '/main-reservations');
  await expect(user(ana, 'Ana Kovač')).toBeVisible();
  // Leaves the valid page, with its calls that may still be pending.
  await ana.goto('/api/health');
  const calls: (string | undefined)[] = [];
  ana.on('request', (request) => calls.push(request.headers().authorization));
  await ana.route(SIGN_ON, (route) => {
    const question = route.request().postDataJSON();
    const authorization = new URLSearchParams(question.authorization);
    authorization.set('nonce', 'of-somebody-else');
    return route.continue({ postData: { ...question, authorization: `${authorization}` } });
  });
  // The library's own check, which follows, gets another nonce too.
  await ana.route('**/protocol/openid-connect/auth?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('nonce', 'of-somebody-else');
    return route.continue({ url: url.href });
  });
  const [atOnce, exchanged] = [ana.waitForResponse(SIGN_ON), ana.waitForResponse(TOKEN)];
  await ana.goto('/main-reservations');
  expect(Object.keys(await (await atOnce).json())).toContain('tokens');
  expect((await exchanged).status()).toBe(200);
  await expect(ana).toHaveURL('/login');
  await expect(signInButton(ana)).toBeVisible();
  expect(calls.filter(Boolean)).toEqual([]);
});

test('if the session cannot be requested in one round trip, the library finds it itself', async ({ as }) => {
  const ana = await as('ana');
  await ana.route(SIGN_ON, (route) => route.abort());
  const asked = ana.waitForRequest('**/protocol/openid-connect/auth?*');
  await ana.goto('/main-reservations');
  expect(new URL((await asked).url()).searchParams.get('prompt')).toBe('none');
  await expect(user(ana, 'Ana Kovač')).toBeVisible();
});
