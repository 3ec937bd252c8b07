import { expect, test } from '../club/fixtures';

const MINUTE_MS = 60_000;

test('a browser whose clock was set forward is not reused by the next user', async ({ browsers, club }) => {
  const first = await browsers.acquire(club.url);
  const page = await first.newPage();
  await page.clock.install();
  await page.clock.fastForward(10 * MINUTE_MS);
  await browsers.release(first);

  const next = await browsers.acquire(club.url);
  const ahead = (await (await next.newPage()).evaluate(() => Date.now())) - Date.now();
  expect(Math.abs(ahead)).toBeLessThan(MINUTE_MS);
  await browsers.release(next);
});
