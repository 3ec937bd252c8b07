import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SPEC_NOW } from '../club/fixtures';
import { createOwnDatabase } from '../club/own-database';
import { freePort } from '../club/running-club';
import type { Engine } from './engines';

/** The server of bench-server.ts, running. */
export interface SourceClub {
  readonly url: string;
  /** /api/constant answers that many bytes from now on. */
  answerConstantly(bytes: number): Promise<void>;
  /** Milliseconds of each of that many bookings in SQL alone. */
  bookBare(count: number): Promise<number[]>;
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
      ...process.env,
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
  const ask = async (wish: object): Promise<{ took: number[] }> => {
    const answered = once(child, 'message');
    child.send(wish);
    const [answer] = await answered;
    return answer as { took: number[] };
  };
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server from its sources did not start'))),
  ]);
  return {
    url,
    answerConstantly: async (bytes) => void (await ask({ constant: bytes })),
    bookBare: async (count) => (await ask({ bare: count })).took,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await bare?.drop();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
