import { plural } from './plural';

/** What the club asks of its members when they book; null or false: nothing. */
export interface FairUseRules {
  /** Most friendly reservations that have not begun. */
  readonly openFriendly: number | null;
  /** Most league reservations that have not begun. */
  readonly openLeague: number | null;
  /** Most reservations with their day in one week, Monday to Sunday. */
  readonly perWeek: number | null;
  /** Nobody has two courts at the same time. */
  readonly oneCourtAtOnce: boolean;
  /** Hours before the start until which a reservation may be cancelled. */
  readonly cancelHours: number | null;
}

const most = (count: number, one: string, few: string, many: string): string =>
  `najviše ${count} ${plural(count, one, few, many)}`;

/** The rules in words, one sentence each; the server refuses by the same ones. */
export const FAIR_USE_WORDS = {
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

/** What a member should know before booking; empty when the club has set nothing. */
export function bookingRuleLines({ openFriendly, openLeague, perWeek, oneCourtAtOnce }: FairUseRules): string[] {
  return [
    ...(openFriendly === null ? [] : [FAIR_USE_WORDS.openFriendly(openFriendly)]),
    ...(openLeague === null ? [] : [FAIR_USE_WORDS.openLeague(openLeague)]),
    ...(perWeek === null ? [] : [FAIR_USE_WORDS.perWeek(perWeek)]),
    ...(oneCourtAtOnce ? [FAIR_USE_WORDS.oneCourtAtOnce] : []),
  ];
}

/** All of them, with the one about cancelling. */
export const fairUseLines = (rules: FairUseRules): string[] => [
  ...bookingRuleLines(rules),
  ...(rules.cancelHours === null ? [] : [FAIR_USE_WORDS.cancelHours(rules.cancelHours)]),
];

/** Minutes since the epoch as if Zagreb's wall clock were UTC; the hour that the clock change moves is at night. */
const minuteOf = (day: string, time: string): number => Date.parse(`${day}T${time}Z`) / 60_000;

/**
 * Whether the last moment to cancel a slot has passed.
 * @param now Zagreb's wall clock, `time` as `HH:mm:ss`
 */
export const isTooLateToCancel = (
  now: { readonly date: string; readonly time: string },
  slot: { readonly date: string; readonly starts: string },
  hours: number | null,
): boolean => hours !== null && minuteOf(slot.date, slot.starts) - minuteOf(now.date, now.time) < hours * 60;
