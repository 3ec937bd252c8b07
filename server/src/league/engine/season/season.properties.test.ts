import * as fc from 'fast-check';
import { isPlayer } from '../knockout/bracket';
import type { Place } from '../pyramid/place';
import { movementsOf } from '../round/movements';
import type { Round } from '../round/round';
import { otherSide } from '../score/side';
import type { SeasonSettings } from '../season-settings';
import { simulateSeason } from '../simulation/simulate-season';
import { type LeagueMatch, leagueMatches } from '../statistics/league-match';
import { statistics } from '../statistics/statistics';
import { expectNobodyLost } from '../testing/expect-nobody-lost';
import { recordResults } from './record-results';
import { replaySeason } from './replay-season';

/** Whole seasons as the simulation plays them, under every setting. */
const anySeason = fc
  .record({
    players: fc.integer({ min: 2, max: 66 }),
    seed: fc.integer({ min: 0, max: 1_000_000 }),
    rounds: fc.integer({ min: 1, max: 12 }),
    firstPair: fc.constantFrom(1, 2),
    pairing: fc.constantFrom('avoid-rematch', 'column'),
    edgeRow: fc.constantFrom('play', 'rest'),
    byePoints: fc.integer({ min: 0, max: 4 }),
    bonusFromRound: fc.integer({ min: 1, max: 13 }),
    bonusOnce: fc.boolean(),
    draw: fc.constantFrom('fold', 'bands'),
    lotSeed: fc.maxSafeInteger(),
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
        expectStatisticsAddUp(leagueMatches(season));
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

function expectPointsRise({ closing }: Round, previous: Round | undefined): void {
  const before = new Map(previous?.closing?.cells.map(({ player, endPoints }) => [player, endPoints]));
  for (const { player, startPoints, matchPoints, bonus, endPoints } of closing?.cells ?? []) {
    if (player !== null) expect(startPoints).toBe(before.get(player) ?? 0);
    expect(Math.min(matchPoints, bonus)).toBeGreaterThanOrEqual(0);
    expect(endPoints).toBe(startPoints + matchPoints + bonus);
  }
}

function expectMovesInPairs(round: Round): void {
  const place = (cell: Place | undefined) => [cell?.row, cell?.position];
  for (const { player, from, to } of movementsOf(round)) {
    if (to.direction === 'NONE') {
      expect(place(to)).toEqual(place(from));
      continue;
    }
    const fixture = round.fixtures.find(({ sides }) => sides.some(({ regular }) => regular === player));
    const side = fixture?.sides[0].regular === player ? 0 : 1;
    const opponent = round.cells.find((cell) => cell.player === fixture?.sides[otherSide(side)].regular);
    expect(place(to)).toEqual(place(opponent));
    expect([to.colour, to.direction]).toEqual(side === 1 ? ['green', 'UP'] : ['red', 'DOWN']);
  }
}

function expectStatisticsAddUp(matches: readonly LeagueMatch[]): void {
  const { wins, losses, sets, games, forfeits } = statistics(matches, null);
  const sum = (numbers: number[]): number => numbers.reduce((total, value) => total + value, 0);
  expect(sum(wins.map((row) => row.wins))).toBe(sum(losses.map((row) => row.losses)));
  expect(sum(sets.map((row) => row.setsWon))).toBe(sum(sets.map((row) => row.setsLost)));
  expect(sum(games.map((row) => row.gamesWon))).toBe(sum(games.map((row) => row.gamesLost)));
  const forfeited = matches.flatMap(forfeitsIn);
  for (const { player, ...row } of forfeits) {
    const own = forfeited.filter((forfeit) => forfeit.player === player);
    const retirements = own.filter(({ isRetirement }) => isRetirement).length;
    expect(row).toEqual({ forfeits: own.length, retirements, walkovers: own.length - retirements });
  }
  expect(sum(forfeits.map((row) => row.forfeits))).toBe(forfeited.length);
}

function forfeitsIn({ players, result }: LeagueMatch) {
  if (result.outcome === 'DOUBLE_WALKOVER') return players.map((player) => ({ player, isRetirement: false }));
  if (result.outcome !== 'RETIRED' && result.outcome !== 'WALKOVER') return [];
  return [{ player: players[result.by], isRetirement: result.outcome === 'RETIRED' }];
}

function expectKnockoutOfEverybody({ knockout, standings }: ReturnType<typeof replaySeason>): void {
  const brackets = knockout ? [knockout.main, ...knockout.qualifications] : [];
  const drawn = brackets.flatMap(({ lines }) => lines.map(({ slot }) => slot));
  expect(new Set(drawn.filter(isPlayer))).toEqual(new Set(standings.map(({ player }) => player)));
  expect(knockout?.main.champion).not.toBe('PENDING');
}
