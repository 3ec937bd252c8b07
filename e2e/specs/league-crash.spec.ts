import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { createOwnDatabase, postgresMissing } from '../club/own-database';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { verifySeasons } from '../club/verify-seasons';

/** Time between the click and the kill: before, during and after the publication. */
const CUTS_MS = [5, 30, 60, 110, 200];
const SETTINGS = { CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0' };

/** Kills the server during a publication, at several moments: each time the old or the new round is complete. */
async function publishAndKill(club: RunningClub): Promise<void> {
  const admin = await signInByHttp(club.url, 'admin');
  const { year } = await admin.ask<ActiveLeague>('GET', 'active-league');
  const outcomes = new Set<boolean>();
  const publish = async (cut: number) => outcomes.add(await publishOnce(club, admin, year, cut));
  for (const cut of CUTS_MS) await publish(cut);
  // A fast machine may have published before the first kill, and a slow one needs longer than until the last.
  if (!outcomes.has(false)) await publish(0);
  for (let cut = 400; !outcomes.has(true) && cut < 10_000; cut *= 2) await publish(cut);
  expect(outcomes).toEqual(new Set([false, true]));
}

/** Returns whether the round is published after the kill. */
async function publishOnce(club: RunningClub, admin: HttpMember, year: number, cut: number): Promise<boolean> {
  const season = `admin/league/seasons/${year}`;
  const before = await admin.ask<SeasonControl>('GET', season);
  const confirmed = before.disputed.map(({ match }) => match.id);
  const body = { next: before.nextDates, confirmed, version: before.version };
  const publishing = admin.call('POST', `${season}/rounds/publish`, body).then(
    ({ ok }) => ok,
    () => undefined,
  );
  await new Promise((resolve) => setTimeout(resolve, cut));
  await club.kill();
  const acknowledged = await publishing;
  await club.restart();

  const { version, rounds, undo } = await admin.ask<SeasonControl>('GET', season);
  const isPublished = rounds.length > before.rounds.length;
  expect([rounds.length, version]).toEqual(
    isPublished ? [before.rounds.length + 1, before.version + 1] : [before.rounds.length, before.version],
  );
  if (acknowledged) expect(isPublished).toBe(true);
  const shown = await admin.ask<AllPyramids>('GET', `all-pyramids?godina=${year}`);
  expect(Object.keys(shown.pyramidInitialDataGrouped)).toHaveLength(rounds.length);
  expect(shown.rounds.map(({ state }) => state)).toEqual(
    rounds.map((_, index) => (index < rounds.length - 1 ? 'CLOSED' : 'OPEN')),
  );
  if (!isPublished) return false;
  expect(undo.allowed).toBe(true);
  await admin.ask('POST', `${season}/undo`, { version });
  return true;
}

test('a kill during the publication of a round leaves the old or the new round complete, embedded', async () => {
  test.setTimeout(240_000);
  const club = await startClub(SETTINGS);
  try {
    await publishAndKill(club);
    await club.stop();
    verifySeasons({ DATA_DIR: club.dataDir });
  } finally {
    await club.discard();
  }
});

test('a kill during the publication of a round leaves the old or the new round complete, on PostgreSQL', async () => {
  // The report names what is missing; with PostgreSQL nothing is left out.
  test.skip(postgresMissing !== undefined, postgresMissing);
  test.setTimeout(240_000);
  const own = await createOwnDatabase();
  const database = { DATABASE_URL: own.url };
  const club = await startClub({ ...SETTINGS, ...database });
  try {
    await publishAndKill(club);
    verifySeasons({ ...database, DATA_DIR: club.dataDir });
  } finally {
    await club.discard();
    await own.drop();
  }
});
