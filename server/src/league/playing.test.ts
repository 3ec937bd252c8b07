import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { insertEntries } from './entries/league-entries.repository';
import { insertPlayers } from './players/league-players.repository';
import { verifyLeague } from './projection/verify-league';
import { openPlayedLeague, type PlayedLeague, SCORE_0_2, SCORE_2_0, week, YEAR } from './testing-playing';

interface Match {
  id: string;
  round: string;
  version: number;
  outcome: string | null;
  player1: { id: number };
  player2: { id: number };
}

const numberOf = ({ id }: { id: number }): number => id;
const ofPlayer = ({ player }: { player: { id: number } }): number => player.id;

eachEngine((open) => {
  let db: TestDatabase;
  let league: PlayedLeague;
  const openMatches = async (): Promise<Match[]> => (await league.control()).openMatches;
  const enter = (match: Match, score: object, side: 1 | 2 = 1) =>
    league
      .as(league.memberOf(side === 1 ? match.player1.id : match.player2.id))
      .put(`update-results-league/${match.id}`, { ...score, version: match.version });
  const byAdmin = (match: Match, body: object) =>
    league.as(league.admin).put(`admin/league/seasons/${YEAR}/matches/${match.id}`, {
      ...body,
      version: match.version,
    });

  const takeBack = async (playerId: number) => {
    const path = `admin/league/seasons/${YEAR}/withdrawals/${playerId}?version=${await league.version()}`;
    return league.as(league.admin).delete(path);
  };
  const draw = { firstPhaseFrom: '2026-08-01' };
  const drawn = async (): Promise<number[]> =>
    (await league.asAdmin('POST', 'draw/preview', draw)).body.seeders.map(ofPlayer);

  beforeAll(async () => {
    db = await open();
    league = await openPlayedLeague(db, 12);
  });
  afterAll(() => league.club.close());
  afterEach(async () => {
    expect(await verifyLeague(db.handle)).toEqual([]);
  });

  test('a visitor and a member cannot call the administration', async () => {
    const calls: ['GET' | 'POST' | 'PUT' | 'DELETE', string][] = [
      ['GET', 'admin/pyramid-control'],
      ['GET', `admin/pyramid-initial/${YEAR}`],
      ['POST', 'admin/select-player'],
      ['POST', 'admin/clear-pyramid-row-position?row=1&position=1'],
      ['DELETE', 'admin/clear-all-pyramid'],
      ['PUT', `admin/pyramid-initial/${YEAR}`],
      ['GET', 'admin/league/seasons'],
      ['GET', `admin/league/seasons/${YEAR}`],
      ['POST', `admin/league/seasons/${YEAR}/rounds`],
      ['POST', `admin/league/seasons/${YEAR}/rounds/preview`],
      ['POST', `admin/league/seasons/${YEAR}/rounds/publish`],
      ['POST', `admin/league/seasons/${YEAR}/undo`],
      ['PUT', `admin/league/seasons/${YEAR}/matches/x`],
      ['POST', `admin/league/seasons/${YEAR}/draw`],
      ['POST', `admin/league/seasons/${YEAR}/finish`],
      ['PUT', `admin/league/seasons/${YEAR}/settings`],
      ['GET', 'admin/league/registrations?year=2026'],
      ['POST', 'admin/league/registrations/1/accept'],
      ['GET', 'admin/league/players'],
    ];
    for (const [method, url] of calls) {
      expect([url, (await league.as().call(method, url)).status]).toEqual([url, 401]);
      expect([url, (await league.as(league.members[0]).call(method, url)).status]).toEqual([url, 403]);
    }
    for (const url of ['my-results-league', 'my-league', 'my-opponents']) {
      expect((await league.as().get(url)).status).toBe(401);
    }
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
    const seen = await league.version();
    const preset = `admin/pyramid-initial/${YEAR}/preset`;
    expect((await league.as(league.admin).post(preset, { version: seen })).body.message).toBe(
      'Piramida je složena po redu prijave.',
    );
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
    const shown = async () => (await league.as().get('league-seasons')).body.seasons[0].links;
    expect(await shown()).toMatchObject({ results: false, statistics: true });
    expect((await league.asAdmin('PUT', 'settings', { rules: null, frame })).status).toBe(200);
    expect(await shown()).toMatchObject({ results: true });
    expect((await league.as(league.admin).delete('admin/clear-all-pyramid')).body.code).toBe('SEASON_PUBLISHED');
    expect(await openMatches()).toHaveLength(6);
  });

  test('a result: only by its players, only in time, only a possible one, and never over a newer one', async () => {
    const [match] = (await openMatches()) as [Match];
    const stranger = league.members.find(({ id }) => {
      return id !== league.memberOf(match.player1.id).id && id !== league.memberOf(match.player2.id).id;
    });
    const url = `update-results-league/${match.id}`;
    expect((await league.as(stranger).put(url, { ...SCORE_2_0, version: 0 })).body.code).toBe('NOT_YOUR_MATCH');
    expect((await enter(match, { ...SCORE_2_0, set2Igrac1: 9 })).body).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
    expect((await enter(match, { set1Igrac1: 6, set1Igrac2: 5, set2Igrac1: 6, set2Igrac2: 0 })).status).toBe(400);
    const unfinished = { set1Igrac1: 5, set1Igrac2: 6, set2Igrac1: 0, set2Igrac2: 6 };
    const refused = await Promise.all([1, 2].map((side) => enter(match, unfinished, side as 1 | 2)));
    // Each reads the games as their own form shows them.
    expect(refused.map(({ body }) => body.message)).toEqual([
      '1. set (5:6) nije odigran do kraja.',
      '1. set (6:5) nije odigran do kraja.',
    ]);
    expect(Object.keys(refused[0]?.body.fields)).toEqual(['set1Igrac1', 'set1Igrac2']);
    expect((await enter({ ...match, id: '2026-1-0-0' }, SCORE_2_0)).body.code).toBe('MATCH_UNKNOWN');
    expect((await enter(match, { retired: { id: 9_999 } })).body.fields).toEqual({ retired: expect.any(String) });
    league.club.clock.set('2026-07-13T08:00:00Z');
    expect((await enter(match, SCORE_2_0)).body.code).toBe('DEADLINE_PASSED');
    league.club.clock.set('2026-07-12T21:59:00Z');

    const entered = await enter(match, SCORE_2_0);
    expect(entered.body).toMatchObject({ outcome: 'PLAYED', state: 'ENTERED', version: 1, mySide: 1, editable: true });
    expect((await enter(match, SCORE_2_0)).body).toMatchObject({ version: 1 });
    const stale = await enter(match, SCORE_0_2, 2);
    expect(stale.body).toMatchObject({ code: 'MATCH_CHANGED', match: { version: 1, set1Igrac1: 6, mayConfirm: true } });
    league.club.clock.set('2026-07-10T08:00:00Z');
  });

  test('the opponent confirms or disputes; closing requires a decision on each disputed one', async () => {
    const [match] = (await openMatches()) as [Match];
    const opponent = league.memberOf(match.player2.id);
    const dispute = { version: 1, reason: 'Drugi set je bio 6:2' };
    const author = league.memberOf(match.player1.id);
    expect((await league.as(author).post(`league-matches/${match.id}/confirm`, { version: 1 })).body.code).toBe(
      'NOT_AWAITED',
    );
    expect((await league.as(opponent).post(`league-matches/${match.id}/dispute`, { version: 1 })).status).toBe(400);
    const disputed = await league.as(opponent).post(`league-matches/${match.id}/dispute`, dispute);
    expect(disputed.body).toMatchObject({ state: 'DISPUTED', disputeReason: dispute.reason, version: 2 });

    const next = { next: week(2) };
    const refused = await league.asAdmin('POST', 'rounds/publish', next);
    expect(refused.body).toMatchObject({ code: 'RESULTS_DISPUTED', disputed: [{ reason: dispute.reason }] });
    const again = (await openMatches())[0] as Match;
    expect((await byAdmin(again, { outcome: 'PLAYED', ...SCORE_0_2 })).body.fields).toEqual({
      reason: expect.any(String),
    });
    const impossible = { outcome: 'PLAYED', ...SCORE_0_2, set2Igrac1: 4, set2Igrac2: 7, reason: 'Krivo' };
    // The form of the administrator shows the attacker's games first.
    const message = 'Set 7:4 nije moguć: set završava 6:0 do 6:4, 7:5 ili 7:6 u tie-breaku.';
    expect((await byAdmin(again, impossible)).body.fields).toEqual({ set2Igrac1: message, set2Igrac2: message });
    const correction = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Oba igrača potvrđuju', version: again.version };
    const path = `admin/league/seasons/${YEAR}/matches/${again.id}/preview`;
    expect((await league.as(league.admin).post(path, correction)).body).toMatchObject({
      isClosedRound: false,
      places: [{ player: { id: again.player2.id } }, { player: { id: again.player1.id } }],
      matches: [],
    });
    const corrected = await byAdmin(again, { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Oba igrača potvrđuju' });
    expect(corrected.body).toMatchObject({ match: { state: 'CONFIRMED', movement: 'SWAP', version: 3 } });
    expect((await byAdmin(again, { outcome: null, reason: 'x' })).body.code).toBe('MATCH_CHANGED');
  });

  test('absences, preview and publication; a stale preview receives what has changed; undone and published again', async () => {
    const [, second, third] = (await openMatches()) as [Match, Match, Match];
    const url = `admin/league/seasons/${YEAR}/rounds/1/absences`;
    const substitute = await league.as(league.admin).post('admin/league/players', {
      firstName: 'Zamjenski',
      lastName: 'Igrač',
      nickname: null,
      birthDate: null,
      residence: null,
      email: null,
      phone: null,
    });
    const absent = { playerId: second.player1.id, substituteId: substitute.body.player.id };
    expect((await league.as(league.admin).put(url, { ...absent, version: 1 })).body.code).toBe('SEASON_CHANGED');
    const tooLarge = 2_147_483_648;
    const reload = { version: 'Osvježite stranicu.' };
    expect((await league.as(league.admin).put(url, { ...absent, version: tooLarge })).body.fields).toEqual(reload);
    const cancelled = `${url}/${second.player1.id}?version=${tooLarge}`;
    expect((await league.as(league.admin).delete(cancelled)).body.fields).toEqual(reload);
    const body = { ...absent, version: await league.version() };
    expect((await league.as(league.admin).put(url, body)).status).toBe(200);
    const control = (await league.as(league.admin).get('admin/pyramid-control')).body;
    expect(control['List of pyramid'].filter((cell: { substituted: unknown }) => cell.substituted)).toHaveLength(1);
    expect(control['List of players'].find(({ id }: { id: number }) => id === absent.substituteId).isSubstitute).toBe(
      true,
    );
    const replaced = (await openMatches())[1] as Match;
    expect(replaced).toMatchObject({ player1: { id: absent.substituteId }, substituted1: { id: absent.playerId } });
    expect((await byAdmin(replaced, { outcome: 'PLAYED', ...SCORE_2_0 })).status).toBe(200);

    const next = { next: week(2) };
    const preview = await league.asAdmin('POST', 'rounds/preview', next);
    expect(preview.body).toMatchObject({ round: { number: 1 }, next: { round: { number: 2 } } });
    expect(preview.body.unplayed).toHaveLength(4);
    expect(preview.body.moves).toHaveLength(1);
    expect((await enter(third, SCORE_2_0)).status).toBe(200);
    const stale = { ...next, version: preview.body.version };
    const late = await league.as(league.admin).post(`admin/league/seasons/${YEAR}/rounds/publish`, stale);
    expect(late.body).toMatchObject({
      code: 'SEASON_CHANGED',
      changes: [{ what: expect.stringContaining('6:3 6:4') }],
    });

    expect((await league.asAdmin('POST', 'rounds/publish', next)).status).toBe(200);
    expect((await league.control()).undo).toMatchObject({ allowed: true, what: 'Objava 2. kola' });
    expect((await league.asAdmin('POST', 'undo')).status).toBe(200);
    expect((await league.asAdmin('POST', 'rounds/publish', next)).status).toBe(200);
    const published = (await league.as().get('active-league')).body;
    expect(published.round).toMatchObject({ number: 2, state: 'OPEN' });
    const year = (await league.as().get(`all-pyramids?godina=${YEAR}`)).body;
    expect(year.pyramidResultsDataGrouped.PRVO_KOLO).toEqual(
      preview.body.pyramid.map((cell: { player: { id: number } | null }) =>
        cell.player?.id === third.player1.id || cell.player?.id === third.player2.id ? expect.anything() : cell,
      ),
    );
  });

  test('a correction of a closed round previews its changes, and moves no player', async () => {
    const year = (await league.as().get(`all-pyramids?godina=${YEAR}`)).body;
    const match = year.resultsLeagueDataGrouped.PRVO_KOLO[2];
    const body = { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Krivo upisano' };
    const path = `admin/league/seasons/${YEAR}/matches/${match.id}`;
    const preview = await league.as(league.admin).post(`${path}/preview`, { ...body, version: match.version });
    expect(preview.body).toMatchObject({
      isClosedRound: true,
      message: expect.stringContaining('mjesto u piramidi ostaje'),
    });
    expect(preview.body.points).toHaveLength(2);
    expect(preview.body).toMatchObject({ places: [], matches: [] });
    const corrected = await league.as(league.admin).put(path, { ...body, version: match.version });
    const [change] = (await league.as(league.admin).get(`admin/league/seasons/${YEAR}/changes`)).body;
    expect(change).toMatchObject({ actor: 'Zvonimir Matić', reason: 'Krivo upisano' });
    expect(corrected.body).toMatchObject({ match: { movement: 'STAY', winner: match.player2 } });
    const after = (await league.as().get(`all-pyramids?godina=${YEAR}`)).body;
    const players = (sheet: { player: { id: number } | null }[]) => sheet.map(({ player }) => player?.id);
    expect(players(after.pyramidResultsDataGrouped.PRVO_KOLO)).toEqual(
      players(year.pyramidResultsDataGrouped.PRVO_KOLO),
    );
  });

  test('who has just joined, and is not in the pyramid yet, can withdraw and return', async () => {
    const [playerId = 0] = await db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Kasni', lastName: 'Dolazak', createdAt: league.club.clock.now() }]),
    );
    const leaving = { playerId, reason: 'Predomislio se' };
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).body).toMatchObject({ code: 'PLAYER_NOT_ENTERED' });
    const entry = { year: YEAR, playerId, registeredAt: league.club.clock.now() };
    await db.transaction((tx) => insertEntries(tx, [entry]));
    expect((await league.control()).joining.map(numberOf)).toEqual([playerId]);
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    expect(await league.control()).toMatchObject({ joining: [], leaving: [], mayReturn: [{ id: playerId }] });
    expect((await takeBack(playerId)).status).toBe(200);
    expect((await league.control()).joining.map(numberOf)).toEqual([playerId]);
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
  });

  test('a withdrawal can be cancelled until the next publication, with a trace; the forfeited match is corrected', async () => {
    const [match] = (await openMatches()) as [Match];
    const playerId = match.player2.id;
    league.club.clock.set('2026-07-15T08:00:00Z');
    expect((await takeBack(playerId)).body).toMatchObject({ status: 409, code: 'PLAYER_NOT_LEAVING' });
    expect((await league.asAdmin('POST', 'withdrawals', { playerId, reason: 'Zabuna' })).status).toBe(200);
    expect((await league.control()).leaving.map(numberOf)).toEqual([playerId]);
    expect((await league.control()).mayReturn.map(numberOf)).toContain(playerId);
    expect(await takeBack(playerId)).toMatchObject({ status: 200, body: { message: 'Odustajanje je poništeno.' } });
    expect((await league.control()).leaving).toEqual([]);
    expect((await league.control()).mayReturn.map(numberOf)).not.toContain(playerId);
    const [change] = (await league.as(league.admin).get(`admin/league/seasons/${YEAR}/changes`)).body;
    expect(change.what).toMatch(/ ipak ostaje u ligi$/);

    const forfeited = (await openMatches()).find(({ id }) => id === match.id) as Match;
    expect(forfeited.outcome).toBe('WALKOVER');
    expect((await byAdmin(forfeited, { outcome: null, reason: 'Zabuna' })).status).toBe(200);
  });

  test('a leaving player forfeits the open match, and the season ends early', async () => {
    const match = (await openMatches())[0] as Match;
    const leaving = { playerId: match.player2.id, reason: 'Ozljeda' };
    league.club.clock.set('2026-07-15T08:00:00Z');
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    expect((await openMatches()).find(({ id }) => id === match.id)).toMatchObject({ outcome: 'WALKOVER' });
    const endAfter = (rounds: number) => league.asAdmin('PUT', 'planned-rounds', { rounds, reason: 'Kiša' });
    const refusedOf = async (rounds: number) => (await endAfter(rounds)).body.fields;
    expect(await refusedOf(1)).toEqual({ rounds: 'Broj kola može se smanjiti na 2.' });
    expect((await endAfter(2)).status).toBe(200);
    const published = 'Objavljeno je i zadnje planirano kolo, pa se broj kola ne može smanjiti.';
    expect(await refusedOf(1)).toEqual({ rounds: published });
    expect((await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01' })).body.code).toBe(
      'SEASON_NOT_FINISHED',
    );
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
  });

  test('until the draw, who withdraws after the last round is left out of it, and may return', async () => {
    const [gone = 0] = (await league.control()).leaving.map(numberOf);
    const [first = 0] = await drawn();
    const leaving = { playerId: first, reason: 'Put' };
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    expect(await drawn()).not.toContain(first);
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).body).toMatchObject({ code: 'PLAYER_WITHDRAWN' });
    expect((await league.control()).mayReturn.map(numberOf)).toEqual(expect.arrayContaining([gone, first]));
    expect((await takeBack(first)).status).toBe(200);
    expect(await drawn()).toContain(first);
    expect(await drawn()).not.toContain(gone);
  });

  test('the knockout is drawn, after which nobody withdraws or returns, played and finished', async () => {
    const [gone = 0] = (await league.control()).leaving.map(numberOf);
    const preview = await league.asAdmin('POST', 'draw/preview', draw);
    expect(preview.body.draw).toMatchObject({
      places: preview.body.seeders.length,
      byes: 16 - preview.body.seeders.length,
    });
    expect((await league.asAdmin('POST', 'finish')).body.code).toBe('FINAL_NOT_PLAYED');
    expect((await league.asAdmin('POST', 'draw', draw)).status).toBe(200);
    const [first] = preview.body.seeders.map(ofPlayer);
    const late = await league.asAdmin('POST', 'withdrawals', { playerId: first, reason: 'Put' });
    expect(late.body).toMatchObject({ status: 409, code: 'DRAW_PUBLISHED' });
    expect((await league.control()).mayReturn.map(numberOf)).not.toContain(gone);
    expect((await takeBack(gone)).body).toMatchObject({ code: 'PLAYER_WITHDRAWN' });
    league.club.clock.set('2026-08-01T08:00:00Z');
    for (let stage = 0; stage < 5; stage += 1) {
      for (const open of (await openMatches()).filter(({ outcome }) => outcome === null)) {
        expect((await enter(open, SCORE_2_0)).status).toBe(200);
      }
    }
    expect((await league.asAdmin('POST', 'consolation', { firstPhaseFrom: '2026-08-20' })).status).toBe(200);
    const decided = (await openMatches()).find(({ round }) => round === 'POLUFINALE') as Match;
    expect((await byAdmin(decided, { outcome: 'PLAYED', ...SCORE_0_2, reason: 'x' })).body.code).toBe(
      'DEPENDENT_MATCH_PLAYED',
    );
    const final = (await openMatches()).find(({ round }) => round === 'FINALE') as Match;
    const dispute = { version: final.version, reason: 'Treći set' };
    const loser = league.memberOf(final.player2.id);
    expect((await league.as(loser).post(`league-matches/${final.id}/dispute`, dispute)).status).toBe(200);
    expect((await league.asAdmin('POST', 'finish')).body).toMatchObject({
      status: 409,
      code: 'RESULTS_DISPUTED',
      disputed: [{ match: { id: final.id }, reason: dispute.reason }],
    });
    const settled = { outcome: 'PLAYED', ...SCORE_2_0, reason: 'Potvrđeno' };
    expect((await byAdmin({ ...final, version: final.version + 1 }, settled)).status).toBe(200);
    expect((await league.asAdmin('POST', 'finish')).status).toBe(200);
    expect((await league.control()).mayReturn).toEqual([]);
    expect((await byAdmin(decided, { outcome: 'PLAYED', ...SCORE_2_0, reason: 'x' })).body.code).toBe(
      'SEASON_FINISHED',
    );
    const [champion] = (await league.as().get('summer-league/winners')).body;
    expect(champion).toMatchObject({ titles: 1, championshipYears: [YEAR], tournament: 'MAIN' });
    expect((await league.as().get('active-league')).body).toMatchObject({
      phase: 'FINISHED',
      pyramidInitial: [],
    });
  });

  test.each([
    ['PUT', 'draw/dates', { tournament: 'MAIN', phase: 'FINALE', startDate: '2026-08-25', endDate: '2026-08-28' }],
    ['PUT', 'rounds/1/absences', { substituteId: null }],
    ['POST', 'withdrawals', { reason: 'Ozljeda' }],
    ['POST', 'undo', {}],
  ] as const)('a finished season does not change any more: %s %s', async (method, path, body) => {
    const before = await league.control();
    const playerId = before.absences[0].player.id;
    const answer = await league.asAdmin(method, path, { playerId, ...body });
    expect(answer.body).toMatchObject({ status: 409, code: 'SEASON_FINISHED' });
    expect(await league.control()).toEqual(before);
  });

  test('an open match of a finished season has no opponent to play against', async () => {
    const open = (await openMatches()).filter(({ outcome }) => outcome === null);
    expect(open).not.toEqual([]);
    for (const { player1 } of open) {
      expect((await league.as(league.memberOf(player1.id)).get('my-opponents')).body).toEqual([]);
    }
  });

  test('own matches and place; a member without a player has none', async () => {
    const nobody = await league.club.addMember();
    expect((await league.as(nobody).get('my-league')).body).toMatchObject({ player: null, isInLeague: false });
    expect((await league.as(nobody).get('my-results-league')).body).toEqual([]);
    const [ana] = league.members;
    const own = (await league.as(ana).get('my-results-league')).body;
    expect(own.length).toBeGreaterThan(2);
    expect(own.every((match: { editable: boolean }) => !match.editable)).toBe(true);
    // Silence confirms at the end of the season: nobody waits for an opponent any more.
    const states: (string | null)[] = own.map(({ state }: { state: string | null }) => state);
    expect(new Set(states.filter(Boolean))).toEqual(new Set(['CONFIRMED']));
    const summary = (await league.as(ana).get('my-league')).body;
    expect(summary).toMatchObject({ isInLeague: true, year: YEAR, player: { id: league.players[0] } });
  });
});
