import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, table, times } from './benchmark';
import { type Engine, onEachEngine, onEmbedded } from './engines';
import { compareRates, RATES_TEXT } from './rates';
import { startSourceClub } from './source-club';

const TURNS = 12;

const CHECKED_TURNS = 3;

async function readingRates(engine: Engine, turns: number) {
  const club = await startSourceClub(engine);
  try {
    const ana = await signInByHttp(club.url, 'ana');
    const answer = await (await ana.call('GET', 'get-all-termins')).arrayBuffer();
    await club.answerConstantly(answer);
    await ana.ask('GET', 'get-all-termins');
    const statements = (await club.statements()).length;
    const urls = [`${club.url}/api/get-all-termins`, `${club.url}/api/constant`] as const;
    const [grid, constant] = await compareRates(urls, turns, { authorization: `Bearer ${ana.token}` });
    return { grid, constant, size: answer.byteLength, statements };
  } finally {
    await club.close();
  }
}

async function measure(engine: Engine) {
  const { grid, constant, size } = await readingRates(engine, TURNS);
  return [engine.label, `${Math.round(grid)} /s`, `${Math.round(constant)} /s`, times(grid / constant), size];
}

export const gridRead: Benchmark = {
  name: 'grid-read',
  title: 'Reading the grid against answering a constant',
  aim: 'at least × 0.9',
  check: async () => {
    const { grid, constant, statements } = await onEmbedded((engine) => readingRates(engine, CHECKED_TURNS));
    return { 'rate to a constant': grid / constant, statements };
  },
  run: async () => {
    const header = ['engine', 'GET /api/get-all-termins', 'a constant', 'ratio', 'bytes of each'];
    const rows = await onEachEngine(measure);
    return `${table(header, rows)}

The constant is a route of the same process, behind the same guard, that answers the same bytes.
${RATES_TEXT}, ${TURNS} turns after a warm-up, the order turned each time.`;
  },
};
