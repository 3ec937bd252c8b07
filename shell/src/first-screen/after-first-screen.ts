/** Until then the first screen's own calls and scripts are loading. */
const FIRST_SCREEN_MS = 2_000;
/** On a page that is never idle it runs all the same after this time. */
const TIMEOUT_MS = 1_000;

/** Runs `work` when the browser is idle; Safari cannot report that and runs it soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: TIMEOUT_MS });
  else setTimeout(work);
}

/** Runs work that no first screen needs. */
export function afterFirstScreen(work: () => void): void {
  setTimeout(() => whenIdle(work), FIRST_SCREEN_MS);
}
