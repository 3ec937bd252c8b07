import { useConnection } from '@club/shared/http';
import { useLostConnection } from './use-lost-connection';
import { useStaleSince } from './use-stale-since';

/** Why the displayed data may be outdated, and their time; undefined: they are current. */
export function useConnectionIssue() {
  const lost = useLostConnection();
  // With a connection `lastContactAt` changes all the time: the page must not render each time.
  const lastContactAt = useConnection((connection) => (lost ? connection.lastContactAt : null));
  const staleSince = useStaleSince();
  if (lost) return { issue: lost, since: staleSince ?? lastContactAt };
  return staleSince === null ? undefined : ({ issue: 'stale', since: staleSince } as const);
}
