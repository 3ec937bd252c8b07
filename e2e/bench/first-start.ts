import { SPEC_NOW } from '../club/fixtures';
import { startClub } from '../club/running-club';
import { type Benchmark, median, ms, table, timed } from './benchmark';
import { type Engine, onEachEngine, onSecond } from './engines';

const STARTS = 3;
const ANSWER = 'active-league';

/**
 * One start with an empty folder, one with the data of the first: milliseconds until healthy, and until the first long
 * response.
 */
async function firstAndLater({ settings }: Engine) {
  const began = performance.now();
  const club = await startClub({ CLUB_NOW: SPEC_NOW, ...settings });
  try {
    const first = performance.now() - began;
    const answer = await fetch(`${club.url}/api/${ANSWER}`);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${ANSWER} answers ${answer.status}.`);
    const answered = performance.now() - began;
    return { first, answered, later: await timed(() => club.restart()) };
  } finally {
    await club.discard();
  }
}

async function measure(engine: Engine) {
  const starts: Awaited<ReturnType<typeof firstAndLater>>[] = [];
  for (let n = 0; n < STARTS; n += 1) starts.push(await onSecond(engine, firstAndLater));
  const of = (what: 'first' | 'answered' | 'later') => median(starts.map((start) => start[what]));
  return [engine.label, ms(of('first')), ms(of('answered')), ms(of('later')), ms(of('first') - of('later'))];
}

export const firstStart: Benchmark = {
  name: 'first-start',
  title: 'The demo club’s first start, into an empty folder or database',
  aim: 'at most 3 s, and 3 s longer than a later start',
  run: async () => {
    const rows = await onEachEngine(measure);
    return `${table(['engine', 'healthy', `first /api/${ANSWER}`, 'a later start', 'longer by'], rows)}

The built server (\`node server/dist/main.js\`) until \`GET /api/health\` answers 200, medians of ${STARTS}. The first start makes
the members, forty days of bookings and payments, and eight seasons of the league, in one transaction and through the
services that members and administrators use.`;
  },
};
