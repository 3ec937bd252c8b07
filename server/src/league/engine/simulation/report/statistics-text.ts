import type { Season } from '../../season/season';
import { leagueMatches } from '../../statistics/league-match';
import { statistics } from '../../statistics/statistics';
import type { NameOf } from './round-text';

const TOP = 8;

/** The heads of the statistics tables of the season. */
export function statisticsText(season: Season, nameOf: NameOf): string[] {
  const figures = statistics(leagueMatches(season), season.settings.year);
  const percent = (rate: number): string => `${(rate * 100).toFixed(2)}%`;
  return [
    '',
    'STATISTIKA',
    line('Pobjede', figures.wins, (row) => `${nameOf(row.player)} ${row.wins}`),
    line('Porazi', figures.losses, (row) => `${nameOf(row.player)} ${row.losses}`),
    line('Omjer', figures.rates, (row) => `${nameOf(row.player)} ${percent(row.rate)}`),
    line('Omjer bez vlastitih predaja', figures.ratesWithoutForfeits, (row) => {
      return `${nameOf(row.player)} ${percent(row.rate)}`;
    }),
    line('Predaje (u meču + prije meča)', figures.forfeits, (row) => {
      return `${nameOf(row.player)} ${row.forfeits} (${row.retirements} + ${row.walkovers})`;
    }),
    line('Odigrani mečevi', figures.playedMatches, (row) => `${nameOf(row.player)} ${row.playedMatches}`),
    line('Setovi', figures.sets, (row) => `${nameOf(row.player)} ${row.setsWon}:${row.setsLost}`),
    line('Gemovi', figures.games, (row) => `${nameOf(row.player)} ${row.gamesWon}:${row.gamesLost}`),
  ];
}

function line<Row>(label: string, rows: readonly Row[], rowText: (row: Row) => string): string {
  return `  ${label}: ${rows.slice(0, TOP).map(rowText).join(', ')}`;
}
