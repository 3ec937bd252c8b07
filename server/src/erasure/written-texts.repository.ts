import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/database';
import type { FullName } from './longer-names';

/**
 * Columns with texts that people write; all other texts are numbers of matches, states, colours and the like, which a
 * name must never change. Members, players and registrations are renamed separately, a member together with what is
 * stored for searching by name.
 */
export const WRITTEN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  action_log: ['subject'],
  club_profile: ['name', 'motto'],
  consent: ['wording'],
  court: ['name'],
  court_closure: ['reason'],
  expense: ['name', 'description'],
  expense_receipt: ['name'],
  gallery_picture: ['caption'],
  league_change: ['what', 'reason'],
  // Other people's registrations: their reasons may name the person. The person's own are replaced separately.
  league_registration: ['refuse_reason'],
  league_result: ['dispute_reason'],
  league_result_history: ['reason'],
  ledger_entry: ['reason'],
  notice: ['title', 'body'],
  notice_delivery: ['address', 'error'],
  price_package: ['name'],
  reservation: ['opponent', 'reason', 'cancel_reason'],
  season: ['name'],
};

/** JSON objects whose values are such texts. */
export const WRITTEN_OBJECTS: Readonly<Record<string, readonly string[]>> = {
  action_log: ['before', 'after'],
  club_profile: ['texts'],
};

/** Tables whose rows the pages of one member show. */
const OWNED = ['ledger_entry', 'notice', 'reservation'] as const;

/** The members whose rows have changed, by table. */
export type ChangedRows = Readonly<Record<(typeof OWNED)[number], ReadonlySet<number>>>;

/** Replaces a person's name in every text that people write; in JSON in each value, so that its syntax stays. */
export async function replaceTexts(tx: Tx, pattern: string, pseudonym: string): Promise<ChangedRows> {
  const changed = { ledger_entry: new Set<number>(), notice: new Set<number>(), reservation: new Set<number>() };
  const matches = (text: RawBuilder<unknown>) => sql`${text} collate "C" ~ ${pattern}`;
  const replaced = (text: RawBuilder<unknown>) =>
    sql`regexp_replace(${text} collate "C", ${pattern}, ${pseudonym}, 'g')`;
  const text = sql`(value #>> '{}')`;
  for (const [table, names] of Object.entries(WRITTEN_TEXTS)) {
    const columns = names.map((name) => sql.ref(name));
    const changes = columns.map((column) => sql`${column} = ${replaced(column)}`);
    const where = sql.join(columns.map(matches), sql` or `);
    // Asked first, because an update starts the triggers of a table even if it changes no row: that of the courts would sum
    // all reservations anew, and keep bookings waiting until the erasure is committed.
    const { rows: found } = await sql`select from ${sql.table(table)} where ${where} limit 1`.execute(tx);
    if (found.length === 0) continue;
    const owned = OWNED.find((name) => name === table);
    const { rows } = await sql<{ member_id: number }>`update ${sql.table(table)} set ${sql.join(changes)} where ${where}
      ${owned ? sql`returning member_id` : sql``}`.execute(tx);
    if (owned) for (const { member_id } of rows) changed[owned].add(member_id);
  }
  for (const [table, names] of Object.entries(WRITTEN_OBJECTS)) {
    for (const column of names.map((name) => sql.ref(name))) {
      const values = sql`jsonb_each(${column})`;
      await sql`
        update ${sql.table(table)} set ${column} = (
          select jsonb_object_agg(key, case jsonb_typeof(value) when 'string' then to_jsonb(${replaced(text)}) else value end)
          from ${values})
        where exists (select from ${values} where jsonb_typeof(value) = 'string' and ${matches(text)})`.execute(tx);
    }
  }
  return changed;
}

/**
 * Earlier releases recorded a change of a member's name as two values, `Ime` and `Prezime`. Alone, a first name is
 * anybody's, and so is a last name that others have: only both together are the person's.
 */
export async function replaceNameParts(tx: Tx, names: readonly FullName[], pseudonym: string): Promise<void> {
  for (const column of ['before', 'after'].map((name) => sql.ref(name))) {
    for (const { firstName, lastName } of names) {
      await sql`
        update action_log set ${column} = (${column} - 'Prezime') || jsonb_build_object('Ime', ${pseudonym}::text)
        where ${column} ->> 'Ime' = ${firstName} and ${column} ->> 'Prezime' = ${lastName}`.execute(tx);
    }
  }
}
