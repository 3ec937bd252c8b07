import { dayAfter } from '@club/shared/domain';
import type { ZagrebDate } from './zagreb-date';

const CONTACT_DAYS = 3;

/**
 * The last day on which the attacker may contact the opponent for the first time. Source: league rule R10.
 * @param from the round's first day, or a later one on which the player learns the opponent
 */
export function contactBy(from: ZagrebDate): ZagrebDate {
  return dayAfter(from, CONTACT_DAYS);
}

/**
 * Whether the players of a match may still enter its result on a Zagreb day: until the end date inclusive; afterwards
 * only ADMIN may. Source: league rule R10, resolution 41.
 */
export function mayStillEnter(endDate: ZagrebDate, today: ZagrebDate): boolean {
  return today <= endDate;
}
