import { useAuth } from '@club/shared/auth';
import { useLocation } from '@club/shared/router';
import { isAdminAtWork } from '../menu/is-admin-at-work';
import { useViewer } from '../menu/use-viewer';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import { AdminHeader } from './admin-header';
import { SuiteHeader } from './suite-header';

export function Header() {
  const identity = useAuth((state) => state.identity);
  const { pathname } = useLocation();
  const access = routeAt(useRegistry(), pathname)?.access;
  const viewer = useViewer();
  return isAdminAtWork(identity, access) ? <AdminHeader /> : <SuiteHeader viewer={viewer} />;
}
