import type { PlayerId } from '../players/player';
import { wasOnCourt } from '../score/match-result';
import { type Bracket, isPlayer, type Slot } from './bracket';

/** Who goes on to the consolation, best place first, and whether nobody can be added any more. */
export interface ConsolationField {
  readonly players: readonly PlayerId[];
  readonly isSettled: boolean;
}

/** Begins the ids of a season's consolation matches. */
export function consolationName(year: number): string {
  return `${year}-CONSOLATION`;
}

type FirstMatch = 'LOST' | 'ELSE' | 'UNKNOWN';

/**
 * Losers of their first played main-draw match. A walkover is not played: who won one is still before his first match, who
 * conceded one is out of the consolation too. `field` is the main draw's, best first; a place whose qualifier is not known
 * keeps the consolation open. Source: knockout rules, "Consolation".
 */
export function consolationField(main: Bracket, field: readonly Slot[]): ConsolationField {
  const firstMatches = field
    .filter((slot) => slot !== 'BYE')
    .map((slot) => ({ slot, first: isPlayer(slot) ? firstMatch(main, slot) : ('UNKNOWN' as const) }));
  return {
    players: firstMatches.flatMap(({ slot, first }) => (isPlayer(slot) && first === 'LOST' ? [slot] : [])),
    isSettled: firstMatches.every(({ first }) => first !== 'UNKNOWN'),
  };
}

function firstMatch(main: Bracket, player: PlayerId): FirstMatch {
  for (const stage of main.stages) {
    const match = stage.find((candidate) => candidate.sides.includes(player));
    if (!match) return 'ELSE';
    if (match.sides.includes('BYE')) continue;
    if (!match.result) return 'UNKNOWN';
    if (wasOnCourt(match.result)) return match.loser === player ? 'LOST' : 'ELSE';
  }
  return 'ELSE';
}
