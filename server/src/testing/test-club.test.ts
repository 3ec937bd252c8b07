import { embeddedForTests, type TestDatabase } from '../platform/database/testing';
import { openTestClub } from './test-club';

/** Opens a club that notes its closing. */
async function openNoted(database: TestDatabase) {
  const noted = { isClosed: false };
  await openTestClub(database, () => [
    async (app) => {
      app.addHook('onClose', async () => {
        noted.isClosed = true;
      });
    },
  ]);
  return noted;
}

describe('the club of a test', () => {
  const open = embeddedForTests();
  const left: { isClosed: boolean }[] = [];

  test('is open during the test', async () => {
    left.push(await openNoted(await open()));
    expect(left[0]?.isClosed).toBe(false);
  });

  test.failing('is closed after a test that fails, too', async () => {
    left.push(await openNoted(await open()));
    throw new Error('this test fails');
  });

  test('is closed afterwards', () => {
    expect(left).toEqual([{ isClosed: true }, { isClosed: true }]);
  });
});

describe('the club of several tests', () => {
  let ofAll: { isClosed: boolean };

  describe('which open it in beforeAll', () => {
    const open = embeddedForTests();
    beforeAll(async () => {
      ofAll = await openNoted(await open());
    });

    test('is open in the first one', () => expect(ofAll.isClosed).toBe(false));
    test('is open in the next one', () => expect(ofAll.isClosed).toBe(false));
  });

  test('is closed after them', () => expect(ofAll.isClosed).toBe(true));
});
