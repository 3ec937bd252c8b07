import { replaySeason } from '../season/replay-season';
import { simulateSeason } from './simulate-season';

const SEEDS = [1, 2, 3, 4, 5, 6];
const BEST = 16;

/** How many of the true best 16 are among the 16 with a bye by points. Chance alone would give 4 of 63. */
function trueBestAmongSeeds(seed: number): number {
  const { record, cast } = simulateSeason({ players: 63, seed, year: 2025, settings: {} });
  const strengthOf = new Map(cast.map(({ player, strength }) => [player, strength]));
  const table = replaySeason(record).standings.map(({ player }) => player);
  const best = table.toSorted((left, right) => (strengthOf.get(right) ?? 0) - (strengthOf.get(left) ?? 0));
  const top = new Set(table.slice(0, BEST));
  return best.slice(0, BEST).filter((player) => top.has(player)).length;
}

describe('the league as a whole', () => {
  it('finds the strong players: most of the best 16 are among the first 16 by points', () => {
    const found = SEEDS.map(trueBestAmongSeeds);
    const mean = found.reduce((sum, count) => sum + count, 0) / SEEDS.length;
    expect(mean).toBeGreaterThanOrEqual(10);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(8);
  });
});
