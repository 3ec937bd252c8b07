import type { ProfileMatch } from '@club/shared/contracts/league/players';
import { outcomeLabel } from '../match/match-labels';

type Side = 'win' | 'loss' | undefined;

/** The player's side of the result, won or lost; undefined without a winner. */
export function sideOf(match: Pick<ProfileMatch, 'winner' | 'loser'>, player: number): Side {
  if (match.winner?.id === player) return 'win';
  return match.loser?.id === player ? 'loss' : undefined;
}

/** The result of a match for a player, as text: `pobjeda`, `poraz (ret.)`. */
export function resultLabel(match: Pick<ProfileMatch, 'winner' | 'loser' | 'outcome'>, player: number): string {
  const side = sideOf(match, player);
  if (!side) return outcomeLabel(match) ?? 'bez pobjednika';
  const result = side === 'win' ? 'pobjeda' : 'poraz';
  if (match.outcome === 'RETIRED') return `${result} (ret.)`;
  return match.outcome === 'WALKOVER' ? `${result}, predaja` : result;
}
