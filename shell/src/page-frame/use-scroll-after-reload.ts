import { useEffect, useState } from 'react';

/** The key in `sessionStorage` under which `ScrollRestoration` keeps the scroll positions of the tab's visits. */
const PLACES = 'react-router-scroll-positions';
/** Longer than content takes on a slow line. Content that grows later no longer scrolls the page. */
const TIMEOUT_MS = 15_000;
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** The scroll position of the visit before the page was reloaded; undefined if the page was not reloaded. */
function placeLeft(visit: string): unknown {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  if ((load as PerformanceNavigationTiming | undefined)?.type === 'navigate') return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')[visit];
  } catch {
    // Storage may be unavailable.
    return undefined;
  }
}

/**
 * Scrolls a reloaded page to its earlier position while its content arrives, until the user acts: `ScrollRestoration` tries
 * only once, when the page is still short.
 * @param visit the visit's key in `ScrollRestoration`
 */
export function useScrollAfterReload(visit: string): void {
  const [top] = useState(() => placeLeft(visit));
  useEffect(() => {
    if (typeof top !== 'number' || top === 0) return;
    const { href } = window.location;
    const observer = new ResizeObserver(() => {
      if (window.location.href === href) window.scrollTo({ top, behavior: 'instant' });
      else stop();
    });
    const timer = setTimeout(() => stop(), TIMEOUT_MS);
    const stop = () => {
      clearTimeout(timer);
      observer.disconnect();
      for (const act of ACTS) document.removeEventListener(act, stop);
    };
    observer.observe(document.body);
    for (const act of ACTS) document.addEventListener(act, stop, { passive: true });
    return stop;
  }, [top]);
}
