import { isFinishedSet, isUnfinishedSet, type SetScore, setsWon } from './tennis-sets';

/** What is impossible about the sets of a match. */
export interface ScoreFault {
  readonly kind: 'SET_IMPOSSIBLE' | 'SET_UNFINISHED' | 'TOO_MANY_SETS';
  /** The index of the set. */
  readonly set: number;
  /** Croatian, with the games in the order in which they were given. */
  readonly message: string;
}

/** The fault of a set that is not finished but must be. */
export const unfinishedSet = (set: SetScore, index: number): ScoreFault => ({
  kind: 'SET_UNFINISHED',
  set: index,
  message: `${index + 1}. set (${set.join(':')}) nije odigran do kraja.`,
});

/**
 * Why these sets cannot be those of a match; undefined if they can. Best of three; only the last set may be broken off
 * (resolutions 24 and 36).
 * @param sets those that were started (`startedSets`)
 */
export function scoreFault(sets: readonly SetScore[]): ScoreFault | undefined {
  const last = sets.length - 1;
  for (const [index, set] of sets.entries()) {
    if (isFinishedSet(set)) continue;
    if (!isUnfinishedSet(set)) {
      const message = `Set ${set.join(':')} nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.`;
      return { kind: 'SET_IMPOSSIBLE', set: index, message };
    }
    if (index < last) return unfinishedSet(set, index);
  }
  if (!setsWon(sets.slice(0, -1)).includes(2)) return undefined;
  // Three finished sets always have a winner: there is no fourth set.
  const after = sets.length > 3 ? 'trećeg seta nema četvrtog' : '2:0 nema trećeg';
  return { kind: 'TOO_MANY_SETS', set: last, message: `Igra se na dva dobivena seta: nakon ${after} seta.` };
}
