/** Games of player 1 and of player 2 in a set. */
export type SetScore = readonly [number, number];

/** 6:0 to 6:4, 7:5 or 7:6; the third set is a full one too (specification, section 9). */
export function isFinished([one, other]: SetScore): boolean {
  const [high, low] = [Math.max(one, other), Math.min(one, other)];
  return (high === 6 && low <= 4) || (high === 7 && (low === 5 || low === 6));
}

/** A score at which a set can be broken off. */
export function isUnfinished(set: SetScore): boolean {
  return Math.max(...set) <= 6 && !isFinished(set);
}

/** Finished sets that each of the two has won. */
export function setsWon(sets: readonly SetScore[]): SetScore {
  const finished = sets.filter(isFinished);
  const ofFirst = finished.filter(([one, other]) => one > other).length;
  return [ofFirst, finished.length - ofFirst];
}

/** The sets up to the last one in which a game was played. */
export function startedSets(sets: readonly SetScore[]): readonly SetScore[] {
  return sets.slice(0, sets.findLastIndex(([one, other]) => one + other > 0) + 1);
}

/** What is impossible about a score, in Croatian; null when it can be (resolutions 24 and 36). */
export function impossibleScore(sets: readonly SetScore[], isRetired: boolean): string | null {
  const started = startedSets(sets);
  const wrong = started.find((set) => !isFinished(set) && !isUnfinished(set));
  if (wrong) return `Set ${wrong.join(':')} nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.`;
  const early = started.slice(0, -1).findIndex((set) => !isFinished(set));
  if (early !== -1) return `${early + 1}. set (${started[early]?.join(':')}) nije odigran do kraja.`;
  if (setsWon(started.slice(0, -1)).includes(2)) return 'Igra se na dva dobivena seta: nakon 2:0 nema trećeg seta.';
  if (isRetired && setsWon(started).includes(2)) return 'Meč je odigran do kraja; maknite oznaku predaje.';
  return null;
}
