import { eachEngine, type TestDatabase } from '../../platform/database/testing';
import { orThrow } from '../../testing/calls';
import { concurrently } from '../../testing/concurrently';
import { createLeagueFees } from '../fees/league-fees.service';
import { verifyLeague } from '../projection/verify-league';
import { openPlayedLeague, type PlayedLeague, week, YEAR } from '../testing-playing';
import { feeOf, registrationCalls } from '../testing-registrations';

/** An acceptance is undone at the moment at which somebody else relies on it. */
eachEngine((open) => {
  let db: TestDatabase;
  let league: PlayedLeague;
  let player: number;
  let undo: () => Promise<unknown>;

  const calls = registrationCalls(() => league);
  beforeEach(async () => {
    db = await open();
    league = await openPlayedLeague(db, 4);
    league.club.clock.set(`${YEAR}-03-01T08:00:00Z`);
    await calls.register();
    player = (await calls.accept()).body.registration.player.id;
    const { id, lastModifiedDate: seen } = await calls.registration();
    undo = async () => orThrow(await calls.undo(YEAR, { id, seen }));
  });
  afterEach(async () => expect(await verifyLeague(db.handle)).toEqual([]));

  /** The embedded engine runs one after the other; on PostgreSQL the second begins while the first is about to end. */
  const race = async (first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<string[]> => {
    if (db.engine === 'postgres') return concurrently(db, first, second);
    return [...(await concurrently(db, first)), ...(await concurrently(db, second))];
  };
  const state = async () => (await calls.registration()).state;

  describe('the payment of the fee', () => {
    let pay: () => Promise<unknown>;
    beforeEach(async () => {
      const fees = createLeagueFees({ ...league.club, db });
      const fee = (await fees.list()).find(({ playerId }) => playerId === player);
      pay = () => fees.markPaid(fee?.id ?? 0, league.admin.id);
    });

    test('first: the acceptance stays, and the fee is paid', async () => {
      expect(await race(pay, undo)).toEqual(['done', 'FEE_PAID']);
      expect(await state()).toBe('ACCEPTED');
      expect(await feeOf(db, player)).toMatchObject({ paid_on: '2026-03-01' });
    });

    test('second: there is no fee any more', async () => {
      expect(await race(undo, pay)).toEqual(['done', 'FEE_UNKNOWN']);
      expect(await state()).toBe('NEW');
      expect(await feeOf(db, player)).toBeUndefined();
    });
  });

  describe('the publication of the first round', () => {
    let publish: () => Promise<unknown>;
    beforeEach(async () => {
      const version = await league.version();
      await league.as(league.admin).post(`admin/pyramid-initial/${YEAR}/preset`, { version });
      const body = { ...week(1), version: await league.version() };
      publish = async () => orThrow(await league.as(league.admin).post(`admin/league/seasons/${YEAR}/rounds`, body));
    });
    const published = async () => (await league.control()).rounds.length;

    test('first: the acceptance stays', async () => {
      expect(await race(publish, undo)).toEqual(['done', 'SEASON_PUBLISHED']);
      expect([await state(), await published()]).toEqual(['ACCEPTED', 1]);
    });

    test('second: it is refused, because the pyramid is another one', async () => {
      expect(await race(undo, publish)).toEqual(['done', 'SEASON_CHANGED']);
      expect([await state(), await published()]).toEqual(['NEW', 0]);
    });
  });

  test('two administrators undo it once', async () => {
    expect(await race(undo, undo)).toEqual(['done', 'REGISTRATION_NOT_ACCEPTED']);
  });

  test('a link to a member that comes too late finds no player', async () => {
    const ana = await league.club.addMember({ firstName: 'Ana' });
    const link = async () =>
      orThrow(await league.as(league.admin).put(`admin/league/players/${player}/member`, { memberId: ana.id }));
    expect(await race(undo, link)).toEqual(['done', 'PLAYER_UNKNOWN']);
  });
});
