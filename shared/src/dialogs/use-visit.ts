import { useLocation, useNavigationType } from '@club/shared/router';
import { useState } from 'react';

/**
 * The visit of a screen, as a number that changes with the next one: another path, or another entry of the history. What
 * only changes the address in place, such as a form that closes once its answer has come, is no other visit.
 */
export function useVisit(): number {
  const location = useLocation();
  const isReplacing = useNavigationType() === 'REPLACE';
  const [{ visit, at }, setVisit] = useState({ visit: 0, at: location });
  if (at !== location) {
    const isSame = isReplacing && at.pathname === location.pathname;
    setVisit({ visit: isSame ? visit : visit + 1, at: location });
  }
  return visit;
}
