import type { LeaguePlayer } from '@club/shared/contracts/league/players';

/** A row of a ranking before it has a rank. */
export interface Figure {
  readonly player: LeaguePlayer;
  readonly value: number;
  /** The number of matches that a percentage is based on. */
  readonly matches?: number;
  /** Additional text: `2 u meču, 1 prije meča`. */
  readonly detail?: string;
}

export interface RankedFigure extends Figure {
  /** Equal values share a rank, the next rank counts all before it: 4, 4, 6. Undefined below the line. */
  readonly rank?: number;
}

/**
 * The figures by descending value, each with its rank. A player with fewer than `minimum` matches is listed after all
 * others and has no rank, so that one win in one match is not the highest rate.
 */
export function ranking(figures: readonly Figure[], minimum = 0): { ranked: RankedFigure[]; below: RankedFigure[] } {
  const counts = (figure: Figure) => figure.matches === undefined || figure.matches >= minimum;
  const falling = (some: readonly Figure[]) => some.toSorted((a, b) => b.value - a.value);
  const sorted = falling(figures.filter(counts));
  const ranked: RankedFigure[] = [];
  for (const [index, figure] of sorted.entries()) {
    const before = ranked[index - 1];
    ranked.push({ ...figure, rank: before?.value === figure.value ? (before.rank ?? index) : index + 1 });
  }
  return { ranked, below: falling(figures.filter((figure) => !counts(figure))) };
}
