import { sql } from 'kysely';
import { openDatabase } from '../../server/src/platform/database';
import { SPEC_NOW } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, kB, ms, table, times } from './benchmark';
import { type Engine, onEachEngine } from './engines';
import { latencies, reading } from './latency';

/** Ledger entries that two members get in addition to the few of the demo club. */
const LIVES = { petra: 10, luka: 10_000 };
const CALLS = ['account-balance', 'account-statement'];

/** Old payments, and the matches that were paid with them. */
const pastOf = (username: string, entries: number) => `
  insert into reservation (slot_id, day, member_id, kind, price_cents, payment_status, created_at)
    select case username when 'luka' then 1 else 2 end, date '2000-01-01' + n, id, 'FRIENDLY', 700, 'PAID',
      timestamptz '2000-01-01 12:00Z' + n * interval '1 day'
    from member, generate_series(1, ${entries / 2}) n where username = '${username}';
  insert into ledger_entry (member_id, at, kind, amount_cents, balance_after, gratis_after, reservation_id, actor_id)
    select member_id, reservation.created_at, unnest(array['PAYMENT', 'CHARGE']), unnest(array[700, -700]), unnest(array[700, 0]), 0,
      unnest(array[null, reservation.id]), member_id
    from reservation join member on member.id = member_id
    where day between '2000-01-02' and '2019-12-31' and username = '${username}';
  update account set payments_cents = payments_cents + ${(entries / 2) * 700}
    where member_id = (select id from member where username = '${username}');`;

async function writePasts({ settings }: Engine): Promise<void> {
  const where = { dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL };
  const database = await openDatabase(where, (error) => console.error(error));
  for (const [username, entries] of Object.entries(LIVES)) {
    for (const statement of pastOf(username, entries)
      .split(';')
      .filter((text) => text.trim())) {
      await sql.raw(statement).execute(database.handle);
    }
  }
  await sql`analyze`.execute(database.handle);
  await database.close();
}

const sizeOf = async (member: HttpMember, path: string): Promise<number> =>
  (await (await member.call('GET', path)).arrayBuffer()).byteLength;

async function measure(engine: Engine) {
  const club = await startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0', ...engine.settings });
  try {
    await club.stop();
    await writePasts(engine);
    await club.restart();
    const short = await signInByHttp(club.url, 'petra');
    const long = await signInByHttp(club.url, 'luka');
    const took = await latencies(CALLS.flatMap((path) => [reading(short, path), reading(long, path)]));
    return await Promise.all(
      CALLS.map(async (path, i) => {
        const [few = Number.NaN, many = Number.NaN] = took.slice(2 * i);
        const sizes = [await sizeOf(short, path), await sizeOf(long, path)] as const;
        const [fewText, manyText] = [`${ms(few)} (${kB(sizes[0])})`, `${ms(many)} (${kB(sizes[1])})`];
        return [`${engine.label}: GET /api/${path}`, fewText, manyText, times(many / few)];
      }),
    );
  } finally {
    await club.discard();
  }
}

export const longAccount: Benchmark = {
  name: 'long-account',
  title: 'The account screen of a long life at the club',
  aim: 'no slower than its answer is larger: bounded lists, running totals',
  run: async () => {
    const rows = await onEachEngine(measure);
    const [few, many] = Object.values(LIVES).map((entries) => `${entries.toLocaleString('en')} entries`);
    return `${table(['call', few ?? '', many ?? '', 'ratio'], rows.flat())}

Medians of single calls through HTTP, in alternation; in brackets the size of the answer.`;
  },
};
