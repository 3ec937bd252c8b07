import type { ClosurePhase, CourtClosure } from '@club/shared/contracts/court-closures';
import type { CourtSlots } from '@club/shared/contracts/slot-plan';
import { capitalized, clockTime, formatCourts, shortDate } from '@club/shared/domain';
import type { Tone } from '@club/shared/theme';
import type { Closure } from './closure-form';

type Range = Omit<Closure, 'reason'>;

interface PlannedClosure {
  readonly closure: Closure;
  /** From its preview. */
  readonly closes: CourtClosure['closes'];
}

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

/** `termini u 18:30 i 20:00`. @param starts at least one */
const formatStarts = (starts: readonly string[]): string =>
  starts.length > 1 ? `termini u ${starts.slice(0, -1).join(', ')} i ${starts.at(-1)}` : `termin u ${starts[0]}`;

/** The starts of the slot plan within the hours of a range, also hidden and past ones. */
function plannedStarts({ courts, fromTime, toTime }: Range, slotPlan: readonly CourtSlots[]): string[] {
  const starts = new Set(slotPlan.filter(({ teren }) => courts.includes(teren)).flatMap((court) => court.starts));
  return [...starts].filter((start) => start >= (fromTime ?? '') && (!toTime || start < toTime)).sort();
}

/** The starts that will be closed, in one line if they are the same on all courts; nothing for whole days. */
function startLines({ closure, closes }: PlannedClosure, slotPlan: readonly CourtSlots[]): string[] {
  const { courts, fromTime, toTime } = closure;
  if (!fromTime && !toTime) return [];
  // A server of an earlier release does not list them.
  const listed = closes ?? courts.map((teren) => ({ teren, starts: plannedStarts(closure, slotPlan) }));
  const closed = listed.filter(({ starts }) => starts.length > 0);
  const lines = new Set(closed.map(({ starts }) => formatStarts(starts)));
  if (lines.size === 1 && closed.length === courts.length) return [...lines].map(capitalized);
  return closed.map(({ teren, starts }) => `${formatCourts([teren])}: ${formatStarts(starts)}`);
}

/** The slots, line by line. */
export const rangeLines = (range: Range): string[] => [
  formatCourts(range.courts),
  `${formatDays(range)}, ${formatTimes(range)}`,
];

/** What will be closed, line by line. */
export const closureLines = (planned: PlannedClosure, slotPlan: readonly CourtSlots[]): string[] => [
  ...rangeLines(planned.closure),
  ...startLines(planned, slotPlan),
  `Razlog: ${planned.closure.reason}`,
];
