import { useConnection } from '@club/shared/http';
import { useKeptSince } from './use-kept-since';
import { useLostConnection } from './use-lost-connection';

/** Why the displayed data may be outdated, and their time; undefined: they are current. */
export function useConnectionIssue() {
  const lost = useLostConnection();
  // With a connection `lastContactAt` changes all the time: the page must not render each time.
  const lastContactAt = useConnection((connection) => (lost ? connection.lastContactAt : null));
  const keptSince = useKeptSince();
  if (lost) return { issue: lost, since: keptSince ?? lastContactAt };
  return keptSince === null ? undefined : ({ issue: 'kept', since: keptSince } as const);
}
