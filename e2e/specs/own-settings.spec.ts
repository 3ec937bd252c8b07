import { expect, SPEC_NOW, test } from '../club/fixtures';
import { startClub } from '../club/running-club';

test.afterEach(() => {
  delete process.env.DATABASE_URL;
});

test('a club of a test does not use the database that the settings of the shell name', async () => {
  process.env.DATABASE_URL = 'postgres://club@127.0.0.1:1/a-real-club';
  const club = await startClub({ CLUB_NOW: SPEC_NOW });
  expect((await fetch(`${club.url}/api/health`)).status).toBe(200);
  await club.discard();
});
