import type * as z from '@club/shared/schema';
import type { TestDatabase } from '../platform/database/testing';
import { openTestClub } from '../testing/test-club';
import { projectSeason, replaySeason } from './engine';
import { simulateSeason } from './engine/testing/simulate-season';
import { playingLeagueRoutes } from './playing-calls';
import { tableOf } from './projection/season-rows';
import { publicLeagueRoutes } from './public-calls';
import { writeArchivedSeason, writeRulesSeason } from './season-changes/write-season';
import { addPlayers } from './seasons/testing';

/** The context for writing past seasons. */
export const ARCHIVIST = { at: new Date('2026-01-01T00:00:00Z'), actorId: null };

/** The public calls, over a finished season of 2024 and one of 2026 in its sixth round. */
export async function openPublicLeague(db: TestDatabase) {
  const club = await openTestClub(db, (parts) => [
    publicLeagueRoutes({ ...parts, db }),
    playingLeagueRoutes({ ...parts, db }),
  ]);
  const now = simulateSeason({ players: 52, seed: 1, year: 2026, settings: { rounds: 6 } });
  const past = simulateSeason({ players: 20, seed: 2, year: 2024, settings: { rounds: 5 } });
  const pastSeason = replaySeason(past.record);
  // The last closed round is reopened, with its matches still to be played.
  const rounds = now.record.rounds.map((round, index) =>
    index === 5 && round.pinned
      ? { ...round, pinned: { ...round.pinned, resultOrder: null }, results: {}, absences: [] }
      : round,
  );
  await db.transaction(async (tx) => {
    await addPlayers(tx, now.cast);
    await writeArchivedSeason(tx, {
      ...ARCHIVIST,
      kind: 'ARCHIVE',
      plannedRounds: 5,
      projected: projectSeason(pastSeason),
      ...tableOf(pastSeason),
    });
    const record = { ...now.record, rounds, isFinished: false, knockout: null };
    await writeRulesSeason(tx, { ...ARCHIVIST, record, state: 'ROUNDS' });
  });
  const get = (url: string, headers: Record<string, string> = {}) => club.app.inject({ url: `/api/${url}`, headers });
  return {
    club,
    get,
    /** The answer of a call, parsed by its contract. */
    async read<Schema extends z.ZodMiniType>(schema: Schema, url: string): Promise<z.output<Schema>> {
      const answer = await get(url);
      expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
      return schema.parse(answer.json());
    },
  };
}
