import { type BackupSettings, readBackupSettings } from './backup';
import { type Config, readConfig } from './config';
import { type IdentitySettings, readIdentitySettings } from './platform/identity';
import { type MetricsSettings, readMetricsSettings } from './platform/metrics';
import { readTracingSettings, type TracingSettings } from './platform/tracing';

export interface ServerSettings {
  readonly config: Config;
  readonly identitySettings: IdentitySettings;
  readonly backupSettings: BackupSettings;
  readonly metricsSettings: MetricsSettings;
  readonly tracingSettings: TracingSettings;
}

/** @throws Error that names the first setting that makes no sense */
export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings {
  const config = readConfig(env);
  return {
    config,
    identitySettings: readIdentitySettings(env),
    backupSettings: readBackupSettings(env, config.dataDir, config.demo),
    metricsSettings: readMetricsSettings(env),
    tracingSettings: readTracingSettings(env),
  };
}
