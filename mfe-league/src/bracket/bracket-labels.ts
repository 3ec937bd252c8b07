import type { BracketMatch, BracketSide } from '@club/shared/contracts/league/draw';
import { matchCount, plural } from '@club/shared/domain';
import { isBye } from './bracket-layout';

/** Places whose number is shown: those that have a bye in the full draw. */
const SEEDS = 16;

/** The label before a name: the place of a seed, `K` for a player from the qualifications. */
export function seedLabel({ place, qualifier }: BracketSide): string {
  if (qualifier !== null) return 'K';
  return place !== null && place <= SEEDS ? String(place) : '';
}

/** Who comes to the lines of a match: the drawn players, or the winners or losers of two matches before it. */
export type LineSource = 'DRAW' | 'WINNERS' | 'LOSERS';

/** Who comes to a stage of a bracket, counted from 0. The match for the third place has the losers. */
export const sourceOf = (stage: number): LineSource => (stage === 0 ? 'DRAW' : 'WINNERS');

/** The name on a line, or why there is none: a bye that was not drawn results from two forfeits. */
export function sideName({ kind, player, qualifier }: BracketSide, from: LineSource): string {
  if (kind === 'BYE') return from === 'DRAW' ? 'slobodan' : 'slobodan (obostrana predaja)';
  if (player) return player.displayName;
  // A drawn line without a qualifier is one of the consolation, to which the losers of first matches come.
  const isForLoser = from === 'LOSERS' || (from === 'DRAW' && qualifier === null);
  return isForLoser ? 'čeka se poraženi' : 'čeka se pobjednik';
}

/** The mark behind a name: `ret.` during the match, `predaja` before it. */
export function sideMark(
  match: Pick<BracketMatch, 'outcome' | 'winner' | 'retired'>,
  side: BracketSide,
): string | null {
  const id = side.player?.id;
  if (id === undefined) return null;
  if (match.outcome === 'DOUBLE_WALKOVER') return 'predaja';
  if (match.outcome === 'WALKOVER') return match.winner && match.winner.id !== id ? 'predaja' : null;
  return match.outcome === 'RETIRED' && match.retired?.id === id ? 'ret.' : null;
}

/** `16 mečeva, 16 slobodnih`. */
export function stageCount(matches: readonly BracketMatch[]): string {
  const byes = matches.filter(isBye).length;
  const free = byes > 0 && `${byes} ${plural(byes, 'slobodan', 'slobodna', 'slobodnih')}`;
  return [matchCount(matches.length - byes), free].filter(Boolean).join(', ');
}
