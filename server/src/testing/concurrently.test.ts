import type { Tx } from '../platform/database';
import { eachEngine } from '../platform/database/testing';
import { queueBehindLock } from './concurrently';

eachEngine((open) => {
  const holdNothing = (tx: Tx) => tx.selectFrom('live_version').select('topic').execute();
  const refused = () => Promise.reject(Object.assign(new Error('Nije dopušteno.'), { code: 'NOT_ALLOWED' }));

  test('a work that is refused before it waits does not hold up the next ones', async () => {
    const done = () => Promise.resolve();
    expect(await queueBehindLock(await open(), holdNothing, refused, done)).toEqual(['NOT_ALLOWED', 'done']);
  });

  test('a work that cannot be started fails, and leaves nothing locked', async () => {
    const database = await open();
    const broken = () => {
      throw new Error('no such work');
    };
    await expect(queueBehindLock(database, holdNothing, broken)).rejects.toThrow('no such work');
    // Closing waits for every transaction that is still open.
    await database.close();
  });
});
