import type { BackupSettings } from './backup';
import type { Config } from './config';
import type { Database } from './platform/database';
import type { IdentitySettings } from './platform/identity';
import type { Logger } from './platform/log';
import type { MetricsSettings } from './platform/metrics';
import type { TracingSettings } from './platform/tracing';

export interface ServerParts {
  readonly config: Config;
  readonly identitySettings: IdentitySettings;
  readonly backupSettings: BackupSettings;
  readonly metricsSettings: MetricsSettings;
  readonly tracingSettings: TracingSettings;
  /** The folder that contains shell/ and mfe-…/ with their builds. */
  readonly root: string;
  /** Open, but not migrated; the server closes it. */
  readonly db: Database;
  readonly log: Logger;
  /** Receives the one-time link for the first administrator, while there is none. */
  invite(link: string): void;
}
