import { openPostgres } from './postgres';
import { preparedStatement } from './prepared-statement';
import { isServerReachable } from './testing';
import { openProxy } from './testing-proxy';

const half = preparedStatement<{ half: number }>('half-for-tests', 'select $1::int / 2 as half');
const needsServer = isServerReachable ? describe : describe.skip;

needsServer('how often a transaction waits for PostgreSQL', () => {
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let db: Awaited<ReturnType<typeof openPostgres>>;
  beforeAll(async () => {
    proxy = await openProxy();
    db = await openPostgres(proxy.url, () => undefined);
    await half(db.handle, 0);
  });
  afterAll(async () => {
    await db.close();
    proxy.close();
  });

  test('one round trip for BEGIN and all statements started together, one for the end', async () => {
    const together = () => db.transaction((tx) => Promise.all([half(tx, 2), half(tx, 4), half(tx, 6)]));
    expect(await proxy.roundTripsOf(together)).toBe(2);
  });

  test('one round trip for each statement that waits for the previous one', async () => {
    const inTurn = () =>
      db.transaction(async (tx) => {
        for (const n of [2, 4, 6]) await half(tx, n);
      });
    expect(await proxy.roundTripsOf(inTurn)).toBe(4);
  });
});
