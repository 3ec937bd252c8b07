import { type Browser, chromium, type Page } from '@playwright/test';
import type { Username } from '../club/accounts';
import { findChromium } from '../club/chromium';
import { SPEC_NOW } from '../club/fixtures';
import { startClub } from '../club/running-club';
import { visitAs } from '../club/visit';
import { type Benchmark, median, ms, table } from './benchmark';
import { emulateLatency, LATENCY_MS } from './first-page/page-load';

const TURNS = 3;
/** How long the page is shown before the click: a short look at the grid. */
const LOOK_MS = 7_000;

interface Navigation {
  readonly who: Username;
  readonly from: string;
  readonly to: string;
  readonly remote: string;
}

/** Navigations to each of the four remotes, from a page of another one. */
const NAVIGATIONS: readonly Navigation[] = [
  { who: 'ana', from: '/my-reservations', to: '/main-reservations', remote: 'mfe-reservations' },
  { who: 'ana', from: '/main-reservations', to: '/account-status', remote: 'mfe-account' },
  { who: 'ana', from: '/main-reservations', to: '/my-results-league', remote: 'mfe-league' },
  { who: 'admin', from: '/main-reservations', to: '/admin', remote: 'mfe-admin' },
];

/**
 * Milliseconds from a click without hover or focus before it to the heading of the target page; by the page's own
 * clock.
 */
function clickToHeading(page: Page, to: string): Promise<number> {
  // Without named functions, for which the compiler would insert calls of a helper that the page does not have.
  return page.evaluate(async (path) => {
    const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${path}"]`);
    if (!link) throw new Error(`No menu leads to ${path}`);
    const before = document.querySelector('h1')?.textContent;
    const began = performance.now();
    return new Promise<number>((resolve) => {
      new MutationObserver((_changes, observer) => {
        const heading = location.pathname === path && document.querySelector('h1');
        if (!heading || heading.textContent === before) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - began));
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      link.click();
    });
  }, to);
}

async function measure(browser: Browser, url: string, { who, from, to }: Navigation, looks: boolean): Promise<number> {
  const page = await visitAs(browser, url, who);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await emulateLatency(session, LATENCY_MS);
  await page.goto(from);
  await page.locator(`nav a[href="${to}"]`).first().waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor();
  if (looks) await page.waitForTimeout(LOOK_MS);
  const took = await clickToHeading(page, to);
  await page.context().close();
  return took;
}

export const click: Benchmark = {
  name: 'click',
  title: 'From a click to the heading of another remote’s screen',
  aim: `at most 100 ms at ${LATENCY_MS} ms latency`,
  run: async () => {
    const club = await startClub({ CLUB_NOW: SPEC_NOW });
    const browser = await chromium.launch(await findChromium());
    const rows: string[][] = [];
    try {
      for (const navigation of NAVIGATIONS) {
        const after = { looking: [] as number[], atOnce: [] as number[] };
        for (let turn = 0; turn < TURNS; turn += 1) {
          after.looking.push(await measure(browser, club.url, navigation, true));
          after.atOnce.push(await measure(browser, club.url, navigation, false));
        }
        rows.push([
          `${navigation.remote}: \`${navigation.from}\` to \`${navigation.to}\``,
          ms(median(after.looking)),
          ms(median(after.atOnce)),
        ]);
      }
    } finally {
      await browser.close();
      await club.discard();
    }
    return `${table(['way', `after ${LOOK_MS / 1000} s`, 'at once'], rows)}

A click that nothing has announced, as a finger's: no hovering, no focus. Medians of ${TURNS}, empty cache, ${LATENCY_MS} ms latency, until
the frame with the new page's heading. After a look at the first page its menu's screens are loaded; _at once_ is a click as
soon as the first page has its heading, where the remote is still to be loaded.`;
  },
};
