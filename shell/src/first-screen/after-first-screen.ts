/** During this time the first screen's own calls and scripts are loading. */
const FIRST_SCREEN_MS = 2_000;
/** After this time the work runs even if the page is never idle. */
const TIMEOUT_MS = 1_000;

/** Runs `work` when the browser is idle; in Safari, which cannot report that, soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work);
}

/** Runs work that the first screen does not need. */
export function afterFirstScreen(work: () => void): void {
  setTimeout(() => whenIdle(work), FIRST_SCREEN_MS);
}
