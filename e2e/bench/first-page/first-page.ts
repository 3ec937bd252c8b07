import { chromium } from '@playwright/test';
import { findChromium } from '../../club/chromium';
import { SPEC_NOW } from '../../club/fixtures';
import { startClub } from '../../club/running-club';
import { type Benchmark, kB, median, ms, table, times } from '../benchmark';
import { buildMonolith } from './build-monolith';
import { LATENCY_MS, loadGrid, type PageLoad } from './page-load';

const TURNS = 5;

const summary = (loads: readonly PageLoad[]) => ({
  bytes: median(loads.map(({ bytes }) => bytes)),
  files: median(loads.map(({ files }) => files)),
  levels: median(loads.map(({ levels }) => levels)),
  milliseconds: median(loads.map(({ milliseconds }) => milliseconds)),
});

export const firstPage: Benchmark = {
  name: 'first-page',
  title: 'The way to the visible grid, federated against one application',
  aim: 'at most × 1.10 the bytes, 2 levels',
  // Against a number of bytes, because building the one application takes minutes.
  check: async () => {
    const suite = await startClub({ CLUB_NOW: SPEC_NOW });
    const browser = await chromium.launch(await findChromium());
    try {
      const { bytes } = await loadGrid(browser, suite.url, LATENCY_MS);
      return { 'brotli kB': bytes / 1000 };
    } finally {
      await browser.close();
      await suite.discard();
    }
  },
  remedy: `first-page: the scripts of the first page must not grow. Load what the grid does not show with the screen or dialog that
shows it (an import() there). If the page needs it, measure it against the one application, which is at most × 1.10
(npm run bench -- first-page), and then set the limit in e2e/bench/limits.json a little above the new figure.`,
  run: async () => {
    const settings = { CLUB_NOW: SPEC_NOW };
    const monolith = await startClub(settings, buildMonolith());
    const suite = await startClub(settings);
    const browser = await chromium.launch(await findChromium());
    const loads = { suite: [] as PageLoad[], monolith: [] as PageLoad[] };
    try {
      for (let turn = 0; turn < TURNS; turn += 1) {
        loads.suite.push(await loadGrid(browser, suite.url, LATENCY_MS));
        loads.monolith.push(await loadGrid(browser, monolith.url, LATENCY_MS));
      }
    } finally {
      await browser.close();
      await suite.discard();
      await monolith.discard();
    }
    const [one, other] = [summary(loads.suite), summary(loads.monolith)];
    const row = (name: string, { bytes, files, levels, milliseconds }: PageLoad) => [
      name,
      kB(bytes),
      files,
      levels,
      ms(milliseconds),
    ];
    const header = ['', 'brotli bytes', 'files', 'levels', `time at ${LATENCY_MS} ms latency`];
    return `${table(header, [
      row('shell and remotes', one),
      row('the same source as one application', other),
      ['ratio', times(one.bytes / other.bytes), '', '', times(one.milliseconds / other.milliseconds)],
    ])}

\`/main-reservations\`, an empty cache, a member with a session, until the first cell is visible. Counted are the page, its
scripts and the manifests. A level is a request that could not start before another one was there. Medians of ${TURNS}
loads in alternation. The one application is built by the same webpack factory without federation, its screens still lazy.`;
  },
};
