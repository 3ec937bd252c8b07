/** Until then the first screen's own calls and scripts are under way. */
const FIRST_SCREEN_MS = 2_000;
/** A page that is never idle does it all the same. */
const PATIENCE_MS = 1_000;

/** Does `work` when the browser has nothing better to do; Safari cannot tell, and does it soon. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work);
}

/** Does what no first screen needs. */
export function afterFirstScreen(work: () => void): void {
  setTimeout(() => whenIdle(work), FIRST_SCREEN_MS);
}
