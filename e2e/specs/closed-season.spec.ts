import { cell } from '../club/court-grid';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { signInByHttp } from '../club/sign-in-by-http';

// A separate club, because closing voids its bookings.
test.use({ settings: { CLUB_NOW: SPEC_NOW } });

const CLOSED =
  'Tereni su zatvoreni. Informacije o početku nove sezone bit će ažurirane na ovoj stranici početkom proljeća.';
const PLACE = 'Teren 2, subota 21. studenoga, 08:00–09:30';

interface Seasons {
  seasons: { id: number; name: string; opensOn: string; closesOn: string }[];
}

/** Sets the last day of the only season; bookings after it are voided. */
async function endSeason(admin: HttpMember, closesOn: string): Promise<void> {
  const { seasons } = await admin.ask<Seasons>('GET', 'admin/settings');
  const { id, ...season } = seasons[0] as Seasons['seasons'][number];
  await admin.ask('PUT', `admin/settings/seasons/${id}`, { ...season, closesOn, voidOutside: true });
}

test('when the season ends a message replaces the open grid, the server refuses, and both come back', async ({
  as,
  club,
}) => {
  const admin = await signInByHttp(club.url, 'admin');
  const ana = await as('ana', '/main-reservations');
  await cell(ana, PLACE, 'slobodno').click();
  await expect(ana.getByRole('dialog', { name: 'Susret:' })).toBeVisible();

  await endSeason(admin, '2026-11-19');
  // The open question closes too.
  await expect(ana.getByRole('alert').getByText('Tereni su na taj dan zatvoreni.')).toBeVisible();
  await expect(ana.getByRole('dialog')).toHaveCount(0);
  await expect(ana.getByText(CLOSED)).toBeVisible();
  await expect(cell(ana, PLACE, 'slobodno')).toHaveCount(0);
  await ana.getByRole('link', { name: 'Tko igra? Po imenima' }).click();
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena po imenima');
  await expect(ana.getByText(CLOSED)).toBeVisible();

  const member = await signInByHttp(club.url, 'ana');
  const booking = { index: 2, id: 2, formattedDate: '2026-11-21' };
  const refused = await member.call('POST', 'create-frendly-reservation', booking);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: 'SEASON_CLOSED', message: 'Tereni su na taj dan zatvoreni.' });

  await ana.goto('/main-reservations');
  await endSeason(admin, '2027-04-04');
  await expect(cell(ana, PLACE, 'slobodno')).toBeVisible();
});

test('the last day of the season is playable, the day after it is closed', async ({ as, club }) => {
  const admin = await signInByHttp(club.url, 'admin');
  await endSeason(admin, '2026-11-21');
  const ana = await as('ana', '/main-reservations');
  await expect(cell(ana, PLACE, 'slobodno')).toBeVisible();
  await expect(ana.getByRole('region', { name: 'Ponedjeljak' })).toContainText('Tereni su zatvoreni.');
});
