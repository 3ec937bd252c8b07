import { recordedActions } from '../../action-log/testing';
import { eachEngine } from '../../platform/database/testing';
import { entriesOf, insertEntries, markWithdrawn } from '../entries/league-entries.repository';
import { insertPlayers } from '../players/league-players.repository';
import { type PlayedLeague, week, YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';

const DRAW = { firstPhaseFrom: '2026-08-01' };

eachEngine((open) => {
  let league: PlayedLeague;
  const entries = () => entriesOf(league.db.handle, YEAR);
  const withdrawn = async () => (await entries()).flatMap(({ playerId, withdrawnOn }) => (withdrawnOn ? playerId : []));
  const isInLeague = async (player: number) =>
    (await league.as(league.memberOf(player)).get('my-league')).body.isInLeague;
  const undo = async () => expect((await league.asAdmin('POST', 'undo')).status).toBe(200);

  beforeAll(async () => {
    league = await openFirstRound(await open(), 9, 2);
  });

  test('a player who leaves with the publication of a round is no longer in the league, and is again when it is undone', async () => {
    const [gone = 0, left = 0] = league.players;
    expect((await league.asAdmin('POST', 'withdrawals', { playerId: left, reason: 'Put' })).status).toBe(200);
    const before = await entries();
    const next = { ...week(2), withdrawn: [gone] };
    expect((await league.asAdmin('POST', 'rounds/preview', { next })).status).toBe(200);
    expect(await entries()).toEqual(before);
    league.club.clock.set('2026-07-12T18:00:00Z');
    expect((await league.asAdmin('POST', 'rounds/publish', { next })).status).toBe(200);
    expect(await isInLeague(gone)).toBe(false);
    const day = (await entries()).find(({ playerId }) => playerId === gone)?.withdrawnOn;
    expect(day).toBe('2026-07-12');
    expect((await league.control()).mayReturn).toEqual([]);
    await undo();
    expect(await entries()).toEqual(before);
    expect(await isInLeague(gone)).toBe(true);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
    expect(await withdrawn()).toEqual([left]);
  });

  test('who is not in the last published pyramid has no row in it, although he was in those before, and no place or points', async () => {
    const placeOf = async (player: number) => (await league.as(league.memberOf(player)).get('my-league')).body;
    const [stays = 0, left = 0] = league.players;
    expect(await placeOf(left)).toMatchObject({ row: null, place: null, points: null });
    expect(await placeOf(stays)).toMatchObject({ row: 1, place: expect.any(Number), points: expect.any(Number) });
    const [season] = (await league.as().get(`details/${left}`)).body.seasons;
    expect(season).toMatchObject({ status: 'INACTIVE', rank: null, points: null, rounds: [{ number: 1 }] });
  });

  test('who left before a closed round is no substitute of it, and the pyramid control says before which', async () => {
    const [, left = 0] = league.players;
    const leftBefore = async () => {
      const { body } = await league.as(league.admin).get('admin/pyramid-control');
      return body['List of players'].flatMap(({ id, withdrawnBefore }: { id: number; withdrawnBefore?: number }) =>
        withdrawnBefore === undefined ? [] : [[id, withdrawnBefore]],
      );
    };
    expect(await leftBefore()).toEqual([[left, 2]]);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
    const [{ player }] = (await league.as(league.admin).get(`admin/pyramid-initial/${YEAR}/DRUGO_KOLO`)).body;
    const absence = { playerId: player.id, substituteId: left };
    expect((await league.asAdmin('PUT', 'rounds/2/absences', absence)).body).toMatchObject({
      status: 409,
      code: 'PLAYER_WITHDRAWN',
    });
    await undo();
    await undo();
    expect(await leftBefore()).toEqual([]);
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
  });

  test('a player who is left out of the draw is no longer in the league, and is again when it is undone', async () => {
    const [, , out = 0] = league.players;
    expect((await league.asAdmin('POST', 'rounds/publish', { next: null })).status).toBe(200);
    const before = await entries();
    const draw = { ...DRAW, withdrawn: [out] };
    expect((await league.asAdmin('POST', 'draw/preview', draw)).status).toBe(200);
    expect(await entries()).toEqual(before);
    expect((await league.asAdmin('POST', 'draw', draw)).status).toBe(200);
    expect(await isInLeague(out)).toBe(false);
    const [action] = await recordedActions(league.db, { subject: `Ljetna liga ${YEAR}.` });
    expect(action).toMatchObject({ action: 'Objava ždrijeba', after: { 'Bez igrača': 'Broj03 I.' } });
    await undo();
    expect(await entries()).toEqual(before);
    expect(await isInLeague(out)).toBe(true);
  });

  test('a withdrawal from before the publication that leaves the player out outlives its undo', async () => {
    const [, , , out = 0] = league.players;
    // As an earlier release stored it, or as of a player who was placed by hand: the pyramid still has him.
    await league.db.transaction((tx) => markWithdrawn(tx, YEAR, out, '2026-07-03'));
    const before = await entries();
    expect((await league.asAdmin('POST', 'draw', { ...DRAW, withdrawn: [out] })).status).toBe(200);
    expect(await entries()).toEqual(before);
    await undo();
    expect(await entries()).toEqual(before);
    await undo();
    await undo();
    expect((await league.asAdmin('POST', 'rounds/publish', { next: { ...week(2), withdrawn: [out] } })).status).toBe(
      200,
    );
    await undo();
    expect(await entries()).toEqual(before);
    await league.db.transaction((tx) => markWithdrawn(tx, YEAR, out, null));
  });

  test('nobody joins a round without an entry, or after leaving the season', async () => {
    const createdAt = league.club.clock.now();
    const [stranger = 0, gone = 0] = await league.db.transaction(async (tx) => {
      const people = [
        { firstName: 'Bez', lastName: 'Prijave', createdAt },
        { firstName: 'Kratki', lastName: 'Dolazak', createdAt },
      ];
      const [first = 0, second = 0] = await insertPlayers(tx, people);
      await insertEntries(tx, [{ year: YEAR, playerId: second, registeredAt: createdAt, withdrawnOn: '2026-07-01' }]);
      return [first, second];
    });
    for (const path of ['rounds/preview', 'rounds/publish']) {
      const join = async (...joined: number[]) =>
        (await league.asAdmin('POST', path, { next: { ...week(2), joined } })).body;
      expect(await join(stranger)).toMatchObject({
        status: 409,
        code: 'PLAYER_NOT_ENTERED',
        message: 'U kolo se ne ulazi bez prijave za ligu 2026. Dodajte prijave: Prijave B.',
      });
      expect(await join(stranger, gone)).toMatchObject({ code: 'PLAYER_NOT_ENTERED' });
      expect(await join(gone)).toMatchObject({
        status: 409,
        code: 'PLAYER_WITHDRAWN',
        message: 'Već je upisano odustajanje od lige 2026.: Dolazak K.',
      });
    }
    expect(await withdrawn()).toEqual([league.players[1], gone]);
  });

  test('the undo of a publication does not bring back an entry of a player who is erased', async () => {
    const [, , , , erased = 0] = league.players;
    const before = await withdrawn();
    await league.db.handle
      .updateTable('league_player')
      .set({ erased_at: new Date() })
      .where('id', '=', erased)
      .execute();
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
    await undo();
    expect((await withdrawn()).toSorted()).toEqual([...before, erased].toSorted());
  });
});
