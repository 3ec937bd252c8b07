import { useLocation, useNavigation } from '@club/shared/router';

/** Whether the user has left the page, although the next one is still on its way. */
export function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next !== undefined && next.pathname !== pathname;
}
