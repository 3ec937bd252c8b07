import { shuffled } from '../../league';

/** A person of the demo league, with what decides about the seasons that the person plays. */
export interface Candidate {
  readonly player: number;
  /** Plays this year and the last one because the demo accounts do; false: never; null: by chance. */
  readonly isInLeague: boolean | null;
}

interface Field {
  /** In the season from its first day. */
  readonly entered: readonly number[];
  /** All others who may join, or be substitutes. */
  readonly reserves: readonly number[];
}

/** Four in five come back the next year. */
const RETURNING = 0.8;

/**
 * The players of a season of a given size: most of the last one, then people who did not play it. `must` are always
 * included, and `never` in no season.
 */
export function fieldOf(
  size: number,
  last: readonly number[],
  candidates: readonly Candidate[],
  isOfDemoAccounts: boolean,
  next: () => number,
): Field {
  const possible = candidates.filter(({ isInLeague }) => !(isOfDemoAccounts && isInLeague === false));
  const sure = isOfDemoAccounts ? possible.filter(({ isInLeague }) => isInLeague).map(({ player }) => player) : [];
  const returning = last.filter(() => next() < RETURNING);
  const others = shuffled(
    possible.map(({ player }) => player),
    next,
  );
  const allowed = new Set(others);
  const wanted = [...new Set([...sure, ...returning.filter((player) => allowed.has(player)), ...others])];
  return { entered: wanted.slice(0, size), reserves: wanted.slice(size) };
}
