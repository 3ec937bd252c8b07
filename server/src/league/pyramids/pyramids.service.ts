import type { ActiveLeague } from '@club/shared/contracts/league/active-league';
import type { GroupsResults } from '@club/shared/contracts/league/groups-results';
import type { LeagueResults } from '@club/shared/contracts/league/league-results';
import type { AllPyramids } from '@club/shared/contracts/league/pyramids';
import { yearOf } from '@club/shared/domain';
import { Refusal } from '../../platform/http';
import { presentByPhase, presentMatch } from '../matches/match.presenter';
import { phaseKey, roundKey } from '../matches/phase-keys';
import type { LeagueSource } from '../response-cache/league-reader';
import { hidesResults, newestPlayedYear } from '../seasons/league-seasons.repository';
import { groupRowsOf } from './groups.repository';
import { leagueRound, matchesOfRound, readSeasonPages, sheetOf } from './season-pages';

/** GET /all-pyramids */
export async function allPyramids(source: LeagueSource, year: number): Promise<AllPyramids> {
  const pages = await readSeasonPages(source.handle, year);
  const sheets = (sheet: 'INITIAL' | 'RESULT') =>
    Object.fromEntries(
      pages.rounds.map(({ number }) => [roundKey(number), sheetOf(pages, sheet, number, source.names)]),
    );
  return {
    year,
    version: pages.season.version,
    rounds: pages.rounds.map((round) => leagueRound(pages, round)),
    pyramidInitialDataGrouped: sheets('INITIAL'),
    resultsLeagueDataGrouped: presentByPhase(pages.matches, source.names),
    pyramidResultsDataGrouped: sheets('RESULT'),
  };
}

/** GET /active-league; resolutions 31, 39, 40. */
export async function activeLeague(source: LeagueSource, today: string): Promise<ActiveLeague> {
  const year = yearOf(today);
  if (!source.seasons.has(year)) throw noActiveLeague();
  const pages = await readSeasonPages(source.handle, year);
  const { season } = pages;
  const phase = season.state;
  if (phase === 'PREPARING') throw noActiveLeague(`Ljetna liga ${year}. još nije počela.`);
  const frame = { year, version: season.version, phase, plannedRounds: season.planned_rounds };
  const round = pages.rounds.at(-1);
  if (phase === 'FINISHED' || !round) {
    return { ...frame, round: null, pyramidInitial: [], resultsLeague: [], pyramidResults: [], provisional: false };
  }
  return {
    ...frame,
    round: leagueRound(pages, round),
    pyramidInitial: sheetOf(pages, 'INITIAL', round.number, source.names),
    resultsLeague: matchesOfRound(pages, round.number).map((match) => presentMatch(match, source.names)),
    pyramidResults: sheetOf(pages, 'RESULT', round.number, source.names),
    provisional: !round.closed,
    ...(hidesResults(season) && { resultsHidden: true }),
  };
}

const noActiveLeague = (message = 'Ove godine još nema sezone ljetne lige.') =>
  new Refusal(404, 'NO_ACTIVE_LEAGUE', message);

/** GET /league-results: of the newest season unless a year is given (resolution 47). */
export async function leagueResults(source: LeagueSource, requestedYear?: number): Promise<LeagueResults> {
  const year = requestedYear ?? (await newestPlayedYear(source.handle));
  if (year === undefined) throw new Refusal(404, 'SEASON_UNKNOWN', 'Još nema rezultata lige.');
  const { season, matches } = await readSeasonPages(source.handle, year);
  const phases = [...new Set(matches.map(({ phase }) => phaseKey(phase)))].reverse();
  return {
    year,
    version: season.version,
    phases,
    resultsLeagueDataGrouped: presentByPhase(matches, source.names),
  };
}

/** Where the numbering of group B continues (specification, section 9). */
const OFFSETS_OF_B: Readonly<Record<number, number>> = { 2017: 8, 2019: 15 };

/** GET /groups-results */
export async function groupsResults(source: LeagueSource, year: number): Promise<GroupsResults> {
  const rows = await groupRowsOf(source.handle, year);
  if (rows.length === 0) throw new Refusal(404, 'NO_GROUPS', `Liga ${year}. nije se igrala u skupinama.`);
  const { season, matches } = await readSeasonPages(source.handle, year);
  const offset = OFFSETS_OF_B[year] ?? rows.filter(({ groupType }) => groupType === 'A').length;
  return {
    year,
    version: season.version,
    groupsByYear: rows.map(({ groupType, rank, playerId, points }) => ({
      groupType,
      rank: groupType === 'B' ? rank + offset : rank,
      player: source.names.of(playerId),
      points,
    })),
    resultsLeagueDataGrouped: presentByPhase(matches, source.names),
  };
}
