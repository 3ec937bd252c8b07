import { signInByHttp } from '../club/sign-in-by-http';
import { type Benchmark, table, times } from './benchmark';
import { type Engine, onEachEngine } from './engines';
import { compareRates, RATES_TEXT } from './rates';
import { startSourceClub } from './source-club';

const TURNS = 12;

async function measure(engine: Engine) {
  const club = await startSourceClub(engine);
  try {
    const ana = await signInByHttp(club.url, 'ana');
    const grid = `${club.url}/api/get-all-termins`;
    const constant = `${club.url}/api/constant`;
    const size = (await (await ana.call('GET', 'get-all-termins')).arrayBuffer()).byteLength;
    await club.answerConstantly(size);
    const headers = { authorization: `Bearer ${ana.token}` };
    const [gridRate, constantRate] = await compareRates([grid, constant], TURNS, headers);
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

The constant is a route of the same process, behind the same guard, of the same size.
${RATES_TEXT}, ${TURNS} turns after a warm-up, the order turned each time.`;
  },
};
