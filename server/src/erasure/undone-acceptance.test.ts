import { insertPlayers } from '../league';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { orThrow } from '../testing/calls';
import type { TestClub, TestMember } from '../testing/test-club';
import { addAdministrator } from './testing-administrator';
import { openLeagueForErasure } from './testing-league';
import { wholeDatabase } from './testing-texts';

const YEAR = 2026;
const ANA = {
  ...{ firstName: 'Ana', lastName: 'Žuborski', birthDate: '1990-01-01', email: 'ana.doma@example.com' },
  ...{ phone: '098 123 4567', city: 'Ivankovo' },
};
const HERS = /Ana|Žuborski A|Ćelavko|ana\.|098.?123|1990-01-01/;

/** Somebody was a player of the league until the acceptance was undone, and texts of then mention the player. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let id: number;
  beforeEach(async () => {
    db = await open();
    const opened = await openLeagueForErasure(db);
    club = opened.club;
    admin = await addAdministrator(db, club, opened.directory);
    // She shares her last name, so that alone it does not identify her.
    const petra = { firstName: 'Petra', lastName: 'Žuborski', createdAt: club.clock.now() };
    await db.transaction((tx) => insertPlayers(tx, [petra]));
    id = await beAPlayer();
  });

  const call = async (method: 'POST' | 'PUT', path: string, payload: object = {}) =>
    orThrow(await club.as(admin).call(method, `admin/${path}`, payload));
  const version = async () => (await club.as(admin).get(`admin/league/seasons/${YEAR}`)).body.version as number;
  const registrations = async () => (await club.as(admin).get(`admin/league/registrations?year=${YEAR}`)).body;
  const placesOf = async (word: RegExp) =>
    [...(await wholeDatabase(db.handle))].filter(([, text]) => word.test(text)).map(([place]) => place);

  /** Accepted, placed in the pyramid, renamed and undone. @returns the registration */
  async function beAPlayer(): Promise<number> {
    expect((await club.as().post('league-registration', { ...ANA, consent: true })).status).toBe(201);
    const [{ id: registration, lastModifiedDate: seen }] = await registrations();
    const { player } = (await call('POST', `league/registrations/${registration}/accept`)).registration;
    const place = { row: 1, position: 1, replacePlayer: false };
    await call('POST', 'select-player', { ...place, playerId: player.id, version: await version() });
    const { city: residence, ...contact } = ANA;
    const renamed = { ...contact, lastName: 'Ćelavko', nickname: null, residence };
    await call('PUT', `league/players/${player.id}`, renamed);
    await call('POST', `league/registrations/${registration}/undo-acceptance`, { seen });
    return registration;
  }

  test('the erasure of the registration finds every name of the player', async () => {
    expect(await placesOf(/Žuborski A\./)).toEqual(expect.arrayContaining(['league_change.what']));
    expect(await placesOf(/Ćelavko/)).toEqual(expect.arrayContaining(['action_log.subject']));
    await call('POST', `league/registrations/${id}/erase`, { name: 'Ana Žuborski' });
    expect(await placesOf(HERS)).toEqual([]);
    expect(await placesOf(/Žuborski/)).toEqual(['league_player.last_name']);
  });

  test('so does that of the player as whom she is accepted again', async () => {
    const { player } = (await call('POST', `league/registrations/${id}/accept`)).registration;
    await call('POST', `league/players/${player.id}/erase`, { name: 'Ana Žuborski' });
    expect(await placesOf(HERS)).toEqual([]);
  });

  test('and that of a member who registered with the same e-mail', async () => {
    const ana = await club.addMember({ ...ANA, lastName: 'Žuborski', username: 'pero' });
    await call('POST', `user-management/${ana.id}/erase`, { username: 'pero' });
    expect(await placesOf(HERS)).toEqual([]);
  });
});
