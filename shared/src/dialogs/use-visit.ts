import { useLocation, useNavigationType } from '@club/shared/router';
import { useState } from 'react';

/**
 * The number of the current visit to a screen, which changes with another path or another history entry. Changing the
 * address in place, as a form does that closes after its answer has arrived, does not begin a new visit.
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
