import path from 'node:path';
import { readBackupSettings } from '../backup';
import { readConfig } from '../config';
import type { Database } from '../platform/database';
import { readIdentitySettings } from '../platform/identity';
import { TEST_PUBLIC_URL } from '../platform/identity/testing/tokens';
import { openLog } from '../platform/log';
import { readMetricsSettings } from '../platform/metrics';
import { readTracingSettings } from '../platform/tracing';
import { openServer, type Server } from '../server';

/** All that one process consists of, as `main.ts` opens it, without the club of the demo. */
export function openServerForTests(db: Database, dataDir: string, more: Record<string, string>): Promise<Server> {
  const env = {
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    LISTEN_ADDRESS: '127.0.0.1',
    PUBLIC_URL: TEST_PUBLIC_URL,
    ...more,
  };
  const config = readConfig(env);
  return openServer({
    config,
    identitySettings: readIdentitySettings(env),
    backupSettings: readBackupSettings(env, config.dataDir, config.demo),
    metricsSettings: readMetricsSettings(env),
    tracingSettings: readTracingSettings(env),
    root: path.join(import.meta.dirname, '../../..'),
    db,
    log: openLog('silent'),
    invite: () => undefined,
  });
}
