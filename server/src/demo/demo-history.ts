/** Days of history before today. */
export const HISTORY_DAYS = 40;

interface Money {
  /** Days before today. */
  readonly back: number;
  readonly username: string;
  readonly cents: number;
  readonly reason?: string;
}

export interface DemoBooking {
  readonly username: string;
  readonly slotId: number;
  readonly kind: 'FRIENDLY' | 'LEAGUE';
}

/** Slots that the presets offer every day. */
const OFFERED = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17];

/**
 * The bookings of one day by member and slot; strides without a common factor with the lengths spread players and
 * hours.
 */
export function bookingsOfDay(
  back: number,
  players: readonly { username: string; leagueFee?: unknown }[],
): DemoBooking[] {
  return Array.from({ length: 2 + (back % 2) }, (_, turn) => {
    const player = players[(back * 3 + turn * 5) % players.length];
    const league = player?.leagueFee !== undefined && (back + turn) % 3 === 0;
    const slotId = OFFERED[(back * 5 + turn * 7) % OFFERED.length];
    return { username: player?.username ?? '', slotId: slotId ?? 1, kind: league ? 'LEAGUE' : 'FRIENDLY' };
  });
}

export const PAYMENTS: readonly Money[] = [
  { back: 40, username: 'ana', cents: 5_000 },
  { back: 40, username: 'luka', cents: 3_000 },
  { back: 40, username: 'petra', cents: 2_000 },
  { back: 38, username: 'ivan', cents: 7_000 },
  { back: 36, username: 'durdica', cents: 2_000 },
  { back: 30, username: 'zeljko', cents: 1_000 },
  { back: 28, username: 'josip', cents: 4_000 },
  { back: 25, username: 'hrvoje', cents: 2_000 },
  { back: 21, username: 'marko', cents: 1_000 },
  { back: 20, username: 'iva', cents: 1_400 },
  { back: 18, username: 'dario', cents: 5_000 },
  { back: 17, username: 'dario', cents: -2_000, reason: 'Pogrešno upisan iznos' },
  { back: 15, username: 'ana', cents: 2_000 },
  { back: 12, username: 'kresimir', cents: 3_000 },
  { back: 9, username: 'branka', cents: 1_500 },
  { back: 3, username: 'filip', cents: 6_000 },
];

export const GRANTS: readonly { back: number; username: string; count: number; reason: string }[] = [
  { back: 35, username: 'iva', count: 3, reason: 'Pomoć pri uređenju terena' },
  { back: 14, username: 'tomislav', count: 2, reason: 'Vođenje škole tenisa' },
];

/** The bookings on the days after today, by day. */
export const AHEAD: readonly (DemoBooking & { inDays: 1 | 2 | 3 })[] = [
  { inDays: 1, slotId: 15, username: 'ana', kind: 'FRIENDLY' },
  { inDays: 1, slotId: 14, username: 'marko', kind: 'FRIENDLY' },
  { inDays: 1, slotId: 3, username: 'iva', kind: 'FRIENDLY' },
  { inDays: 1, slotId: 13, username: 'petra', kind: 'LEAGUE' },
  { inDays: 1, slotId: 17, username: 'ivan', kind: 'FRIENDLY' },
  { inDays: 2, slotId: 13, username: 'ana', kind: 'LEAGUE' },
  { inDays: 2, slotId: 15, username: 'luka', kind: 'FRIENDLY' },
  { inDays: 2, slotId: 6, username: 'katarina', kind: 'FRIENDLY' },
  { inDays: 3, slotId: 15, username: 'hrvoje', kind: 'LEAGUE' },
  { inDays: 3, slotId: 9, username: 'sanja', kind: 'FRIENDLY' },
];

export const MAINTENANCES: readonly { inDays: 2; slotId: number; reason: string }[] = [
  { inDays: 2, slotId: 1, reason: 'Valjanje i zalijevanje terena' },
  { inDays: 2, slotId: 2, reason: 'Valjanje i zalijevanje terena' },
];
