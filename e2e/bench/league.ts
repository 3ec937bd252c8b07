import { writeRulesSeason } from '../../server/src/league';
import { simulateSeason } from '../../server/src/league/engine';
import { openDatabase } from '../../server/src/platform/database';
import { SPEC_NOW } from '../club/fixtures';
import type { HttpMember } from '../club/http-member';
import { type RunningClub, startClub } from '../club/running-club';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, median, ms, table, timed, times } from './benchmark';
import { type Engine, onEachEngine, onSecond } from './engines';
import { latencies, reading } from './latency';
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

/** Whoever played since then: 42 seasons before the demo club's eight. */
const FIRST_YEAR = 1975;
const LAST_YEAR = 2016;
const LONG = ['summer-league/statistics', 'details/1', 'league-seasons', 'summer-league/winners'];
/** Players whose profile nobody has asked for yet. */
const UNSEEN = { first: 20, count: 20 };

async function againstConstant(engine: Engine) {
  const club = await startSourceClub(engine);
  const rows: (string | number)[][] = [];
  try {
    for (const call of PUBLIC) {
      const [url, constant] = [`${club.url}/api/${call}`, `${club.url}/api/public-constant`] as const;
      const size = (await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).arrayBuffer()).byteLength;
      await club.answerConstantly(size);
      const [own, other] = await compareRates([url, constant], TURNS);
      rows.push([
        `${engine.label}: GET /api/${call}`,
        `${Math.round(own)} /s`,
        `${Math.round(other)} /s`,
        times(own / other),
        size,
      ]);
    }
    return rows;
  } finally {
    await club.close();
  }
}

async function writeSeasons({ settings }: Engine): Promise<void> {
  const where = { dataDir: settings.DATA_DIR ?? '', databaseUrl: settings.DATABASE_URL };
  const database = await openDatabase(where, (error) => console.error(error));
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    const { record } = simulateSeason({ players: 63, seed: year, year, settings: { rounds: 20 } });
    const at = new Date(`${year}-10-01T08:00:00Z`);
    await database.transaction((tx) => writeRulesSeason(tx, { record, state: 'FINISHED', at, actorId: null }));
  }
  await database.close();
}

const openClub = ({ settings }: Engine): Promise<RunningClub> =>
  startClub({ CLUB_NOW: SPEC_NOW, CALLS_PER_MINUTE: '0', ...settings });

async function unseenProfiles(visitor: HttpMember): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < UNSEEN.count; n += 1) took.push(await timed(reading(visitor, `details/${UNSEEN.first + n}`)));
  return median(took);
}

async function overFiftySeasons(engine: Engine) {
  const long = await openClub(engine);
  try {
    await long.stop();
    await writeSeasons(engine);
    await long.restart();
    return await onSecond(engine, async (other) => {
      const short = await openClub(other);
      try {
        const visitors = [await signInByHttp(short.url, 'ana'), await signInByHttp(long.url, 'ana')] as const;
        const took = await latencies(LONG.flatMap((path) => visitors.map((visitor) => reading(visitor, path))));
        const row = (call: string, [few = Number.NaN, many = Number.NaN]: readonly number[]) => [
          `${engine.label}: GET /api/${call}`,
          ms(few),
          ms(many),
          times(many / few),
        ];
        const unseen = [await unseenProfiles(visitors[0]), await unseenProfiles(visitors[1])];
        return [
          ...LONG.map((call, i) => row(call, took.slice(2 * i, 2 * i + 2))),
          row('details/{id}, the first time', unseen),
        ];
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
  aim: 'at least × 0.9 of a constant; over 50 seasons at most × 1.3',
  run: async () => {
    const rates = await onEachEngine(againstConstant);
    const seasons = await onEachEngine(overFiftySeasons);
    return `${table(['call', 'answers', 'a constant', 'ratio', 'bytes of each'], rates.flat())}

The constant is a route of the same process, public too, of the same size. ${RATES_TEXT}, ${TURNS} turns after a warm-up, the
order turned each time.

${table(['call', '8 seasons', '50 seasons', 'ratio'], seasons.flat())}

Medians of single calls through HTTP, in alternation. An answer is built once for each version of the seasons that it shows;
the last line is what building one costs.`;
  },
};
