import { useLocation, useNavigation } from '@club/shared/router';

/** Whether the user is leaving the page: the next one is still loading. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== pathname;
}
