import { createLeagueFees, insertLeagueFees, insertPlayers, playingLeagueRoutes } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { openDirectoryForTests } from '../platform/identity/testing/directory';
import { orThrow } from '../testing/calls';
import { concurrently } from '../testing/concurrently';
import { openTestClub, type TestClub, type TestMember } from '../testing/test-club';
import { createErasure, erasureRoutes } from '.';

const YEAR = 2026;
const NAME = 'Ana Žuborski';
const CONTACT = { birthDate: '1990-01-01', email: 'ana.z@example.com', phone: '098 123 4567', city: 'Ivankovo' };
const NOTHING = { nickname: null, birthDate: null, residence: null, email: null, phone: null };

eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let ana: TestMember;
  let player: number;
  let markPaid: () => Promise<unknown>;
  beforeEach(async () => {
    db = await open();
    const directory = await openDirectoryForTests(db);
    let fees: ReturnType<typeof createLeagueFees> | undefined;
    club = await openTestClub(db, (base) => {
      const parts = { ...base, directory };
      fees = createLeagueFees(parts);
      return [erasureRoutes(createErasure(parts)), playingLeagueRoutes(parts)];
    });
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
    ana = await club.addMember({ username: 'ana', lastName: 'Druga' });
    const createdAt = club.clock.now();
    player = await db.transaction(async (tx) => {
      const [id = 0] = await insertPlayers(tx, [{ firstName: 'Ana', lastName: 'Žuborski', createdAt }]);
      await insertLeagueFees(tx, [{ playerId: id, year: YEAR, amountCents: 6000, paidOn: null }]);
      return id;
    });
    const [fee] = (await fees?.list()) ?? [];
    markPaid = async () => fees?.markPaid(fee?.id ?? 0, admin.id);
  });

  const call = (method: 'POST' | 'PUT', path: string, payload: object) => async () =>
    orThrow(await club.as(admin).call(method, path, payload));
  const erase = () => call('POST', `admin/league/players/${player}/erase`, { name: NAME })();
  const link = () => call('PUT', `admin/league/players/${player}/member`, { memberId: ana.id })();
  const rename = () =>
    call('PUT', `admin/league/players/${player}`, { ...NOTHING, firstName: 'Ana', lastName: 'Druga' })();
  /** The embedded engine runs one after the other; on PostgreSQL the second begins while the first is about to end. */
  const race = async (first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<string[]> => {
    if (db.engine === 'postgres') return concurrently(db, first, second);
    return [...(await concurrently(db, first)), ...(await concurrently(db, second))];
  };
  const actions = async (): Promise<string[]> =>
    (await db.handle.selectFrom('action_log').select(['action', 'subject']).orderBy('id').execute()).map(
      ({ action, subject }) => `${action}: ${subject}`,
    );
  const named = async () => (await actions()).filter((action) => action.includes('Žuborski'));

  test.each([
    ['after', () => [erase, markPaid]],
    ['before', () => [markPaid, erase]],
  ] as const)('a fee that is marked just %s its player is erased does not keep the name', async (_, works) => {
    const [first, second] = works() as [() => Promise<unknown>, () => Promise<unknown>];
    expect(await race(first, second)).toEqual(['done', 'done']);
    expect(await named()).toEqual([]);
    expect(await actions()).toContain(`Članarina plaćena: Bivši igrač ${player}, ${YEAR}.`);
  });

  test('a player who is being erased can no longer be linked', async () => {
    expect(await race(erase, link)).toEqual(['done', 'PLAYER_ERASED']);
    expect(await named()).toEqual([]);
  });

  test('a player who is being linked can no longer be erased without the member', async () => {
    expect(await race(link, erase)).toEqual(['done', 'PLAYER_IS_MEMBER']);
    expect(await actions()).toEqual([`Igrač lige povezan s korisnikom: ${NAME}`]);
  });

  test('a link that waits for a change of the name is logged with the new name', async () => {
    expect(await race(rename, link)).toEqual(['done', 'done']);
    expect((await actions()).at(-1)).toBe('Igrač lige povezan s korisnikom: Ana Druga');
  });

  describe('a change of the season that names the player', () => {
    let withdraw: () => Promise<unknown>;
    beforeEach(async () => {
      await db.handle.deleteFrom('league_fee').execute();
      await db.handle.deleteFrom('league_player').execute();
      const registration = { ...CONTACT, firstName: 'Ana', lastName: 'Žuborski', year: YEAR };
      await call('POST', 'admin/league/registrations', registration)();
      player = (await db.handle.selectFrom('league_entry').select('player_id').executeTakeFirstOrThrow()).player_id;
      const { version } = await db.handle.selectFrom('league_season').select('version').executeTakeFirstOrThrow();
      const body = { playerId: player, reason: 'Put', version };
      withdraw = call('POST', `admin/league/seasons/${YEAR}/withdrawals`, body);
    });
    const changes = async () =>
      (await db.handle.selectFrom('league_change').select('what').orderBy('version').execute()).map(({ what }) => what);

    test.each([
      ['after', () => [erase, withdraw]],
      ['before', () => [withdraw, erase]],
    ] as const)('just %s the erasure does not keep the name', async (_, works) => {
      const [first, second] = works() as [() => Promise<unknown>, () => Promise<unknown>];
      expect(await race(first, second)).toEqual(['done', 'done']);
      expect((await changes()).filter((what) => what.includes('Žuborski'))).toEqual([]);
      expect((await changes()).at(-1)).toMatch(/^Odustajanje: /);
      expect(await named()).toEqual([]);
    });
  });

  test('a player is erased once', async () => {
    expect(await race(erase, erase)).toEqual(['done', 'PLAYER_ERASED']);
    expect(await actions()).toEqual([`Brisanje osobnih podataka: Bivši igrač ${player}`]);
  });
});
