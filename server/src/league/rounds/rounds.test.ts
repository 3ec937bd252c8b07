import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { type PlayedLeague, week, YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';

const NOBODY = 9_999;

eachEngine((open) => {
  let league: PlayedLeague;
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8);
  });

  test.each<['POST' | 'PUT', string, object]>([
    ['POST', 'rounds/preview', { next: { ...week(2), joined: [NOBODY] } }],
    ['POST', 'rounds/publish', { next: { ...week(2), joined: [NOBODY] } }],
    ['POST', 'rounds/preview', { next: { ...week(2), withdrawn: [NOBODY] } }],
    ['POST', 'rounds/publish', { next: { ...week(2), order: [NOBODY, null] } }],
    ['PUT', 'rounds/1/absences', { playerId: NOBODY, substituteId: null }],
    ['POST', 'withdrawals', { playerId: NOBODY, reason: 'Zabuna' }],
  ])('404 for a player whom the league does not have: %s %s %j', async (method, path, body) => {
    expect((await league.asAdmin(method, path, body)).body).toMatchObject({ status: 404, code: 'PLAYER_UNKNOWN' });
  });

  test.each(['joined', 'order'])(
    '400 for a player who is named twice in %s, whatever the season looks like',
    async (list) => {
      const next = { ...week(2), [list]: [league.players[0], league.players[0]] };
      for (const path of ['rounds/preview', 'rounds/publish']) {
        const { status, body } = await league.asAdmin('POST', path, { next });
        expect([status, body.fields]).toEqual([400, { [`next.${list}`]: 'Isti igrač je naveden dva puta.' }]);
      }
    },
  );

  const { startDate, endDate } = week(1);
  test.each<['POST' | 'PUT', string, string, object]>([
    ['PUT', 'rounds/1/dates', 'endDate', { startDate, endDate: '2026-07-05' }],
    ['POST', 'rounds/preview', 'next.endDate', { next: { ...week(2), endDate: '2026-07-12' } }],
    ['POST', 'rounds/preview', 'next.startDate', { next: { ...week(2), startDate } }],
    ['POST', 'rounds/publish', 'next.startDate', { next: { startDate, endDate } }],
    ['POST', 'rounds/preview', 'next.startDate', { next: { ...week(2), startDate: endDate } }],
    ['PUT', 'rounds/1/dates', 'startDate', { startDate: '2025-07-06', endDate }],
    ['PUT', 'rounds/1/dates', 'endDate', { startDate, endDate: '2027-07-12' }],
    ['POST', 'rounds/preview', 'next.endDate', { next: { ...week(2), endDate: '2027-07-19' } }],
    ['POST', 'rounds/publish', 'next.startDate', { next: { startDate: '2027-07-13', endDate: '2027-07-19' } }],
  ])('400 that names the impossible date: %s %s %s', async (method, path, field, body) => {
    const answer = await league.asAdmin(method, path, body);
    expect(answer.body).toMatchObject({
      status: 400,
      fields: { [field]: expect.stringMatching(/početk|nakon kraja prethodnoga|u 2026\. godini/) },
    });
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  test('404 for the changes of a season that the league does not have', async () => {
    const answer = await league.as(league.admin).get(`admin/league/seasons/${YEAR - 1}/changes`);
    expect(answer.body).toMatchObject({ status: 404, code: 'SEASON_UNKNOWN' });
  });

  test('404 for a substitute whom the league does not have', async () => {
    const absence = { playerId: league.players[0], substituteId: NOBODY };
    expect((await league.asAdmin('PUT', 'rounds/1/absences', absence)).body.code).toBe('PLAYER_UNKNOWN');
  });

  test('the end of the running round is moved, also to a day that is over', async () => {
    expect((await league.asAdmin('PUT', 'rounds/1/dates', { startDate, endDate: '2026-07-08' })).status).toBe(200);
    expect((await league.asAdmin('PUT', 'rounds/1/dates', { startDate, endDate })).status).toBe(200);
  });

  test('dates that somebody else has moved meanwhile are refused with those that are saved now', async () => {
    const version = await league.version();
    const theirs = { startDate, endDate: '2026-07-09' };
    expect((await league.asAdmin('PUT', 'rounds/1/dates', theirs)).status).toBe(200);
    const path = `admin/league/seasons/${YEAR}/rounds/1/dates`;
    const stale = { startDate, endDate: '2026-07-10', version };
    const { status, body } = await league.as(league.admin).put(path, stale);
    expect([status, body]).toMatchObject([409, { code: 'SEASON_CHANGED', version: version + 1 }]);
    expect(body.current).toEqual(theirs);
    expect((await league.asAdmin('PUT', 'rounds/1/dates', { startDate, endDate })).status).toBe(200);
    const unpublished = `admin/league/seasons/${YEAR}/rounds/2/dates`;
    expect((await league.as(league.admin).put(unpublished, stale)).body).not.toHaveProperty('current');
  });

  test('dates that are saved as they are already are no change: neither a version nor an entry', async () => {
    const before = [await league.version(), await recordedActions(league.db, {})];
    expect((await league.asAdmin('PUT', 'rounds/1/dates', { startDate, endDate })).status).toBe(200);
    expect([await league.version(), await recordedActions(league.db, {})]).toEqual(before);
  });

  test('a round that is closed early says that its end can be moved first', async () => {
    const next = { ...week(2), startDate: '2026-07-10' };
    const answer = await league.asAdmin('POST', 'rounds/publish', { next });
    const message =
      'Kolo mora početi nakon kraja prethodnoga, koje traje do 12.07.2026. Ako se prethodno zatvara ranije, najprije mu pomaknite kraj.';
    expect(answer.body).toMatchObject({ status: 400, fields: { 'next.startDate': message } });
  });

  test('a second round that would begin with the first one names its start', async () => {
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
    const answer = await league.asAdmin('PUT', 'rounds/2/dates', { startDate, endDate: week(2).endDate });
    const message = 'Kolo mora početi nakon kraja prethodnoga, koje traje do 12.07.2026.';
    expect(answer.body).toMatchObject({ status: 400, code: 'ROUND_DATES_IMPOSSIBLE', fields: { startDate: message } });
  });

  test('a closed round keeps its dates', async () => {
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(3) })).status).toBe(200);
    const moved = await league.asAdmin('PUT', 'rounds/2/dates', week(2));
    expect(moved.body).toMatchObject({ status: 409, code: 'NO_OPEN_ROUND' });
  });
});
