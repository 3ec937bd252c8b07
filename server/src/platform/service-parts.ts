import type { Clock } from './clock';
import type { Database } from './database';
import type { Live } from './live';

/** The dependencies of most services. */
export interface ServiceParts {
  readonly db: Database;
  readonly live: Live;
  readonly clock: Clock;
}
