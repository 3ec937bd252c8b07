import type { ReservationList } from '@club/shared/contracts/reservation-lists';
import { Client } from 'pg';
import { SPEC_NOW } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { postgresMissing } from '../club/own-database';
import { startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, ms, table, times } from './benchmark';
import { onPostgres } from './engines';
import { latencies, reading } from './latency';

interface Size {
  readonly members: number;
  readonly reservations: number;
}

/** Both sizes fill the pages of the lists, so that only the amount of data behind these differs. */
const SMALL: Size = { members: 100, reservations: 3_000 };
const LARGE: Size = { members: 5_000, reservations: 1_000_000 };
const described = ({ members, reservations }: Size): string =>
  `${members.toLocaleString('en')} members, ${reservations.toLocaleString('en')} reservations`;

const SLOTS = 16;
const PAGE = 30;
const LIST = 'admin-friendly-matches';

const CALLS = [
  'get-all-termins',
  'admin-users?page=0&size=30',
  'admin-users?page=0&size=30&order=balance-up',
  'admin-users?page=1&size=30&order=balance-up',
  'admin-users?page=0&size=30&order=balance-down',
  'admin-users?page=0&size=30&search=ana+kovac',
  'admin-users',
  'admin-friendly-matches?page=0&size=30',
  'admin-league-matches?page=0&size=30',
  'admin-delete-reservation?page=0&size=30',
  'admin-friendly-matches?page=1&size=30',
  'admin-friendly-matches?page=0&size=30&from=2026-11-01&to=2026-11-30',
  'admin-friendly-matches?page=0&size=30&player=ana+kovac',
  'admin-friendly-matches?page=0&size=30&player=kov',
  'admin-friendly-matches?page=1&size=30&player=kov',
  'admin-friendly-matches?page=0&size=30&player=k',
  'admin-friendly-matches?page=0&size=30&player=igr',
  'admin-league-matches?page=0&size=30&player=kov',
  'admin-delete-reservation?page=0&size=30&player=kov',
  'admin/user-management?page=0&size=30',
  'admin/user-management?page=0&size=30&search=ana+kovac',
  'admin/user-management',
];

/** Calls that are measured again when all balances are equal. */
const BY_ACCOUNT = [
  'admin-users?page=0&size=30&order=balance-up',
  'admin-users?page=1&size=30&order=balance-up',
  'admin-users?page=9999&size=30&order=balance-up',
  'admin-users?page=0&size=30&order=balance-down',
  'admin-users?page=0&size=30&order=balance-up&search=kov',
  'admin-users?page=0&size=30&order=gratis',
];

/** Adds members and reservations to a demo club. */
async function enlarge(url: string, { members, reservations }: Size): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into identity_user (id, username, password_hash, given_name, family_name, roles)
      select 'bulk-' || n, 'igrac' || n, '-', 'Igrač', (array['Kovač', 'Horvat', 'Babić', 'Šimić', 'Žanić'])[1 + n % 5] || ' ' || n,
        '{USER}' from generate_series(1, ${members}) n`);
  await client.query(`
    insert into member (identity_id, username, first_name, last_name, email, created_at)
      select id, username, given_name, family_name, username || '@posta.test', now() from identity_user where id like 'bulk-%'`);
  // Like in a real club: a third of the accounts are 0, the others are between a debt and a credit of up to 60 euros.
  await client.query(`
    update account set balance_cents = case when member_id % 3 = 0 then 0 else member_id * 7919 % 12001 - 6000 end
      from member where member.id = member_id and username like 'igrac%'`);
  // Full days, backwards from the day before the demo's history.
  await client.query(`
    insert into reservation (slot_id, day, member_id, kind, opponent, price_cents, payment_status, created_at)
      select 1 + n % ${SLOTS}, date '2026-09-01' - n / ${SLOTS}, members.ids[1 + n % ${members}],
        case when n % 3 = 0 then 'LEAGUE' else 'FRIENDLY' end, case when n % 3 = 0 then 'Ana Kovač' end,
        700, case when n % 3 = 0 then 'FREE' else 'PAID' end, now()
      from generate_series(0, ${reservations - 1}) n,
        (select array_agg(id) as ids from member where username like 'igrac%') members`);
  await client.query('vacuum analyze');
  await client.end();
}

/** Like after an import: nobody has paid or owes anything. */
async function clearBalances(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('update account set balance_cents = 0, gratis = 0');
  await client.query('vacuum analyze account');
  await client.end();
}

/** A club on PostgreSQL that has grown to a size. */
interface Grown {
  readonly admin: HttpMember;
  readonly database: string;
}

async function onGrown<Result>(size: Size, measure: (club: Grown) => Promise<Result>): Promise<Result> {
  return onPostgres(async ({ settings }) => {
    const club = await startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0', ...settings });
    try {
      const database = settings.DATABASE_URL ?? '';
      await enlarge(database, size);
      return await measure({ admin: await signInByHttp(club.url, 'admin'), database });
    } finally {
      await club.discard();
    }
  });
}

/** The path of a list's last page. */
async function lastPage(admin: HttpMember, list: string): Promise<string> {
  const { totalElements } = await admin.ask<ReservationList>('GET', `${list}?size=${PAGE}`);
  return `${list}?page=${Math.ceil(totalElements / PAGE) - 1}&size=${PAGE}`;
}

interface Clubs {
  readonly small: Grown;
  readonly large: Grown;
}

/** Milliseconds of each call on a small and on a large club, both running, in alternation. */
async function compare({ small, large }: Clubs, calls: readonly Call[]) {
  const took = await latencies(
    calls.flatMap(({ few, many }) => [reading(small.admin, few), reading(large.admin, many)]),
  );
  return calls.map(({ title }, i) => {
    const [few = Number.NaN, many = Number.NaN] = took.slice(2 * i);
    return [`GET /api/${title.replaceAll('&', ' &')}`, ms(few), ms(many), times(many / few)];
  });
}

/** A call, with its path on each club. */
interface Call {
  readonly title: string;
  readonly few: string;
  readonly many: string;
}

const same = (path: string, title = path): Call => ({ title, few: path, many: path });

async function measure(clubs: Clubs) {
  const [few, many] = [await lastPage(clubs.small.admin, LIST), await lastPage(clubs.large.admin, LIST)];
  const rows = await compare(clubs, [
    ...CALLS.map((path) => same(path)),
    { title: `${LIST}, the last page`, few, many },
  ]);
  await clearBalances(clubs.small.database);
  await clearBalances(clubs.large.database);
  return [
    ...rows,
    ...(await compare(
      clubs,
      BY_ACCOUNT.map((path) => same(path, `${path}, all balances 0`)),
    )),
  ];
}

export const largeClub: Benchmark = {
  name: 'large-club',
  title: 'The administrator’s lists of a large club, on PostgreSQL',
  aim: 'at most × 1.3 for what the screens ask for first',
  run: async () => {
    if (postgresMissing) return postgresMissing;
    const rows = await onGrown(SMALL, (small) => onGrown(LARGE, (large) => measure({ small, large })));
    return `${table(['call', described(SMALL), described(LARGE), 'ratio'], rows)}

Medians of single calls through HTTP, in alternation; both clubs fill each page, but for \`ana kovac\`, one member of
either. Without a page \`admin-users\` answers all members, as \`admin/user-management\` does: both grow with the club,
up to 10,000. A third of the balances is exactly 0, the others are spread over 120 euros by the cent; at last all are
0, as after an import. \`kov\` and \`k\` fit a fifth of the members, \`igr\` nearly all: their matches are added up
from one row for each member.`;
  },
};
