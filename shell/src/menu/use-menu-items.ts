import { useAuth } from '@club/shared/auth';
import { useLocation } from '@club/shared/router';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import { isAdminAtWork } from './is-admin-at-work';
import { type MenuItem, menuEntries } from './menu-entries';
import { useViewer } from './use-viewer';

/** The entries of the menu on the current page; empty until the user is known. */
export function useMenuItems(): readonly MenuItem[] {
  const registry = useRegistry();
  const identity = useAuth((state) => state.identity);
  const { pathname } = useLocation();
  const viewer = useViewer();
  if (identity && isAdminAtWork(identity, routeAt(registry, pathname)?.access)) {
    return menuEntries(registry, { kind: 'admin', identity });
  }
  return viewer ? menuEntries(registry, viewer) : [];
}
