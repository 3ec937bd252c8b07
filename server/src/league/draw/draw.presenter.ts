import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import { DIRECT_PLACES } from '@club/shared/domain';
import type { BracketLine, Tournament } from '../engine';
import type { StoredDraw } from '../projection/season-rows';
import { type BracketSource, presentBracket } from './bracket.presenter';

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
