import { type ReactNode, useEffect, useState } from 'react';

/** An empty page shows its message after a second (first specification, section 2; second, sections 2 and 9). */
const DELAY_MS = 1_000;

/** Shows its children after a second; until then `fallback` in their place. */
export function Delayed({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? children : fallback;
}
