import type { BackupSettings } from './backup';
import type { Config } from './config';
import type { IdentitySettings } from './platform/identity';
import type { MetricsSettings } from './platform/metrics';
import type { TracingSettings } from './platform/tracing';

export interface ServerParts {
  readonly config: Config;
  readonly identitySettings: IdentitySettings;
  readonly backupSettings: BackupSettings;
  readonly metricsSettings: MetricsSettings;
  readonly tracingSettings: TracingSettings;
  /** The folder that holds shell/ and mfe-…/ with their builds. */
  readonly root: string;
  /** A prepared database folder to start from, where the build has left one. */
  readonly preparedFolder?: string | undefined;
  /** Receives the one-time link for the first administrator, while there is none. */
  invite(link: string): void;
}
