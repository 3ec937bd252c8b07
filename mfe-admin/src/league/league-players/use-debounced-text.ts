import { useEffect, useState } from 'react';

/** The same delay as for a search in the address (`useAddressText`). */
const DEBOUNCE_MS = 400;

/** The text when typing last paused, so that not each letter makes a call. For a field that is not in the address. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
