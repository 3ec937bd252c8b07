import { eachEngine } from '../../platform/database/testing';
import { entriesOf, insertEntries, markWithdrawn } from '../entries/league-entries.repository';
import { insertPlayers } from '../players/league-players.repository';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../testing-playing';

eachEngine((open) => {
  let league: PlayedLeague;
  let stranger: number;
  beforeAll(async () => {
    league = await openPlayedLeague(await open(), 5);
    const version = await league.version();
    await league.as(league.admin).post(`admin/pyramid-initial/${YEAR}/preset`, { version });
    const createdAt = league.club.clock.now();
    [stranger = 0] = await league.db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Gost', lastName: 'Bez prijave', createdAt }]),
    );
    const place = { playerId: stranger, row: 2, position: 2, replacePlayer: false };
    expect((await league.as(league.admin).post('admin/select-player', place)).status).toBe(200);
  });

  const enter = () =>
    league.db.transaction((tx) =>
      insertEntries(tx, [{ year: YEAR, playerId: stranger, registeredAt: league.club.clock.now() }]),
    );
  const withdrawnOn = (day: string | null) => league.db.transaction((tx) => markWithdrawn(tx, YEAR, stranger, day));

  test('the first round is refused with the names of those who have no entry, or have withdrawn', async () => {
    expect((await league.asAdmin('POST', 'rounds', week(1))).body).toMatchObject({
      status: 409,
      code: 'PLAYER_NOT_ENTERED',
      message: 'U kolo se ne ulazi bez prijave za ligu 2026. Dodajte prijave: Bez prijave G.',
    });
    await enter();
    await withdrawnOn('2026-07-01');
    expect((await league.asAdmin('POST', 'rounds', week(1))).body).toMatchObject({
      status: 409,
      code: 'PLAYER_WITHDRAWN',
      message: 'Već je upisano odustajanje od lige 2026.: Bez prijave G.',
    });
    await withdrawnOn(null);
    expect((await league.asAdmin('POST', 'rounds', week(1))).status).toBe(200);
  });

  test('a player of an older pyramid who has no entry can return from a mistaken withdrawal', async () => {
    await league.db.handle.deleteFrom('league_entry').where('player_id', '=', stranger).execute();
    const leaving = { playerId: stranger, reason: 'Zabuna' };
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    const path = `admin/league/seasons/${YEAR}/withdrawals/${stranger}`;
    expect(await league.control()).toMatchObject({ leaving: [{ id: stranger }], mayReturn: [{ id: stranger }] });
    const takeBack = async () => league.as(league.admin).delete(`${path}?version=${await league.version()}`);
    expect((await takeBack()).status).toBe(200);
    expect(await league.control()).toMatchObject({ leaving: [], mayReturn: [] });
    expect((await takeBack()).body).toMatchObject({ status: 409, code: 'PLAYER_NOT_LEAVING' });
    expect((await entriesOf(league.db.handle, YEAR)).map(({ playerId }) => playerId)).toEqual(league.players);
  });
});
