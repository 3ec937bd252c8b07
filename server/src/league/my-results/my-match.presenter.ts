import type { MyLeagueMatch } from '@club/shared/contracts/league/my-results';
import { dayAfter } from '@club/shared/domain';
import { DEFENDER, mayStillEnter, otherSide, type Side } from '../engine';
import { isDecided } from '../matches/entered-result';
import type { LeagueMatchRow } from '../matches/league-matches.repository';
import { presentMatch } from '../matches/match.presenter';
import { sideOfPlayer } from '../matches/match-sides';
import type { PlayerNames } from '../players/player-names';

/** Days after the end date in which the opponent may still confirm or dispute (resolution 42). */
const CONFIRMING_DAYS = 2;

/** Whether players may still enter the result on that day (resolutions 24, 41). */
export function isOpenToPlayers({ closed, end_date }: LeagueMatchRow, today: string): boolean {
  return !closed && end_date !== null && mayStillEnter(end_date, today);
}

/** Whether a player of that side may confirm or dispute the result that the other side entered. */
export function awaitsResponseOf(row: LeagueMatchRow, side: Side, today: string): boolean {
  if (row.outcome === null || row.closed || row.end_date === null || row.enteredPlayer === null) return false;
  const isOpponents = sideOfPlayer(row, row.enteredPlayer) !== side;
  return isOpponents && row.state !== 'CONFIRMED' && today <= dayAfter(row.end_date, CONFIRMING_DAYS);
}

/** Whether a player of that side has disputed the result that the other side entered, and the dispute is open. */
export const isDisputedBy = (row: LeagueMatchRow, side: Side, today: string): boolean =>
  row.state === 'DISPUTED' && awaitsResponseOf(row, side, today);

/**
 * The reason of the other side's dispute, which goes on when a player of that side enters another result or deletes it:
 * only those who dispute a result end that, or an administrator decides. After a deletion the dispute waits for the
 * side's next result, so that it cannot be evaded in two steps. Null: there is none.
 */
export function disputeOverEntryBy(row: LeagueMatchRow, side: Side): string | null {
  const isOwnEntry = sideOfPlayer(row, row.enteredPlayer) === side;
  return isOwnEntry && (row.state === 'DISPUTED' || row.outcome === null) ? row.disputeReason : null;
}

/** @param player null: a member without one, who enters the results of others */
export function presentMyMatch(
  row: LeagueMatchRow,
  { names, player, today, isOver }: { names: PlayerNames; player: number | null; today: string; isOver: boolean },
): MyLeagueMatch {
  const { round, ...match } = presentMatch(row, names);
  const side = sideOfPlayer(row, player) ?? 0;
  return {
    ...match,
    competitionPhase: round,
    mySide: side === 0 ? 1 : 2,
    role: row.row1 === null ? null : side === DEFENDER ? 'DEFENDER' : 'ATTACKER',
    editable: !isOver && isOpenToPlayers(row, today) && !isDecided(row),
    mayConfirm: !isOver && awaitsResponseOf(row, side, today),
    awaitsOpponent: !isOver && awaitsResponseOf(row, otherSide(side), today),
    enteredBy: row.outcome === null ? null : names.maybe(row.enteredPlayer),
    enteredByAdmin: isDecided(row) && row.enteredAt !== null,
    enteredAt: row.outcome === null ? null : (row.enteredAt?.toISOString() ?? null),
    disputeReason: row.outcome === null ? null : row.disputeReason,
  };
}
