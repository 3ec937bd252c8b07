import type { FieldRef } from '@mui/x-date-pickers/models';
import type { DateTime } from 'luxon';
import { type FormEvent, type RefObject, useRef } from 'react';

/**
 * Lets the full stop in `1.3.2026.`, what others write in its place, and the colon in `1:30` move to the next part. The library ignores them, so the 3
 * would replace the 1. After a complete part the library has already moved on by itself, and they do nothing.
 * @returns the handler of input events
 */
export function useSeparators(parts: RefObject<FieldRef<DateTime | null> | null>) {
  /** The part into which the last digit was typed. */
  const digitIn = useRef<number>(undefined);
  return ({ target }: FormEvent) => {
    // A typed character replaces the part's text, on any keyboard; the events of a phone's keyboard do not name the key.
    const typed = (target as Element).textContent;
    // There is no active part while the whole field is selected: typing then begins with the first one.
    const part = parts.current?.getActiveSectionIndex() ?? 0;
    if (/^\d$/.test(typed)) digitIn.current = part;
    if (part !== digitIn.current || !/^[.,:/\-\s]$/.test(typed)) return;
    if (part + 1 < (parts.current?.getSections().length ?? 0)) parts.current?.setSelectedSections(part + 1);
  };
}
