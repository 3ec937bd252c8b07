import type { LeagueObligations } from '@club/shared/contracts/league/obligations';
import type { LeaguePlayerRecord } from '@club/shared/contracts/league/players-control';
import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import type { TestClub } from '../../testing/test-club';
import { openWholeClub } from '../../testing/whole-club';
import { insertLeagueFees, setFeePaid } from '../fees/league-fees.repository';
import { insertPlayers } from '../players/league-players.repository';
import { type PlayedLeague, SCORE_2_0, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

const NOTHING: LeagueObligations = { unpaidFees: [], openMatches: [] };

eachEngine((open) => {
  let league: PlayedLeague;
  let whole: TestClub;
  const { openMatches, decide } = seasonCalls(() => league);
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8, 1);
    whole = await openWholeClub(league.db);
  });

  const listed = async (playerId: number): Promise<LeagueObligations | undefined> => {
    const players: LeaguePlayerRecord[] = (await whole.as(league.admin).get('admin/league/players')).body;
    return players.find(({ id }) => id === playerId)?.obligations;
  };
  /** The same to the list of players and to the details of the member. */
  const obligations = async (playerId: number): Promise<LeagueObligations | undefined> => {
    const { status, body } = await whole.as(league.admin).get(`admin-users-details/${league.memberOf(playerId).id}`);
    expect(status).toBe(200);
    expect(await listed(playerId)).toEqual(body.leagueObligations);
    return body.leagueObligations;
  };
  /** A match that awaits a result; the first one unless the index is given. */
  const openMatch = async (index = 0) => {
    const match = (await openMatches()).filter(({ outcome }) => outcome === null)[index];
    if (!match) throw new Error('No match is open.');
    return match;
  };
  const played = { outcome: 'PLAYED', ...SCORE_2_0, reason: 'Upis' };

  test('a member who is not a player has none', async () => {
    const { body } = await whole.as(league.admin).get(`admin-users-details/${league.admin.id}`);
    expect(body.user.userId).toBe(league.admin.id);
    expect(body).not.toHaveProperty('leagueObligations');
  });

  test('a match of the open round is one until it has a result', async () => {
    const match = await openMatch();
    expect(await obligations(match.player1.id)).toEqual({ ...NOTHING, openMatches: ['ROUND'] });
    expect(await obligations(match.player2.id)).toEqual({ ...NOTHING, openMatches: ['ROUND'] });
    await orThrow(await decide(match, played));
    expect(await obligations(match.player1.id)).toBeUndefined();
  });

  test('a withdrawal ends it', async () => {
    const { player1 } = await openMatch();
    await orThrow(await league.asAdmin('POST', 'withdrawals', { playerId: player1.id, reason: 'Selidba' }));
    expect(await obligations(player1.id)).toBeUndefined();
  });

  test('of an absent player it is the substitute’s, who need not be in the season', async () => {
    const { player1, player2 } = await openMatch();
    const createdAt = league.club.clock.now();
    const [substituteId = 0] = await league.db.transaction((tx) =>
      insertPlayers(tx, [{ firstName: 'Kratka', lastName: 'Zamjena', createdAt }]),
    );
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', { playerId: player1.id, substituteId }));
    expect(await listed(substituteId)).toEqual({ ...NOTHING, openMatches: ['SUBSTITUTE'] });
    expect(await obligations(player1.id)).toBeUndefined();
    expect(await obligations(player2.id)).toEqual({ ...NOTHING, openMatches: ['ROUND'] });
  });

  test('a fee is one until it is paid, in the currency of its year; a free season has none', async () => {
    const [playerId = 0] = league.players.slice(-1);
    const fee = (year: number, amountCents: number, currency: 'EUR' | 'HRK' = 'EUR') => {
      return { playerId, year, amountCents, currency, paidOn: null };
    };
    await league.db.transaction((tx) =>
      insertLeagueFees(tx, [fee(YEAR, 6_000), fee(2025, 0), fee(2022, 20_050, 'HRK')]),
    );
    const owedBefore = { year: 2022, amount: 200.5, currency: 'HRK' };
    const owed = (await obligations(playerId))?.unpaidFees;
    expect(owed).toEqual([{ year: YEAR, amount: 60, currency: 'EUR' }, owedBefore]);
    const { id } = await league.db.handle
      .selectFrom('league_fee')
      .select('id')
      .where('year', '=', YEAR)
      .executeTakeFirstOrThrow();
    await league.db.transaction((tx) => setFeePaid(tx, id, '2026-04-01'));
    expect((await obligations(playerId))?.unpaidFees).toEqual([owedBefore]);
  });

  test('what a closed round left open is none, a match of the draw is one', async () => {
    const left = await openMatch();
    await orThrow(await league.asAdmin('POST', 'rounds/publish', { next: null, confirmed: [] }));
    expect((await obligations(left.player2.id))?.openMatches ?? []).toEqual([]);
    await orThrow(await league.asAdmin('POST', 'draw', { firstPhaseFrom: '2026-08-01', withdrawn: [] }));
    const match = await openMatch();
    expect((await obligations(match.player1.id))?.openMatches).toEqual(['DRAW']);
    await orThrow(await decide(match, played));
    expect(await obligations(match.player2.id)).toBeUndefined();
  });

  test('what is still open when the season ends, such as the match for the third place, is none', async () => {
    const { player1 } = await openMatch();
    expect((await obligations(player1.id))?.openMatches).toEqual(['DRAW']);
    await league.db.handle.updateTable('league_season').set({ state: 'FINISHED' }).where('year', '=', YEAR).execute();
    expect((await obligations(player1.id))?.openMatches ?? []).toEqual([]);
  });
});
