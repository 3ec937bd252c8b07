import { sql } from 'kysely';
import type { Database } from '../platform/database';
import { eachEngine } from '../platform/database/testing';
import { type FoundMembers, membersNamed, membersNamedOrMailed } from './member-search.repository';

const MANY = 400;

eachEngine((open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await sql`insert into member (identity_id, username, first_name, last_name, email, created_at) values
      ('1', 'zdjuric', 'Željka', 'Đurić-Šimić', 'Z.Duric@posta.test', now()),
      ('2', 'ana', 'Ana', 'Kovač', null, now()),
      ('3', 'jo', 'Jo', 'Lý𝒜ng', 'posta%100@posta.test', now()),
      ('4', 'dellorco', 'Enzo', 'Dell’Orco', null, now()),
      ('5', 'ambrosio', 'Aldo', 'D''Ambrosio', null, now())`.execute(db.handle);
    await sql`insert into member (identity_id, username, first_name, last_name, email, created_at)
      select 'many-' || n, 'igrac' || n, 'Ivo', 'Brojić', 'ivo' || n || '@klub.test', now()
      from generate_series(1, ${MANY}::int) n`.execute(db.handle);
  });

  const usernames = async ({ fits }: FoundMembers) =>
    (await db.handle.selectFrom('member').select('username').where(fits).orderBy('id').execute()).map(
      ({ username }) => username,
    );

  test.each([
    ['željka', ['zdjuric']],
    ['SIM dur', ['zdjuric']],
    ['rić-ši', ['zdjuric']],
    ['đu žx', []],
    ['kovac an', ['ana']],
    ['KO', ['ana']],
    ['ý𝒜n', ['jo']],
    ['igrac17', ['igrac17', ...Array.from({ length: 10 }, (_, n) => `igrac17${n}`)]],
    // A phone types another apostrophe than a keyboard.
    ["dell'orco", ['dellorco']],
    ['Dell’Orco', ['dellorco']],
    ['d’amb', ['ambrosio']],
    ["l'o", ['dellorco']],
    ["b'rosio", []],
    ['%', []],
    ['kov%', []],
    // Letters of two adjacent words do not match.
    ['anakov', []],
    // Only in the e-mail.
    ['posta', []],
  ])('%s names %j', async (text, expected) => {
    const found = await membersNamed(db.handle, text);
    expect(found.ids).toHaveLength(expected.length);
    expect(await usernames(found)).toEqual(expected);
  });

  test.each([
    ['posta', ['zdjuric', 'jo']],
    ['duric@POSTA zelj', ['zdjuric']],
    ['%100', ['jo']],
    ['ana@', []],
  ])('with the e-mail, %s finds %j', async (text, expected) => {
    expect(await usernames(await membersNamedOrMailed(db.handle, text))).toEqual(expected);
  });

  test('many matches are found too, but without ids; an empty search matches all', async () => {
    for (const found of [
      await membersNamed(db.handle, 'brojic IGR'),
      await membersNamed(db.handle, 'iv br'),
      await membersNamedOrMailed(db.handle, 'klub.test'),
    ]) {
      expect(found.ids).toBeUndefined();
      expect(await usernames(found)).toHaveLength(MANY);
    }
    expect(await usernames(await membersNamed(db.handle, undefined))).toHaveLength(MANY + 5);
    expect(await usernames(await membersNamed(db.handle, ''))).toHaveLength(MANY + 5);
  });
});
