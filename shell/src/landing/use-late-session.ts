import { useAuth } from '@club/shared/auth';
import { useNavigate } from '@club/shared/router';
import { useEffect } from 'react';
import { decideAccess } from '../registry/access-decision';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import { useLandingState } from '../sign-in/landing-state';

/**
 * Returns the user to the page that was refused if the session, or the role for that page, is found late: while the landing
 * page is open or still loading.
 */
export function useLateSession(): void {
  const arrival = useLandingState();
  const navigate = useNavigate();
  const pathname = arrival?.from.split('?')[0] ?? '';
  const access = routeAt(useRegistry(), pathname)?.access ?? 'public';
  const isSignedIn = useAuth((state) => state.identity !== null);
  const mayEnter = useAuth((state) => decideAccess(access, state, Date.now()) !== 'refuse');
  // A page that was refused for the lack of a session gives its own reason if the session may not open it.
  const returns = isSignedIn && (mayEnter || arrival?.why !== 'NOT_YOURS');
  useEffect(() => {
    if (returns && arrival) void navigate(arrival.from, { replace: true });
  }, [returns, arrival, navigate]);
}
