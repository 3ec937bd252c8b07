import path from 'node:path';
import type { Database } from '../platform/database';
import { TEST_PUBLIC_URL } from '../platform/identity/testing/tokens';
import { openLog } from '../platform/log';
import { openServer, type Server } from '../server';
import { readServerSettings } from '../server-settings';

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
  return openServer({
    ...readServerSettings(env),
    root: path.join(import.meta.dirname, '../../..'),
    db,
    log: openLog('silent'),
    invite: () => undefined,
  });
}
