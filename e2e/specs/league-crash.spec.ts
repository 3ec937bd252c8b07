import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import { expect, SPEC_NOW, test } from '../club/fixtures';
import { PRODUCT } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';

test.use({ settings: { CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0' } });

/** How long after the click the power goes: before, within and after what publishing takes. */
const CUTS_MS = [5, 30, 60, 110, 200];

test('a power cut while a round is published leaves the old or the new round, whole', async ({ club }) => {
  test.setTimeout(240_000);
  const admin = await signInByHttp(club.url, 'admin');
  const { year } = await admin.ask<ActiveLeague>('GET', 'active-league');
  const season = `admin/league/seasons/${year}`;

  for (const cut of CUTS_MS) {
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
    const { pyramidInitialDataGrouped, rounds: shown } = await admin.ask<AllPyramids>(
      'GET',
      `all-pyramids?godina=${year}`,
    );
    expect(Object.keys(pyramidInitialDataGrouped)).toHaveLength(rounds.length);
    expect(shown.map(({ state }) => state)).toEqual(
      rounds.map((_, index) => (index < rounds.length - 1 ? 'CLOSED' : 'OPEN')),
    );
    if (!isPublished) continue;
    expect(undo.allowed).toBe(true);
    await admin.ask('POST', `${season}/undo`, { version });
  }

  await club.stop();
  const command = path.join(PRODUCT, 'server/src/league-command.ts');
  const env = { ...process.env, DATA_DIR: club.dataDir };
  // A difference ends the command with code 1, which throws here.
  execFileSync(process.execPath, ['--import', 'tsx', command, 'verify'], { env, cwd: PRODUCT });
});
