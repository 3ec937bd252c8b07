import type { BracketStage } from '@club/shared/contracts/league/draw';
import { aBracketMatch, BYE } from '../testing/a-bracket';
import { bracketHalves } from './bracket-halves';

/** The stages of a draw with `lines` lines; a match id consists of its stage and number. */
function stagesOf(lines: number): BracketStage[] {
  const stages: BracketStage[] = [];
  for (let left = lines; left >= 2; left /= 2) {
    const matches = Array.from({ length: left / 2 }, (_, index) => aBracketMatch(`${left}-${index + 1}`, [BYE, BYE]));
    stages.push({ phase: 'FINALE', lines: left, startDate: null, endDate: null, matches });
  }
  return stages;
}

test.each([2, 8, 16, 32])('a draw of %i fits on one sheet', (lines) => {
  expect(bracketHalves(stagesOf(lines))).toBeNull();
});

test('a draw of 64 is split between its halves, and the final belongs to neither', () => {
  const halves = bracketHalves(stagesOf(64))?.map((half) => half.map(({ matches }) => matches.map(({ id }) => id)));
  expect(halves?.map((half) => half.map((ids) => ids.length))).toEqual([
    [16, 8, 4, 2, 1],
    [16, 8, 4, 2, 1],
  ]);
  expect(halves?.[0]?.at(-1)).toEqual(['4-1']);
  expect(halves?.[1]?.at(-1)).toEqual(['4-2']);
  expect(halves?.[1]?.[0]?.slice(0, 2)).toEqual(['64-17', '64-18']);
});
