import type { ClosurePhase } from '@club/shared/contracts/court-closures';
import type { CourtSlots } from '@club/shared/contracts/slot-plan';
import { clockTime, formatCourts, shortDate } from '@club/shared/domain';
import type { Tone } from '@club/shared/theme';
import type { Closure } from './closure-form';

type Range = Omit<Closure, 'reason'>;

export const PHASES: Readonly<Record<ClosurePhase, { label: string; tone: Tone }>> = {
  COMING: { label: 'Predstoji', tone: 'own' },
  RUNNING: { label: 'U tijeku', tone: 'maintenance' },
  PAST: { label: 'Prošlo', tone: 'unknown' },
  UNDONE: { label: 'Poništeno', tone: 'unknown' },
};

/** `20.11.2026. – 22.11.2026.` */
export const formatDays = ({ from, to }: Range): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

/** `od 17:00 do 20:00`; over several days the hours are those of each day, not of the first and the last. */
export function formatTimes({ from, to, fromTime, toTime }: Range): string {
  if (!fromTime && !toTime) return 'cijeli dan';
  const parts = [
    from !== to && 'svakoga dana',
    fromTime && `od ${clockTime(fromTime)}`,
    toTime && `do ${clockTime(toTime)}`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** `Termini u 18:30 i 20:00`: the starts within the hours of a range; nothing for whole days. */
function formatStarts({ courts, fromTime, toTime }: Range, slotPlan: readonly CourtSlots[]): string | undefined {
  if (!fromTime && !toTime) return undefined;
  const starts = new Set(slotPlan.filter(({ teren }) => courts.includes(teren)).flatMap((court) => court.starts));
  const closed = [...starts].filter((start) => start >= (fromTime ?? '') && (!toTime || start < toTime)).sort();
  const last = closed.pop();
  if (!last) return undefined;
  return closed.length > 0 ? `Termini u ${closed.join(', ')} i ${last}` : `Termin u ${last}`;
}

/** The slots, line by line. */
export const rangeLines = (range: Range): string[] => [
  formatCourts(range.courts),
  `${formatDays(range)}, ${formatTimes(range)}`,
];

/** What will be closed, line by line. */
export const closureLines = (closure: Closure, slotPlan: readonly CourtSlots[]): string[] =>
  [...rangeLines(closure), formatStarts(closure, slotPlan), `Razlog: ${closure.reason}`].filter(
    (line) => line !== undefined,
  );
