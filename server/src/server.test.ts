import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readBackupSettings } from './backup';
import { readConfig } from './config';
import { eachEngine } from './platform/database/testing';
import { readIdentitySettings } from './platform/identity';
import { openLog } from './platform/log';
import { readMetricsSettings } from './platform/metrics';
import { readTracingSettings } from './platform/tracing';
import { openServer } from './server';

let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'server-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

eachEngine((open) => {
  test('a server that stops answers the running call and takes its leave before it closes the database', async () => {
    const db = await open();
    const steps: string[] = [];
    const processes = async () => (await db.handle.selectFrom('server_process').select('id').execute()).length;
    const env = { DATA_DIR: home, DEMO: '0', LOG_LEVEL: 'silent', LISTEN_ADDRESS: '127.0.0.1' };
    const config = readConfig(env);
    const { app, close } = await openServer({
      config,
      identitySettings: readIdentitySettings(env),
      backupSettings: readBackupSettings(env, config.dataDir, config.demo),
      metricsSettings: readMetricsSettings(env),
      tracingSettings: readTracingSettings(env),
      root: path.join(import.meta.dirname, '../..'),
      db: {
        ...db,
        close: async () => {
          steps.push(`closed with ${await processes()} processes in the list`);
        },
      },
      log: openLog('silent'),
      invite: () => undefined,
    });
    const call = new EventTarget();
    app.get('/api/slow', { config: { access: 'public' } }, async () => {
      const going = once(call, 'go');
      call.dispatchEvent(new Event('begun'));
      await going;
      steps.push('answered');
      return {};
    });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    while ((await processes()) === 0);
    const begun = once(call, 'begun');
    const answer = fetch(`${address}/api/slow`);
    await begun;
    const closed = close();
    call.dispatchEvent(new Event('go'));
    expect((await answer).status).toBe(200);
    await closed;
    expect(steps).toEqual(['answered', 'closed with 0 processes in the list']);
  });
});
