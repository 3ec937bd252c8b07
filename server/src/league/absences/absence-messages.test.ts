import { eachEngine } from '../../platform/database/testing';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../testing-playing';

eachEngine((open) => {
  let league: PlayedLeague;
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
});
