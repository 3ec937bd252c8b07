import type { BracketStage } from '@club/shared/contracts/league/draw';
import { aBracketMatch, aSide, BYE, THREE } from '../testing/a-bracket';
import { LINE, layoutBracket } from './bracket-layout';

/** The stages of a bracket with `lines` lines; every second match of the first stage is a bye. */
function stagesOf(lines: number): BracketStage[] {
  const stages: BracketStage[] = [];
  for (let count = lines; count > 1; count /= 2) {
    const matches = Array.from({ length: count / 2 }, (_, index) =>
      aBracketMatch(`${count}-${index}`, [aSide(1), count === lines && index % 2 === 0 ? BYE : aSide(2)]),
    );
    stages.push({ phase: 'X', lines: count, startDate: null, endDate: null, matches });
  }
  return stages;
}

const withoutByes = (stages: readonly BracketStage[]) =>
  stages.map((stage) => ({
    ...stage,
    matches: stage.matches.map((match) => ({ ...match, sides: [aSide(1), aSide(2)] })),
  }));

test.each([2, 4, 8, 16, 32, 64, 128])('no two matches of a bracket of %d lines overlap', (lines) => {
  const { matches, height } = layoutBracket(stagesOf(lines));
  expect(matches).toHaveLength(lines - 1);
  for (const match of matches) {
    expect(match.middle - match.height / 2).toBeGreaterThanOrEqual(0);
    expect(match.middle + match.height / 2).toBeLessThanOrEqual(height);
    const below = matches.find((other) => other.stage === match.stage && other.middle > match.middle);
    if (below) expect(below.middle - match.middle).toBeGreaterThanOrEqual((below.height + match.height) / 2);
  }
});

test('the final, which leads to no other match, ends where the drawing does', () => {
  const final = layoutBracket(stagesOf(64)).matches.at(-1);
  expect((final?.left ?? 0) + (final?.width ?? 0)).toBeCloseTo(1);
});

test('a bye is one line, and each match leads to the line that its winner takes', () => {
  const { matches, edges } = layoutBracket(THREE.stages);
  const [bye, , final] = matches;
  expect(bye).toMatchObject({ isStub: true, height: LINE });
  expect(edges.map(({ to }) => to.y - (final?.middle ?? 0))).toEqual([-LINE / 2, LINE / 2]);
  expect(edges.map(({ championPath }) => championPath)).toEqual([true, false]);
});

test.each([2, 4, 8, 16, 32, 64])('in a draw of %d lines there is room above and below the final', (lines) => {
  for (const stages of [stagesOf(lines), withoutByes(stagesOf(lines))]) {
    const { matches, height, above, below } = layoutBracket(stages);
    const middle = matches.at(-1)?.middle ?? 0;
    // Room for the champion's icon and two lines of text.
    expect(above + middle - LINE).toBeGreaterThanOrEqual(109);
    // Room for the heading and the match for third place.
    expect(below + height - middle - LINE).toBeGreaterThanOrEqual(28 + 24 + 2 * LINE);
  }
});

test('a draw of 64 lines is at most a screen and a half high', () => {
  expect(layoutBracket(stagesOf(64)).height).toBeLessThan(1_300);
});
