import { eachEngine } from '../../platform/database/testing';
import { markWithdrawn } from '../entries/league-entries.repository';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../testing-playing';

eachEngine((open) => {
  let league: PlayedLeague;
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 6);
  });

  const save = async (order: readonly (number | null)[]) => {
    const body = { order, version: await league.version() };
    return league.as(league.admin).put(`admin/pyramid-initial/${YEAR}`, body);
  };
  const unplaced = async (): Promise<number[]> =>
    (await league.control()).unplaced.map(({ id }: { readonly id: number }) => id);

  test('before the first round, accepted players who are not in the pyramid are named, in the order of registration', async () => {
    const [first = 0, second = 0, ...rest] = league.players;
    expect(await unplaced()).toEqual(league.players);
    await save([second, null, ...rest]);
    expect(await unplaced()).toEqual([first]);
    await league.db.transaction((tx) => markWithdrawn(tx, YEAR, first, '2026-07-01'));
    expect(await unplaced()).toEqual([]);
    await league.db.transaction((tx) => markWithdrawn(tx, YEAR, first, null));
    expect(await league.control()).toMatchObject({ joining: [] });
  });

  test('from the first round on they join at the next publication', async () => {
    const [first = 0, ...others] = league.players;
    await save(others);
    expect((await league.asAdmin('POST', 'rounds', week(1))).status).toBe(200);
    expect(await league.control()).toMatchObject({ unplaced: [], joining: [{ id: first }] });
  });
});
