import { useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * The pickers of MUI X remember what has been typed into a part until their next effect. If that effect is still an
 * earlier one, because the form is being drawn anew at this moment, they forget it, and empty the other parts.
 * @returns runs the effects that wait; to be called in an event, before the picker's own handlers
 */
export function useWaitingEffects(): () => void {
  // A change that is drawn at once comes after all effects of what was drawn before.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  return () => flushSync(draw);
}
