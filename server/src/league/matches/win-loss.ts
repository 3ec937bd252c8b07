import type { StoredMatchRow } from './league-matches.repository';

/**
 * Wins and losses of a player in a season; a match counts as soon as it has a winner.
 * @param matches those in which the player was on court, of any season
 */
export function winLoss(matches: readonly StoredMatchRow[], player: number, year: number | undefined) {
  const decided = matches.filter((match) => match.year === year && match.winner_side !== null);
  const wins = decided.filter(({ player1, winner_side }) => (winner_side === 0) === (player1 === player)).length;
  return { wins, losses: decided.length - wins };
}
