import { eachEngine } from '../../platform/database/testing';
import { fuzz } from './fuzz';
import { measureGivenTime } from './given-time';

eachEngine((open) => {
  // `npm run fuzz` sends a hundred thousand, from a new seed each time.
  test('any request to any call is answered, and never with 5xx', async () => {
    const time = measureGivenTime();
    const { statuses, failures } = await fuzz(await open(), { count: 500, seed: 20261121, time });
    await time.stop();
    expect(failures).toEqual([]);
    // Most pass access control, and some succeed.
    expect(statuses[200]).toBeGreaterThan(60);
    expect(statuses[400]).toBeGreaterThan(60);
    // Some calls write a whole season, and a busy machine needs time.
  }, 180_000);
});
