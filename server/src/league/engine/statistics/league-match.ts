import type { Tournament } from '../knockout/phase';
import type { PlayerId } from '../players/player';
import { type FixtureId, onCourt } from '../round/fixture';
import type { MatchResult } from '../score/match-result';
import type { BothSides } from '../score/side';
import { tally } from '../score/tally';
import type { Season } from '../season/season';
import { type Phase, type SeasonMatch, seasonMatches } from '../season/season-matches';

/**
 * A match with a result, of any season, also of seasons older than this engine: the input of statistics, head-to-head
 * and profiles. `players` are those on court, so a substitute's match is his own and not the regular's.
 */
export interface LeagueMatch {
  readonly id: FixtureId;
  readonly year: number;
  readonly tournament: Tournament;
  readonly phase: Phase;
  readonly players: BothSides<PlayerId>;
  readonly result: MatchResult;
}

/** A season's matches with a result, in the order of play, without unplayed ones. */
export function leagueMatches(season: Season): readonly LeagueMatch[] {
  return decidedMatches(seasonMatches(season));
}

/** The matches that have a result other than unplayed. */
export function decidedMatches(matches: readonly SeasonMatch[]): readonly LeagueMatch[] {
  return matches.flatMap(({ id, year, tournament, phase, sides, result }): LeagueMatch[] => {
    if (result === null || result.outcome === 'UNPLAYED') return [];
    return [{ id, year, tournament, phase, players: [onCourt(sides[0]), onCourt(sides[1])], result }];
  });
}

/** The winner; null without one. */
export function winnerOf({ players, result }: LeagueMatch): PlayerId | null {
  const { winner } = tally(result);
  return winner === null ? null : players[winner];
}
