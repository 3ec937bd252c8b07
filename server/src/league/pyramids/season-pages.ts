import type { LeagueRound } from '@club/shared/contracts/league/pyramids';
import type { Handle } from '../../platform/database';
import { type LeagueMatchRow, matchesOfSeason } from '../matches/league-matches.repository';
import type { PlayerNames } from '../players/player-names';
import { findSeason, type LeagueSeasonRow } from '../seasons/league-seasons.repository';
import { rulesOf } from '../seasons/rules-of-season';
import { seasonUnknown } from '../seasons/stored-season';
import { presentRound, presentSheet } from './pyramid.presenter';
import { type CellRow, cellsOfSeason, type RoundRow, roundsOfSeason } from './pyramids.repository';

/** All data of the pages of one season. */
export interface SeasonPages {
  readonly season: LeagueSeasonRow;
  readonly rounds: readonly RoundRow[];
  readonly cells: readonly CellRow[];
  readonly matches: readonly LeagueMatchRow[];
}

export async function readSeasonPages(handle: Handle, year: number): Promise<SeasonPages> {
  const season = await findSeason(handle, year);
  if (!season) throw seasonUnknown(year);
  return {
    season,
    rounds: await roundsOfSeason(handle, year),
    cells: await cellsOfSeason(handle, year),
    matches: await matchesOfSeason(handle, year),
  };
}

export const matchesOfRound = ({ matches }: SeasonPages, number: number): readonly LeagueMatchRow[] =>
  matches.filter(({ phase }) => phase === String(number));

export function leagueRound(pages: SeasonPages, round: RoundRow): LeagueRound {
  return presentRound(round, matchesOfRound(pages, round.number), rulesOf(pages.season));
}

export function sheetOf(pages: SeasonPages, sheet: CellRow['sheet'], number: number, names: PlayerNames) {
  const cells = pages.cells.filter((cell) => cell.sheet === sheet && cell.round === number);
  return presentSheet(cells, names);
}
