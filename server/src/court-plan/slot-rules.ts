export interface CourtSlot {
  readonly id: number;
  readonly courtId: number;
  /** `HH:mm:ss` */
  readonly starts: string;
  readonly minutes: number;
  readonly lighted: boolean;
  /** Replaced by another plan: it can no longer be booked. */
  readonly isRetired: boolean;
}

export interface HiddenRule {
  readonly courtId: number;
  /** `HH:mm:ss` */
  readonly starts: string;
  /** Zagreb date from which on the slot is not offered; null: never offered. */
  readonly fromDay: string | null;
}

/** Whether a rule of the settings hides a court's slot on a Zagreb date (first specification, section 9). */
export function isHidden(
  rules: readonly HiddenRule[],
  slot: Pick<CourtSlot, 'courtId' | 'starts'>,
  day: string,
): boolean {
  return rules.some(
    (rule) =>
      rule.courtId === slot.courtId && rule.starts === slot.starts && (rule.fromDay === null || rule.fromDay <= day),
  );
}
