import { useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * The pickers of MUI X remember what has been typed into a part until their next effect. If that is still a pending effect
 * of an earlier render, because the form is just rendering again, they forget it and empty the other parts.
 * @returns a function that runs pending effects; call it in an event handler, before the picker's own handlers
 */
export function useFlushEffects(): () => void {
  // A synchronous update first runs all effects of earlier renders.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return () => flushSync(draw);
}
