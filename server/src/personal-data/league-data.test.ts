import { findPlayerOfMember } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createLeagueData } from './league-data';

const CELL = { year: 2026, position: 1, absent: false, start_points: 10 };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  beforeEach(async () => {
    db = await open();
    club = await openTestClub(db, () => []);
  });

  const playerOf = async ({ id }: TestMember) => {
    const player = await findPlayerOfMember(db.handle, id);
    if (!player) throw new Error('The member is not in the league.');
    return player;
  };
  const leagueOf = async (member: TestMember) =>
    createLeagueData(club)(member.id, await findPlayerOfMember(db.handle, member.id), []);

  test('the file of a league player has every place, the points, the rankings and the titles', async () => {
    const lea = await club.addMember({ firstName: 'Lea', inLeague: true });
    const vid = await club.addMember({ firstName: 'Vid', inLeague: true });
    const [{ id: own }, { id: other }] = [await playerOf(lea), await playerOf(vid)];
    await db.handle
      .insertInto('league_round')
      .values(
        ['1', '2'].map((number) => ({
          year: 2026,
          number: Number(number),
          closed: true,
          record: null,
          start_date: null,
          end_date: null,
        })),
      )
      .execute();
    const result = { match_points: 5, bonus: 2, end_points: 17, colour: 'green', direction: 'UP' } as const;
    const none = { match_points: null, bonus: null, end_points: null, colour: null, direction: null };
    await db.handle
      .insertInto('league_cell')
      .values([
        { ...CELL, ...none, round: 1, sheet: 'INITIAL', row: 3, player_id: own, substitute_id: null },
        { ...CELL, ...result, round: 1, sheet: 'RESULT', row: 2, player_id: own, substitute_id: null },
        { ...CELL, ...result, round: 1, sheet: 'RESULT', row: 3, player_id: other, substitute_id: null },
        // In the second round she is absent, and he plays for her.
        { ...CELL, ...none, round: 2, sheet: 'INITIAL', row: 2, player_id: own, substitute_id: other, absent: true },
      ])
      .execute();
    const part = { year: 2026, status: 'ACTIVE', played_round: true } as const;
    await db.handle
      .insertInto('league_participation')
      .values([
        { ...part, player_id: own, rank: 4, points: 17 },
        { ...part, player_id: other, rank: 9, points: 3 },
      ])
      .execute();
    await db.handle
      .insertInto('league_group_row')
      .values({ year: 2026, group_type: 'B', rank: 2, player_id: own, points: 8 })
      .execute();
    await db.handle
      .insertInto('league_title')
      .values({ year: 2026, tournament: 'CONSOLATION', player_id: own })
      .execute();

    const empty = { bodoviMeca: null, bodoviZaRed: null, zavrsniBodovi: null, boja: null, smjer: null };
    const second = { sezona: 2026, kolo: 2, piramida: 'INITIAL', red: 2, pozicija: 1, ...empty };
    expect(await leagueOf(lea)).toMatchObject({
      mjesta: [
        { ...second, kolo: 1, red: 3, odsutan: false, zamjena: false, pocetniBodovi: 10 },
        {
          ...{ sezona: 2026, kolo: 1, piramida: 'RESULT', red: 2, pozicija: 1, odsutan: false, zamjena: false },
          ...{ pocetniBodovi: 10, bodoviMeca: 5, bodoviZaRed: 2, zavrsniBodovi: 17, boja: 'green', smjer: 'UP' },
        },
        { ...second, odsutan: true, zamjena: false, pocetniBodovi: 10 },
      ],
      poredak: [{ sezona: 2026, status: 'ACTIVE', mjesto: 4, bodovi: 17 }],
      skupine: [{ sezona: 2026, skupina: 'B', mjesto: 2, bodovi: 8 }],
      naslovi: [{ sezona: 2026, turnir: 'CONSOLATION' }],
    });
    const his = await leagueOf(vid);
    // The points in the cell are hers.
    expect(his.mjesta.at(-1)).toEqual({ ...second, odsutan: false, zamjena: true, pocetniBodovi: null });
    expect([his.mjesta.length, his.poredak, his.skupine, his.naslovi]).toMatchObject([2, [{ mjesto: 9 }], [], []]);
  });

  test('a member without a player has none of them', async () => {
    const iva = await club.addMember({ firstName: 'Iva' });
    expect(await leagueOf(iva)).toEqual({
      igrac: null,
      sezone: [],
      prijave: [],
      mecevi: [],
      mjesta: [],
      poredak: [],
      skupine: [],
      naslovi: [],
    });
  });
});
