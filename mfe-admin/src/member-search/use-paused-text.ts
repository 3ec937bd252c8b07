import { useEffect, useState } from 'react';

/** The same pause as for a search in the address (`useAddressText`). */
const PAUSE_MS = 400;

/** The text when typing last paused, so that not each letter makes a call. For a field that is not in the address. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
