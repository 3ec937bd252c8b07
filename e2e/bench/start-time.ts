import { SPEC_NOW } from '../club/fixtures';
import { startClub } from '../club/running-club';
import { type Benchmark, median, ms, table, timed } from './benchmark';
import { type Engine, onEachEngine } from './engines';

const STARTS = 5;

async function measure(engine: Engine) {
  const settings = { CLUB_NOW: SPEC_NOW, ...engine.settings };
  const club = await startClub(settings);
  try {
    const took: number[] = [];
    for (let n = 0; n < STARTS; n += 1) {
      await club.stop();
      took.push(await timed(() => club.restart()));
    }
    return [engine.label, ms(median(took)), ms(Math.max(...took))];
  } finally {
    await club.discard();
  }
}

export const startTime: Benchmark = {
  name: 'start-time',
  title: 'From starting the server to healthy, with an existing database',
  aim: 'at most 1 s embedded, 0.5 s on PostgreSQL',
  run: async () => {
    const rows = await onEachEngine(measure);
    return `${table(['engine', 'median', 'slowest'], rows)}

The built server (\`node server/dist/main.js\`) over the demo club's database, ${STARTS} starts, until \`GET /api/health\`
answers 200.`;
  },
};
