import type { Page, Route } from '@playwright/test';
import { expect, test } from '../club/fixtures';
import { signInButton, user } from '../club/visit';

const TOKEN = '**/protocol/openid-connect/token';
/** Our own server returns session, tokens and first calls in one round trip here. */
const SIGN_ON = '**/realms/club/sign-on';

test('a token about to expire is exchanged automatically; a refused exchange without a session signs ana out', async ({
  as,
}) => {
  const ana = await as('ana');
  await ana.clock.install();
  await ana.goto('/main-reservations');
  await expect(user(ana, 'Ana Kovač')).toBeVisible();

  const exchanged = ana.waitForResponse(TOKEN);
  await ana.clock.fastForward('04:56');
  const answer = await exchanged;
  expect(answer.request().postData()).toContain('grant_type=refresh_token');
  expect(answer.status()).toBe(200);
  await expect(user(ana, 'Ana Kovač')).toBeVisible();

  const { refresh_token: token } = (await answer.json()) as { refresh_token: string };
  await ana.request.post('/realms/club/protocol/openid-connect/revoke', { form: { token, client_id: 'club-web' } });
  await ana.context().clearCookies({ name: 'CLUB_SESSION' });
  const refused = ana.waitForResponse(TOKEN);
  await ana.clock.fastForward('04:56');
  expect((await refused).status()).toBe(400);
  await expect(ana).toHaveURL('/login');
  await expect(user(ana, 'Ana Kovač')).toHaveCount(0);
});

test('an exchange whose answer is lost signs ana out in no tab', async ({ as }) => {
  const ana = await as('ana');
  await ana.clock.install();
  await ana.goto('/main-reservations');
  await expect(user(ana, 'Ana Kovač')).toBeVisible();
  const other = await ana.context().newPage();
  await other.clock.install();
  await other.goto('/by-names');
  await expect(user(other, 'Ana Kovač')).toBeVisible();

  const lost = new Promise<void>((resolve) => {
    const lose: Parameters<Page['route']>[1] = async (route) => {
      await route.fetch();
      await route.abort();
      await ana.unroute(TOKEN);
      resolve();
    };
    void ana.route(TOKEN, lose);
  });
  // Awaited from the beginning: when a page asks again is its own affair.
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

test('nor does a device that sleeps while the page looks for her session', async ({ as }) => {
  const ana = await as('ana');
  await ana.clock.install();
  await ana.goto('/main-reservations');
  await expect(user(ana, 'Ana Kovač')).toBeVisible();
  const exchanged = ana.waitForResponse(TOKEN);
  await ana.clock.fastForward('04:56');
  const { refresh_token: token } = (await (await exchanged).json()) as { refresh_token: string };
  await ana.request.post('/realms/club/protocol/openid-connect/revoke', { form: { token, client_id: 'club-web' } });

  const asked = new Promise<Route>((resolve) => void ana.route('**/protocol/openid-connect/auth?*', resolve));
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
  // The valid page is over, with the calls that it may still have made.
  await ana.goto('/api/health');
  const calls: (string | undefined)[] = [];
  ana.on('request', (request) => calls.push(request.headers().authorization));
  await ana.route(SIGN_ON, (route) => {
    const question = route.request().postDataJSON();
    const authorization = new URLSearchParams(question.authorization);
    authorization.set('nonce', 'of-somebody-else');
    return route.continue({ postData: { ...question, authorization: `${authorization}` } });
  });
  // The library, which then makes its own check, gets another nonce as well.
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
