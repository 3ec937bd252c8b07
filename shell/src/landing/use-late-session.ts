import { authStore } from '@club/shared/auth';
import { useNavigate } from '@club/shared/router';
import { useEffect } from 'react';
import { useLandingState } from '../sign-in/landing-state';

/** Returns the user to the page that was refused, if the session is found only then, as on a slow line. */
export function useLateSession(): void {
  const arrival = useLandingState();
  const navigate = useNavigate();
  useEffect(() => {
    if (!arrival || arrival.why === 'NOT_YOURS') return;
    return authStore.subscribe(({ identity }, before) => {
      if (identity && before.status === 'visitor') void navigate(arrival.from, { replace: true });
    });
  }, [arrival, navigate]);
}
