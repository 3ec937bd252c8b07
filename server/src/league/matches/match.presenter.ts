import type { H2hMatch } from '@club/shared/contracts/league/h2h';
import type { LeagueMatch, MatchesByPhase } from '@club/shared/contracts/league/matches';
import type { LeaguePlayer, ProfileMatch } from '@club/shared/contracts/league/players';
import type { SeasonControl } from '@club/shared/contracts/league/rounds';
import type { Side } from '../engine';
import type { PlayerNames } from '../players/player-names';
import type { LeagueMatchRow, StoredMatchRow } from './league-matches.repository';
import { phaseKey } from './phase-keys';

export function presentMatch(row: LeagueMatchRow, names: PlayerNames): LeagueMatch {
  const [player1, player2] = [names.of(row.player1), names.of(row.player2)];
  const { winner, loser, forfeiter } = rolesIn(row, player1, player2);
  const outcome = outcomeOf(row);
  return {
    id: row.id,
    year: row.year,
    round: phaseKey(row.phase),
    tournament: row.tournament,
    groupType: row.group_type,
    player1,
    player2,
    winner,
    loser,
    retired: forfeiter,
    substitutePlayer: row.substituted1 !== null ? player1 : row.substituted2 !== null ? player2 : null,
    substituted1: names.maybe(row.substituted1),
    substituted2: names.maybe(row.substituted2),
    ballCarrier: names.maybe(row.ball_carrier),
    ...sixScores(row),
    startDate: row.start_date,
    endDate: row.end_date,
    outcome,
    // Results of an archived season no longer need a confirmation.
    state: row.outcome === null ? null : (row.state ?? 'CONFIRMED'),
    excused: row.excused,
    row1: row.row1,
    row2: row.row2,
    position1: row.position1,
    position2: row.position2,
    points1: row.points1,
    points2: row.points2,
    movement: row.movement,
    version: row.version ?? 0,
  };
}

/** The disputed ones among some matches, with the reasons. */
export function presentDisputed(rows: readonly LeagueMatchRow[], names: PlayerNames): SeasonControl['disputed'] {
  return rows
    .filter(({ state }) => state === 'DISPUTED')
    .map((row) => ({ match: presentMatch(row, names), reason: row.disputeReason ?? '' }));
}

/** By round or phase, in the order of play. */
export function presentByPhase(rows: readonly LeagueMatchRow[], names: PlayerNames): MatchesByPhase {
  const grouped: MatchesByPhase = {};
  for (const row of rows) {
    const key = phaseKey(row.phase);
    const own = grouped[key] ?? [];
    own.push(presentMatch(row, names));
    grouped[key] = own;
  }
  return grouped;
}

export function presentProfileMatch(row: StoredMatchRow, names: PlayerNames): ProfileMatch {
  const [player1, player2] = [names.of(row.player1), names.of(row.player2)];
  const { winner, loser, forfeiter } = rolesIn(row, player1, player2);
  return {
    id: row.id,
    year: row.year,
    competitionPhase: phaseKey(row.phase),
    tournament: row.tournament,
    player1,
    player2,
    winner,
    loser,
    retired: forfeiter,
    outcome: outcomeOf(row) ?? 'UNPLAYED',
    ...sixScores(row),
  };
}

export function presentH2hMatch(row: StoredMatchRow, names: PlayerNames): H2hMatch {
  const { winner, loser: _, retired, ...match } = presentProfileMatch(row, names);
  return { ...match, pobjednik: winner, predaoIgrac: retired };
}

/** Once its round is closed, a match without a result counts as unplayed. */
function outcomeOf({ outcome, closed }: Pick<StoredMatchRow, 'outcome' | 'closed'>): LeagueMatch['outcome'] {
  return outcome ?? (closed ? 'UNPLAYED' : null);
}

export function sixScores({ sets }: Pick<StoredMatchRow, 'sets'>) {
  const games = (set: number, side: Side): number => sets[set]?.[side] ?? 0;
  return {
    set1Igrac1: games(0, 0),
    set1Igrac2: games(0, 1),
    set2Igrac1: games(1, 0),
    set2Igrac2: games(1, 1),
    set3Igrac1: games(2, 0),
    set3Igrac2: games(2, 1),
  };
}

/** `forfeiter`: the player who retired in the match, or forfeited it alone before the start. */
function rolesIn(
  { winner_side, by_side, outcome }: StoredMatchRow,
  player1: LeaguePlayer,
  player2: LeaguePlayer,
): Record<'winner' | 'loser' | 'forfeiter', LeaguePlayer | null> {
  const isForfeit = outcome === 'RETIRED' || outcome === 'WALKOVER';
  return {
    winner: winner_side === null ? null : winner_side === 0 ? player1 : player2,
    loser: winner_side === null ? null : winner_side === 0 ? player2 : player1,
    forfeiter: isForfeit ? (by_side === 0 ? player1 : player2) : null,
  };
}
