import { sql } from 'kysely';
import type { Database } from './database';
import { MIGRATIONS, migrate } from './migrate';
import { eachEngine } from './testing';

/** The last migration of release 2.1: each later one must leave the previous release working beside the new one. */
const RELEASED = '0021-price-list-made';

interface Column {
  readonly type: string;
  /** A row may be written without a value for it. */
  readonly optional: boolean;
}

/** Every column by `table.name`, as seen by a process that works with this schema. */
async function shapeOf({ handle }: Database): Promise<Map<string, Column>> {
  const { rows } = await sql<Column & { name: string }>`
    select table_name || '.' || column_name as name, udt_name as type,
      is_nullable = 'YES' or column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS' as optional
    from information_schema.columns where table_schema = 'public'`.execute(handle);
  return new Map(rows.map(({ name, type, optional }) => [name, { type, optional }]));
}

/** What the previous release could no longer do. */
function broken(before: ReadonlyMap<string, Column>, after: ReadonlyMap<string, Column>): string[] {
  const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
  const lost = [...before].flatMap(([name, { type, optional }]) => {
    const now = after.get(name);
    if (!now) return [`${name} is gone`];
    if (now.type !== type) return [`${name} was ${type} and is ${now.type}`];
    return optional && !now.optional ? [`${name} must be written now`] : [];
  });
  const demanded = [...after]
    .filter(([name, { optional }]) => !before.has(name) && !optional && tables.has(name.split('.')[0]))
    .map(([name]) => `${name} is new and must be written`);
  return [...lost, ...demanded];
}

test('a schema that the previous release cannot work with is detected', () => {
  const before = new Map([
    ['slot.id', { type: 'int2', optional: true }],
    ['slot.starts', { type: 'time', optional: true }],
    ['slot.note', { type: 'text', optional: true }],
  ]);
  const after = new Map([
    ['slot.id', { type: 'int4', optional: true }],
    ['slot.starts', { type: 'time', optional: false }],
    ['slot.ends', { type: 'time', optional: false }],
    ['other.id', { type: 'int4', optional: false }],
  ]);
  expect(broken(before, after)).toEqual([
    'slot.id was int2 and is int4',
    'slot.starts must be written now',
    'slot.note is gone',
    'slot.ends is new and must be written',
  ]);
});

eachEngine((open) => {
  test('each migration since release 2.1 keeps what the previous release reads and writes', async () => {
    const database = await open({ empty: true });
    const first = MIGRATIONS.indexOf(RELEASED) + 1;
    await migrate(database, MIGRATIONS.slice(0, first));
    const released = await shapeOf(database);
    for (let count = first; count < MIGRATIONS.length; count += 1) {
      await migrate(database, MIGRATIONS.slice(0, count + 1));
      const after = await shapeOf(database);
      expect([MIGRATIONS[count], broken(released, after)]).toEqual([MIGRATIONS[count], []]);
    }
  });

  test('writes of release 2.1 are included in the sums and the versions of the present release', async () => {
    const { handle } = await open();
    // Statements of release 2.1: they name neither the sums (0032) nor the version of the court plan (0033).
    await sql`insert into court (id, name, lighted) values (1, 'Teren 1', true)`.execute(handle);
    await sql`insert into slot (id, court_id, starts) values (1, 1, '08:00')`.execute(handle);
    await sql`insert into member (identity_id, username, first_name, last_name, created_at)
      values ('ana', 'ana', 'Ana', 'Anić', now())`.execute(handle);
    const version = async () =>
      (await sql<{ version: string }>`select version from court_plan_version`.execute(handle)).rows[0]?.version;
    const sums = async () =>
      (
        await sql<{ status: string; count: string; cents: string }>`
          select status, sum(count) as count, sum(cents) as cents from friendly_sum
          group by status having sum(count) <> 0`.execute(handle)
      ).rows.map(({ status, count, cents }) => [status, Number(count), Number(cents)]);

    await sql`insert into reservation (slot_id, day, member_id, kind, price_cents, payment_status, created_at)
      values (1, '2026-11-23', (select id from member), 'FRIENDLY', 700, 'NOT_PAID', now())`.execute(handle);
    expect(await sums()).toEqual([['NOT_PAID', 1, 700]]);
    await sql`update reservation set payment_status = 'PAID'`.execute(handle);
    expect(await sums()).toEqual([['PAID', 1, 700]]);
    await sql`update reservation set cancelled_at = now()`.execute(handle);
    expect(await sums()).toEqual([]);

    const before = await version();
    await sql`insert into hidden_slot (court_id, starts) values (1, '08:00')`.execute(handle);
    expect(await version()).not.toBe(before);
  });
});
