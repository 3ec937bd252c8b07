import http from 'node:http';
import { writeRulesSeason } from '../../server/src/league';
import { simulateSeason } from '../../server/src/league/engine/testing/simulate-season';
import { openDatabase } from '../../server/src/platform/database';
import { SPEC_NOW } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, kB, median, ms, table, timed, times } from './benchmark';
import { type Engine, onEachEngine, onSecond } from './engines';
import { latencies } from './latency';
import { compareRates, RATES_TEXT } from './rates';
import { startSourceClub } from './source-club';

const TURNS = 4;
const PUBLIC = [
  'all-pyramids?godina=2025',
  'active-league',
  'league-seasons',
  'summer-league/statistics',
  'league-draw/2025',
  'details/1',
];

/** The seasons before the demo club's eight: 42 of them. */
const FIRST_YEAR = 1975;
const LAST_YEAR = 2016;
/** Players 1 to 75 play those 42 seasons too; the others started later. */
const OF_OLD = 1;
const OF_TODAY = 76;
const LONG = [
  'summer-league/statistics',
  `details/${OF_TODAY}`,
  'league-seasons',
  'summer-league/winners',
  `details/${OF_OLD}`,
];
/** The first of several players whose profiles have not been requested yet. */
const UNSEEN = { 'of the 8 seasons': OF_TODAY + 1, 'of all seasons': OF_OLD + 1 };
const UNSEEN_COUNT = 15;

/** A club of twenty seasons, and one with only the last of them; neither is the demo club. */
const TWENTY = { first: 2006, last: 2025 };
const OF_TWENTY = ['all-pyramids?godina=2025', 'details/1', 'summer-league/statistics', 'summer-league/winners'];

async function againstConstant(engine: Engine) {
  const club = await startSourceClub(engine);
  const rows: (string | number)[][] = [];
  try {
    for (const call of PUBLIC) {
      const [url, constant] = [`${club.url}/api/${call}`, `${club.url}/api/public-constant`] as const;
      const answer = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer();
      await club.answerConstantly(answer);
      const [own, other] = await compareRates([url, constant], TURNS);
      rows.push([
        `${engine.label}: GET /api/${call}`,
        `${Math.round(own)} /s`,
        `${Math.round(other)} /s`,
        times(own / other),
        answer.byteLength,
      ]);
    }
    return rows;
  } finally {
    await club.close();
  }
}

async function writeSeasons({ settings }: Engine, first: number, last: number): Promise<void> {
  const where = { dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL };
  const database = await openDatabase(where, (error) => console.error(error));
  // The players, without a demo club.
  await database.pool.query(`insert into league_player (first_name, last_name, created_at)
    select 'Igrač', 'Broj ' || n, now() from generate_series(${OF_OLD}, ${OF_TODAY - 1}) n
    where not exists (select from league_player)`);
  for (let year = first; year <= last; year += 1) {
    const { record } = simulateSeason({ players: 63, seed: year, year, settings: { rounds: 20 } });
    const at = new Date(`${year}-10-01T08:00:00Z`);
    await database.transaction((tx) => writeRulesSeason(tx, { record, state: 'FINISHED', at, actorId: null }));
  }
  await database.close();
}

const openClub = ({ settings }: Engine, demo = '1'): Promise<RunningClub> =>
  startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0', DEMO: demo, ...settings });

const lines = new http.Agent({ keepAlive: true });

/** A visitor without a token is not signed in. */
type Visitor = Pick<HttpMember, 'address'> & { readonly token?: string };

/**
 * Requests like a browser, and returns the number of received bytes; decompressing and parsing them is the client's
 * time.
 */
const arriving = (visitor: Visitor, path: string) => () =>
  new Promise<number>((resolve, reject) => {
    const signedIn = visitor.token ? { authorization: `Bearer ${visitor.token}` } : {};
    const headers = { ...signedIn, 'accept-encoding': 'gzip, deflate, br' };
    http
      .get(`${visitor.address}/api/${path}`, { agent: lines, headers }, (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        answer.on('end', () => (answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path} is refused`))));
      })
      .on('error', reject);
  });

/** Milliseconds of profiles that have to be computed, in each of two clubs, in alternation. */
async function unseenProfiles(visitors: readonly [HttpMember, HttpMember], first: number): Promise<number[]> {
  const took = visitors.map((): number[] => []);
  for (let n = 0; n < UNSEEN_COUNT; n += 1) {
    for (const [i, visitor] of visitors.entries())
      took[i]?.push(await timed(arriving(visitor, `details/${first + n}`)));
  }
  return took.map(median);
}

/** One row of the comparison of a small club with a large one. */
const rowOf = (
  { label }: Engine,
  call: string,
  [few = Number.NaN, many = Number.NaN]: readonly number[],
  sizes: readonly number[] = [],
) => [`${label}: GET /api/${call}`, ms(few), ms(many), times(many / few), sizes.map(kB).join(', ')];

/** Makes the same calls to a small and a large club, in alternation. */
async function compare(engine: Engine, calls: readonly string[], visitors: readonly Visitor[]): Promise<string[][]> {
  const pairs = calls.map((call) => visitors.map((visitor) => arriving(visitor, call)));
  const took = await latencies(pairs.flat());
  const rows: string[][] = [];
  for (const [i, call] of calls.entries()) {
    const sizes = await Promise.all((pairs[i] ?? []).map((ask) => ask()));
    rows.push(rowOf(engine, call, took.slice(2 * i, 2 * i + 2), sizes));
  }
  return rows;
}

async function overFiftySeasons(engine: Engine) {
  const long = await openClub(engine);
  try {
    await long.stop();
    await writeSeasons(engine, FIRST_YEAR, LAST_YEAR);
    await long.restart();
    return await onSecond(engine, async (other) => {
      const short = await openClub(other);
      try {
        const visitors = [await signInByHttp(short.url, 'ana'), await signInByHttp(long.url, 'ana')] as const;
        const rows = await compare(engine, LONG, visitors);
        for (const [whose, first] of Object.entries(UNSEEN)) {
          rows.push(rowOf(engine, `details/{id} ${whose}, the first time`, await unseenProfiles(visitors, first)));
        }
        return rows;
      } finally {
        await short.discard();
      }
    });
  } finally {
    await long.discard();
  }
}

/** A club that has only the seasons from `first` to the last of the twenty. */
async function clubSince(engine: Engine, first: number): Promise<RunningClub> {
  const club = await openClub(engine, '0');
  await club.stop();
  await writeSeasons(engine, first, TWENTY.last);
  await club.restart();
  return club;
}

async function overTwentySeasons(engine: Engine) {
  const long = await clubSince(engine, TWENTY.first);
  try {
    return await onSecond(engine, async (other) => {
      const short = await clubSince(other, TWENTY.last);
      try {
        return await compare(engine, OF_TWENTY, [short, long]);
      } finally {
        await short.discard();
      }
    });
  } finally {
    await long.discard();
  }
}

export const league: Benchmark = {
  name: 'league',
  title: 'The public answers of the league',
  aim: 'at least × 0.9 of a constant; over 20 and over 50 seasons at most × 1.3',
  run: async () => {
    const rates = await onEachEngine(againstConstant);
    const seasons = await onEachEngine(overFiftySeasons);
    const twenty = await onEachEngine(overTwentySeasons);
    return `${table(['call', 'answers', 'a constant', 'ratio', 'bytes of each'], rates.flat())}

The constant is a route of the same process, public too, that answers the same bytes. ${RATES_TEXT}, ${TURNS} turns after a warm-up, the
order turned each time.

${table(['call', '8 seasons', '50 seasons', 'ratio', 'bytes sent'], seasons.flat())}

Medians of single calls through HTTP until the last byte has come, compressed as for a browser, in alternation. Player
${OF_TODAY} plays in the 8 seasons alone, player ${OF_OLD} in all 50: there the answer itself is longer. An answer is built once for each
version of the seasons that it shows; the last two lines are what building one costs.

${table(['call', 'one season', '20 seasons', 'ratio', 'bytes sent'], twenty.flat())}

The same of two clubs that are no demo: the year page of the last season, the profile of a player of all seasons,
statistics and winners.`;
  },
};
