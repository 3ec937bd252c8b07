import { useAuth } from '@club/shared/auth';
import { Navigate } from '@club/shared/router';
import { PageSkeleton } from '../page-frame/page-skeleton';
import { homeOf } from '../sign-in/home-of';

/** The return address of the sign-in page: redirects each user to their start page. */
export function PostLoginScreen() {
  const status = useAuth((state) => state.status);
  const identity = useAuth((state) => state.identity);
  if (status === 'unknown') return <PageSkeleton />;
  return <Navigate to={identity ? homeOf(identity) : '/login'} replace />;
}
