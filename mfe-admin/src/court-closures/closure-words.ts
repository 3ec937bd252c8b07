import { plural, shortDate } from '@club/shared/format';
import type { Closure } from './closure-form';

const dayWords = ({ from, to }: Closure): string =>
  from === to ? shortDate(from) : `${shortDate(from)} – ${shortDate(to)}`;

function timeWords({ fromTime, toTime }: Closure): string {
  if (!fromTime && !toTime) return 'cijeli dan';
  return [fromTime && `od ${fromTime}`, toTime && `do ${toTime}`].filter(Boolean).join(' ');
}

/** What is about to be closed, line by line. */
export function closureLines(closure: Closure): string[] {
  const { courts, reason } = closure;
  const noun = plural(courts.length, 'Teren', 'Tereni', 'Tereni');
  return [
    `${noun} ${courts.toSorted().join(' i ')}`,
    `${dayWords(closure)}, ${timeWords(closure)}`,
    `Razlog: ${reason}`,
  ];
}
