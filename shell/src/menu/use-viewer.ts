import { type Identity, useAuth } from '@club/shared/auth';
import type { Access } from '@club/shared/federation';
import { useLeagueStatus } from '@club/shared/league-status';
import { useLocation } from '@club/shared/router';
import { useRegistry } from '../registry/registry-context';
import { routeAt } from '../registry/route-at';
import type { Viewer } from './menu-entries';

/** The user who sees the menu of the current page; undefined until known. */
export function useViewer(): Viewer | undefined {
  const status = useAuth((state) => state.status);
  const identity = useAuth((state) => state.identity);
  const { pathname } = useLocation();
  const access = routeAt(useRegistry(), pathname)?.access;
  const league = useLeagueStatus();
  if (status === 'unknown') return undefined;
  if (!identity) return { kind: 'visitor' };
  if (isAdminAtWork(identity, access)) return { kind: 'admin', identity };
  return { kind: 'member', identity, inLeague: league.data?.isInLeague ?? false };
}

/**
 * Whether the admin header is shown: an administrator on a page that members cannot open. Users with MAINTENANCE keep
 * the normal header (second specification, section 2).
 */
function isAdminAtWork({ roles }: Identity, access: Access | undefined): boolean {
  if (!roles.includes('ADMIN') || roles.includes('MAINTENANCE')) return false;
  return Array.isArray(access) && access.includes('ADMIN');
}
