import { cell } from '../club/court-grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { signInByHttp } from '../club/sign-in-by-http';

// A separate club, because its clock is set forward, on a machine in another time zone.
test.use({ settings: { CLUB_NOW: SPEC_NOW, TZ: 'America/New_York' } });

test('at Zagreb midnight the open grid moves to the new day automatically', async ({ as, club }) => {
  const ana = await as('ana', '/main-reservations');
  const days = ana.getByRole('heading', { level: 2 });
  await expect(days).toHaveText([/^Petak/, /^Subota/, /^Nedjelja/, /^Ponedjeljak/]);
  await ana.evaluate(() => document.body.setAttribute('data-same-page', ''));

  // Ten seconds to midnight, some of which pass while the server starts.
  await club.restart({ CLUB_NOW: '2026-11-20T22:59:50Z' });
  await expect(days).toHaveText([/^Subota/, /^Nedjelja/, /^Ponedjeljak/, /^Utorak/], { timeout: 60_000 });
  await expect(cell(ana, 'Teren 1, utorak 24. studenoga, 08:00–09:30', 'slobodno')).toBeVisible();
  await expect(ana.locator('[data-same-page]')).toHaveCount(1);
});

test('a request from a page that stayed open over midnight is refused, not booked for another day', async ({
  club,
}) => {
  await club.restart({ CLUB_NOW: '2026-11-20T23:00:10Z' });
  const ana = await signInByHttp(club.url, 'ana');
  const yesterdays = { index: 2, id: 1, formattedDate: '2026-11-21' };
  const refused = await ana.call('POST', 'create-frendly-reservation', yesterdays);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    code: 'DAY_MISMATCH',
    message: 'Dan se u međuvremenu promijenio. Odaberite termin ponovno.',
  });
});
