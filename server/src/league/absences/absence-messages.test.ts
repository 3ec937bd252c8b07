import { eachEngine } from '../../platform/database/testing';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../testing-playing';
import { seasonCalls } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  const { changes } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 9);
    const order = league.players.slice(0, 8);
    const version = await league.version();
    await league.as(league.admin).put(`admin/pyramid-initial/${YEAR}`, { order, version });
    expect((await league.asAdmin('POST', 'rounds', week(1))).status).toBe(200);
  });

  const cancel = async (playerId: number) => {
    const path = `admin/league/seasons/${YEAR}/rounds/1/absences/${playerId}`;
    return league.as(league.admin).delete(`${path}?version=${await league.version()}`);
  };

  test.each([
    ['somebody substitutes', true, 'Zamjena je spremljena.'],
    ['nobody substitutes', false, 'Odsutnost je spremljena.'],
  ])(
    'on the pyramid of an open round, where nobody is placed any more, the answer says that %s',
    async (_, hasSubstitute, message) => {
      const playerId = hasSubstitute ? league.players.at(-1) : 0;
      const place = { playerId, row: 1, position: 2, replacePlayer: true };
      expect((await league.as(league.admin).post('admin/select-player', place)).body).toMatchObject({ message });
      expect((await cancel(league.players[1] ?? 0)).status).toBe(200);
    },
  );

  test.each([
    ['with a substitute', true, 'Zamjena je poništena.'],
    ['without a substitute', false, 'Odsutnost je poništena.'],
  ])('an absence %s is cancelled, and the answer says which it was', async (_, hasSubstitute, message) => {
    const [playerId = 0] = league.players;
    const substituteId = hasSubstitute ? league.players.at(-1) : null;
    expect((await league.asAdmin('PUT', 'rounds/1/absences', { playerId, substituteId })).status).toBe(200);
    const { absences } = await league.control();
    expect(absences).toHaveLength(1);
    expect((await cancel(playerId)).body).toMatchObject({ message });
    expect(await league.control()).toMatchObject({ absences: [] });
  });

  test('where the opponent has left in the meantime, the player who is here after all has the bye', async () => {
    const before = await league.control();
    const [{ player1, player2 }] = before.openMatches;
    const note = { playerId: player2.id, substituteId: null };
    expect((await league.asAdmin('PUT', 'rounds/1/absences', note)).status).toBe(200);
    const leaving = { playerId: player1.id, reason: 'Ozljeda' };
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    const substitute = { ...note, substituteId: league.players.at(-1) };
    expect((await league.asAdmin('PUT', 'rounds/1/absences', substitute)).body).toMatchObject({
      status: 409,
      code: 'OPPONENT_WITHDRAWN',
      message: 'Protivnik više ne igra u ovoj sezoni, pa zamjena nema s kim igrati.',
    });
    expect((await cancel(player2.id)).body).toMatchObject({ message: 'Odsutnost je poništena.' });
    expect((await league.control()).absences).toMatchObject([{ player: { id: player1.id }, substitute: null }]);
    const what = `1. kolo: ${player2.displayName} je slobodan, jer ${player1.displayName} više ne igra`;
    expect(JSON.stringify(await changes())).toContain(what);
  });

  test('the same is true of an opponent who has been erased in the meantime, wherever the substitute is entered', async () => {
    const [{ player1, player2 }] = (await league.control()).openMatches;
    const note = { playerId: player1.id, substituteId: null };
    expect((await league.asAdmin('PUT', 'rounds/1/absences', note)).status).toBe(200);
    await league.db.handle
      .updateTable('league_player')
      .set({ erased_at: new Date() })
      .where('id', '=', player2.id)
      .execute();
    const substituteId = league.players.at(-1);
    const refused = { status: 409, body: { code: 'OPPONENT_WITHDRAWN' } };
    expect(await league.asAdmin('PUT', 'rounds/1/absences', { ...note, substituteId })).toMatchObject(refused);
    const pyramid: { player: { id: number } | null; pyramidRow: number; playerPosition: number }[] = (
      await league.as(league.admin).get('admin/pyramid-control')
    ).body['List of pyramid'];
    const cell = pyramid.find(({ player }) => player?.id === player1.id);
    const place = {
      playerId: substituteId,
      row: cell?.pyramidRow,
      position: cell?.playerPosition,
      replacePlayer: true,
    };
    expect(await league.as(league.admin).post('admin/select-player', place)).toMatchObject(refused);
    expect((await cancel(player1.id)).status).toBe(200);
    const { absences, openMatches } = await league.control();
    expect(absences).toContainEqual({
      round: 1,
      player: expect.objectContaining({ id: player2.id }),
      substitute: null,
    });
    expect(absences).not.toContainEqual(
      expect.objectContaining({ player: expect.objectContaining({ id: player1.id }) }),
    );
    expect(JSON.stringify(openMatches)).not.toContain(`"id":${player1.id},`);
  });
});
