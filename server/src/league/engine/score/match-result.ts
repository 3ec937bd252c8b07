import type { SetScore } from '@club/shared/domain';
import type { Side } from './side';

/**
 * The recorded result of a match. The winner is never part of it: it is derived from the sets, from who retired or from
 * who conceded (resolutions 23 and 24).
 *
 * - `RETIRED`: broken off by `by` with a game played; the last set may be unfinished.
 * - `WALKOVER`: `by` forfeited before the start, or did not have the requested new balls. In the second case the sets
 * may be recorded as 6:0 6:0; no game of them was played.
 * - `NO_RESULT`: broken off by neither, at least one game played (resolution 36).
 * - `UNPLAYED`: `excused` by ADMIN when rain or a closed court prevented it (resolution 35).
 */
export type MatchResult =
  | { readonly outcome: 'PLAYED'; readonly sets: readonly SetScore[] }
  | { readonly outcome: 'RETIRED'; readonly sets: readonly SetScore[]; readonly by: Side }
  | { readonly outcome: 'WALKOVER'; readonly sets: readonly SetScore[]; readonly by: Side }
  | { readonly outcome: 'DOUBLE_WALKOVER' }
  | { readonly outcome: 'NO_RESULT'; readonly sets: readonly SetScore[] }
  | { readonly outcome: 'UNPLAYED'; readonly excused: boolean };

/** How a match ended (resolution 23). */
export type Outcome = MatchResult['outcome'];

const ON_COURT: ReadonlySet<Outcome> = new Set(['PLAYED', 'RETIRED', 'NO_RESULT']);

/** Whether a player was on court or waited for an opponent who forfeited, for which the player is not responsible. */
export function tookPart(result: MatchResult, side: Side): boolean {
  return wasOnCourt(result) || (result.outcome === 'WALKOVER' && result.by !== side);
}

/** Whether both players were on court, however the match ended. */
export function wasOnCourt(result: MatchResult): boolean {
  return ON_COURT.has(result.outcome);
}
