import type { ReservationList } from '@club/shared/contracts/reservation-lists';
import { Client } from 'pg';
import { SPEC_NOW } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { postgresMissing } from '../club/own-database';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, ms, table, times } from './benchmark';
import { type Engine, onPostgres } from './engines';
import { latencies, reading } from './latency';

const MEMBERS = 5_000;
const RESERVATIONS = 1_000_000;
const SLOTS = 16;
const PAGE = 30;
const LIST = 'admin-friendly-matches';

const CALLS = [
  'get-all-termins',
  'admin-users?page=0&size=50',
  'admin-users?page=0&size=50&order=balance-up',
  'admin-users?page=1&size=50&order=balance-up',
  'admin-users?page=0&size=50&order=balance-down',
  'admin-users?page=0&size=50&search=ana+kovac',
  'admin-users',
  'admin-friendly-matches?page=0&size=30',
  'admin-league-matches?page=0&size=30',
  'admin-delete-reservation?page=0&size=30',
  'admin-friendly-matches?page=1&size=30',
  'admin-friendly-matches?page=0&size=30&from=2026-11-01&to=2026-11-30',
  'admin-friendly-matches?page=0&size=30&player=ana+kovac',
  'admin-friendly-matches?page=0&size=30&player=kov',
  'admin/user-management?page=0&size=50',
  'admin/user-management?page=0&size=50&search=ana+kovac',
  'admin/user-management',
];

async function enlarge(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    insert into identity_user (id, username, password_hash, given_name, family_name, roles)
      select 'bulk-' || n, 'igrac' || n, '-', 'Igrač', (array['Kovač', 'Horvat', 'Babić', 'Šimić', 'Žanić'])[1 + n % 5] || ' ' || n,
        '{USER}' from generate_series(1, ${MEMBERS}) n`);
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
      select 1 + n % ${SLOTS}, date '2026-09-01' - n / ${SLOTS}, members.ids[1 + n % ${MEMBERS}],
        case when n % 3 = 0 then 'LEAGUE' else 'FRIENDLY' end, case when n % 3 = 0 then 'Ana Kovač' end,
        700, case when n % 3 = 0 then 'FREE' else 'PAID' end, now()
      from generate_series(0, ${RESERVATIONS - 1}) n,
        (select array_agg(id) as ids from member where username like 'igrac%') members`);
  await client.query('vacuum analyze');
  await client.end();
}

const openClub = ({ settings }: Engine): Promise<RunningClub> =>
  startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0', ...settings });

/** The path of a list's last page. */
async function lastPage(admin: HttpMember, list: string): Promise<string> {
  const { totalElements } = await admin.ask<ReservationList>('GET', `${list}?size=${PAGE}`);
  return `${list}?page=${Math.ceil(totalElements / PAGE) - 1}&size=${PAGE}`;
}

/** Milliseconds of each call on a small and on a large club, both running, in alternation. */
async function compare(small: HttpMember, large: HttpMember) {
  const ends = [await lastPage(small, LIST), await lastPage(large, LIST)] as const;
  const pairs = [...CALLS.map((path) => [path, path] as const), ends];
  const took = await latencies(pairs.flatMap(([few, many]) => [reading(small, few), reading(large, many)]));
  return [...CALLS, `${LIST}, the last page`].map((call, i) => {
    const [few = Number.NaN, many = Number.NaN] = took.slice(2 * i);
    return [`GET /api/${call.replaceAll('&', ' &')}`, ms(few), ms(many), times(many / few)];
  });
}

export const largeClub: Benchmark = {
  name: 'large-club',
  title: 'The administrator’s lists of a large club, on PostgreSQL',
  aim: 'at most × 1.3 for what the screens ask for first',
  run: async () => {
    if (postgresMissing) return postgresMissing;
    const rows = await onPostgres(async (smallEngine) =>
      onPostgres(async (largeEngine) => {
        const clubs = [await openClub(smallEngine), await openClub(largeEngine)];
        try {
          await enlarge(largeEngine.settings.DATABASE_URL ?? '');
          const [small, large] = await Promise.all(clubs.map(({ url }) => signInByHttp(url, 'admin')));
          return await compare(small as HttpMember, large as HttpMember);
        } finally {
          for (const club of clubs) await club.discard();
        }
      }),
    );
    const [members, reservations] = [MEMBERS.toLocaleString('en'), RESERVATIONS.toLocaleString('en')];
    return `${table(['call', 'the demo club', `${members} members, ${reservations} reservations`, 'ratio'], rows)}

Medians of single calls through HTTP, in alternation. Without a page \`admin-users\` answers all members, as
\`admin/user-management\` does: both grow with the club, up to 10,000. A third of the balances is exactly 0, the others
are spread over 120 euros by the cent. Where all are equal, as after an import, their order compares all names: about
× 3, measured once. \`ana kovac\` is one member of either club; \`kov\` fits a fifth of the large one, whose matches are
added up member by member while the page is read. A page of the demo club's members has 26 rows, one of the large
club's 50.`;
  },
};
