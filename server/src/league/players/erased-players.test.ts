import type { LeagueMatch } from '@club/shared/contracts/league/matches';
import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { insertEntries } from '../entries/league-entries.repository';
import { openPlayedLeague, type PlayedLeague, SCORE_0_2, week, YEAR } from '../testing-playing';
import { seasonCalls } from '../testing-season';
import { insertPlayers } from './league-players.repository';
import { readPlayerNames } from './player-names';

// Enough for a pyramid without one of them.
const SIZE = 9;

eachEngine((open) => {
  let league: PlayedLeague;
  let erased = 0;
  let present: number[] = [];
  const erase = (id: number, at: Date | null) =>
    league.db.handle.updateTable('league_player').set({ erased_at: at }).where('id', '=', id).execute();
  const select = (playerId: number, replacePlayer = false) =>
    league.as(league.admin).post('admin/select-player', { playerId, row: 1, position: 1, replacePlayer });
  const control = async () => (await league.as(league.admin).get('admin/pyramid-control')).body;
  const offered = async (): Promise<number[]> =>
    (await control())['List of players'].map(({ id }: { id: number }) => id);
  const placed = async (): Promise<number[]> =>
    (await control())['List of pyramid'].map(({ player }: { player: { id: number } | null }) => player?.id);
  const saveDraft = async (order: readonly number[]) =>
    league.as(league.admin).put(`admin/pyramid-initial/${YEAR}`, { order, version: await league.version() });
  const drawnConsolation = async () => (await league.as().get(`league-draw/${YEAR}`)).body.consolation;
  const leaving = async () => (await league.control()).leaving.map(({ id }: { id: number }) => id);
  const enterLate = () =>
    league.db.transaction(async (tx) => {
      const at = league.club.clock.now();
      const [playerId = 0] = await insertPlayers(tx, [{ firstName: 'Kasni', lastName: 'Igrač', createdAt: at }]);
      await insertEntries(tx, [{ year: YEAR, playerId, registeredAt: at }]);
      return playerId;
    });
  const refused = { status: 409, body: { code: 'PLAYER_ERASED' } };

  beforeAll(async () => {
    league = await openPlayedLeague(await open(), SIZE);
    [erased = 0, ...present] = league.players;
    await erase(erased, new Date('2026-05-01T10:00:00Z'));
  });

  test('an erased player is not offered, and neither placed nor saved in a draft', async () => {
    expect(await offered()).not.toContain(erased);
    expect(await select(erased)).toMatchObject({
      ...refused,
      body: { message: 'Osobni podaci tog igrača su izbrisani (Igrač Broj01).' },
    });
    expect(await saveDraft([erased, ...present])).toMatchObject(refused);
    expect(await placed()).not.toContain(erased);
  });

  test('the preset pyramid and the number of entries leave an erased player out', async () => {
    const seasons = (await league.as(league.admin).get('admin/league/seasons')).body;
    expect(seasons[0]).toMatchObject({ year: YEAR, entries: SIZE - 1 });
    const preset = `admin/pyramid-initial/${YEAR}/preset`;
    await league.as(league.admin).post(preset, { version: await league.version() });
    expect((await placed()).filter(Boolean)).toEqual(present);
  });

  test('one erased after being placed is shown and can be moved out, and until then nothing is published', async () => {
    await erase(erased, null);
    await saveDraft([erased, ...present]);
    await erase(erased, new Date());
    expect(await offered()).toContain(erased);
    expect(await league.asAdmin('POST', 'rounds', week(1))).toMatchObject({
      ...refused,
      body: {
        message: expect.stringContaining('(Igrač Broj01). Ispraznite mjesto tog igrača u piramidi, pa objavite.'),
      },
    });
    expect((await saveDraft([...present.toReversed(), erased])).status).toBe(200);
    expect((await saveDraft(present)).status).toBe(200);
    expect((await league.asAdmin('POST', 'rounds', week(1))).status).toBe(200);
  });

  test('an erased player substitutes for nobody in an open round', async () => {
    const [regular = 0] = present;
    expect(await select(erased, true)).toMatchObject(refused);
    expect(await league.asAdmin('PUT', 'rounds/1/absences', { playerId: regular, substituteId: erased })).toMatchObject(
      refused,
    );
  });

  test('an erased player does not join the next round, neither by an entry nor by name', async () => {
    const late = await enterLate();
    const joining = async () => (await league.control()).joining.map(({ id }: { id: number }) => id);
    expect(await joining()).toEqual([late]);
    await erase(late, new Date());
    expect(await joining()).toEqual([]);
    const next = { ...week(2), joined: [late] };
    expect(await league.asAdmin('POST', 'rounds/publish', { next, confirmed: [] })).toMatchObject(refused);
  });

  test('a withdrawal of a player who is erased afterwards is not taken back, nor offered for it', async () => {
    const { takeBack } = seasonCalls(() => league);
    const leaver = await enterLate();
    const returning = async () => (await league.control()).mayReturn.map(({ id }: { id: number }) => id);
    expect((await league.asAdmin('POST', 'withdrawals', { playerId: leaver, reason: 'Selidba' })).status).toBe(200);
    expect(await returning()).toEqual([leaver]);
    await erase(leaver, new Date());
    expect(await returning()).toEqual([]);
    expect(await takeBack(leaver)).toMatchObject(refused);
  });

  test('one erased in the middle of a season plays the open round to its end, and no other one', async () => {
    const [leaver = 0] = await placed();
    const inNext = async () => {
      const preview = await league.asAdmin('POST', 'rounds/preview', { next: week(2), confirmed: [] });
      const { next } = preview.body;
      const cells: { player: { id: number } | null }[] = next.pyramid.flat();
      return {
        isPlaced: cells.some(({ player }) => player?.id === leaver),
        isLeaving: next.withdrawn.some(({ id }: { id: number }) => id === leaver),
      };
    };
    expect(await inNext()).toEqual({ isPlaced: true, isLeaving: false });
    await erase(leaver, new Date());
    expect(await inNext()).toEqual({ isPlaced: false, isLeaving: true });
    expect(await leaving()).toEqual([leaver]);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2), confirmed: [] })).status).toBe(200);
    const { openMatches } = await league.control();
    expect(JSON.stringify(openMatches)).not.toContain(`"id":${leaver},`);
  });

  test('one erased before the draw is not drawn', async () => {
    expect((await league.asAdmin('PUT', 'planned-rounds', { rounds: 2, reason: 'Kiša' })).status).toBe(200);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null, confirmed: [] })).status).toBe(200);
    const [leaver = 0] = (await league.as(league.admin).get(`summer-league-seeders/${YEAR}`)).body.map(
      ({ player }: { player: { id: number } }) => player.id,
    );
    await erase(leaver, new Date());
    expect(await leaving()).toEqual([leaver]);
    const draw = { firstPhaseFrom: '2026-08-01', withdrawn: [] };
    const preview = await league.asAdmin('POST', 'draw/preview', draw);
    expect(preview.status).toBe(200);
    expect(JSON.stringify(preview.body.draw)).not.toContain(`"id":${leaver},`);
    expect((await league.asAdmin('POST', 'draw', draw)).status).toBe(200);
    expect(await leaving()).toEqual([]);
    expect(JSON.stringify((await league.control()).openMatches)).not.toContain(`"id":${leaver},`);
  });

  test('one erased after the draw is not drawn into the consolation', async () => {
    const { openMatches, decide } = seasonCalls(() => league);
    const losers: number[] = [];
    for (const round of ['CETVRTFINALE', 'POLUFINALE']) {
      for (const match of (await openMatches()).filter((each) => each.round === round)) {
        expect((await decide(match, { outcome: 'PLAYED', ...SCORE_0_2, reason: 'Upis' })).status).toBe(200);
        losers.push(match.player1.id);
      }
    }
    const [leaver = 0, ...others] = losers;
    await erase(leaver, new Date());
    expect((await league.asAdmin('POST', 'consolation', { firstPhaseFrom: '2026-08-09' })).status).toBe(200);
    const consolation = await drawnConsolation();
    expect(JSON.stringify(consolation)).not.toContain(`"id":${leaver},`);
    expect(JSON.stringify(consolation)).toContain(`"id":${others[0]},`);
    const [published] = await recordedActions(league.db, { subject: `Ljetna liga ${YEAR}.` });
    expect(published?.after).toMatchObject({ 'Bez igrača': expect.stringContaining('Igrač') });
  });

  test('one erased after that stays in the consolation, until an administrator enters the walkover', async () => {
    const { openMatches, decide } = seasonCalls(() => league);
    const match = (await openMatches()).find(({ tournament }) => tournament === 'CONSOLATION') as LeagueMatch;
    const [leaver, opponent] = [match.player1.id, match.player2.id];
    await erase(leaver, new Date());
    expect((await openMatches()).map(({ id }) => id)).toContain(match.id);
    expect((await decide(match, { outcome: 'WALKOVER', by: leaver, reason: 'Odustao' })).status).toBe(200);
    expect((await drawnConsolation()).champion).toMatchObject({ id: opponent });
  });

  test('an erased player has the whole pseudonym, not the surname and initial of a person', async () => {
    const [id = 0] = present;
    await league.db.handle
      .updateTable('league_player')
      .set({ first_name: 'Bivši', last_name: 'član 8', erased_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await readPlayerNames(league.db.handle)).of(id).displayName).toBe('Bivši član 8');
  });
});
