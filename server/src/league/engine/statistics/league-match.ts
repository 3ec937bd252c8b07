import { isPlayer } from '../knockout/bracket';
import { type Knockout, knockoutMatches } from '../knockout/knockout';
import type { KnockoutPhase, Tournament } from '../knockout/phase';
import type { PlayerId } from '../players/player';
import { type FixtureId, onCourt } from '../round/fixture';
import type { Round } from '../round/round';
import type { MatchResult } from '../score/match-result';
import type { BothSides } from '../score/side';
import { tally } from '../score/tally';
import type { Season } from '../season/season';

/** A pyramid round by its number, or a knockout stage. */
export type Phase = { readonly kind: 'ROUND'; readonly number: number } | { readonly kind: KnockoutPhase };

/**
 * A match with a result, of any season, also of seasons older than this engine: what statistics, head-to-head and profiles
 * are made of. `players` are those who stood on the court, so a substitute's match is his own and not the regular's.
 */
export interface LeagueMatch {
  readonly id: FixtureId;
  readonly year: number;
  readonly tournament: Tournament;
  readonly phase: Phase;
  readonly players: BothSides<PlayerId>;
  readonly result: MatchResult;
}

/** A season's matches with a result, in the order of play; unplayed ones are not among them. */
export function leagueMatches({ settings, rounds, knockout }: Season): readonly LeagueMatch[] {
  return [
    ...rounds.flatMap((round) => roundMatches(settings.year, round)),
    ...(knockout ? bracketMatches(settings.year, knockout) : []),
  ];
}

/** The winner; null when nobody won. */
export function winnerOf({ players, result }: LeagueMatch): PlayerId | null {
  const { winner } = tally(result);
  return winner === null ? null : players[winner];
}

/** Who retired in the match, if anybody. */
export function retiredOf({ players, result }: LeagueMatch): PlayerId | null {
  return result.outcome === 'RETIRED' ? players[result.by] : null;
}

function roundMatches(year: number, { number, fixtures }: Round): LeagueMatch[] {
  return fixtures.flatMap(({ id, sides, result }): LeagueMatch[] => {
    if (result === null || result.outcome === 'UNPLAYED') return [];
    const players = [onCourt(sides[0]), onCourt(sides[1])] as const;
    return [{ id, year, tournament: 'MAIN', phase: { kind: 'ROUND', number }, players, result }];
  });
}

function bracketMatches(year: number, knockout: Knockout): LeagueMatch[] {
  const consolation = new Set(knockout.consolation?.stages.flat().map((match) => match.id));
  return knockoutMatches(knockout).flatMap(({ id, phase, sides, result }): LeagueMatch[] => {
    const [first, second] = sides;
    if (result === null || !isPlayer(first) || !isPlayer(second)) return [];
    const tournament = consolation.has(id) ? 'CONSOLATION' : 'MAIN';
    return [{ id, year, tournament, phase: { kind: phase }, players: [first, second], result }];
  });
}
