import type { Browser, BrowserContext, Page } from '@playwright/test';
import { saveData } from './save-data';

/** A page of the club without scripts; while it is open the browser's process stays, with its compiled scripts. */
const KEPT = '/api/health';

/** An unused browser, with one club open. */
interface Kept {
  readonly context: BrowserContext;
  readonly url: string;
  readonly page: Page;
}

/**
 * Browsers that are reused by one test user after another: each has the club's scripts loaded, but no state of earlier
 * users.
 */
export class BrowserPool {
  readonly #all = new WeakMap<BrowserContext, Kept>();
  #free: Kept[] = [];

  constructor(private readonly browser: Browser) {}

  /** Returns an unused browser. It has save-data set, so that a page loads nothing that its test does not request. */
  async acquire(url: string): Promise<BrowserContext> {
    const found = this.#free.findLast((kept) => kept.url === url);
    this.#free = this.#free.filter((kept) => kept !== found);
    return found?.context ?? this.#open(url);
  }

  async release(context: BrowserContext): Promise<void> {
    const kept = this.#all.get(context);
    if (!kept) throw new Error('This browser was not taken here.');
    for (const page of context.pages()) if (page !== kept.page) await page.close();
    await context.unrouteAll();
    await context.setOffline(false);
    await context.clearCookies();
    const hasFakeClock = await kept.page.evaluate(() => {
      localStorage.clear();
      return '__pwClock' in window;
    });
    // A fake clock that a test has installed cannot be removed from the pages of its browser.
    if (hasFakeClock) await context.close();
    else this.#free.push(kept);
  }

  /** Closes the browsers of a club that no longer exists. */
  async forget(url: string): Promise<void> {
    for (const { context } of this.#free.filter((kept) => kept.url === url)) await context.close();
    this.#free = this.#free.filter((kept) => kept.url !== url);
  }

  async #open(url: string): Promise<BrowserContext> {
    const context = await this.browser.newContext({ baseURL: url });
    await saveData(context);
    const page = await context.newPage();
    await page.goto(KEPT);
    this.#all.set(context, { context, url, page });
    return context;
  }
}
