import { useEffect, useState } from 'react';

/** Where `ScrollRestoration` keeps the places of the tab's visits. */
const PLACES = 'react-router-scroll-positions';
/** What grows later does not move the page: the user has begun to read. */
const TIMEOUT_MS = 5_000;
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

/** Where the visit was when its page was loaded again; undefined for one that is opened anew. */
function placeLeft(visit: string): unknown {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  if ((load as PerformanceNavigationTiming | undefined)?.type === 'navigate') return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(PLACES) ?? '{}')[visit];
  } catch {
    // The storage may be forbidden.
    return undefined;
  }
}

/**
 * A page that is loaded again returns to its place as its content arrives, until the user acts: `ScrollRestoration` tries
 * it once, while the page is still short.
 * @param visit its key there
 */
export function useReloadedPlace(visit: string): void {
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
