import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import { DIRECT_PLACES } from '@club/shared/domain';
import type { BracketLine, Tournament } from '../engine';
import { matchesOfSeason } from '../matches/league-matches.repository';
import type { StoredDraw } from '../projection/season-rows';
import type { LeagueSource } from '../response-cache/league-reader';
import { type BracketSource, presentBracket } from './bracket.presenter';
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

/** Not a line that is a bye in the draw. An archived season may not contain which place is on a line. */
const isPlace = ({ slot, place, section }: BracketLine): boolean =>
  place !== null || section !== null || slot !== 'BYE';

export function presentDraw(
  { main, qualifications, consolation, phaseDates, draw, lotSeed }: StoredDraw,
  source: Pick<BracketSource, 'names' | 'entered'>,
): Omit<LeagueDraw, 'year' | 'version'> {
  const of = (tournament: Tournament): BracketSource => ({ ...source, phaseDates, tournament });
  const places = main.lines.filter(isPlace).length;
  return {
    places,
    byes: main.lines.length - places,
    qualifiers: qualifications.length,
    draw,
    lotSeed: draw === 'bands' ? lotSeed : null,
    main: presentBracket(main, of('MAIN')),
    qualifications: qualifications.map((bracket, index) => ({
      section: index + 1,
      place: DIRECT_PLACES + index + 1,
      bracket: presentBracket(bracket, of('MAIN')),
    })),
    consolation: consolation && presentBracket(consolation, of('CONSOLATION')),
  };
}
