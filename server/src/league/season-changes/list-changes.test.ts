import { TOTAL_HEADER } from '@club/shared/contracts/paging';
import { eachEngine } from '../../platform/database/testing';
import { openPlayedLeague, type PlayedLeague, YEAR } from '../testing-playing';
import { insertSeasonChange } from './season-changes.repository';

/** A season of 56 players has some 480 matches, and each entered result is a change. */
const CHANGES = 230;

eachEngine((open) => {
  let league: PlayedLeague;
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 4);
    const change = { year: YEAR, at: league.club.clock.now(), actorId: league.admin.id, reason: null };
    await league.db.transaction(async (tx) => {
      await tx.deleteFrom('league_change').execute();
      for (let version = 1; version <= CHANGES; version += 1) {
        await insertSeasonChange(tx, { ...change, version, what: `Promjena ${version}` });
      }
    });
  });

  async function listed(query: string) {
    const { body, headers } = await league.as(league.admin).get(`admin/league/seasons/${YEAR}/changes${query}`);
    const versions = body.map((change: { version: number }) => change.version);
    return [versions[0], versions.at(-1), versions.length, headers[TOTAL_HEADER]];
  }

  test.each([
    ['', [230, 1, 230]],
    ['?page=0&size=30', [230, 201, 30]],
    ['?page=7&size=30', [20, 1, 20]],
    ['?page=99&size=30', [20, 1, 20]],
  ])('the changes of a season are complete and counted, with the query %j', async (query, expected) => {
    expect(await listed(query)).toEqual([...expected, String(CHANGES)]);
  });

  test('400 for an impossible page', async () => {
    const answer = await league.as(league.admin).get(`admin/league/seasons/${YEAR}/changes?page=-1`);
    expect(answer.body).toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});
