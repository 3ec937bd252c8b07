import { useAuth } from '@club/shared/auth';
import { Navigate, useLocation } from '@club/shared/router';
import { PageSkeleton } from '../page-frame/page-skeleton';
import { homeOf } from '../sign-in/home-of';
import type { LandingState } from '../sign-in/landing-state';

/** The return address of the sign-in page: redirects each user to their start page. */
export function PostLoginScreen() {
  const status = useAuth((state) => state.status);
  const identity = useAuth((state) => state.identity);
  const { pathname } = useLocation();
  if (status === 'unknown') return <PageSkeleton />;
  if (identity) return <Navigate to={homeOf(identity)} replace />;
  const state: LandingState = { from: pathname, why: 'UNCONFIRMED' };
  return <Navigate to="/login" replace state={state} />;
}
