import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { verifyLeague } from '../projection/verify-league';
import { type PlayedLeague, SCORE_2_0, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const NEXT = YEAR + 1;

/** What the pages say of a season that has no champion. */
const OVER = { state: 'FINISHED', champion: null, secondPlace: null, thirdPlace: null, final: null };

eachEngine((open) => {
  let league: PlayedLeague;
  const { changes } = seasonCalls(() => league);
  beforeEach(async () => {
    league = await openFirstRound(await open(), 4, 1);
  });

  const withoutFinal = () => league.asAdmin('POST', 'finish', { withoutFinal: true });
  const overview = async () => (await league.as().get('league-seasons')).body;

  test('409 while the last round is open', async () => {
    expect((await withoutFinal()).body).toMatchObject({ status: 409, code: 'FINAL_NOT_PLAYED' });
    expect((await league.control()).state).toBe('ROUNDS');
  });

  test('a season whose knockout is never drawn ends, keeps everybody, and the next one begins', async () => {
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
    expect((await league.asAdmin('POST', 'finish')).body.code).toBe('FINAL_NOT_PLAYED');
    await orThrow(await withoutFinal());
    expect(await overview()).toMatchObject({ seasons: [{ ...OVER, activePlayers: 4 }], current: null });
    const [change] = await changes();
    expect(change.what).toBe('Sezona je završena bez prvaka');
    expect((await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' })).body.code).toBe('SEASON_FINISHED');

    const asAdmin = league.as(league.admin);
    await orThrow(await asAdmin.post('admin/league/seasons', { year: NEXT }));
    const control = await asAdmin.get('admin/pyramid-control');
    expect(control.body).toMatchObject({ year: NEXT, state: 'PREPARING', presetYear: YEAR });
    expect(await verifyLeague(league.db.handle)).toEqual([]);
  });

  test('a knockout that is broken off keeps what was played in it, and gives no title', async () => {
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null }));
    await orThrow(await league.asAdmin('POST', 'draw', { firstPhaseFrom: week(4).startDate }));
    const [semifinal] = (await league.control()).openMatches as LeagueMatch[];
    const played = { outcome: 'PLAYED', ...SCORE_2_0, version: semifinal?.version };
    const path = `admin/league/seasons/${YEAR}/matches/${semifinal?.id}`;
    await orThrow(await league.as(league.admin).put(path, played));
    await orThrow(await withoutFinal());
    expect((await overview()).seasons).toMatchObject([OVER]);
    expect((await league.as().get('summer-league/winners')).body).toEqual([]);
    const { main } = (await league.as().get(`league-draw/${YEAR}`)).body;
    expect(main).toMatchObject({
      champion: null,
      stages: [{ matches: [{ outcome: 'PLAYED' }, { outcome: null }] }, {}],
    });
    expect((await league.as().get('active-league')).body).toMatchObject({ phase: 'FINISHED', resultsLeague: [] });
    expect(await verifyLeague(league.db.handle)).toEqual([]);
  });
});
