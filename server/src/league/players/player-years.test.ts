import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';
import { insertPlayers } from './league-players.repository';
import { otherNamesIn } from './player-years.repository';

eachEngine((open) => {
  test('the other players of a season are those with an entry, and who substitutes without one', async () => {
    const league = await openFirstRound(await open(), 4);
    const [match] = (await league.control()).openMatches;
    const createdAt = league.club.clock.now();
    const [substituteId = 0] = await league.db.transaction((tx) =>
      insertPlayers(tx, [
        { firstName: 'Nina', lastName: 'Zamjena', createdAt },
        { firstName: 'Petra', lastName: 'Gledalac', createdAt },
      ]),
    );
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', { playerId: match.player2.id, substituteId }));
    const own = match.player1;
    const names = (await otherNamesIn(league.db.handle, YEAR, league.memberOf(own.id).id)).map(
      ({ lastName }) => lastName,
    );
    expect(names).toHaveLength(4);
    expect(names).toContain('Zamjena');
    expect(names).not.toContain(own.prezime);
    expect(await otherNamesIn(league.db.handle, YEAR - 1, 0)).toEqual([]);
  });

  test('who has left the season does not play in it: nobody books against that name', async () => {
    const league = await openFirstRound(await open(), 4);
    const [match] = (await league.control()).openMatches;
    const { id, prezime } = match.player2;
    const names = async () => (await otherNamesIn(league.db.handle, YEAR, 0)).map(({ lastName }) => lastName);
    expect(await names()).toContain(prezime);
    await league.db.handle
      .updateTable('league_entry')
      .set({ withdrawn_on: `${YEAR}-05-01` })
      .where('player_id', '=', id)
      .execute();
    expect(await names()).not.toContain(prezime);
  });
});
