import { personName } from '@club/shared/domain';
import { type RawBuilder, sql } from 'kysely';
import { anyTextOf, type Tx } from '../platform/database';
import type { FullName } from './longer-names';

interface Account {
  readonly id: number;
  readonly username: string;
}

const VALUES = ['before', 'after'].map((name) => sql.ref(name));

/** The values that are the name of the person whom an entry is about. */
const NAMES_OF_SUBJECT = ['Ime', 'Prijava'];

/** Entries of the league have a year behind the name, those of fees also the nickname. */
const YEAR = sql.lit(', \\d{4}\\.$');
const BEHIND_NAME = sql.lit('( \\([^()]*\\))?(, \\d{4}\\.)?$');

/**
 * The names in the entries of the action log that are known to be about the member, whoever else has them, and the
 * username, which is a value of its own.
 */
export async function replaceLogged(
  tx: Tx,
  { id, username }: Account,
  names: readonly FullName[],
  pseudonym: string,
): Promise<void> {
  const known = anyTextOf(names.map(personName));
  // Entries of links, and those of earlier releases, know the member by the username alone. Of a player who had one
  // member and has another the second is the subject.
  const lastUsername = sql`coalesce(after ->> 'Korisničko ime', before ->> 'Korisničko ime')`;
  const isAbout = sql`(subject_member_id = ${id} or subject_member_id is null and ${lastUsername} = ${username})`;
  for (const key of NAMES_OF_SUBJECT) await replaceValue(tx, { key, known, pseudonym, where: () => isAbout });
  // A player who was the member by mistake has another name.
  await sql`
    update action_log set subject = ${pseudonym}::text || coalesce(substring(subject from ${YEAR}), '')
    where ${isAbout} and regexp_replace(subject, ${BEHIND_NAME}, '') = ${known}`.execute(tx);
  const where = (values: RawBuilder<unknown>) => sql`${values} ->> 'Korisničko ime' = ${username}`;
  await replaceValue(tx, { key: 'Korisnik', known, pseudonym, where });
  await replaceUsername(tx, username, pseudonym);
}

interface Replacement {
  readonly key: string;
  readonly known: RawBuilder<unknown>;
  readonly pseudonym: string;
  readonly where: (values: RawBuilder<unknown>) => RawBuilder<unknown>;
}

async function replaceValue(tx: Tx, { key, known, pseudonym, where }: Replacement): Promise<void> {
  for (const values of VALUES) {
    await sql`
      update action_log set ${values} = ${values} || jsonb_build_object(${key}::text, ${pseudonym}::text)
      where ${where(values)} and ${values} ->> ${key} = ${known}`.execute(tx);
  }
}

async function replaceUsername(tx: Tx, username: string, pseudonym: string): Promise<void> {
  const [value, by] = [JSON.stringify(username), JSON.stringify(pseudonym)];
  for (const values of VALUES) {
    await sql`update action_log set ${values} = replace(${values}::text, ${value}, ${by})::jsonb
      where position(${value} in ${values}::text) > 0`.execute(tx);
  }
}
