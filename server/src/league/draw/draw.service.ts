import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import { matchesOfSeason } from '../matches/league-matches.repository';
import type { LeagueSource } from '../response-cache/league-reader';
import { presentDraw } from './draw.presenter';
import { drawOf } from './draw.repository';

/** GET /league-draw/{year} */
export async function leagueDraw(source: LeagueSource, year: number): Promise<LeagueDraw> {
  const version = source.seasons.get(year) ?? 0;
  const stored = await drawOf(source.handle, year);
  if (!stored) return { year, version, ...NOT_DRAWN };
  const entered = new Map((await matchesOfSeason(source.handle, year)).map((match) => [match.id, match]));
  return { year, version, ...presentDraw(stored, { names: source.names, entered }) };
}

const NOT_DRAWN: Omit<LeagueDraw, 'year' | 'version'> = {
  places: 0,
  byes: 0,
  qualifiers: 0,
  draw: 'fold',
  lotSeed: null,
  main: null,
  qualifications: [],
  consolation: null,
};
