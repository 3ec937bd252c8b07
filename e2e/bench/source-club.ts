import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SPEC_NOW } from '../club/fixtures';
import { createOwnDatabase } from '../club/own-database';
import { plainEnvironment } from '../club/plain-environment';
import { freePort } from '../club/running-club';
import type { Engine } from './engines';

/** The server of bench-server.ts, running. */
export interface SourceClub {
  readonly url: string;
  /**
   * /api/constant returns these bytes from now on: those of the call that it is compared with, because the client
   * decodes them as text, and non-ASCII characters take longer.
   */
  answerConstantly(bytes: ArrayBuffer): Promise<void>;
  /** Milliseconds of that many bookings in SQL alone, by that many clients at once. */
  bookBare(count: number, clients: number): Promise<number>;
  /** The statements that the server has sent to its database since the last request. */
  statements(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export async function startSourceClub(engine: Engine): Promise<SourceClub> {
  const port = String(await freePort());
  const url = `http://localhost:${port}`;
  const scratch = mkdtempSync(path.join(tmpdir(), 'club-bare-'));
  const bare = engine.settings.DATABASE_URL ? await createOwnDatabase() : undefined;
  const child = fork(path.join(import.meta.dirname, 'bench-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...plainEnvironment(),
      NODE_ENV: 'production',
      PORT: port,
      PUBLIC_URL: url,
      CLUB_NOW: SPEC_NOW,
      CALLS_PER_MINUTE: '0',
      DATA_DIR: path.join(scratch, 'club'),
      BARE_DATA_DIR: path.join(scratch, 'bare'),
      ...(bare ? { BARE_DATABASE_URL: bare.url } : {}),
      ...engine.settings,
    },
  });
  const ask = async (order: object): Promise<{ took: number; statements: string[] }> => {
    const answered = once(child, 'message');
    child.send(order);
    const [answer] = await answered;
    return answer as { took: number; statements: string[] };
  };
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server from its sources did not start'))),
  ]);
  return {
    url,
    answerConstantly: async (bytes) => void (await ask({ constant: Buffer.from(bytes).toString('base64') })),
    bookBare: async (count, clients) => (await ask({ bare: { count, clients } })).took,
    statements: async () => (await ask({})).statements,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await bare?.drop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
