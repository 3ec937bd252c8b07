import { useEffect, useState } from 'react';

/** How long a picture is shown (second specification, section 9). */
export const ROTATION_MS = 8_000;

/** The current index out of `count`; it advances automatically while `running`, and a choice restarts the timer. */
export function useRotation(count: number, running: boolean): [number, (index: number) => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setShown((shown + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [count, running, shown]);
  return [shown, setShown];
}
