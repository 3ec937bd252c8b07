import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { openTestClub, type TestClub } from '../../testing/test-club';
import type { SeasonRecord } from '../engine';
import { simulateSeason } from '../engine/testing/simulate-season';
import { publicLeagueRoutes } from '../public-calls';
import { writeRulesSeason } from '../season-changes/write-season';
import { addPlayers } from '../seasons/testing';
import { ARCHIVIST } from '../testing-public';

const { cast, record } = simulateSeason({ players: 24, seed: 1, year: 2026, settings: { rounds: 4 } });

/** The season before these matches of the knockout are played. */
function before(unplayed: RegExp): SeasonRecord {
  if (!record.knockout) throw new Error('The simulated season has no knockout.');
  const results = Object.entries(record.knockout.results).filter(([id]) => !unplayed.test(id));
  return { ...record, knockout: { ...record.knockout, results: Object.fromEntries(results) } };
}

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  beforeEach(async () => {
    db = await open();
    club = await openTestClub(db, (parts) => [publicLeagueRoutes({ ...parts, db })]);
  });

  const lastResults = async (played: SeasonRecord): Promise<LeagueMatch[]> => {
    await db.transaction(async (tx) => {
      await addPlayers(tx, cast);
      await writeRulesSeason(tx, { ...ARCHIVIST, record: played, state: 'KNOCKOUT' });
    });
    return LeagueSeasons.parse((await club.as().get('league-seasons')).body).current?.lastResults ?? [];
  };
  const shown = (matches: readonly LeagueMatch[]) => matches.map(({ round, tournament }) => `${tournament} ${round}`);

  test('of the knockout the latest phase is first, in each the main tournament before the consolation, from the top', async () => {
    const matches = await lastResults(record);
    expect(shown(matches)).toEqual([
      'MAIN FINALE',
      'CONSOLATION FINALE',
      'MAIN TRECE_MJESTO',
      'MAIN POLUFINALE',
      'MAIN POLUFINALE',
      'CONSOLATION POLUFINALE',
      'CONSOLATION POLUFINALE',
      'MAIN CETVRTFINALE',
    ]);
    const numbers = matches.filter(({ round }) => round === 'POLUFINALE').map(({ id }) => id.slice(-1));
    expect(numbers).toEqual(['1', '2', '1', '2']);
  });

  test('a consolation that has not come as far is below the results of the main tournament', async () => {
    const quarterfinals = Array.from({ length: 4 }, () => 'MAIN CETVRTFINALE');
    const early = before(/MAIN-2-|MAIN-3$|CONSOLATION-(2|4|8)-/);
    expect(shown(await lastResults(early)).slice(0, 6)).toEqual([
      'MAIN POLUFINALE',
      'MAIN POLUFINALE',
      ...quarterfinals,
    ]);
  });
});
