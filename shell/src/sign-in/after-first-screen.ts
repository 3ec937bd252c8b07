/** Until then the first screen's own calls and scripts are under way. */
const FIRST_SCREEN_MS = 2_000;

/** Does what no first screen needs, when the browser has nothing better to do. */
export function afterFirstScreen(work: () => void): void {
  setTimeout(
    () => ('requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 1_000 }) : work()),
    FIRST_SCREEN_MS,
  );
}
