import { sql } from 'kysely';
import { openDatabase } from '../../server/src/platform/database';
import { SPEC_NOW } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, median, ms, table, timed, times } from './benchmark';
import { type Engine, onEachEngine, onSecond } from './engines';
import { latencies, reading } from './latency';

const YEARS = 20;
const THIS_YEAR = Number(SPEC_NOW.slice(0, 4));
/** The number of friendly matches on two courts in that many years; the rest of the million are payments. */
const MATCHES = 100_000;
const ENTRIES = 1_000_000;

const STATISTICS = 'admin/friendlies-statistics';
const CALLS = [
  'league-expenses',
  `organization-expenses/${THIS_YEAR}`,
  'admin/payments/years',
  STATISTICS,
  `admin/payments-app/year/${THIS_YEAR}?page=0&size=30`,
];

/** Rows written by one statement; few, because the database aborts long statements. */
const PART = 50_000;
const PARTS = ENTRIES / PART;

/** Twenty years before the demo club's: matches and their charges, payments, fees and expenses. `$part`: 0, 1, … */
const HISTORY = [
  `insert into reservation (slot_id, day, member_id, kind, price_cents, payment_status, created_at)
    select 1 + n % 16, date '${THIS_YEAR - 1}-12-31' - n * 73 / 1000, members.ids[1 + n % cardinality(members.ids)],
      'FRIENDLY', 700, 'PAID', timestamptz '2000-01-01 12:00Z'
    from generate_series(0, ${MATCHES - 1}) n, (select array_agg(id) as ids from member) members
    on conflict do nothing`,
  `insert into ledger_entry (member_id, at, kind, amount_cents, balance_after, gratis_after, reservation_id, actor_id)
    select member_id, day, 'CHARGE', -700, 0, 0, id, member_id from reservation
    where created_at = timestamptz '2000-01-01 12:00Z'`,
  `insert into ledger_entry (member_id, at, kind, amount_cents, balance_after, gratis_after, actor_id)
    select members.ids[1 + n % cardinality(members.ids)], timestamptz '${THIS_YEAR - YEARS + 1}-01-05 10:00Z' + n * interval '11 minutes',
      'PAYMENT', 700, 700, 0, members.ids[1]
    from generate_series($part * ${PART} + 1,
        least(($part + 1) * ${PART}, $part * ${PART} + ${ENTRIES} - (select count(*)::int from ledger_entry))) n,
      (select array_agg(id) as ids from member) members`,
  `insert into expense (book, year, name, amount_cents, spent_on, description, created_at)
    select book, year, 'Zemlja za terene', 12345, make_date(year, month, 1), '', now()
    from unnest(array['LEAGUE', 'ORGANIZATION']) book, generate_series(${THIS_YEAR - YEARS + 1}, ${THIS_YEAR - 1}) year,
      generate_series(1, 12) month`,
  `insert into league_fee (player_id, year, amount_cents, currency, paid_on)
    select id, year, 6000, 'EUR', make_date(year, 4, 1)
    from league_player, generate_series(${THIS_YEAR - YEARS + 1}, ${THIS_YEAR - 1}) year on conflict do nothing`,
  'analyze',
];

async function writeHistory({ settings }: Engine): Promise<void> {
  const where = { dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL };
  const database = await openDatabase(where, (error) => console.error(error));
  for (const statement of HISTORY) {
    const parts = statement.includes('$part') ? Array.from({ length: PARTS }, (_, part) => part) : [0];
    for (const part of parts) await sql.raw(statement.replaceAll('$part', String(part))).execute(database.handle);
  }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ledger_entry`.execute(
    database.handle,
  );
  if (rows[0]?.count !== ENTRIES) throw new Error(`The ledger has ${rows[0]?.count} entries.`);
  await database.close();
}

const openClub = ({ settings }: Engine): Promise<RunningClub> =>
  startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0', ...settings });

/** Milliseconds of the first statistics after a payment, which may have settled a match of any year. */
async function statisticsAfterPayment(admin: HttpMember): Promise<number> {
  const [{ userId } = { userId: 0 }] = await admin.ask<{ userId: number }[]>('GET', 'admin-users');
  const took: number[] = [];
  for (let n = 0; n < 15; n += 1) {
    await admin.ask('POST', 'admin-users', { userId, amount: 1 });
    took.push(await timed(reading(admin, STATISTICS)));
  }
  return median(took);
}

async function compare(label: string, small: RunningClub, large: RunningClub) {
  const admins = [await signInByHttp(small.url, 'admin'), await signInByHttp(large.url, 'admin')] as const;
  const took = await latencies(CALLS.flatMap((path) => admins.map((admin) => reading(admin, path))));
  const row = (call: string, [few = Number.NaN, many = Number.NaN]: number[]) => [
    `${label}: GET /api/${call.replaceAll('&', ' &')}`,
    ms(few),
    ms(many),
    times(many / few),
  ];
  const cold = [await statisticsAfterPayment(admins[0]), await statisticsAfterPayment(admins[1])];
  return [
    ...CALLS.map((call, i) => row(call, took.slice(2 * i, 2 * i + 2))),
    row(`${STATISTICS}, the first one after a payment`, cold),
  ];
}

async function measure(engine: Engine) {
  const large = await openClub(engine);
  try {
    await large.stop();
    await writeHistory(engine);
    await large.restart();
    return await onSecond(engine, async (other) => {
      const small = await openClub(other);
      try {
        return await compare(engine.label, small, large);
      } finally {
        await small.discard();
      }
    });
  } finally {
    await large.discard();
  }
}

export const finances: Benchmark = {
  name: 'finances',
  title: 'The summaries of the finances over twenty years',
  aim: 'at most × 1.3',
  run: async () => {
    const rows = await onEachEngine(measure);
    return `${table(['call', 'the demo club', `${ENTRIES.toLocaleString('en')} entries, ${YEARS} years`, 'ratio'], rows.flat())}

Medians of single calls through HTTP, in alternation. What members paid in, and the ${MATCHES.toLocaleString('en')} friendly matches, are
summed by year as they change; fees and expenses once after every change of them.`;
  },
};
