import { eachEngine } from '../../platform/database/testing';
import { openPlayedLeague, type PlayedLeague, YEAR } from '../testing-playing';
import { publishFirstRound } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 8);
    await league.db.handle
      .updateTable('league_season')
      .set({ starts_on: '2026-07-13' })
      .where('year', '=', YEAR)
      .execute();
  });
  const proposed = async (today: string) => {
    league.club.clock.set(`${today}T08:00:00Z`);
    return (await league.control()).nextDates;
  };

  test('before the first round the planned start is proposed, until it is over', async () => {
    expect(await proposed('2026-07-10')).toEqual({ startDate: '2026-07-13', endDate: '2026-07-20' });
    expect(await proposed('2026-07-13')).toEqual({ startDate: '2026-07-13', endDate: '2026-07-20' });
    expect(await proposed('2026-07-14')).toEqual({ startDate: '2026-07-14', endDate: '2026-07-21' });
  });

  test('the round after one that is closed late begins today: its players are notified and can enter results', async () => {
    await proposed('2026-07-10');
    await publishFirstRound(league);
    expect(await proposed('2026-07-11')).toEqual({ startDate: '2026-07-13', endDate: '2026-07-20' });
    const next = await proposed('2026-07-22');
    expect(next).toEqual({ startDate: '2026-07-22', endDate: '2026-07-29' });
    expect((await league.asAdmin('POST', 'rounds/publish', { next })).status).toBe(200);
  });

  test('a club that catches up may still publish rounds that are over', async () => {
    await proposed('2026-08-20');
    const past = { startDate: '2026-07-30', endDate: '2026-08-05' };
    expect((await league.asAdmin('POST', 'rounds/publish', { next: past })).status).toBe(200);
  });
});
