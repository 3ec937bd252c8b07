import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../club/chromium';
import { SPEC_NOW } from '../club/fixtures';
import { startClub } from '../club/running-club';
import { visitAs } from '../club/visit';
import { type Benchmark, median, ms, table } from './benchmark';
import { emulateLatency, LATENCY_MS, waitForGrid } from './first-page/page-load';

const TURNS = 9;
/** The local network, and a distant phone. */
const LATENCIES_MS = [0, LATENCY_MS] as const;

/** A request as observed by the browser, in milliseconds since the page was requested. */
interface Step {
  readonly path: string;
  readonly began: number;
  ended?: number;
}

interface Visit {
  readonly milliseconds: number;
  readonly steps: readonly Step[];
}

/** Requests that the first grid waits for: its page, the scripts, the sign-in and the calls. */
const WAITED_FOR = /^\/(main-reservations|libraries|main\.|remotes\/|realms\/|assets\/silent|api\/(?!events|remotes))/;

async function followToGrid(page: Page): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const steps = new Map<string, Step>();
  let first: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, redirectResponse }) => {
    first ??= timestamp;
    const known = steps.get(requestId);
    if (redirectResponse && known) {
      known.ended ??= (timestamp - first) * 1000;
      steps.set(`${requestId} redirected`, known);
    }
    steps.set(requestId, { path: new URL(request.url).pathname, began: (timestamp - first) * 1000 });
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const step = steps.get(requestId);
    if (step && first !== undefined) step.ended = (timestamp - first) * 1000;
  });
  const milliseconds = await waitForGrid(page);
  await session.detach();
  return { milliseconds, steps: [...steps.values()] };
}

/** The grid twice in a browser with a session: with an empty cache, and with the cache of the first visit. */
async function coldAndWarm(browser: Browser, url: string, latency: number): Promise<{ cold: Visit; warm: Visit }> {
  const page = await visitAs(browser, url, 'ana');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await emulateLatency(session, latency);
  const cold = await followToGrid(page);
  await page.waitForLoadState('load');
  const warm = await followToGrid(page);
  await page.context().close();
  return { cold, warm };
}

function waterfall({ milliseconds, steps }: Visit): string {
  const rows = steps
    .filter(({ path, began, ended }) => WAITED_FOR.test(path) && began < milliseconds && ended !== undefined)
    .sort((one, other) => one.began - other.began)
    .map(({ path, began, ended = 0 }) => [`\`${path}\``, ms(began), ms(ended)]);
  return table(['request', 'asked for after', 'there after'], [...rows, ['the first cell', '', ms(milliseconds)]]);
}

export const firstGrid: Benchmark = {
  name: 'first-grid',
  title: 'From the address to the grid, for a member with a session',
  aim: 'cold at most 700 ms, and 1,300 ms at 300 ms latency; warm 500 and 1,000 ms',
  run: async () => {
    const club = await startClub({ CLUB_NOW: SPEC_NOW });
    const browser = await chromium.launch(await findChromium());
    const visits = LATENCIES_MS.map((latency) => ({ latency, cold: [] as Visit[], warm: [] as Visit[] }));
    try {
      for (let turn = 0; turn < TURNS; turn += 1) {
        for (const { latency, cold, warm } of visits) {
          const visit = await coldAndWarm(browser, club.url, latency);
          cold.push(visit.cold);
          warm.push(visit.warm);
        }
      }
    } finally {
      await browser.close();
      await club.discard();
    }
    const middle = (those: readonly Visit[]) => ms(median(those.map(({ milliseconds }) => milliseconds)));
    const rows = visits.map(({ latency, cold, warm }) => [`${latency} ms`, middle(cold), middle(warm)]);
    const last = visits.at(-1)?.cold.at(-1);
    return `${table(['latency', 'empty cache', 'warm cache'], rows)}

\`/main-reservations\` of a member who has signed in before, until the first cell is there; medians of ${TURNS}. The page, its
scripts, the sign-in and the calls of one visit with an empty cache at ${LATENCY_MS} ms:

${last ? waterfall(last) : ''}`;
  },
};
