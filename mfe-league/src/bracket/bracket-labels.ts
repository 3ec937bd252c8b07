import type { BracketMatch, BracketSide, BracketStage } from '@club/shared/contracts/league/draw';
import { phaseLabel } from '@club/shared/contracts/league/phases';
import { matchCount, plural } from '@club/shared/domain';
import { isBye } from './bracket-layout';
import type { LineSource } from './line-source';

/** Places whose number is shown: those that have a bye in the full draw. */
const SEEDS = 16;

const isSeed = ({ place, qualifier }: BracketSide): boolean => qualifier === null && place !== null && place <= SEEDS;

/** The label before a name: the place of a seed, `K` for a player from the qualifications. */
export function seedLabel(side: BracketSide): string {
  if (side.qualifier !== null) return 'K';
  return isSeed(side) ? String(side.place) : '';
}

/** Number of seeds of a drawn bracket; 0 while its lines have no players. */
export const seedCount = ([first]: readonly BracketStage[]): number =>
  first?.matches.flatMap(({ sides }) => sides).filter(isSeed).length ?? 0;

/** The name on a line, or why there is none. */
export function sideName(
  { kind, player, qualifier }: BracketSide,
  who: LineSource['who'],
  feed?: Pick<BracketMatch, 'outcome'>,
): string {
  if (kind === 'BYE') return feed?.outcome === 'DOUBLE_WALKOVER' ? 'slobodan (obostrana predaja)' : 'slobodan';
  if (player) return player.displayName;
  // A drawn line without a qualifier belongs to the consolation, where the losers of first matches go.
  const isForLoser = who === 'LOSERS' || (who === 'DRAW' && qualifier === null);
  return isForLoser ? 'čeka se poraženi' : 'čeka se pobjednik';
}

/** The mark after a name: `ret.` for a retirement during the match, `predaja` for a forfeit before it. */
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

export const THIRD_PLACE = 'Za 3. mjesto';

/** The name of a match for screen readers, which do not see its column: `Polufinale, 2. meč`; the final has no number. */
export const matchName = ({ phase, lines }: BracketStage, { number }: BracketMatch): string =>
  lines > 2 ? `${phaseLabel(phase)}, ${number}. meč` : phaseLabel(phase);

/** `16 mečeva, 16 slobodnih`. */
export function stageCount(matches: readonly BracketMatch[]): string {
  const byes = matches.filter(isBye).length;
  const free = byes > 0 && `${byes} ${plural(byes, 'slobodan', 'slobodna', 'slobodnih')}`;
  return [matchCount(matches.length - byes), free].filter(Boolean).join(', ');
}
