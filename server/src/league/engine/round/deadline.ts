import { EngineRefusal } from '../refusal';
import type { Round } from './round';
import { daysAfter, type ZagrebDate } from './zagreb-date';

const CONTACT_DAYS = 3;

/** The last day on which the attacker may contact the opponent for the first time. Source: league rule R10. */
export function contactBy(startDate: ZagrebDate): ZagrebDate {
  return daysAfter(startDate, CONTACT_DAYS);
}

/**
 * Whether a result of the round may be entered on a Zagreb day: by the players until `endDate` inclusive, after that only
 * by ADMIN. Source: league rule R10.
 */
export function mayEnterResult(round: Pick<Round, 'endDate'>, today: ZagrebDate, isAdmin: boolean): boolean {
  return isAdmin || today <= round.endDate;
}

/** Refuses a result that comes too late. Source: league rule R10. */
export function checkDeadline(round: Pick<Round, 'endDate'>, today: ZagrebDate, isAdmin: boolean): void {
  if (mayEnterResult(round, today, isAdmin)) return;
  throw new EngineRefusal('DEADLINE_PASSED', 'Rok za unos rezultata je istekao; rezultat može upisati administrator.');
}
