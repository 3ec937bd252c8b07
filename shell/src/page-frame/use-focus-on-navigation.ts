import { focusHeading } from '@club/shared/focus-recovery';
import { useLocation } from '@club/shared/router';
import { useEffect, useRef } from 'react';
import { MAIN_ID } from './frame-parts';

/** A heading that appears later is not focused: by then the user is doing something else. */
const TIMEOUT_MS = 5_000;
const GONE_ON = ['keydown', 'pointerdown'] as const;

/** Focuses the page's heading as soon as it is rendered, unless the user acts first. Returns the cancel function. */
function awaitHeading(main: HTMLElement): () => void {
  const tryIt = () => {
    if (focusHeading()) stop();
  };
  const observer = new MutationObserver(tryIt);
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of GONE_ON) document.removeEventListener(event, stop);
  };
  observer.observe(main, { childList: true, subtree: true });
  for (const event of GONE_ON) document.addEventListener(event, stop);
  tryIt();
  return stop;
}

/**
 * After a navigation the focus moves to the new page's heading, as on a page load. On the first page it does not move.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    const main = document.getElementById(MAIN_ID);
    return main ? awaitHeading(main) : undefined;
  }, [pathname]);
}
