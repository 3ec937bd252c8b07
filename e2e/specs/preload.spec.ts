import { expect, test } from '../club/fixtures';
import { saveData } from '../club/save-data';

test.use({ firstVisit: true });

declare global {
  interface Window {
    /** The paths of the files that had been loaded when the screen's heading appeared. */
    loadedByThen?: string[];
  }
}

/** Runs in the page. Scripts loaded after the heading, such as those of dialogs, do not count. */
function noteLoaded(heading: string): void {
  const look = () => {
    if (document.querySelector('h1')?.textContent !== heading) return;
    observer.disconnect();
    window.loadedByThen = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true });
}

/** Loaded two seconds after the member is known; no screen waits for it. */
const OF_THE_SIGN_IN = /\/sign-in-library\./;

for (const [path, name] of [
  ['/main-reservations', 'Rezervacija terena'],
  ['/my-reservations', 'Moje rezervacije'],
  ['/admin/court-closures', 'Zatvaranje terena'],
  ['/league-registration', 'Prijava za ligu'],
] as const) {
  test(`the page of ${path} preloads every script that its screen needs`, async ({ as }) => {
    const page = await as('admin');
    // So that nothing is prefetched.
    await saveData(page.context());
    await page.addInitScript(noteLoaded, name);
    const html = (await (await page.goto(path))?.text()) ?? '';
    await page.waitForFunction(() => window.loadedByThen !== undefined);
    const loaded = (await page.evaluate(() => window.loadedByThen)) ?? [];
    const scripts = loaded.filter((url) => url.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((url) => !html.includes(url) && !OF_THE_SIGN_IN.test(url))).toEqual([]);
  });
}
