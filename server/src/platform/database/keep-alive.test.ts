import { Socket } from 'node:net';
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { openPostgres } from './postgres';
import { isServerReachable } from './testing';
import { SERVER_URL } from './testing-server';

const needsServer = isServerReachable ? test : test.skip;

needsServer(
  'every connection asks after ten seconds of silence whether the machine of the server is there',
  async () => {
    const setKeepAlive = jest.spyOn(Socket.prototype, 'setKeepAlive');
    const database = await openPostgres(SERVER_URL, () => undefined);
    const ignore = () => undefined;
    await database.listen('club_test', { receive: ignore, lost: ignore, back: ignore });
    await database.withoutTimeouts(({ handle }) => sql`select 1`.execute(handle));
    await database.close();
    // The connections of the pool, of the listener and of the work without timeouts.
    expect(setKeepAlive.mock.calls).toEqual([
      [true, 10_000],
      [true, 10_000],
      [true, 10_000],
    ]);
    setKeepAlive.mockRestore();
  },
);
