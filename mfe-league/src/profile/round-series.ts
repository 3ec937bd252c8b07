import type { PlayerSeason } from '@club/shared/contracts/league/players';
import { PYRAMID_POSITIONS } from '@club/shared/domain';

/** The data of a season's two charts: one round axis, the season and the previous one. */
export interface RoundSeries {
  /** Rounds 1, 2, … of the longer season, also those without a place, such as the ones before a player joined. */
  readonly rounds: readonly number[];
  /** By round; null if the round is not closed. A place in the pyramid is its row, plus a quarter for each position. */
  readonly place: readonly (number | null)[];
  readonly points: readonly (number | null)[];
  readonly previousPlace: readonly (number | null)[];
  readonly previousPoints: readonly (number | null)[];
  /** Top and bottom row of all places. */
  readonly rows: readonly [number, number];
}

/** The place in the pyramid, counted from the top left, for a height in the chart. */
export const placeAt = (height: number): number => (height - 1) * PYRAMID_POSITIONS + 1;

/** The series of `season` and of `previous`, on one axis. */
export function roundSeries(season: PlayerSeason, previous: PlayerSeason | undefined): RoundSeries {
  const lastRound = (from: PlayerSeason | undefined) => from?.rounds.at(-1)?.number ?? 0;
  const length = Math.max(season.plannedRounds, lastRound(previous), lastRound(season));
  const rounds = Array.from({ length }, (_, index) => index + 1);
  const of = (from: PlayerSeason | undefined, value: (round: PlayerSeason['rounds'][number]) => number) =>
    rounds.map((number) => {
      const round = from?.rounds.find((each) => each.number === number);
      return round ? value(round) : null;
    });
  const height = ({ row, position }: { row: number; position: number }) => row + (position - 1) / PYRAMID_POSITIONS;
  const all = [...season.rounds, ...(previous?.rounds ?? [])].map(({ row }) => row);
  return {
    rounds,
    place: of(season, height),
    points: of(season, ({ points }) => points),
    previousPlace: of(previous, height),
    previousPoints: of(previous, ({ points }) => points),
    rows: [Math.min(...all), Math.max(...all)],
  };
}
