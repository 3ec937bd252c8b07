import type { FieldRef } from '@mui/x-date-pickers/models';
import type { DateTime } from 'luxon';
import { type FormEvent, type RefObject, useRef } from 'react';

/**
 * The stop in `1.3.2026.` and the colon in `1:30` lead to the next part. The library ignores them, so that the 3 would
 * replace the 1. After a part with all its digits, from which the library has gone on by itself, they do nothing.
 * @returns the handler of what is typed
 */
export function useSeparators(parts: RefObject<FieldRef<DateTime | null> | null>) {
  /** The part into which the last digit was typed. */
  const digitIn = useRef<number>(undefined);
  return ({ target }: FormEvent) => {
    // What is typed replaces the part's text, on any keyboard; a phone's does not name the key.
    const typed = (target as Element).textContent;
    // None while the whole field is selected: what is typed then begins with the first.
    const part = parts.current?.getActiveSectionIndex() ?? 0;
    if (/^\d$/.test(typed)) digitIn.current = part;
    if (part !== digitIn.current || !/^[.,:]$/.test(typed)) return;
    if (part + 1 < (parts.current?.getSections().length ?? 0)) parts.current?.setSelectedSections(part + 1);
  };
}
