/**
 * Prints what the tests find on this machine: the PostgreSQL that answers, and the Chromium in use. An input of the task
 * cache (nx.json), so that a result without PostgreSQL is not reused on a machine that has it. Never fails.
 */
import { statSync } from 'node:fs';
import { Client } from 'pg';
import { SERVER_URL } from '../server/src/platform/database/testing-server';
import { installedChromium } from './club/chromium';

async function postgres(): Promise<string> {
  const client = new Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 2_000 });
  // Without a listener, a connection that breaks later would crash this process.
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return rows[0]?.server_version ?? 'none';
}

function chromium(): string {
  const file = installedChromium();
  if (!file) return 'of the packages';
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

const orNone = (answer: Promise<string>): Promise<string> => answer.catch(() => 'none');
console.log(`PostgreSQL: ${await orNone(postgres())}`);
console.log(`Chromium: ${await orNone(Promise.resolve().then(chromium))}`);
process.exit(0);
