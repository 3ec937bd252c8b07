import { LeagueSeasons } from '@club/shared/contracts/league/seasons';
import { Seeders } from '@club/shared/contracts/league/seeders';
import type { Tx } from '../../platform/database';
import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { drawOf } from '../draw/draw.repository';
import { seasonSettings } from '../engine';
import { updateSeason } from '../seasons/league-seasons.repository';
import { openPublicLeague } from '../testing-public';

eachEngine((open) => {
  let db: TestDatabase;
  let league: Awaited<ReturnType<typeof openPublicLeague>>;
  beforeAll(async () => {
    db = await open();
    league = await openPublicLeague(db);
  });

  const season = async (year: number) =>
    (await league.read(LeagueSeasons, 'league-seasons')).seasons.find((each) => each.year === year);
  const change = (year: number, write: (tx: Tx) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await write(tx);
      await tx
        .updateTable('league_season')
        .set((of) => ({ version: of('version', '+', 1) }))
        .where('year', '=', year)
        .execute();
      await league.club.live.changed(tx, 'league');
    });

  test('besides everybody who took part, a season counts the players with a place in its table', async () => {
    const seeders = await league.read(Seeders, 'summer-league-seeders/2024');
    expect(await season(2024)).toMatchObject({ players: 21, activePlayers: seeders.length });
    await change(2024, (tx) =>
      tx
        .updateTable('league_participation')
        .set({ rank: null, status: 'INACTIVE' })
        .where('year', '=', 2024)
        .where('rank', '=', seeders.length)
        .execute(),
    );
    expect(await season(2024)).toMatchObject({ players: 21, activePlayers: seeders.length - 1 });
  });

  test('until the draw, players whose personal data are erased are not counted, but in a finished season they are', async () => {
    const eraseBest = (year: number) =>
      change(year, async (tx) => {
        const ranked = await tx
          .selectFrom('league_participation')
          .select('player_id')
          .where('year', '=', year)
          .where('rank', '=', 1)
          .executeTakeFirstOrThrow();
        await tx
          .updateTable('league_player')
          .set({ erased_at: new Date() })
          .where('id', '=', ranked.player_id)
          .execute();
      });
    const before = [await season(2026), await season(2024)];
    await eraseBest(2026);
    expect(await season(2026)).toMatchObject({
      players: before[0]?.players,
      activePlayers: (before[0]?.activePlayers ?? 0) - 1,
    });
    await eraseBest(2024);
    expect(await season(2024)).toMatchObject({ activePlayers: before[1]?.activePlayers });
  });

  test('a season that is played by the rules has the rules that its texts state, an archived one has none', async () => {
    const preset = { firstPair: 1, bonusFromRound: 5, bonusOnce: false, edgeRow: 'play', byePoints: 2 };
    const fee = { fee: 60, feeDeadline: '2026-04-15' };
    expect((await season(2026))?.rules).toEqual({ ...preset, ...fee, roundDays: 8 });
    expect((await season(2024))?.rules).toBeUndefined();
    const chosen = { firstPair: 2, bonusFromRound: 3, bonusOnce: true, edgeRow: 'rest', byePoints: 1 } as const;
    const rules = JSON.stringify(seasonSettings(2026, { rounds: 6, ...chosen }));
    await change(2026, (tx) => updateSeason(tx, 2026, { rules, round_days: 10 }));
    expect((await season(2026))?.rules).toEqual({ ...chosen, ...fee, roundDays: 10 });
  });

  test('the third place is also won without an opponent', async () => {
    const played = await season(2024);
    expect(played?.thirdPlace).not.toBeNull();
    const { main, ...draw } = (await drawOf(db.handle, 2024)) ?? {};
    // The other semifinal was forfeited by both, so that the runner-up's half has nobody for the third place.
    const third = played?.champion?.id;
    const thirdPlace = { ...main?.thirdPlace, sides: [third, 'BYE'], winner: third, loser: 'BYE', result: null };
    await change(2024, async (tx) => {
      await tx.deleteFrom('league_match').where('year', '=', 2024).where('phase', '=', 'THIRD_PLACE').execute();
      await tx
        .updateTable('league_draw')
        .set({ draw: JSON.stringify({ ...draw, main: { ...main, thirdPlace } }) })
        .where('year', '=', 2024)
        .execute();
    });
    expect((await season(2024))?.thirdPlace?.id).toBe(third);
  });
});
