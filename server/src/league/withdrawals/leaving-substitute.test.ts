import { eachEngine } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { insertEntries } from '../entries/league-entries.repository';
import { insertPlayers } from '../players/league-players.repository';
import { type PlayedLeague, week, YEAR } from '../testing-playing';
import { openFirstRound, seasonCalls } from '../testing-season';

eachEngine((open) => {
  let league: PlayedLeague;
  let substituteId: number;
  beforeAll(async () => {
    league = await openFirstRound(await open(), 8);
    const createdAt = league.club.clock.now();
    [substituteId = 0] = await league.db.transaction(async (tx) => {
      const ids = await insertPlayers(tx, [{ firstName: 'Kasni', lastName: 'Dolazak', createdAt }]);
      await insertEntries(tx, [{ year: YEAR, playerId: ids[0] ?? 0, registeredAt: createdAt }]);
      return ids;
    });
  });

  const absent = (playerId: number) => league.asAdmin('PUT', 'rounds/1/absences', { playerId, substituteId });
  const comes = async (playerId: number) => {
    const path = `admin/league/seasons/${YEAR}/rounds/1/absences/${playerId}`;
    return league.as(league.admin).delete(`${path}?version=${await league.version()}`);
  };
  const { takeBack } = seasonCalls(() => league);
  const onCourt = async (): Promise<number[]> =>
    (await league.control()).openMatches.flatMap(
      ({ player1, player2 }: { player1: { id: number }; player2: { id: number } }) => [player1.id, player2.id],
    );

  test('a substitute who leaves while his opponent is absent too does not play when the opponent comes after all', async () => {
    const all = await onCourt();
    const [first = 0, opponent = 0] = all;
    await orThrow(await absent(first));
    await orThrow(await league.asAdmin('PUT', 'rounds/1/absences', { playerId: opponent, substituteId: null }));
    await orThrow(await league.asAdmin('POST', 'withdrawals', { playerId: substituteId, reason: 'Ozljeda' }));
    const withoutSubstitute = [first, opponent].map((id) => ({ player: { id }, substitute: null }));
    expect((await league.control()).absences).toMatchObject(withoutSubstitute);
    await orThrow(await comes(opponent));
    expect(await onCourt()).toEqual(all.filter((id) => id !== first && id !== opponent));
    await orThrow(await takeBack(substituteId));
    await orThrow(await comes(first));
    expect(await onCourt()).toEqual(all);
  });

  test('a substitute who leaves the season before he plays is no longer on court, and in no other match', async () => {
    const [first = 0, second = 0] = await onCourt();
    expect((await absent(first)).status).toBe(200);
    expect(await onCourt()).toContain(substituteId);
    const leaving = { playerId: substituteId, reason: 'Ozljeda' };
    expect((await league.asAdmin('POST', 'withdrawals', leaving)).status).toBe(200);
    expect(await onCourt()).not.toContain(substituteId);
    expect((await league.control()).absences).toMatchObject([{ player: { id: first }, substitute: null }]);
    const refused = {
      status: 409,
      code: 'PLAYER_WITHDRAWN',
      message: 'Već je upisano odustajanje od lige 2026.: Dolazak K.',
    };
    expect((await absent(second)).body).toMatchObject(refused);
    const selection = { playerId: substituteId, row: 1, position: 1, replacePlayer: true };
    expect((await league.as(league.admin).post('admin/select-player', selection)).body).toMatchObject(refused);
  });

  test('for a closed round it can be recorded afterwards that he has played', async () => {
    const [first = 0] = await onCourt();
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
    expect((await absent(first)).status).toBe(200);
  });
});
