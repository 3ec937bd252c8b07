import { replaySeason } from './index';
import { simulateSeason } from './simulation/simulate-season';
import { leagueMatches } from './statistics/league-match';
import { statistics } from './statistics/statistics';

/**
 * Prints how long the engine takes; run with `npm run league:bench`. Targets: a season of 63 players and 20 rounds
 * under 10 ms, statistics over 50 seasons under 100 ms, growth over 1, 10, 50 seasons at most linear.
 */
const REPEATS = 25;

if (process.argv.length > 2) {
  console.error('npm run league:bench takes no arguments.');
  process.exit(1);
}

function medianMs<Input>(prepare: () => Input, work: (input: Input) => unknown): number {
  const times = Array.from({ length: REPEATS }, () => {
    const input = prepare();
    const start = performance.now();
    work(input);
    return performance.now() - start;
  });
  return times.toSorted((left, right) => left - right)[Math.floor(REPEATS / 2)] ?? Number.NaN;
}

function print(label: string, ms: number, aim: number): void {
  console.log(`${label.padEnd(56)} ${ms.toFixed(2).padStart(7)} ms   aim ${aim} ms   ${ms < aim ? 'met' : 'MISSED'}`);
}

const records = Array.from({ length: 50 }, (_, index) => {
  return simulateSeason({ players: 63, seed: index + 1, year: 1976 + index, settings: { rounds: 20 } }).record;
});
const matchesBySeason = records.map((record) => leagueMatches(replaySeason(record)));

// Replays are cached by record: copies are replayed from their first round.
const replay = medianMs(
  () => structuredClone(records),
  (copies) => copies.map((record) => replaySeason(record).standings.length),
);
print('replay, 63 players, 20 rounds, knockout; mean of 50', replay / records.length, 10);

const sizes = [1, 10, 50];
const perSeason = sizes.map((size) => {
  const matches = matchesBySeason.slice(0, size).flat();
  const ms = medianMs(
    () => matches,
    (played) => statistics(played, null),
  );
  print(`statistics over ${size} season(s), ${matches.length} matches`, ms, 100);
  return ms / size;
});

const [one = Number.NaN, ...more] = perSeason;
const ratios = more.map((ms, index) => `${sizes[index + 1]} seasons ${(ms / one).toFixed(2)}`);
console.log(`time per season against that of one (1 or less is linear): ${ratios.join(', ')}`);
