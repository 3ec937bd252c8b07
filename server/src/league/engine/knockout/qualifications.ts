import { DIRECT_PLACES, MAIN_PLACES } from '@club/shared/domain';
import type { PlayerId } from '../players/player';
import type { Results } from '../round/fixture';
import { type Bracket, playBracket } from './bracket';
import { drawLines, entrantsOf } from './draw';

const SECTIONS = MAIN_PLACES - DIRECT_PLACES;

/**
 * The players outside the direct places snaked into 8 sections, best first: 41 to section 1, …, 48 to section 8, 49 to
 * section 8, 50 to section 7, and so on. No sections when every player has a place. Source: knockout rules,
 * "Qualifications".
 */
export function qualificationSections(seeds: readonly PlayerId[]): readonly (readonly PlayerId[])[] {
  if (seeds.length <= MAIN_PLACES) return [];
  const sections: PlayerId[][] = Array.from({ length: SECTIONS }, () => []);
  seeds.slice(DIRECT_PLACES).forEach((player, index) => {
    const lap = Math.floor(index / SECTIONS);
    const step = index % SECTIONS;
    sections[lap % 2 === 0 ? step : SECTIONS - 1 - step]?.push(player);
  });
  return sections;
}

/**
 * The sections' brackets, each seeded with byes to its best; the winner of section s takes place 40 + s.
 * Source: knockout rules, "Qualifications".
 */
export function playQualifications(year: number, seeds: readonly PlayerId[], results: Results): readonly Bracket[] {
  const entrants = new Map(entrantsOf(seeds).map((line) => [line.slot, line]));
  return qualificationSections(seeds).map((players, index) =>
    playBracket({
      name: `${year}-QUALIFICATION-${index + 1}`,
      lines: drawLines(
        players.flatMap((player) => entrants.get(player) ?? []),
        { draw: 'fold', lotSeed: 0 },
      ),
      phaseOf: () => 'QUALIFICATION',
      hasThirdPlace: false,
      results,
    }),
  );
}
