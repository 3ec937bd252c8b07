import type { H2h, H2hMatch } from '@club/shared/contracts/league/h2h';
import type { Side } from '../match/sides';

/** Number of latest matches that are compared separately. */
const LAST = 5;

/** Which of the two compared players won a match; undefined without a winner. */
export function winnerOf(match: H2hMatch, { player1, player2 }: H2h): Side | undefined {
  if (match.pobjednik?.id === player1.id) return 1;
  return match.pobjednik?.id === player2.id ? 2 : undefined;
}

/** Wins of both among the latest decided matches. */
export function latestWins(h2h: H2h): [number, number] {
  const decided = h2h.matchResults.flatMap((match) => winnerOf(match, h2h) ?? []).slice(0, LAST);
  const first = decided.filter((side) => side === 1).length;
  return [first, decided.length - first];
}
