import { eachEngine } from '../platform/database/testing';
import { verifyLeague } from './projection/verify-league';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from './testing-playing';
import { seasonCalls } from './testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, changes } = seasonCalls(() => league);

  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 12);
  });
  afterEach(async () => expect(await verifyLeague(league.db.handle)).toEqual([]));

  test('a season that is prepared is no season yet, but its planned first day is public', async () => {
    const { rules, frame } = (await league.as(league.admin).get('admin/league/seasons')).body[0];
    const plan = async (startsOn: string | null) => {
      expect((await league.asAdmin('PUT', 'settings', { rules, frame: { ...frame, startsOn } })).status).toBe(200);
      return (await league.as().get('league-seasons')).body;
    };
    expect(await plan(null)).toEqual({ seasons: [], current: null, prepared: { year: YEAR, startsOn: null } });
    expect(await plan('2026-07-24')).toMatchObject({ prepared: { year: YEAR, startsOn: '2026-07-24' } });
    expect((await league.as().get('active-league')).body).toMatchObject({
      status: 404,
      code: 'NO_ACTIVE_LEAGUE',
      message: 'Ljetna liga 2026. još nije počela.',
    });
    await plan(frame.startsOn);
  });

  test('a draft that somebody else has changed meanwhile is emptied neither as a whole nor at a place', async () => {
    const [first = 0, second = 0] = league.players;
    const admin = league.as(league.admin);
    const place = (playerId: number, position: number) =>
      admin.post('admin/select-player', { playerId, row: 1, position, replacePlayer: false });
    await place(first, 1);
    const seen = await league.version();
    await place(second, 2);
    const cell = 'admin/clear-pyramid-row-position?row=1&position=1';
    const outdated = { status: 409, code: 'SEASON_CHANGED' };
    expect((await admin.post(`${cell}&version=${seen}`, { id: first })).body).toMatchObject(outdated);
    expect((await admin.delete(`admin/clear-all-pyramid?version=${seen}`)).body).toMatchObject(outdated);
    const row = [{ player: { id: first } }, { player: { id: second } }, { player: null }, { player: null }];
    expect((await admin.get(`admin/pyramid-initial/${YEAR}`)).body).toMatchObject(row);
    expect((await admin.post(`${cell}&version=${await league.version()}`, { id: first })).status).toBe(200);
    expect((await admin.delete(`admin/clear-all-pyramid?version=${await league.version()}`)).status).toBe(200);
  });

  test('the draft: placed, refused, cleared, preset, and published with the season’s rules', async () => {
    const [first = 0, second = 0] = league.players;
    const place = { row: 1, position: 1, replacePlayer: false };
    expect((await league.as(league.admin).post('admin/select-player', { ...place, playerId: first })).status).toBe(200);
    for (const [wrong, status, code] of [
      [{ playerId: second }, 409, 'CELL_OCCUPIED'],
      [{ playerId: first, position: 2 }, 409, 'PLAYER_ALREADY_PLACED'],
      [{ playerId: 9_999, position: 2 }, 404, 'PLAYER_UNKNOWN'],
      [{ playerId: second, row: 21 }, 400, 'VALIDATION'],
      [{ playerId: second, row: null }, 400, 'VALIDATION'],
    ] as const) {
      const answer = await league.as(league.admin).post('admin/select-player', { ...place, ...wrong });
      expect(answer.body).toMatchObject({ status, code });
    }
    expect((await league.asAdmin('POST', 'rounds', week(1))).body).toMatchObject({ code: 'FIELD_TOO_SMALL' });
    const cell = 'admin/clear-pyramid-row-position?row=1&position=1';
    expect((await league.as(league.admin).post(cell, { id: second })).body.code).toBe('CELL_CHANGED');
    expect((await league.as(league.admin).post(cell, { id: first })).status).toBe(200);
    expect((await changes()).slice(0, 2).map(({ what }: { what: string }) => what)).toEqual([
      'Ispražnjeno mjesto: 1. red, 1. pozicija',
      expect.stringMatching(/.: 1\. red, 1\. pozicija$/),
    ]);
    const seen = await league.version();
    const preset = `admin/pyramid-initial/${YEAR}/preset`;
    expect((await league.as(league.admin).post(preset, { version: seen })).body.message).toBe(
      'Piramida je složena po redu prijave.',
    );
    const twice = { order: [first, null, first], version: await league.version() };
    expect((await league.as(league.admin).put(`admin/pyramid-initial/${YEAR}`, twice)).body).toMatchObject({
      status: 400,
      fields: { order: 'Isti igrač je naveden dva puta.' },
    });
    const late = await league.as(league.admin).put(`admin/pyramid-initial/${YEAR}`, { order: [], version: seen });
    expect(late.body).toMatchObject({
      code: 'SEASON_CHANGED',
      changes: [{ what: 'Početna piramida po redu prijave', actor: 'Zvonimir Matić' }],
    });

    const { rules, frame } = (await league.as(league.admin).get('admin/league/seasons')).body[0];
    const backwards = { ...frame, registrationFrom: '2026-04-01', registrationUntil: '2026-03-31' };
    const refused = await league.as(league.admin).post('admin/league/seasons', { year: 2048, frame: backwards });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['frame.registrationUntil']]);
    const settings = (rounds: number) => league.asAdmin('PUT', 'settings', { rules: { ...rules, rounds }, frame });
    expect((await settings(3)).status).toBe(200);
    expect((await league.asAdmin('POST', 'rounds', week(1))).status).toBe(200);
    expect((await settings(9)).body.code).toBe('SETTINGS_FROZEN');
    expect((await settings(3)).status).toBe(200);
    const hidden = { rules: null, frame: { ...frame, hiddenLinks: ['results'] } };
    expect((await league.asAdmin('PUT', 'settings', hidden)).status).toBe(200);
    expect((await league.as().get('league-seasons')).body).not.toHaveProperty('prepared');
    const shown = async () => (await league.as().get('league-seasons')).body.seasons[0].links;
    expect(await shown()).toMatchObject({ results: false, statistics: true });
    expect((await league.as().get('active-league')).body).toMatchObject({ resultsHidden: true });
    expect((await league.asAdmin('PUT', 'settings', { rules: null, frame })).status).toBe(200);
    expect(await shown()).toMatchObject({ results: true });
    expect((await league.as().get('active-league')).body).not.toHaveProperty('resultsHidden');
    expect((await league.as(league.admin).delete('admin/clear-all-pyramid')).body.code).toBe('SEASON_PUBLISHED');
    expect(await openMatches()).toHaveLength(6);
  });
});
