import type { ClosurePhase } from '@club/shared/contracts/court-closures';
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

/** `od 17:00 do 20:00` */
export function formatTimes({ fromTime, toTime }: Range): string {
  if (!fromTime && !toTime) return 'cijeli dan';
  return [fromTime && `od ${clockTime(fromTime)}`, toTime && `do ${clockTime(toTime)}`].filter(Boolean).join(' ');
}

/** The slots, line by line. */
export const rangeLines = (range: Range): string[] => [
  formatCourts(range.courts),
  `${formatDays(range)}, ${formatTimes(range)}`,
];

/** What will be closed, line by line. */
export const closureLines = (closure: Closure): string[] => [...rangeLines(closure), `Razlog: ${closure.reason}`];
