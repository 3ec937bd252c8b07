import { refreshToken, useAuth } from '@club/shared/auth';
import { Navigate, useLocation } from '@club/shared/router';
import { type ReactNode, useEffect, useState } from 'react';
import { PageSkeleton } from '../page-frame/page-skeleton';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import { decideAccess } from './access-decision';

/** Lets pass whom the registry lets pass at the present path; everybody else goes to the landing page. */
export function Guard({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const access = routeAt(useRegistry(), pathname)?.access ?? 'public';
  const person = useAuth((state) => state);
  const decision = decideAccess(access, person, Date.now());
  const [lost, setLost] = useState(false);

  useEffect(() => {
    if (decision !== 'renew') return;
    refreshToken().then(
      (renewed) => setLost(!renewed),
      () => setLost(true),
    );
  }, [decision]);

  if (decision === 'enter') return children;
  if (decision === 'refuse' || lost) return <Navigate to="/login" replace />;
  return <PageSkeleton />;
}
