import type { MatchResult } from '../score/match-result';
import { isPlayer } from './bracket';
import { knockoutMatches, playKnockout } from './knockout';
import type { KnockoutRecord } from './knockout-record';
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

function record(results: KnockoutRecord['results'] = {}, isConsolationDrawn = false): KnockoutRecord {
  return { withdrawn: [], pinnedSeeds: null, isConsolationDrawn, results };
}

/** Plays everything that can be played so far; the better seed wins. */
function playedOut(size: number, rounds: number, results: KnockoutRecord['results'] = {}): KnockoutRecord['results'] {
  if (rounds === 0) return results;
  const next = { ...results };
  for (const match of knockoutMatches(playKnockout(seedsOf(size), record(results), settings))) {
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
    expect(playKnockout(seedsOf(size), record(), settings).qualifications).toEqual([]);
  });

  it('fill place 40 + s with the winner of section s', () => {
    const before = playKnockout(seedsOf(50), record(), settings);
    // 49 and 50 are in sections 8 and 7; the other six have one player, who is through.
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
    const after = playKnockout(seedsOf(50), record({ '2025-QUALIFICATION-8-2-1': upset }), settings);
    expect(after.qualifications[7]?.champion).toBe(49);
    // Place 48 is opposite 17 in the first round.
    const opponents = after.main.stages[0]?.find(({ sides }) => sides.includes(17))?.sides;
    expect(opponents).toEqual([17, 49]);
  });

  it('that nobody wins leave a bye', () => {
    const none = record({ '2025-QUALIFICATION-8-2-1': { outcome: 'DOUBLE_WALKOVER' } });
    const { main } = playKnockout(seedsOf(49), none, settings);
    expect(main.stages[0]?.find(({ sides }) => sides.includes(17))).toMatchObject({ sides: [17, 'BYE'], winner: 17 });
    const played = record(playedOut(49, 3, none.results));
    expect(playKnockout(seedsOf(49), played, settings).consolationField.isSettled).toBe(true);
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
    const { main } = playKnockout(seedsOf(size), record(), settings);
    expect(main.lines).toHaveLength(lines);
    const free = main.stages[0]
      ?.filter(({ sides }) => sides.includes('BYE'))
      .flatMap(({ sides }) => sides.filter(isPlayer));
    expect(free?.toSorted((a, b) => a - b)).toEqual(seedsOf(byes));
  });

  it('names its stages from 1/32 to the final, the third place before it', () => {
    const { main } = playKnockout(seedsOf(48), record(playedOut(48, 6)), settings);
    expect(main.stages.map((stage) => stage[0]?.phase)).toEqual([
      'ROUND_OF_64',
      'ROUND_OF_32',
      'ROUND_OF_16',
      'QUARTERFINAL',
      'SEMIFINAL',
      'FINAL',
    ]);
    expect(main.champion).toBe(1);
    expect(main.thirdPlace).toMatchObject({ phase: 'THIRD_PLACE', sides: [4, 3], winner: 3 });
  });

  it('of two players is a final without third place', () => {
    expect(playKnockout([1, 2], record(), settings).main).toMatchObject({
      thirdPlace: null,
      stages: [[{ sides: [1, 2] }]],
    });
  });

  it('reports results that fit no match', () => {
    const stray = playKnockout(seedsOf(4), record({ '2025-MAIN-2-1': played }), settings);
    expect(stray.strayResults).toEqual(['2025-MAIN-2-1']);
  });
});

describe('the consolation field', () => {
  const firstRound = playedOut(48, 1);
  const bothRounds = playedOut(48, 2);

  it('is open while somebody has not played, and then has the losers of both first rounds', () => {
    expect(playKnockout(seedsOf(48), record(firstRound), settings).consolationField.isSettled).toBe(false);
    const { consolationField } = playKnockout(seedsOf(48), record(bothRounds), settings);
    // 33–48 lost in the first round; 17–32 had won there, so their next loss takes nobody to the consolation.
    expect(consolationField).toEqual({ players: seedsOf(48).slice(32), isSettled: true });
  });

  it('leaves out who conceded a walkover, and takes who lost his first match after winning one', () => {
    const walkover: MatchResult = { outcome: 'WALKOVER', sets: [], by: 1 };
    const first = playKnockout(seedsOf(48), record(), settings).main.stages[0]?.find(({ sides }) => sides.includes(17));
    if (!first) throw new Error('17 plays in the first round');
    const by = first.sides[0] === 17 ? 1 : 0;
    const results = playedOut(48, 2, { ...firstRound, [first.id]: { ...walkover, by } });
    const { players } = playKnockout(seedsOf(48), record(results), settings).consolationField;
    expect(players).toContain(17);
    expect(players).not.toContain(48);
    expect(players[0]).toBe(17);
  });
});
