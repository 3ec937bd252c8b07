import type { Tx } from '../../platform/database';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertSeason, presetFrame } from '../seasons/league-seasons.repository';
import { addPlayers } from '../seasons/testing';
import { YEAR } from '../testing-playing';
import { openFirstRound } from '../testing-season';
import { insertPlayers } from './league-players.repository';
import { hasSeason, otherNamesIn, yearsByPlayer } from './player-years.repository';

async function place(tx: Tx, year: number, player_id: number): Promise<void> {
  await tx.insertInto('league_round').values({ year, number: 1, closed: true }).execute();
  await tx
    .insertInto('league_cell')
    .values({
      ...{ year, round: 1, sheet: 'RESULT', row: 1, position: 1, player_id, absent: false },
      start_points: 0,
    })
    .execute();
}

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

  test('a substitute whose opponent does not play has the season too: the pyramid names him', async () => {
    const league = await openFirstRound(await open(), 4);
    const [match] = (await league.control()).openMatches;
    const createdAt = league.club.clock.now();
    const [substituteId = 0] = await league.db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Nina', lastName: 'Zamjena', createdAt }]),
    );
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', { playerId: match.player2.id, substituteId }));
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', { playerId: match.player1.id, substituteId: null }));
    expect((await yearsByPlayer(league.db.handle)).get(substituteId)).toEqual([YEAR]);
    expect(await hasSeason(league.db.handle, substituteId)).toBe(true);
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
      await place(tx, 2013, placed);
      return [champion, grouped, placed, stranger];
    });
    const years = await yearsByPlayer(db.handle);
    expect(players.map((id) => years.get(id))).toEqual([[2011], [2012], [2013], undefined]);
    const known = await Promise.all(players.map((id) => hasSeason(db.handle, id)));
    expect(known).toEqual([true, true, true, false]);
  });

  test('in a season played by the rules its pyramids, by far the most rows, are not read: they name nobody else', async () => {
    const db = await open();
    const placed = await db.transaction(async (tx) => {
      const rules = { kind: 'RULES', state: 'FINISHED', plannedRounds: 1 } as const;
      await insertSeason(tx, { year: 2014, ...rules, frame: presetFrame(2014) });
      const [player = 0] = await addPlayers(tx, [{ firstName: 'Ema', lastName: 'Novak' }]);
      await place(tx, 2014, player);
      return player;
    });
    expect((await yearsByPlayer(db.handle)).has(placed)).toBe(false);
    expect(await hasSeason(db.handle, placed)).toBe(false);
  });
});
