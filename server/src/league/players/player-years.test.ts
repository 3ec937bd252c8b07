import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertSeason, presetFrame } from '../seasons/league-seasons.repository';
import { addPlayers } from '../seasons/testing';
import { YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';
import { insertPlayers } from './league-players.repository';
import { hasSeason, otherNamesIn, yearsByPlayer } from './player-years.repository';

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

  test('an archived season may have no more of somebody than a title, a place in a group or one in a pyramid', async () => {
    const db = await open();
    const archived = { kind: 'ARCHIVE', state: 'FINISHED', plannedRounds: 1 } as const;
    const players = await db.transaction(async (tx) => {
      for (const year of [2011, 2012, 2013]) await insertSeason(tx, { year, ...archived, frame: presetFrame(year) });
      const [champion = 0, grouped = 0, placed = 0, stranger = 0] = await addPlayers(
        tx,
        ['Ana', 'Bela', 'Cvita', 'Dora'].map((firstName) => ({ firstName, lastName: 'Novak' })),
      );
      await tx.insertInto('league_title').values({ year: 2011, tournament: 'MAIN', player_id: champion }).execute();
      await tx
        .insertInto('league_group_row')
        .values({ year: 2012, group_type: 'A', rank: 1, player_id: grouped, points: 1 })
        .execute();
      await tx.insertInto('league_round').values({ year: 2013, number: 1, closed: true }).execute();
      await tx
        .insertInto('league_cell')
        .values({
          ...{ year: 2013, round: 1, sheet: 'RESULT' as const, row: 1, position: 1, player_id: placed, absent: false },
          start_points: 0,
        })
        .execute();
      return [champion, grouped, placed, stranger];
    });
    const years = await yearsByPlayer(db.handle);
    expect(players.map((id) => years.get(id))).toEqual([[2011], [2012], [2013], undefined]);
    const known = await Promise.all(players.map((id) => hasSeason(db.handle, id)));
    expect(known).toEqual([true, true, true, false]);
  });
});
