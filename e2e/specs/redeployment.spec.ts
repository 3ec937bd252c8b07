import { type Deployment, deploy } from '../club/deployment';
import { test as clubTest, expect, SPEC_NOW } from '../club/fixtures';
import { startClub } from '../club/running-club';

const test = clubTest.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from this pattern.
  deployment: async ({}, use) => {
    const deployment = deploy();
    await use(deployment);
    deployment.remove();
  },
  club: [
    async ({ deployment }, use) => {
      const club = await startClub({ CLUB_NOW: SPEC_NOW }, deployment.folder);
      await use(club);
      await club.discard();
    },
    { scope: 'test', timeout: 180_000 },
  ],
});

test.use({ firstVisit: true });

test('a redeployed remote is used at once: no other part is built or restarted', async ({ as, deployment }) => {
  const ana = await as('ana', '/by-names');
  const marko = await as('marko', '/main-reservations');
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena po imenima');
  await expect(marko.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena');

  deployment.redeploy('mfe-reservations', 'Rezervacija terena po imenima', 'Tko igra i kada');
  await ana.reload();
  await expect(ana.getByRole('heading', { level: 1 })).toHaveText('Tko igra i kada');

  // A page that was open before keeps the build that it started with.
  await marko.getByRole('link', { name: 'Tko igra? Po imenima' }).click();
  await expect(marko.getByRole('heading', { level: 1 })).toHaveText('Rezervacija terena po imenima');
});
