import { bracketSize } from '@club/shared/domain';
import * as fc from 'fast-check';
import { type BracketPlan, isPlayer, playBracket } from './bracket';
import { drawLines, entrantsOf, foldPlaces } from './draw';

const fieldOf = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1);
const drawn = (size: number, settings: Parameters<typeof drawLines>[1]) =>
  drawLines(entrantsOf(fieldOf(size)), settings).map(({ slot }) => slot);

/** The number of lines in the stage where two lines meet at the earliest. */
function meetingStage(lines: number, first: number, second: number): number {
  let [upper, lower, stage] = [first, second, lines];
  while (Math.floor(upper / 2) !== Math.floor(lower / 2)) {
    upper = Math.floor(upper / 2);
    lower = Math.floor(lower / 2);
    stage /= 2;
  }
  return stage;
}

const fieldSize = fc.integer({ min: 2, max: 128 });
const method = fc.record({ draw: fc.constantFrom('fold', 'bands'), lotSeed: fc.integer() });

describe('the draw', () => {
  it.each([
    [2, [1, 2]],
    [4, [1, 4, 3, 2]],
    [8, [1, 8, 5, 4, 3, 6, 7, 2]],
  ])('folds %d places', (size, places) => {
    expect(foldPlaces(size)).toEqual(places);
  });

  it('draws every player once, on the next power of two', () => {
    fc.assert(
      fc.property(fieldSize, method, (size, settings) => {
        const lines = drawn(size, settings);
        expect(lines).toHaveLength(bracketSize(size));
        expect(lines.filter(isPlayer).toSorted((a, b) => a - b)).toEqual(fieldOf(size));
      }),
      { numRuns: 150 },
    );
  });

  it('gives the byes to the best and never pairs two byes', () => {
    fc.assert(
      fc.property(fieldSize, method, (size, settings) => {
        const lines = drawn(size, settings);
        const free = lines.filter((_, line) => lines[line % 2 === 0 ? line + 1 : line - 1] === 'BYE');
        expect(free.filter(isPlayer).toSorted((a, b) => a - b)).toEqual(fieldOf(bracketSize(size) - size));
      }),
      { numRuns: 150 },
    );
  });

  it('lets the best 2^k meet only when 2^k lines are left, in every size from 2 to 128', () => {
    for (const draw of ['fold', 'bands'] as const) {
      for (const size of fieldOf(128).slice(1)) {
        const lines = drawn(size, { draw, lotSeed: size });
        const lineOf = new Map(lines.map((slot, line) => [slot, line]));
        const early = fieldOf(size).flatMap((worse) =>
          fieldOf(worse - 1).filter((better) => {
            const stage = meetingStage(lines.length, lineOf.get(better) ?? 0, lineOf.get(worse) ?? 0);
            return stage > bracketSize(worse);
          }),
        );
        expect(early).toEqual([]);
      }
    }
  });

  it('numbers every line with the place of the player drawn there, except byes', () => {
    for (const draw of ['fold', 'bands'] as const) {
      for (const { slot, place } of drawLines(entrantsOf(fieldOf(50)), { draw, lotSeed: 3 })) {
        expect(place).toBe(slot === 'BYE' ? null : slot);
      }
    }
  });

  it('by bands leaves 1 and 2, which are bands of their own, at the two ends', () => {
    for (const lotSeed of fieldOf(20)) {
      const lines = drawn(32, { draw: 'bands', lotSeed });
      expect([lines.at(0), lines.at(-1)]).toEqual([1, 2]);
    }
  });

  it('by bands depends only on its seed', () => {
    const [first, again, other] = [5, 5, 6].map((lotSeed) => drawn(48, { draw: 'bands', lotSeed }));
    expect(first).toEqual(again);
    expect(first).not.toEqual(other);
  });

  it('has a champion after one match fewer than players', () => {
    fc.assert(
      fc.property(fieldSize, (size) => {
        const plan: BracketPlan = {
          name: '2025',
          lines: drawLines(entrantsOf(fieldOf(size)), { draw: 'fold', lotSeed: 0 }),
          phaseOf: () => 'QUALIFICATION',
          hasThirdPlace: false,
          results: {},
        };
        const ids = playBracket(plan).stages.flatMap((stage) => stage.map(({ id }) => id));
        const results = Object.fromEntries(ids.map((id) => [id, { outcome: 'WALKOVER', sets: [], by: 1 } as const]));
        const bracket = playBracket({ ...plan, results });
        expect(bracket.champion).toBe(1);
        expect(bracket.stages.flat().filter(({ result }) => result !== null)).toHaveLength(size - 1);
      }),
      { numRuns: 60 },
    );
  });
});
