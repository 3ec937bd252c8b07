import type { Registration } from '@club/shared/contracts/league/registrations-control';
import { eachEngine } from '../../platform/database/testing';
import { verifyLeague } from '../projection/verify-league';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../testing-playing';
import { CONSENTING } from '../testing-registrations';
import { numberOf, publishFirstRound } from '../testing-season';

/** Somebody has withdrawn from a season and registers for it again. */
eachEngine((open) => {
  let league: PlayedLeague;
  let ivo: number;

  beforeEach(async () => {
    league = await openPlayedLeague(await open(), 8);
    league.club.clock.set(`${YEAR}-03-01T08:00:00Z`);
    await register();
    ivo = (await accept()).body.registration.player.id;
  });
  afterEach(async () => expect(await verifyLeague(league.db.handle)).toEqual([]));

  const register = (but: object = {}) => league.as().post('league-registration', { ...CONSENTING, ...but });
  const registration = async (): Promise<Registration> =>
    (await league.as(league.admin).get(`admin/league/registrations?year=${YEAR}`)).body[0];
  const accept = async (choice: object = {}) =>
    league.as(league.admin).post(`admin/league/registrations/${(await registration()).id}/accept`, choice);
  const withdraw = async () => {
    expect((await league.asAdmin('POST', 'withdrawals', { playerId: ivo, reason: 'Put' })).status).toBe(200);
  };
  const publish = async () => {
    expect((await league.asAdmin('POST', 'rounds/publish', { next: week(2) })).status).toBe(200);
  };
  const listed = async () => (await league.as().get('registered-players')).body.map(({ ime }: { ime: string }) => ime);
  const isEntered = async () => {
    const { body } = await league.as(league.admin).get('admin/pyramid-control');
    const { entered } = body['List of players'].find(({ id }: { id: number }) => id === ivo);
    return entered;
  };
  const fees = () =>
    league.db.handle.selectFrom('league_fee').select('player_id').where('player_id', '=', ivo).execute();

  test('of whom the withdrawal is taken back meanwhile, the registration can still be accepted', async () => {
    await withdraw();
    await register();
    const { version } = await league.control();
    const path = `admin/league/seasons/${YEAR}/withdrawals/${ivo}?version=${version}`;
    expect((await league.as(league.admin).delete(path)).status).toBe(200);
    expect(await isEntered()).toBe(true);
    expect((await accept()).body.registration).toMatchObject({ state: 'ACCEPTED', player: { id: ivo } });
    expect(await fees()).toHaveLength(1);
    expect(await listed()).toEqual(['Ivo']);
  });

  test('the administrator decides again, and accepting cancels the withdrawal', async () => {
    await withdraw();
    expect((await register({ city: 'Otok' })).body.message).toBe(
      `Hvala! Zaprimili smo vašu prijavu za ljetnu ligu ${YEAR}.`,
    );
    expect(await registration()).toMatchObject({
      state: 'NEW',
      player: null,
      changedFields: [],
      candidates: [{ id: ivo }],
    });
    expect(await isEntered()).toBe(false);
    expect((await accept()).body.registration).toMatchObject({ state: 'ACCEPTED', player: { id: ivo } });
    expect(await isEntered()).toBe(true);
    expect(await fees()).toHaveLength(1);
    const log = await league.db.handle
      .selectFrom('action_log')
      .select(['before', 'after'])
      .where('action', '=', 'Prihvaćena prijava za ligu')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(log).toMatchObject({ before: { Odustajanje: '01.03.2026.' }, after: { Odustajanje: 'poništeno' } });
    // The player owed the fee already.
    expect(log?.after).not.toHaveProperty('Članarina');
  });

  test('the public list is without those who have withdrawn, until they register again', async () => {
    expect(await listed()).toEqual(['Ivo']);
    await withdraw();
    expect(await listed()).toEqual([]);
    await register();
    expect(await listed()).toEqual(['Ivo']);
    await accept();
    expect(await listed()).toEqual(['Ivo']);
  });

  test('a refused return leaves the player withdrawn', async () => {
    await withdraw();
    await register();
    const { id } = await registration();
    await league.as(league.admin).post(`admin/league/registrations/${id}/refuse`, { reason: 'Popunjeno' });
    expect([await isEntered(), await listed()]).toEqual([false, []]);
  });

  test('a player who is leaving with the open round stays in the pyramid', async () => {
    await publishFirstRound(league);
    await withdraw();
    expect((await league.control()).leaving.map(numberOf)).toEqual([ivo]);
    await register();
    expect((await accept()).status).toBe(200);
    expect((await league.control()).leaving).toEqual([]);
  });

  test('once a round is published without the player, registering and accepting are refused, and nothing changes', async () => {
    await publishFirstRound(league);
    await withdraw();
    await register();
    const awaiting = await registration();
    league.club.clock.set(`${YEAR}-03-01T09:00:00Z`);
    await publish();
    expect((await accept()).body).toMatchObject({
      status: 409,
      code: 'PLAYER_WITHDRAWN',
      message: `Ivo Novak: nakon odustajanja od sezone ${YEAR}. objavljeno je novo kolo, pa se u nju više ne može vratiti.`,
    });
    expect(await registration()).toEqual(awaiting);
    expect(await isEntered()).toBe(false);
  });

  test('whoever registers only then is told so', async () => {
    await publishFirstRound(league);
    await withdraw();
    await publish();
    const before = await registration();
    expect((await register({ city: 'Otok' })).body).toMatchObject({
      status: 409,
      code: 'PLAYER_WITHDRAWN',
      message: `Odustali ste od ljetne lige ${YEAR}., a nakon toga je objavljeno novo kolo, pa se u nju više ne možete vratiti. Javite se klubu.`,
    });
    expect(await registration()).toEqual(before);
  });
});
