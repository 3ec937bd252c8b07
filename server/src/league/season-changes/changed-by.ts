import type { Caller } from '../../platform/http';
import type { ChangeContext } from './change-season';

/**
 * The caller of a route as the one who changes a season.
 * @param shown the body or query of the call: it has the version of the season that the page showed
 */
export const changedBy = (
  { memberId }: Caller,
  { version }: { readonly version?: number | undefined },
): ChangeContext => ({
  actorId: memberId,
  version,
});
