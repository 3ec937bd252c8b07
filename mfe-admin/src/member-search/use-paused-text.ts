import { useEffect, useState } from 'react';

/** As for a search in the address (`useAddressText`). */
const PAUSE_MS = 400;

/** What was typed when typing last paused: a search on the server costs a call. For a field that is not in the address. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return paused;
}
