import type { MatchResult } from '../score/match-result';
import { isPlayer } from './bracket';
import { type Knockout, knockoutMatches, matchesAhead, playKnockout } from './knockout';
import type { KnockoutRecord } from './knockout-record';
import { phaseOfStage } from './phase';
import { qualificationSections } from './qualifications';

const settings = { year: 2025, draw: 'fold', lotSeed: 1 } as const;
const seedsOf = (size: number): number[] => Array.from({ length: size }, (_, index) => index + 1);
const played: MatchResult = {
  outcome: 'PLAYED',
  sets: [
    [6, 0],
    [6, 0],
  ],
};

function play(seeds: readonly number[], results: KnockoutRecord['results'] = {}, isConsolationDrawn = false): Knockout {
  return playKnockout({ withdrawn: [], seeds, isConsolationDrawn, phaseDates: [], results }, settings);
}

/** Plays everything that can be played so far; the better seed wins. */
function playedOut(size: number, rounds: number, results: KnockoutRecord['results'] = {}): KnockoutRecord['results'] {
  if (rounds === 0) return results;
  const next = { ...results };
  for (const match of knockoutMatches(play(seedsOf(size), results))) {
    const [first, second] = match.sides;
    if (match.result || !isPlayer(first) || !isPlayer(second)) continue;
    next[match.id] =
      first < second
        ? played
        : {
            outcome: 'PLAYED',
            sets: [
              [0, 6],
              [0, 6],
            ],
          };
  }
  return playedOut(size, rounds - 1, next);
}

describe('qualifications', () => {
  it('snake 41 and below into 8 sections', () => {
    const sections = qualificationSections(seedsOf(63));
    expect(sections.map((section) => section.join(' '))).toEqual([
      '41 56 57',
      '42 55 58',
      '43 54 59',
      '44 53 60',
      '45 52 61',
      '46 51 62',
      '47 50 63',
      '48 49',
    ]);
  });

  it.each([2, 32, 40, 41, 47, 48])('are not played with %d players', (size) => {
    expect(play(seedsOf(size)).qualifications).toEqual([]);
  });

  it('fill place 40 + s with the winner of section s', () => {
    const before = play(seedsOf(50));
    // 49 and 50 are in sections 8 and 7; the other six sections have one player, who has qualified.
    expect(before.qualifications.map(({ champion }) => champion)).toEqual([
      41,
      42,
      43,
      44,
      45,
      46,
      'PENDING',
      'PENDING',
    ]);
    const upset: MatchResult = { outcome: 'RETIRED', sets: [[1, 0]], by: 0 };
    const after = play(seedsOf(50), { '2025-QUALIFICATION-8-2-1': upset });
    expect(after.qualifications[7]?.champion).toBe(49);
    // Place 48 is opposite 17 in the first round.
    const opponents = after.main.stages[0]?.find(({ sides }) => sides.includes(17))?.sides;
    expect(opponents).toEqual([17, 49]);
  });

  it('are one phase without third places, also in a section of four', () => {
    const four = play(seedsOf(72)).qualifications[0];
    expect(four?.stages.flat().map(({ phase }) => phase)).toEqual(Array(3).fill('QUALIFICATION'));
    expect(four?.thirdPlace).toBeNull();
  });

  it('without a winner leave a bye', () => {
    const none: KnockoutRecord['results'] = { '2025-QUALIFICATION-8-2-1': { outcome: 'DOUBLE_WALKOVER' } };
    const { main } = play(seedsOf(49), none);
    expect(main.stages[0]?.find(({ sides }) => sides.includes(17))).toMatchObject({ sides: [17, 'BYE'], winner: 17 });
    const played = playedOut(49, 3, none);
    expect(play(seedsOf(49), played).consolationField.isSettled).toBe(true);
  });
});

describe('the main draw', () => {
  it.each([
    { size: 63, lines: 64, byes: 16 },
    { size: 49, lines: 64, byes: 16 },
    { size: 48, lines: 64, byes: 16 },
    { size: 47, lines: 64, byes: 17 },
    { size: 46, lines: 64, byes: 18 },
    { size: 33, lines: 64, byes: 31 },
    { size: 32, lines: 32, byes: 0 },
    { size: 18, lines: 32, byes: 14 },
  ])('of $size players has $lines lines and byes for the best $byes', ({ size, lines, byes }) => {
    const { main } = play(seedsOf(size));
    expect(main.lines).toHaveLength(lines);
    const free = main.stages[0]
      ?.filter(({ sides }) => sides.includes('BYE'))
      .flatMap(({ sides }) => sides.filter(isPlayer));
    expect(free?.toSorted((a, b) => a - b)).toEqual(seedsOf(byes));
  });

  it('names its stages from 1/32 to the final, the third place before it', () => {
    const { main } = play(seedsOf(48), playedOut(48, 6));
    expect(main.stages.map((stage) => stage[0]?.phase)).toEqual([
      'ROUND_OF_64',
      'ROUND_OF_32',
      'ROUND_OF_16',
      'QUARTERFINAL',
      'SEMIFINAL',
      'FINAL',
    ]);
    expect(main.champion).toBe(1);
    expect(main.thirdPlace).toMatchObject({ phase: 'THIRD_PLACE', stage: 2, number: 1, sides: [4, 3], winner: 3 });
  });

  it('has no stage of more than 64 lines', () => {
    expect(() => phaseOfStage(128)).toThrow(RangeError);
  });

  it('of two players is a final without third place', () => {
    expect(play([1, 2]).main).toMatchObject({
      thirdPlace: null,
      stages: [[{ sides: [1, 2] }]],
    });
  });

  it.each(['2025-MAIN-4-1', '2025-MAIN-4-2'])(
    'reports a result without a match, which decides nothing: of the final when only %s is played',
    (semifinal) => {
      const stray = play(seedsOf(4), { [semifinal]: played, '2025-MAIN-2-1': played });
      expect(stray.strayResults).toEqual(['2025-MAIN-2-1']);
      expect(stray.main).toMatchObject({ champion: 'PENDING', stages: [{}, [{ result: null }]] });
    },
  );
});

describe('the matches of a knockout', () => {
  it('are those of two known players, the qualifications first', () => {
    const ids = knockoutMatches(play(seedsOf(50))).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual(['2025-QUALIFICATION-7-2-1', '2025-QUALIFICATION-8-2-1']);
    // In the first round the places 47 and 48 wait for their qualifiers.
    expect(ids.slice(2)).toHaveLength(14);
  });
});

describe('the lines of the main draw', () => {
  it.each([4, 6, 40, 52, 63])('of %d players are one for each who goes out, and the third place', (size) => {
    for (const rounds of [0, 1, 2, 9]) {
      const results = playedOut(size, rounds);
      expect(matchesAhead(play(seedsOf(size), results))).toBe(size - Object.keys(results).length);
    }
  });

  it('that nobody comes to leave a bye, not a match that is still to be played', () => {
    const absent: MatchResult = { outcome: 'DOUBLE_WALKOVER' };
    const semifinals = { '2025-MAIN-4-1': absent, '2025-MAIN-4-2': played };
    expect(matchesAhead(play(seedsOf(4), semifinals))).toBe(0);
    expect(matchesAhead(play(seedsOf(3)))).toBe(2);
  });

  it('contain their place, and the section of the qualifications that fills them', () => {
    const { main, qualifications } = play(seedsOf(50));
    const lineOf = (place: number) => main.lines.find((line) => line.place === place);
    expect(lineOf(17)).toEqual({ slot: 17, place: 17, section: null });
    expect(lineOf(41)).toEqual({ slot: 41, place: 41, section: 1 });
    expect(lineOf(48)).toEqual({ slot: 'PENDING', place: 48, section: 8 });
    expect(main.lines.filter(({ place }) => place === null)).toHaveLength(16);
    expect(qualifications[7]?.lines).toEqual([
      { slot: 48, place: 48, section: null },
      { slot: 49, place: 49, section: null },
    ]);
  });

  it('have no sections when every player has a place', () => {
    expect(play(seedsOf(48)).main.lines.filter(({ section }) => section !== null)).toEqual([]);
  });
});

describe('the consolation field', () => {
  const firstRound = playedOut(48, 1);
  const bothRounds = playedOut(48, 2);

  it('is open while a player has not played, and then has the losers of both first rounds', () => {
    expect(play(seedsOf(48), firstRound).consolationField.isSettled).toBe(false);
    const { consolationField } = play(seedsOf(48), bothRounds);
    // 33–48 lost in the first round; 17–32 had won there, so their next loss does not lead to the consolation.
    expect(consolationField).toEqual({ players: seedsOf(48).slice(32), isSettled: true });
  });

  it('excludes the loser of a walkover, and includes a walkover winner who lost his first match', () => {
    const walkover: MatchResult = { outcome: 'WALKOVER', sets: [], by: 1 };
    const first = play(seedsOf(48)).main.stages[0]?.find(({ sides }) => sides.includes(17));
    if (!first) throw new Error('17 plays in the first round');
    const by = first.sides[0] === 17 ? 1 : 0;
    const results = playedOut(48, 2, { ...firstRound, [first.id]: { ...walkover, by } });
    const { players } = play(seedsOf(48), results).consolationField;
    expect(players).toContain(17);
    expect(players).not.toContain(48);
    expect(players[0]).toBe(17);
  });
});
