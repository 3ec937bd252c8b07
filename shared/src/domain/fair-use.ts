import { plural } from './plural';
import type { WallClock } from './wall-clock';

/** The rules that members must observe when they book; null or false: no rule. */
export interface FairUseRules {
  /** Maximum number of friendly reservations that have not begun. */
  readonly openFriendly: number | null;
  /** Maximum number of league reservations that have not begun. */
  readonly openLeague: number | null;
  /** Maximum number of reservations with their day in one week, Monday to Sunday. */
  readonly perWeek: number | null;
  /** No member may have two courts at the same time. */
  readonly oneCourtAtOnce: boolean;
  /** Hours before the start until which a reservation may be cancelled. */
  readonly cancelHours: number | null;
}

const most = (count: number, one: string, few: string, many: string): string =>
  `najviše ${count} ${plural(count, one, few, many)}`;

/** The rules as text, one sentence each; the server refuses with the same sentences. */
export const FAIR_USE_MESSAGES = {
  openFriendly: (count: number) =>
    `Odjednom možete imati ${most(count, 'otvorenu prijateljsku rezervaciju', 'otvorene prijateljske rezervacije', 'otvorenih prijateljskih rezervacija')}.`,
  openLeague: (count: number) =>
    `Odjednom možete imati ${most(count, 'otvorenu ligašku rezervaciju', 'otvorene ligaške rezervacije', 'otvorenih ligaških rezervacija')}.`,
  perWeek: (count: number) =>
    `U jednom tjednu, od ponedjeljka do nedjelje, možete imati ${most(count, 'rezervaciju', 'rezervacije', 'rezervacija')}.`,
  oneCourtAtOnce: 'U isto vrijeme možete imati samo jedan teren.',
  cancelHours: (hours: number) =>
    `Rezervacija se može otkazati najkasnije ${hours} ${plural(hours, 'sat', 'sata', 'sati')} prije početka.`,
} as const;

/** The rules that a member should know before booking; empty if the club has set none. */
export function bookingRuleLines({ openFriendly, openLeague, perWeek, oneCourtAtOnce }: FairUseRules): string[] {
  return [
    ...(openFriendly === null ? [] : [FAIR_USE_MESSAGES.openFriendly(openFriendly)]),
    ...(openLeague === null ? [] : [FAIR_USE_MESSAGES.openLeague(openLeague)]),
    ...(perWeek === null ? [] : [FAIR_USE_MESSAGES.perWeek(perWeek)]),
    ...(oneCourtAtOnce ? [FAIR_USE_MESSAGES.oneCourtAtOnce] : []),
  ];
}

/** The rule that a member should know before cancelling; empty without a limit of `hours` before the start. */
export const cancelRuleLines = (hours: number | null): string[] =>
  hours === null ? [] : [FAIR_USE_MESSAGES.cancelHours(hours)];

/** All rules, including the one about cancelling. */
export const fairUseLines = (rules: FairUseRules): string[] => [
  ...bookingRuleLines(rules),
  ...cancelRuleLines(rules.cancelHours),
];

/**
 * Minutes since the epoch as if Zagreb's wall clock were UTC: 12 hours before 09:30 is 21:30 of the day before, even
 * in the night of a clock change.
 */
const minuteOf = (day: string, time: string): number => Date.parse(`${day}T${time}Z`) / 60_000;

/**
 * Whether the deadline to cancel a slot has passed: `hours` before its start; null: there is none. Dates `YYYY-MM-DD`,
 * times `HH:mm` or `HH:mm:ss`.
 */
export const isTooLateToCancel = (
  now: WallClock,
  slot: { readonly date: string; readonly starts: string },
  hours: number | null,
): boolean => hours !== null && minuteOf(slot.date, slot.starts) - minuteOf(now.today, now.timeOfDay) < hours * 60;
