import autocannon from 'autocannon';
import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, table, times } from './benchmark';
import { type Engine, onEachEngine } from './engines';
import { startSourceClub } from './source-club';

const CONNECTIONS = 10;
const SECONDS = 1;
const TURNS = 12;

/** Answers per second of ten connections that ask again as soon as they are answered. */
async function rate(url: string, token: string, seconds: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result.requests.average;
}

async function measure(engine: Engine) {
  const club = await startSourceClub(engine);
  try {
    const ana = await signInByHttp(club.url, 'ana');
    const grid = `${club.url}/api/get-all-termins`;
    const constant = `${club.url}/api/constant`;
    const size = (await (await ana.call('GET', 'get-all-termins')).arrayBuffer()).byteLength;
    await club.answerConstantly(size);
    for (const url of [grid, constant]) await rate(url, ana.token, 2);
    const rates = { [grid]: 0, [constant]: 0 };
    for (let turn = 0; turn < TURNS; turn += 1) {
      // Who goes first changes with the turn: what the server still does in its first seconds is shared out.
      const order = turn % 2 ? [constant, grid] : [grid, constant];
      for (const url of order) rates[url] = (rates[url] ?? 0) + (await rate(url, ana.token, SECONDS)) / TURNS;
    }
    const [gridRate = 0, constantRate = 0] = Object.values(rates);
    return [
      engine.label,
      `${Math.round(gridRate)} /s`,
      `${Math.round(constantRate)} /s`,
      times(gridRate / constantRate),
      size,
    ];
  } finally {
    await club.close();
  }
}

export const gridRead: Benchmark = {
  name: 'grid-read',
  title: 'Reading the grid against answering a constant',
  aim: 'at least × 0.9',
  run: async () => {
    const header = ['engine', 'GET /api/get-all-termins', 'a constant', 'ratio', 'bytes of each'];
    const rows = await onEachEngine(measure);
    return `${table(header, rows)}

The constant is a route of the same process, behind the same guard, of the same size. autocannon, ${CONNECTIONS}
connections, ${SECONDS} s each, ${TURNS} turns after a warm-up, the order turned each time.`;
  },
};
