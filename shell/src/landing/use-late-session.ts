import { useAuth } from '@club/shared/auth';
import { useNavigate } from '@club/shared/router';
import { useEffect } from 'react';
import { useLandingState } from '../sign-in/landing-state';

/**
 * Returns the user to the page that was refused if the session is found late, for example on a slow connection: while the
 * landing page is open or still loading.
 */
export function useLateSession(): void {
  const arrival = useLandingState();
  const isSignedIn = useAuth((state) => state.identity !== null);
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn && arrival && arrival.why !== 'NOT_YOURS') void navigate(arrival.from, { replace: true });
  }, [isSignedIn, arrival, navigate]);
}
