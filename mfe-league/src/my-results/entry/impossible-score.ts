import { isFinishedSet, isUnfinishedSet, type SetScore, setsWon, startedSets } from '@club/shared/domain';

/** What is impossible about a score, in Croatian, with the games in the order in which they are given; null when it can be (resolutions 24 and 36). */
export function impossibleScore(sets: readonly SetScore[], isRetired: boolean): string | null {
  const started = startedSets(sets);
  const wrong = started.find((set) => !isFinishedSet(set) && !isUnfinishedSet(set));
  if (wrong) return `Set ${wrong.join(':')} nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.`;
  const early = started.slice(0, -1).findIndex((set) => !isFinishedSet(set));
  if (early !== -1) return `${early + 1}. set (${started[early]?.join(':')}) nije odigran do kraja.`;
  if (setsWon(started.slice(0, -1)).includes(2)) return 'Igra se na dva dobivena seta: nakon 2:0 nema trećeg seta.';
  if (isRetired && setsWon(started).includes(2)) return 'Meč je odigran do kraja; maknite oznaku predaje.';
  return null;
}
