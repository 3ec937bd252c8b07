import type { LeagueDraw } from '@club/shared/contracts/league/draw';
import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { type PlayedLeague, SCORE_0_2, SCORE_2_0, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

type BracketStage = NonNullable<LeagueDraw['main']>['stages'][number];

const DRAW = { firstPhaseFrom: '2026-08-01' };

eachEngine((open) => {
  let league: PlayedLeague;
  const { changes } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 4, 1);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
  });

  test.each(['draw/preview', 'draw'])('404 for a player whom the league does not have: %s', async (path) => {
    const answer = await league.asAdmin('POST', path, { ...DRAW, withdrawn: [9_999] });
    expect(answer.body).toMatchObject({ status: 404, code: 'PLAYER_UNKNOWN' });
  });

  test.each([
    ['before today', '2026-07-09', 'Prva faza ne može početi prije današnjeg dana, 10.07.2026.'],
    [
      'before the last round is over',
      '2026-07-12',
      'Završni turnir mora početi nakon kraja zadnjeg kola, koje traje do 12.07.2026. Ako je kolo zatvoreno ranije, poništite zatvaranje i pomaknite mu kraj.',
    ],
    ['in another year', '2027-08-01', 'Datum mora biti u 2026. godini.'],
  ])('400 for a draw whose first phase begins %s', async (_, firstPhaseFrom, message) => {
    for (const path of ['draw/preview', 'draw']) {
      const { status, body } = await league.asAdmin('POST', path, { firstPhaseFrom });
      expect([status, body.fields]).toEqual([400, { firstPhaseFrom: message }]);
    }
  });

  test('after a last round that was closed early the knockout begins at once, when the round has the end that it really had', async () => {
    const draw = { firstPhaseFrom: '2026-07-11' };
    expect((await league.asAdmin('POST', 'draw', draw)).status).toBe(400);
    const steps = [
      await league.asAdmin('POST', 'undo'),
      await league.asAdmin('PUT', 'rounds/1/dates', { startDate: '2026-07-06', endDate: '2026-07-10' }),
      await league.asAdmin('POST', 'rounds/publish', { next: null }),
      await league.asAdmin('POST', 'draw', draw),
    ];
    expect(steps.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    // The closing is not the last publication any more, which could be undone.
    const dates = { tournament: 'MAIN', phase: 'POLUFINALE', startDate: '2026-07-10', endDate: '2026-07-18' };
    expect((await league.asAdmin('PUT', 'draw/dates', dates)).body.fields).toEqual({
      startDate: 'Završni turnir mora početi nakon kraja zadnjeg kola, koje traje do 10.07.2026.',
    });
    expect((await league.asAdmin('POST', 'undo')).status).toBe(200);
  });

  test('all matches of the draw are still to be played, also those whose pair is not known yet', async () => {
    const left = async () => {
      const { nextFixtures, openFixtures } = (await league.as().get('league-seasons')).body.current;
      return { known: nextFixtures.length, left: openFixtures };
    };
    expect(await left()).toEqual({ known: 0, left: 0 });
    expect((await league.asAdmin('POST', 'draw', DRAW)).status).toBe(200);
    // Two semifinals, the final and the third place.
    expect(await left()).toEqual({ known: 2, left: 4 });
    expect((await league.asAdmin('POST', 'undo')).status).toBe(200);
  });

  test('the dates of a phase are moved under the name that the specification gives it', async () => {
    expect((await league.asAdmin('POST', 'draw', DRAW)).status).toBe(200);
    const dates = { tournament: 'MAIN', phase: 'POLUFINALE', startDate: '2026-08-02', endDate: '2026-08-05' };
    expect((await league.asAdmin('PUT', 'draw/dates', dates)).status).toBe(200);
    const stale = { ...dates, startDate: '2026-08-03', version: (await league.version()) - 1 };
    const refused = await league.as(league.admin).put(`admin/league/seasons/${YEAR}/draw/dates`, stale);
    expect(refused.body).toMatchObject({ code: 'SEASON_CHANGED' });
    expect(refused.body.current).toEqual({ startDate: '2026-08-02', endDate: '2026-08-05' });
    const backwards = await league.asAdmin('PUT', 'draw/dates', { ...dates, endDate: '2026-08-01' });
    expect([backwards.status, backwards.body.fields]).toEqual([400, { endDate: 'Kraj ne može biti prije početka.' }]);
    const final = { tournament: 'MAIN', phase: 'FINALE', startDate: '2026-08-05', endDate: '2026-08-16' };
    expect((await league.asAdmin('PUT', 'draw/dates', final)).body.fields).toEqual({
      startDate: 'Faza mora početi nakon kraja prethodne, koja traje do 05.08.2026.',
    });
    expect((await league.asAdmin('PUT', 'draw/dates', { ...final, endDate: '2027-08-16' })).body.fields).toEqual({
      endDate: 'Datum mora biti u 2026. godini.',
    });
    const [change] = await changes();
    expect(change.what).toBe('Datumi faze: Polufinale');
    const [action] = await recordedActions(league.db, { subject: `Polufinale, ${YEAR}.` });
    expect(action).toMatchObject({
      action: 'Datumi faze',
      before: { Od: '01.08.2026.', Do: '08.08.2026.' },
      after: { Od: '02.08.2026.', Do: '05.08.2026.' },
    });
    const saved = [await league.version(), await recordedActions(league.db, {})];
    expect((await league.asAdmin('PUT', 'draw/dates', dates)).status).toBe(200);
    expect([await league.version(), await recordedActions(league.db, {})]).toEqual(saved);
  });
});

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, enter, changes } = seasonCalls(() => league);
  const semifinal = async () => (await openMatches()).find(({ round }) => round === 'POLUFINALE') as LeagueMatch;
  const consolation = async () =>
    (await openMatches())
      .filter(({ tournament }) => tournament === 'CONSOLATION')
      .map(({ player1, player2 }) => {
        return [player1.displayName, player2.displayName];
      });
  const path = ({ id }: LeagueMatch) => `admin/league/seasons/${YEAR}/matches/${id}`;
  beforeAll(async () => {
    league = await openFirstRound(await open(), 4, 1);
    await league.asAdmin('POST', 'rounds/publish', { next: null });
    expect((await league.asAdmin('POST', 'draw', DRAW)).status).toBe(200);
    for (const match of await openMatches()) {
      expect((await enter(match, SCORE_2_0)).status).toBe(200);
    }
    expect((await league.asAdmin('POST', 'consolation', DRAW)).status).toBe(200);
  });

  test('a player does not change the published draw of the consolation by correcting or deleting a result', async () => {
    const [match, drawn] = [await semifinal(), await consolation()];
    for (const score of [SCORE_0_2, {}]) {
      const answer = await enter(match, score);
      expect(answer.body).toMatchObject({
        status: 409,
        code: 'CONSOLATION_PUBLISHED',
        message: expect.stringContaining('utješni turnir'),
      });
    }
    expect((await enter(match, { ...SCORE_2_0, set1Igrac2: 1 })).status).toBe(200);
    expect(await consolation()).toEqual(drawn);
  });

  test('an administrator is told before a correction that it changes that draw, and after it', async () => {
    const [match, drawn] = [await semifinal(), await consolation()];
    const body = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Krivo upisano', version: match.version };
    const preview = await league.as(league.admin).post(`${path(match)}/preview`, body);
    expect(preview.body.message).toBe('Po njemu se iznova ždrijeba objavljeni utješni turnir.');
    expect(preview.body.matches.map(({ tournament }: { tournament: string }) => tournament)).toContain('CONSOLATION');
    expect((await league.as(league.admin).put(path(match), body)).body.message).toBe(
      'Rezultat je spremljen. Po njemu se iznova ždrijeba objavljeni utješni turnir.',
    );
    expect(await consolation()).not.toEqual(drawn);
    const [change] = await changes();
    expect(change.what).toMatch(/, utješni turnir izždrijeban iznova$/);
  });

  test('the dates of the consolation are recorded as its own, and not as those of the main tournament', async () => {
    const dates = { tournament: 'CONSOLATION', phase: 'FINALE', startDate: '2026-08-02', endDate: '2026-08-05' };
    expect((await league.asAdmin('PUT', 'draw/dates', dates)).status).toBe(200);
    const [change] = await changes();
    expect(change.what).toBe('Datumi faze: Utješni, finale');
    expect(await recordedActions(league.db, { subject: `Utješni, finale, ${YEAR}.` })).toHaveLength(1);
  });
});

eachEngine((open) => {
  let league: PlayedLeague;
  const { changes } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 4, 1);
    for (const playerId of league.players.slice(1)) {
      expect((await league.asAdmin('POST', 'withdrawals', { playerId, reason: 'Ozljeda' })).status).toBe(200);
    }
  });

  test('a season with only one player left ends without a draw and a champion, after its last round', async () => {
    expect((await league.asAdmin('POST', 'finish')).body.code).toBe('FINAL_NOT_PLAYED');
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
    expect(await league.control()).toMatchObject({ state: 'KNOCKOUT', mayDraw: false, mayFinish: true });
    expect((await league.asAdmin('POST', 'draw', { ...DRAW, withdrawn: [] })).body.code).toBe('FIELD_TOO_SMALL');
    expect((await league.asAdmin('POST', 'finish')).status).toBe(200);
    const over = {
      state: 'FINISHED',
      undo: { allowed: true, what: 'Kraj sezone', reason: null },
    };
    expect(await league.control()).toMatchObject({ ...over, mayDraw: false, mayFinish: false });
    expect((await league.as(league.admin).get('admin/pyramid-control')).body).toMatchObject(over);
    const [change] = await changes();
    expect(change.what).toBe('Sezona je završena bez prvaka');
    expect((await league.as().get('summer-league/winners')).body).toEqual([]);
    expect((await league.asAdmin('POST', 'finish')).body.code).toBe('SEASON_FINISHED');
  });
});

eachEngine((open) => {
  let league: PlayedLeague;
  beforeAll(async () => {
    league = await openFirstRound(await open(), 4, 1);
    const [, , ...others] = league.players;
    for (const playerId of others) {
      expect((await league.asAdmin('POST', 'withdrawals', { playerId, reason: 'Ozljeda' })).status).toBe(200);
    }
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
  });

  test('when one of the last two players of a season is erased, it has nobody to draw, and ends without a draw', async () => {
    expect(await league.control()).toMatchObject({ mayDraw: true, mayFinish: false });
    await league.db.handle
      .updateTable('league_player')
      .set({ erased_at: new Date() })
      .where('id', '=', league.players[0] ?? 0)
      .execute();
    expect((await league.asAdmin('POST', 'draw', { ...DRAW, withdrawn: [] })).body.code).toBe('FIELD_TOO_SMALL');
    expect(await league.control()).toMatchObject({ mayDraw: false, mayFinish: true });
    expect((await league.asAdmin('POST', 'finish')).status).toBe(200);
  });
});

eachEngine((open) => {
  let league: PlayedLeague;
  const { openMatches, decide } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8, 1);
    await league.asAdmin('POST', 'rounds/publish', { next: null });
    expect((await league.asAdmin('POST', 'draw', DRAW)).status).toBe(200);
  });

  test('a consolation that a correction has made longer has dates for each phase', async () => {
    const quarterfinals = await openMatches();
    for (const [index, match] of quarterfinals.entries()) {
      const result = index < 2 ? { outcome: 'DOUBLE_WALKOVER' } : { outcome: 'PLAYED', ...SCORE_2_0 };
      expect((await decide(match, { ...result, reason: 'Upis' })).status).toBe(200);
    }
    expect((await league.asAdmin('POST', 'consolation', { firstPhaseFrom: '2026-08-09' })).status).toBe(200);
    const stages = async () => {
      const { consolation } = (await league.as().get(`league-draw/${YEAR}`)).body;
      return consolation.stages.map(({ phase, startDate, endDate }: BracketStage) => [phase, startDate, endDate]);
    };
    expect(await stages()).toEqual([['FINALE', '2026-08-09', '2026-08-16']]);
    for (const match of quarterfinals.slice(0, 2)) {
      const entered = { ...match, version: match.version + 1 };
      expect((await decide(entered, { outcome: 'PLAYED', ...SCORE_2_0, reason: 'Upis' })).status).toBe(200);
    }
    expect(await stages()).toEqual([
      ['POLUFINALE', '2026-08-09', '2026-08-16'],
      ['FINALE', '2026-08-17', '2026-08-24'],
    ]);
  });
});
