import type { FieldRef } from '@mui/x-date-pickers/models';
import type { DateTime } from 'luxon';
import { type FormEvent, type RefObject, useRef } from 'react';

const LARGEST: Readonly<Record<string, number>> = { hours: 23, day: 31, month: 12 };

/**
 * Empties a part whose second digit makes it impossible, such as the hour of `24:00`, the day of `32.1.` or the month of
 * `1.13.`: the library would drop the first digit, and `24:00` would be four in the morning. Without the part the value is
 * incomplete, and refused with its message.
 * @returns the handler of input events, to be called before the library's own
 */
export function useImpossibleDigits(parts: RefObject<FieldRef<DateTime | null> | null>) {
  /** The digit that waits for a second one. */
  const first = useRef<{ part: number; digit: string }>(undefined);
  return ({ target }: FormEvent) => {
    const typed = (target as Element).textContent;
    const part = parts.current?.getActiveSectionIndex() ?? 0;
    const waiting = first.current?.part === part ? first.current.digit : '';
    const largest = LARGEST[parts.current?.getSections()[part]?.type ?? ''];
    first.current = /^\d$/.test(typed) && !waiting ? { part, digit: typed } : undefined;
    if (!largest || !/^\d$/.test(typed) || Number(waiting + typed) <= largest) return;
    // One digit alone is always possible; an empty text is what the library takes for a deletion.
    (target as Element).textContent = '';
  };
}
