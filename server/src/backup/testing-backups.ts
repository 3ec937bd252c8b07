import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createExpenses } from '../finances';
import { memberForTests } from '../members/testing';
import { type Database, readSnapshot } from '../platform/database';
import { keyFileIn } from '../platform/identity';
import { openClubServices } from '../testing/club-services';
import { rowsOf, setTextForm, storedTables } from './stored-tables.repository';

const SEALING_KEY = Buffer.alloc(32, 7);
/** No text in any encoding. */
export const PICTURE = Buffer.from([0, 255, 10, 13, 128]);

/** A folder for each test, with the data folders of the clubs that it backs up and restores. */
export function backupPlaces() {
  let home: string;
  beforeEach(() => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'backup-'));
  });
  afterEach(() => fs.rmSync(home, { recursive: true }));
  const at = (...names: string[]) => path.join(home, ...names);
  return {
    at,
    placeOf: (db: Database, name: string, sealingKey: Buffer | undefined = SEALING_KEY) => ({
      db,
      dataDir: at(name),
      sealingKey,
    }),
    /** A place whose key is in its folder. */
    withKeyFile: (db: Database, name: string) => ({ db, dataDir: at(name), sealingKey: undefined }),
    addKeyFile: (name: string) => {
      fs.mkdirSync(at(name), { recursive: true });
      fs.writeFileSync(keyFileIn(at(name)), randomBytes(32).toString('base64'));
    },
    /** A picture of the club `source`. */
    addPicture: () => {
      fs.mkdirSync(at('source/media/gallery/2024'), { recursive: true });
      fs.writeFileSync(at('source/media/gallery/2024/1-a.avif'), PICTURE);
    },
  };
}

/**
 * Members with money, cancelled and reversed entries, a receipt, a picture and values that are hard to represent as
 * text.
 */
export async function fill(db: Database): Promise<void> {
  const { clock, live, accounts, bookings, cell } = await openClubServices(db);
  const [ana, marko] = [await memberForTests(db), await memberForTests(db)];
  await accounts.pay(ana, 5_000, { actorId: marko, reason: 'Uplata: "pola" \\ šž\u2028, 50 %' });
  await accounts.pay(marko, 1_234, { actorId: ana });
  const entry = await db.handle.selectFrom('ledger_entry').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await accounts.reverseEntry(marko, entry.id, { actorId: ana, reason: 'krivo' });
  await bookings.book(ana, cell(1), { kind: 'FRIENDLY' }, 'k');
  const expenses = createExpenses({ db, clock, live });
  const spent = { year: 2026, expenseName: 'Mreža', expenseAmount: 99.99, expenseDate: '2026-03-01', description: '' };
  const { id } = await expenses.add('LEAGUE', spent, { actorId: marko });
  await sql`insert into expense_receipt values (${id}, 'račun.pdf', 'application/pdf', ${PICTURE})`.execute(db.handle);
  await sql`insert into identity_payload (model, id, payload) values ('Grant', '1', ${JSON.stringify({ a: [1e21, null] })})`.execute(
    db.handle,
  );
  await sql`insert into identity_secret values ('csrf', 'sealed', '2026-01-01T00:00:00.123456Z')`.execute(db.handle);
  await sql`insert into push_subscription (endpoint, member_id, p256dh, auth, created_at)
    values ('https://push.example/1', ${ana}, 'p', 'a', '2026-01-01T00:00:00Z')`.execute(db.handle);
  await sql`insert into notice (event, member_id, kind, title, body, path, in_app, created_at)
    values ('fee 1', ${ana}, 'FEE_RECEIVED', 'Uplata', 'Hvala.', '/account-status', true, now())`.execute(db.handle);
  await sql`insert into notice_delivery (notice_id, channel, subscription_id, due_at)
    select notice.id, 'PUSH', push_subscription.id, now() from notice, push_subscription`.execute(db.handle);
  await sql`delete from hidden_finance_year where year = 2020`.execute(db.handle);
}

/** Every row of every table, as text; the versions of live topics go on from a higher number after a restore. */
export const rowsIn = (db: Database): Promise<Record<string, string[]>> =>
  readSnapshot(db, async (tx) => {
    await setTextForm(tx);
    const all: Record<string, string[]> = {};
    for (const table of await storedTables(tx)) {
      if (table.name === 'live_version') continue;
      const rows: string[] = [];
      for await (const line of rowsOf(tx, table)) rows.push(line);
      all[table.name] = rows;
    }
    return all;
  });
