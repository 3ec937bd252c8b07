import { bracketSize } from '@club/shared/domain';
import type { PlayerId } from '../players/player';
import type { Results } from '../round/fixture';
import { wasOnCourt } from '../score/match-result';
import type { SeasonSettings } from '../season-settings';
import { type Bracket, type BracketLine, isPlayer, playBracket, type Slot } from './bracket';
import { drawLines, entrantsOf } from './draw';
import { phaseOfStage } from './phase';

/** The players of the consolation, best place first, and whether the field is final. */
export interface ConsolationField {
  readonly players: readonly PlayerId[];
  readonly isSettled: boolean;
}

/** Prefix of the ids of a season's consolation matches. */
export function consolationName(year: number): string {
  return `${year}-CONSOLATION`;
}

/**
 * The drawn consolation. A main-draw result that is deleted or changed to a walkover after the draw reopens the field:
 * until it is complete all lines are pending, so nothing can be played or won. Source: knockout rules, "Consolation".
 */
export function playConsolation(
  field: ConsolationField,
  results: Results,
  settings: Pick<SeasonSettings, 'year' | 'draw' | 'lotSeed'>,
): Bracket {
  const isWhole = field.isSettled && field.players.length > 1;
  return playBracket({
    name: consolationName(settings.year),
    lines: isWhole ? drawLines(entrantsOf(field.players), settings) : pendingLines(field.players.length),
    phaseOf: phaseOfStage,
    hasThirdPlace: false,
    results,
  });
}

function pendingLines(players: number): readonly BracketLine[] {
  const size = bracketSize(Math.max(players, 2));
  return Array.from({ length: size }, () => ({ slot: 'PENDING', place: null, section: null }));
}

type FirstMatch = 'LOST' | 'ELSE' | 'UNKNOWN';

/**
 * The players who lost their first played main-draw match. A walkover is not played: its winner still has his first
 * match ahead; its loser is out of the consolation too. `field` is the main draw's, best first; a place whose qualifier
 * is not known keeps the consolation open. Source: knockout rules, "Consolation".
 * @param out players who are not drawn in any case
 */
export function consolationField(
  main: Bracket,
  field: readonly Slot[],
  out: readonly PlayerId[] = [],
): ConsolationField {
  const firstMatches = field
    .filter((slot) => slot !== 'BYE')
    .map((slot) => ({ slot, first: isPlayer(slot) ? firstMatch(main, slot) : ('UNKNOWN' as const) }));
  return {
    players: firstMatches.flatMap(({ slot, first }) =>
      isPlayer(slot) && first === 'LOST' && !out.includes(slot) ? [slot] : [],
    ),
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
