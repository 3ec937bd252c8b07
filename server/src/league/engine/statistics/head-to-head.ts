import type { PlayerId } from '../players/player';
import { wasOnCourt } from '../score/match-result';
import { type LeagueMatch, winnerOf } from './league-match';

/** What two players have won against each other. */
export interface HeadToHead {
  readonly firstWins: number;
  readonly secondWins: number;
  /** Oldest first. */
  readonly matches: readonly LeagueMatch[];
}

/**
 * Matches that two players played against each other, over all years and phases. Walkovers are not played and do not
 * count for either: the wins are those that the table shows. Source: specification, section 2, "H2H page".
 */
export function headToHead(matches: readonly LeagueMatch[], first: PlayerId, second: PlayerId): HeadToHead {
  const between = matches.filter(
    ({ players, result }) => players.includes(first) && players.includes(second) && wasOnCourt(result),
  );
  const winners = between.map(winnerOf);
  return {
    firstWins: winners.filter((winner) => winner === first).length,
    secondWins: winners.filter((winner) => winner === second).length,
    matches: between.toSorted((left, right) => left.year - right.year),
  };
}
