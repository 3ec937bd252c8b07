import { openPostgres } from './postgres';
import { prepared } from './prepared';
import { serverAnswers } from './testing';
import { openLine } from './testing-line';

const half = prepared<{ half: number }>('half-for-tests', 'select $1::int / 2 as half');
const needsServer = serverAnswers ? describe : describe.skip;

needsServer('how often a transaction waits for PostgreSQL', () => {
  let line: Awaited<ReturnType<typeof openLine>>;
  let db: Awaited<ReturnType<typeof openPostgres>>;
  beforeAll(async () => {
    line = await openLine();
    db = await openPostgres(line.url, () => undefined);
    await half(db.handle, 0);
  });
  afterAll(async () => {
    await db.close();
    line.close();
  });

  test('one round trip for BEGIN and all statements started together, one for the end', async () => {
    const together = () => db.transaction((tx) => Promise.all([half(tx, 2), half(tx, 4), half(tx, 6)]));
    expect(await line.roundTripsOf(together)).toBe(2);
  });

  test('one round trip for each statement that waits for the previous one', async () => {
    const inTurn = () =>
      db.transaction(async (tx) => {
        for (const n of [2, 4, 6]) await half(tx, n);
      });
    expect(await line.roundTripsOf(inTurn)).toBe(4);
  });
});
