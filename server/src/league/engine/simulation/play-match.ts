import { isFinishedSet, type SetScore, setsWon } from '@club/shared/domain';
import type { MatchResult } from '../score/match-result';
import type { Side } from '../score/side';

/** Frequencies of irregular outcomes, each as a share of all matches. */
export interface Mishaps {
  readonly retirement: number;
  readonly walkover: number;
  readonly doubleWalkover: number;
  readonly noResult: number;
  readonly unplayed: number;
}

export const ROUND_MISHAPS: Mishaps = {
  retirement: 0.02,
  walkover: 0.03,
  doubleWalkover: 0.005,
  noResult: 0.01,
  unplayed: 0.03,
};

/** In a knockout there must be a winner. */
export const KNOCKOUT_MISHAPS: Mishaps = { ...ROUND_MISHAPS, noResult: 0, unplayed: 0 };

/** A result for two strengths; null when the match was never played. */
export function playMatch(
  strengths: readonly [number, number],
  mishaps: Mishaps,
  next: () => number,
): MatchResult | null {
  const by: Side = next() < 0.5 ? 0 : 1;
  let fate = next();
  const happens = (share: number): boolean => {
    fate -= share;
    return fate < 0;
  };
  if (happens(mishaps.unplayed)) return null;
  if (happens(mishaps.doubleWalkover)) return { outcome: 'DOUBLE_WALKOVER' };
  if (happens(mishaps.walkover)) return { outcome: 'WALKOVER', sets: next() < 0.2 ? lostToLove(by) : [], by };
  const gameChance = 1 / (1 + Math.exp((strengths[1] - strengths[0]) / 25));
  const sets = playSets(gameChance, next);
  if (happens(mishaps.retirement)) return { outcome: 'RETIRED', sets: brokenOff(sets, next), by };
  if (happens(mishaps.noResult)) return { outcome: 'NO_RESULT', sets: sets.slice(0, 1) };
  return { outcome: 'PLAYED', sets };
}

function playSets(gameChance: number, next: () => number): SetScore[] {
  const sets: SetScore[] = [];
  while (!setsWon(sets).includes(2)) sets.push(playSet(gameChance, next));
  return sets;
}

function playSet(gameChance: number, next: () => number): SetScore {
  let games: SetScore = [0, 0];
  while (!isFinishedSet(games)) games = next() < gameChance ? [games[0] + 1, games[1]] : [games[0], games[1] + 1];
  return games;
}

/** The beginning of a match: its first set as far as some game, or the first set and a little of the second. */
function brokenOff(sets: readonly SetScore[], next: () => number): SetScore[] {
  const started: SetScore = [Math.floor(next() * 5), Math.floor(next() * 5)];
  return next() < 0.5 ? [started] : [...sets.slice(0, 1), started];
}

function lostToLove(by: Side): SetScore[] {
  const set: SetScore = by === 0 ? [0, 6] : [6, 0];
  return [set, set];
}
