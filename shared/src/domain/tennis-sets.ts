/** Games of one set, by side. The points of a tie-break are not stored: such a set is 7:6. */
export type SetScore = readonly [number, number];

/**
 * A full set: 6:0 to 6:4, 7:5 or, with a tie-break, 7:6. The third set is a full set too (specification, section 9).
 */
export function isFinishedSet([first, second]: SetScore): boolean {
  const high = Math.max(first, second);
  const low = Math.min(first, second);
  return (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6));
}

/** A score at which a set can be broken off: every score that is possible before the set is won. */
export function isUnfinishedSet([first, second]: SetScore): boolean {
  return Math.max(first, second) <= 6 && !isFinishedSet([first, second]);
}

/** The winner of a finished set, side 0 or 1; null for a set that was broken off. */
export function setWinner(set: SetScore): 0 | 1 | null {
  if (!isFinishedSet(set)) return null;
  return set[0] > set[1] ? 0 : 1;
}

/** Finished sets won by each side. */
export function setsWon(sets: readonly SetScore[]): readonly [number, number] {
  const winners = sets.map(setWinner);
  return [winners.filter((winner) => winner === 0).length, winners.filter((winner) => winner === 1).length];
}

/** The sets as a player of side 0 or 1 reads them, own games first. */
export function setsSeenFrom(side: 0 | 1, sets: readonly SetScore[]): readonly SetScore[] {
  return side === 0 ? sets : sets.map(([first, second]) => [second, first]);
}

/** The sets up to the last one in which a game was played: trailing 0:0 sets mean "not played". */
export function startedSets(sets: readonly SetScore[]): readonly SetScore[] {
  return sets.slice(0, sets.findLastIndex(([first, second]) => first + second > 0) + 1);
}
