import * as fc from 'fast-check';
import { isPlayer } from '../knockout/bracket';
import { playersOf } from '../pyramid/order';
import type { Round } from '../round/round';
import { otherSide } from '../score/side';
import type { SeasonSettings } from '../season-settings';
import { simulateSeason } from '../simulation/simulate-season';
import { leagueMatches } from '../statistics/league-match';
import { statistics } from '../statistics/statistics';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';

/** Whole seasons with every kind of exception, under every setting. */
const anySeason = fc
  .record({
    players: fc.integer({ min: 2, max: 66 }),
    seed: fc.integer({ min: 0, max: 1_000_000 }),
    rounds: fc.integer({ min: 1, max: 12 }),
    firstPair: fc.constantFrom(1, 2),
    pairing: fc.constantFrom('avoid-rematch', 'column'),
    edgeRow: fc.constantFrom('play', 'rest'),
    draw: fc.constantFrom('fold', 'bands'),
    bonusOnce: fc.boolean(),
  })
  .map(({ players, seed, ...settings }) => simulateSeason({ players, seed, year: 2025, settings }));

/** Stored as the server does: as text and back. */
const throughStorage = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** Freezes the value deeply: every write throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

describe('any season', () => {
  it('keeps every general rule', () => {
    fc.assert(
      fc.property(anySeason, ({ record }) => {
        const season = replaySeason(record);
        season.rounds.forEach((round, index) => {
          expectNobodyLost(round, season.rounds[index - 1], record.rounds[index]);
          expectPointsRise(round, season.rounds[index - 1]);
          expectMovesInPairs(round);
        });
        expect(season.strayResults).toEqual([]);
        expect(replaySeason(frozen(throughStorage(record)))).toEqual(season);
        expectStatisticsAddUp(statistics(leagueMatches(season), null));
        expectKnockoutOfEverybody(season);
      }),
      { numRuns: 18 },
    );
  });

  it('keeps its pairs and results when the pairing rules change later', () => {
    fc.assert(
      fc.property(anySeason, ({ record }) => {
        const before = replaySeason(record);
        const { pairing, firstPair } = record.settings;
        const settings: SeasonSettings = {
          ...record.settings,
          pairing: pairing === 'column' ? 'avoid-rematch' : 'column',
          firstPair: firstPair === 1 ? 2 : 1,
        };
        expect(replaySeason({ ...record, settings })).toEqual({ ...before, settings });
      }),
      { numRuns: 6 },
    );
  });

  it('equals itself after a correction in any round, and keeps its pyramids and pairs', () => {
    fc.assert(
      fc.property(anySeason, fc.nat(), fc.nat(), ({ record }, anyRound, anyFixture) => {
        const before = replaySeason(record);
        const round = before.rounds[anyRound % before.rounds.length];
        const fixture = round?.fixtures[anyFixture % (round.fixtures.length || 1)];
        fc.pre(fixture !== undefined);
        const corrected = recordResults(frozen(record), {
          [fixture.id]: {
            outcome: 'PLAYED',
            sets: [
              [0, 6],
              [6, 7],
            ],
          },
        });
        const after = replaySeason(corrected);
        expect(replaySeason(throughStorage(corrected))).toEqual(after);
        expect(after.strayResults).toEqual([]);
        expect(after.rounds.map(shape)).toEqual(before.rounds.map(shape));
        expect(after.knockout?.main).toEqual(before.knockout?.main);
        const restored = recordResults(corrected, { [fixture.id]: fixture.result });
        expect(replaySeason(restored)).toEqual(before);
      }),
      { numRuns: 18 },
    );
  });
});

function shape({ cells, pairs, closing }: Round) {
  return { before: cells.map(({ player }) => player), pairs, after: closing?.cells.map(({ player }) => player) };
}

function expectNobodyLost(
  round: Round,
  previous: Round | undefined,
  changes: { joined: readonly number[]; withdrawn: readonly number[] } | undefined,
): void {
  const before = playersOf(round.cells.map(({ player }) => player));
  const after = playersOf(round.closing?.cells.map(({ player }) => player) ?? []);
  expect(new Set(before).size).toBe(before.length);
  expect(after.toSorted()).toEqual(before.toSorted());
  const paired = round.pairs.flat().filter((player) => player !== null);
  expect(paired.toSorted()).toEqual(before.toSorted());
  if (!previous) return;
  const stayed = playersOf(previous.cells.map(({ player }) => player)).filter(
    (player) => !changes?.withdrawn.includes(player),
  );
  expect([...stayed, ...(changes?.joined ?? [])].toSorted()).toEqual(before.toSorted());
}

function expectPointsRise({ closing }: Round, previous: Round | undefined): void {
  const before = new Map(previous?.closing?.cells.map(({ player, endPoints }) => [player, endPoints]));
  for (const { player, startPoints, matchPoints, bonus, endPoints } of closing?.cells ?? []) {
    if (player !== null) expect(startPoints).toBe(before.get(player) ?? 0);
    expect(Math.min(matchPoints, bonus)).toBeGreaterThanOrEqual(0);
    expect(endPoints).toBe(startPoints + matchPoints + bonus);
  }
}

function expectMovesInPairs({ closing, fixtures, cells }: Round): void {
  for (const { player, from, to, colour, direction } of closing?.movements ?? []) {
    if (direction === 'NONE') {
      expect(to).toEqual(from);
      continue;
    }
    const fixture = fixtures.find(({ sides }) => sides.some(({ regular }) => regular === player));
    const side = fixture?.sides[0].regular === player ? 0 : 1;
    const opponent = cells.find((cell) => cell.player === fixture?.sides[otherSide(side)].regular);
    expect(to).toEqual({ row: opponent?.row, position: opponent?.position });
    expect([colour, direction]).toEqual(side === 1 ? ['green', 'UP'] : ['red', 'DOWN']);
  }
}

function expectStatisticsAddUp({ wins, losses, sets, games, forfeits }: ReturnType<typeof statistics>): void {
  const sum = (numbers: number[]): number => numbers.reduce((total, value) => total + value, 0);
  expect(sum(wins.map((row) => row.wins))).toBe(sum(losses.map((row) => row.losses)));
  expect(sum(sets.map((row) => row.setsWon))).toBe(sum(sets.map((row) => row.setsLost)));
  expect(sum(games.map((row) => row.gamesWon))).toBe(sum(games.map((row) => row.gamesLost)));
  for (const row of forfeits) expect(row.forfeits).toBe(row.retirements + row.walkovers);
}

function expectKnockoutOfEverybody({ knockout, standings }: ReturnType<typeof replaySeason>): void {
  const brackets = knockout ? [knockout.main, ...knockout.qualifications] : [];
  const drawn = brackets.flatMap(({ lines }) => lines.map(({ slot }) => slot));
  expect(new Set(drawn.filter(isPlayer))).toEqual(new Set(standings.map(({ player }) => player)));
  expect(knockout?.main.champion).not.toBe('PENDING');
}
