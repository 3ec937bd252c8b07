import { type SetScore, scoreFault, setsWon, startedSets } from '@club/shared/domain';

/**
 * What is impossible about a score, in Croatian, with the games in the order in which they are given; null if it is
 * possible (resolutions 24 and 36).
 */
export function impossibleScore(sets: readonly SetScore[], isRetired: boolean): string | null {
  const started = startedSets(sets);
  const fault = scoreFault(started);
  if (fault) return fault.message;
  if (isRetired && setsWon(started).includes(2)) return 'Meč je odigran do kraja; maknite oznaku predaje.';
  return null;
}
