import { useAuth } from '@club/shared/auth';
import { useLeagueStatus } from '@club/shared/league-status';
import type { Viewer } from './menu-entries';

/** The user who sees the menu; undefined until known. */
export function useViewer(): Viewer | undefined {
  const status = useAuth((state) => state.status);
  const identity = useAuth((state) => state.identity);
  const league = useLeagueStatus();
  if (status === 'unknown') return undefined;
  if (!identity) return { kind: 'visitor' };
  return { kind: 'member', identity, inLeague: league.data?.isInLeague ?? false };
}
