import type { Database } from './platform/database';
import type { Logger } from './platform/log';
import type { ServerSettings } from './server-settings';

export interface ServerParts extends ServerSettings {
  /** The folder that contains shell/ and mfe-…/ with their builds. */
  readonly root: string;
  /** Open, but not migrated; the server closes it. */
  readonly db: Database;
  readonly log: Logger;
  /** Receives the one-time link for the first administrator, while there is none. */
  invite(link: string): void;
}
