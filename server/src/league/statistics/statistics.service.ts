import type { Statistics } from '@club/shared/contracts/league/statistics';
import { cachePerVersion } from '../../platform/cache-per-version';
import { addedRecords, type PlayerRecord, playerRecords, statisticsOf } from '../engine';
import { decidedMatch } from '../matches/decided-match';
import type { LeagueSource } from '../response-cache/league-reader';
import { percentage } from './percentage';
import { countedMatches } from './statistics.repository';

type Records = ReadonlyMap<number, PlayerRecord>;

/** With fewer matches a rate is below the line (see the contract). */
const ENOUGH_OF_ALL_YEARS = 20;
const ENOUGH_OF_A_YEAR = 5;

/**
 * GET /summer-league/statistics. Each season's figures are counted once per version; those of all years are their sum,
 * so that a new result recounts one season and not fifty.
 */
export function createStatistics() {
  const counted = cachePerVersion<number, Records>();

  const recordsOf = ({ handle, seasons }: LeagueSource, year: number): Promise<Records> =>
    counted(year, seasons.get(year) ?? 0, async () => {
      return playerRecords((await countedMatches(handle, year)).flatMap(decidedMatch));
    });

  return {
    async ofYear(source: LeagueSource, year: number): Promise<Statistics> {
      return present(source, await recordsOf(source, year), ENOUGH_OF_A_YEAR, year);
    },
    async ofAllYears(source: LeagueSource): Promise<Statistics> {
      const years = [...source.seasons.keys()];
      const records: Records[] = [];
      for (const year of years) records.push(await recordsOf(source, year));
      const since = years.find((_, index) => records[index]?.size) ?? null;
      return present(source, addedRecords(records), ENOUGH_OF_ALL_YEARS, since);
    },
  };
}

function present({ names }: LeagueSource, records: Records, minimumMatches: number, since: number | null): Statistics {
  const tables = statisticsOf([...records.values()]);
  const named = <Row extends { readonly player: number }>(rows: readonly Row[]) =>
    rows.map(({ player, ...row }) => ({ player: names.of(player), ...row }));
  const rates = (rows: (typeof tables)['rates']) =>
    named(rows).map(({ rate, ...row }) => ({ ...row, rate: percentage(rate) }));
  return {
    topWins: named(tables.wins),
    topLosses: named(tables.losses).map(({ losses, ...row }) => ({ ...row, losse: losses })),
    ratePlayers: rates(tables.rates),
    ratePlayersWithoutForfeit: rates(tables.ratesWithoutForfeits),
    topForfeits: named(tables.forfeits).map(({ player, forfeits, retirements, walkovers }) => {
      return { player, forefeit: forfeits, retirement: retirements, walkovers };
    }),
    topGames: named(tables.games).map(({ player, gamesWon, gamesLost }) => ({ player, gamesWin: gamesWon, gamesLost })),
    topSets: named(tables.sets).map(({ player, setsWon, setsLost }) => ({ player, setsWin: setsWon, setsLost })),
    topPlayedMatches: named(tables.playedMatches),
    minimumMatches,
    since,
  };
}
