import type { LeagueResults } from '@club/shared/contracts/league/league-results';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { Tournament } from '@club/shared/contracts/league/phases';
import type { LeaguePlayer } from '@club/shared/contracts/league/players';
import { playersByName } from '../player-search/players-by-name';
import { matchPlayers } from '../player-search/round-players';

export interface ShownPhase {
  readonly phase: string;
  readonly tournament: Tournament;
  readonly matches: readonly LeagueMatch[];
}

interface Choice {
  /** A phase's key, null for all of them. */
  readonly phase: string | null;
  /** Number of a player, null for everybody. */
  readonly player: number | null;
}

/**
 * The filtered phases, newest first, each phase of the main tournament before the same one of the consolation; a player's
 * phases are those in which the player has a match.
 */
export function shownPhases(results: LeagueResults, { phase, player }: Choice): ShownPhase[] {
  const { phases, resultsLeagueDataGrouped: matches } = results;
  return phases
    .filter((key) => phase === null || key === phase)
    .flatMap((key) =>
      Tournament.options.map((tournament) => ({
        phase: key,
        tournament,
        matches: (matches[key] ?? []).filter((match) => {
          return (
            match.tournament === tournament &&
            (player === null || matchPlayers(match).some((one) => one?.id === player))
          );
        }),
      })),
    )
    .filter(({ tournament, matches: left }) => left.length > 0 || (player === null && tournament === 'MAIN'));
}

/** Everybody with a match in these results, in Croatian order. */
export const resultPlayers = ({ resultsLeagueDataGrouped }: LeagueResults): LeaguePlayer[] =>
  playersByName(Object.values(resultsLeagueDataGrouped).flat().flatMap(matchPlayers));
