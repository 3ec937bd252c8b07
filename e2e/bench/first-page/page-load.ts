import type { Browser, CDPSession, Page } from '@playwright/test';
import { visitAs } from '../../club/visit';

/** The cost of showing the grid to a member with a session. */
export interface PageLoad {
  /** Compressed bytes of the page, its scripts and the federation's manifests. */
  readonly bytes: number;
  readonly files: number;
  /** Number of sequential requests: 1 for the page alone, 2 if the page lists everything else. */
  readonly levels: number;
  readonly milliseconds: number;
}

const CODE = ['Document', 'Script', 'Stylesheet', 'Fetch', 'Preload', 'Other'];
/** Latency of a first visit on a phone, where every round trip is expensive. */
export const LATENCY_MS = 300;

interface Load {
  readonly url: string;
  level: number;
  bytes: number;
  finished: boolean;
}

/** Records the page's requests and their initiators. */
function follow(session: CDPSession, origin: string): ReadonlyMap<string, Load> {
  const loads = new Map<string, Load>();
  const byUrl = new Map<string, Load>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, initiator, type = 'Other', documentURL }) => {
    const { pathname } = new URL(url);
    const own = url.startsWith(origin) && !/^\/(api|realms|assets)\//.test(pathname);
    if (!own || !documentURL.startsWith(`${origin}/main-reservations`) || !CODE.includes(type)) return;
    const asker = initiator.stack?.callFrames.map((frame) => byUrl.get(frame.url)).find(Boolean);
    const page = [...loads.values()][0];
    const load = { url, level: ((asker ?? page)?.level ?? 0) + 1, bytes: 0, finished: false };
    loads.set(requestId, load);
    if (!byUrl.has(url)) byUrl.set(url, load);
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    // For a single application the server preloads manifests that do not exist.
    if (response.status >= 400) loads.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const load = loads.get(requestId);
    if (load) Object.assign(load, { bytes: encodedDataLength, finished: true });
  });
  return loads;
}

/** Adds a round trip of this many milliseconds between the page and every server. */
export const emulateLatency = (session: CDPSession, latency: number) =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

/**
 * Opens the grid; resolves with the milliseconds until its first cell is rendered. The page itself checks at each
 * frame: waiting for an element from outside checks only every half second.
 */
export async function waitForGrid(page: Page): Promise<number> {
  await page.goto('/main-reservations', { waitUntil: 'commit' });
  const found = await page.waitForFunction(
    () => document.querySelector('button[aria-label^="Teren 1, "]') !== null && performance.now(),
    undefined,
    { polling: 'raf' },
  );
  return Number(await found.jsonValue());
}

/** Opens the grid in a new browser with a session, over a network with long round trips or the local one. */
export async function loadGrid(browser: Browser, url: string, latency: number): Promise<PageLoad> {
  const page = await visitAs(browser, url, 'ana');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await emulateLatency(session, latency);
  const loads = follow(session, url);
  const milliseconds = await waitForGrid(page);
  const needed = [...loads.values()].filter(({ finished }) => finished);
  await page.context().close();
  return {
    bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
    files: needed.length,
    levels: Math.max(...needed.map(({ level }) => level)),
    milliseconds,
  };
}
