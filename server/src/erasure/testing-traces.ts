import { recordAction } from '../action-log';
import type { TestDatabase } from '../platform/database/testing';

/**
 * Writes what identifies the demo's member ana to every place where the club stores or people type it, including her
 * name in other people's data.
 */
export async function writeTraces(db: TestDatabase, actorId: number, at: Date) {
  // No other person has this last name: it identifies her even alone.
  for (const [table, column] of [
    ['member', 'last_name'],
    ['league_player', 'last_name'],
    ['identity_user', 'family_name'],
  ]) {
    await db.pool.query(
      `update ${table} set ${column} = 'Žuborski' where ${
        table === 'league_player' ? "member_id = (select id from member where username = 'ana')" : "username = 'ana'"
      }`,
    );
  }
  const ana = await db.handle.selectFrom('member').selectAll().where('username', '=', 'ana').executeTakeFirstOrThrow();
  const [player] = await db.handle.selectFrom('league_player').selectAll().where('member_id', '=', ana.id).execute();
  if (!player) throw new Error('The demo’s ana is in no league.');
  await db.handle
    .updateTable('league_player')
    .set({ email: 'ana.liga@example.com', phone: '098 123 4567' })
    .where('id', '=', player.id)
    .execute();
  const name = `${ana.first_name} ${ana.last_name}`;
  // Another player registered with the family's e-mail.
  const sister = await db.handle
    .selectFrom('league_player')
    .select('id')
    .where('id', '<>', player.id)
    .limit(1)
    .execute();
  const registration = {
    year: 2019,
    state: 'ACCEPTED',
    first_name: 'Petra',
    last_name: 'Mlinarić',
    birth_date: '1990-01-01',
    email: ana.email ?? '',
    email_key: ana.email ?? '',
    phone: '091 000 111',
    city: 'Ivankovo',
    player_id: sister[0]?.id ?? 0,
    registered_at: at,
    modified_at: at,
  } as const;
  await db.handle.insertInto('league_registration').values(registration).execute();
  // The reason of somebody else's refusal names her.
  const [email, refuse_reason] = ['petra@example.com', `Na tu se adresu već prijavila ${name}.`];
  const refused = { state: 'REFUSED', player_id: null, email, email_key: email, refuse_reason } as const;
  await db.handle
    .insertInto('league_registration')
    .values({ ...registration, year: 2020, ...refused })
    .execute();
  // Text typed by people.
  await db.transaction((tx) =>
    recordAction(tx, {
      actorId,
      at,
      action: 'Bilješka',
      subject: name,
      before: { 'Korisničko ime': 'ana', Telefon: '098/1234567' },
      after: { Ime: `${ana.last_name} ${ana.first_name}`, 'E-pošta': ana.email ?? 'ana.liga@example.com' },
    }),
  );
  await db.pool.query(
    'update league_result set dispute_reason = $1 where version = (select max(version) from league_result)',
    [`Igrala je ${name}`],
  );
  const named = new RegExp(`${ana.last_name}|zuborski|ana\\.liga@|098.?123|"ana"`);
  return { ana, player, name, named, registration };
}

/** Gives a league player without an account a name, data and a picture's caption that nobody else has. */
export async function writePlayerTraces(db: TestDatabase) {
  const played = await db.handle
    .selectFrom('league_player')
    .innerJoin('league_participation', 'player_id', 'league_player.id')
    .select(['league_player.id', 'first_name'])
    .where('member_id', 'is', null)
    .orderBy('year')
    .executeTakeFirstOrThrow();
  const { id } = played;
  const name = `${played.first_name} Ćelavko`;
  await db.handle
    .updateTable('league_player')
    .set({
      last_name: 'Ćelavko',
      nickname: 'Ćela',
      birth_date: '1960-05-01',
      email: 'celavko@primjer.hr',
      phone: '091 555 777',
    })
    .where('id', '=', id)
    .execute();
  await db.pool.query('update league_roster set version = version + 1');
  await db.pool.query('update gallery_picture set caption = $1 where id = (select min(id) from gallery_picture)', [
    `Finale: ${name}`,
  ]);
  return { id, name };
}
