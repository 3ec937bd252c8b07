import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createLeagueFees } from '../league';
import type { Tx } from '../platform/database';
import { eachEngine, type TestDatabase } from '../platform/database/testing';
import { orThrow } from '../testing/calls';
import { queueBehindLock } from '../testing/concurrently';
import { countAttempts } from '../testing/count-attempts';
import type { TestClub, TestMember } from '../testing/test-club';
import { openLeagueForErasure } from './testing-league';

const ANA = {
  firstName: 'Ana',
  lastName: 'Žuborski',
  birthDate: '1990-01-01',
  email: 'ana@example.com',
  phone: '098 123 4567',
  city: 'Ivankovo',
};
const PERSON = { firstName: 'Iva', nickname: null, birthDate: null, residence: null, email: null, phone: null };
const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../docs/examples/season-2018.csv'), 'utf8');
const NOW = '2026-03-01T08:00:00Z';

/** Every transaction that changes a person of the league locks in one order: none is repeated after a deadlock. */
eachEngine((open) => {
  let db: TestDatabase;
  let club: TestClub;
  let admin: TestMember;
  let attempts: ReturnType<typeof countAttempts>;
  beforeEach(async () => {
    db = await open();
    attempts = countAttempts(db);
    ({ club } = await openLeagueForErasure(db));
    admin = await club.addMember({ roles: ['ADMIN'], firstName: 'Zvonimir', lastName: 'Upravitelj' });
  });

  const send = async (method: 'POST' | 'PUT', path: string, payload: object) =>
    orThrow(await club.as(admin).call(method, `admin/${path}`, payload));
  const list = async () => (await club.as(admin).get('admin/league/seasons')).body;
  const call = (method: 'POST' | 'PUT', url: string, payload: object) => () => send(method, url, payload);
  /** @returns the number of transactions beyond one for each work */
  const repeated = async (hold: (tx: Tx) => Promise<unknown>, ...works: (() => Promise<unknown>)[]) => {
    attempts.count = 0;
    const outcomes = await queueBehindLock(db, hold, ...works);
    expect(outcomes).toEqual(works.map(() => 'done'));
    return attempts.count - works.length;
  };

  test('registrations of two seasons that are accepted at once', async () => {
    const at = new Date(NOW);
    for (const [year, email] of [
      [2026, 'a@example.com'],
      [2027, 'b@example.com'],
    ] as const) {
      await send('POST', 'league/seasons', { year });
      await db.handle
        .insertInto('league_registration')
        .values({
          year,
          state: 'NEW',
          first_name: 'Iva',
          last_name: String(year),
          birth_date: ANA.birthDate,
          email,
          email_key: email,
          phone: ANA.phone,
          city: ANA.city,
          registered_at: at,
          modified_at: at,
        })
        .execute();
    }
    const rows = await db.handle.selectFrom('league_registration').select('id').orderBy('id').execute();
    const accepting = rows.map(({ id }) => call('POST', `league/registrations/${id}/accept`, {}));
    const hold = (tx: Tx) => tx.selectFrom('league_registration').select('id').forUpdate().execute();
    expect(await repeated(hold, ...accepting)).toBe(0);
  });

  describe('a player who is put into the pyramid while', () => {
    let player = 0;
    let select: () => Promise<unknown>;
    beforeEach(async () => {
      await send('POST', 'league/seasons', { year: 2026 });
      player = (await send('POST', 'league/players', { ...PERSON, lastName: 'Brza' })).player.id;
      const place = { playerId: player, row: 1, position: 1, replacePlayer: false };
      select = call('POST', 'select-player', { ...place, version: 1 });
    });
    const hold = (tx: Tx) => tx.selectFrom('league_player').select('id').forUpdate().execute();

    test('his data are corrected', async () => {
      const update = call('PUT', `league/players/${player}`, { ...PERSON, lastName: 'Spora' });
      expect(await repeated(hold, update, select)).toBe(0);
    });

    test('he is linked to a member', async () => {
      const { id: memberId } = await club.addMember();
      expect(await repeated(hold, call('PUT', `league/players/${player}/member`, { memberId }), select)).toBe(0);
    });
  });

  test('an archived season that is imported again while its settings are saved', async () => {
    const files = (text: string) => ({ files: [{ name: 'sezona.csv', text }] });
    await send('POST', 'league/season-files/import', files(EXAMPLE));
    const [{ year, frame, version }] = await list();
    const again = call('POST', 'league/season-files/import', files(EXAMPLE.replaceAll('Ivan', 'Novi')));
    const save = call('PUT', `league/seasons/${year}/settings`, { rules: null, frame: { ...frame, fee: 50 }, version });
    attempts.count = 0;
    await queueBehindLock(
      db,
      (tx) => tx.selectFrom('league_roster').select('version').forUpdate().execute(),
      again,
      save,
    );
    expect(attempts.count).toBe(2);
  });

  test('a player who is erased while the registration is corrected', async () => {
    const { registration } = await send('POST', 'league/registrations', { ...ANA, year: 2026 });
    const { id } = registration.player;
    const erase = call('POST', `league/players/${id}/erase`, { name: 'Ana Žuborski' });
    const correct = call('PUT', `league/registrations/${registration.id}`, {
      ...ANA,
      city: 'Vinkovci',
      seen: registration.lastModifiedDate,
    });
    const hold = (tx: Tx) => tx.selectFrom('league_registration').select('id').forUpdate().execute();
    expect(await repeated(hold, correct, erase)).toBe(0);
  });

  test('an acceptance that is undone while its fee is paid', async () => {
    const { registration } = await send('POST', 'league/registrations', { ...ANA, year: 2026 });
    const fees = createLeagueFees(club);
    const [fee] = await fees.list();
    const pay = () => fees.markPaid(fee?.id ?? 0, admin.id);
    const seen = registration.lastModifiedDate;
    const undo = call('POST', `league/registrations/${registration.id}/undo-acceptance`, { seen });
    const hold = (tx: Tx) => tx.selectFrom('league_player').select('id').forUpdate().execute();
    attempts.count = 0;
    expect(await queueBehindLock(db, hold, pay, undo)).toEqual(['done', 'FEE_PAID']);
    expect(attempts.count).toBe(2);
  });
});
