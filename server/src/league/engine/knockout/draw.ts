import { bracketSize } from '@club/shared/domain';
import { lots, shuffled } from '../lot/lot';
import type { SeasonSettings } from '../season-settings';
import type { BracketLine, Slot } from './bracket';

const BYE_LINE: BracketLine = { slot: 'BYE', place: null, section: null };

/**
 * The place (1 is the best) on each line of a bracket, by standard fold seeding: neighbours add up to size + 1 in every
 * stage, so the best 2^k places cannot meet before 2^k lines are left; 1 and 2 only in the final, at the two ends.
 * Source: knockout rules, "Draw".
 */
export function foldPlaces(size: number): readonly number[] {
  let places = [1];
  while (places.length < size) {
    const sum = places.length * 2 + 1;
    // The stronger of each pair is on the outside, which brings place 2 to the very bottom.
    places = places.flatMap((place, line) => (line % 2 === 0 ? [place, sum - place] : [sum - place, place]));
  }
  return places;
}

/** A field, best first, as entrants of a draw. */
export function entrantsOf(field: readonly Slot[]): readonly BracketLine[] {
  return field.map((slot, index) => ({ slot, place: index + 1, section: null }));
}

/**
 * Puts a field, best first, on the lines of its bracket; missing places are byes of the best. With `bands` lots are
 * drawn inside the usual bands of seeds (1, 2, 3–4, 5–8, …), also divided after the last bye: a player with a bye by
 * rank keeps it. Source: knockout rules, "Draw".
 */
export function drawLines(
  field: readonly BracketLine[],
  { draw, lotSeed }: Pick<SeasonSettings, 'draw' | 'lotSeed'>,
): readonly BracketLine[] {
  const size = bracketSize(field.length);
  const drawn = draw === 'bands' ? drawnInBands(field, size, lotSeed) : field;
  return foldPlaces(size).map((place) => drawn[place - 1] ?? BYE_LINE);
}

function drawnInBands(field: readonly BracketLine[], size: number, lotSeed: number): readonly BracketLine[] {
  const next = lots(lotSeed);
  const ends = new Set([size - field.length, field.length]);
  for (let end = 1; end < field.length; end *= 2) ends.add(end);
  const drawn: BracketLine[] = [];
  for (const end of [...ends].toSorted((a, b) => a - b)) {
    drawn.push(...shuffled(field.slice(drawn.length, end), next));
  }
  return drawn;
}
