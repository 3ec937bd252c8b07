import { authStore, refreshToken, useAuth } from '@club/shared/auth';
import { Navigate, useLocation } from '@club/shared/router';
import { type ReactNode, useEffect, useState } from 'react';
import { PageSkeleton } from '../page-frame/page-skeleton';
import { decideAccess } from '../registry/access-decision';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import type { LandingState } from '../sign-in/landing-state';

/**
 * Renders the page if the registry gives the user access to the current path; otherwise redirects to the landing page.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const access = routeAt(useRegistry(), pathname)?.access ?? 'public';
  const person = useAuth((state) => state);
  const decision = decideAccess(access, person, Date.now());
  const [unanswered, setUnanswered] = useState(false);
  const visit = `${person.identity?.subject} ${pathname}`;
  const [entered, setEntered] = useState<string>();
  if (decision === 'enter' && entered !== visit) setEntered(visit);

  useEffect(() => {
    if (decision !== 'renew') return;
    const look = () => setUnanswered(authStore.getState().identity !== null);
    refreshToken().then(look, look);
  }, [decision]);

  // A session that cannot be verified now is not over: the page shows that there is no connection, and continues when it
  // returns. A page that is already open stays, because otherwise it would lose what was typed.
  const isOpen = decision === 'renew' && (unanswered || entered === visit);
  if (decision === 'enter' || isOpen) return children;
  if (decision === 'refuse') {
    const state: LandingState = {
      from: pathname + search,
      why: person.identity ? 'NOT_YOURS' : (person.ended ?? 'VISITOR'),
    };
    return <Navigate to="/login" replace state={state} />;
  }
  return <PageSkeleton />;
}
