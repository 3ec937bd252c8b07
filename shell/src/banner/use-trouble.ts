import { useConnection } from '@club/shared/http';
import { useKeptSince } from './use-kept-since';
import { useLostConnection } from './use-lost-connection';

/** Why what is shown may be old, and how old it is; undefined: it is not. */
export function useTrouble() {
  const lost = useLostConnection();
  // Whoever is connected hears something all the time: the page is not to be drawn anew each time.
  const heardAt = useConnection((connection) => (lost ? connection.heardAt : null));
  const keptSince = useKeptSince();
  if (lost) return { trouble: lost, since: keptSince ?? heardAt };
  return keptSince === null ? undefined : ({ trouble: 'kept', since: keptSince } as const);
}
