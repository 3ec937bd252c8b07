import { useAddress } from '@club/shared/address';
import type { WallClock } from '@club/shared/domain';
import { useLocation, useNavigationType } from '@club/shared/router';
import { useEffect, useRef } from 'react';
import { dayAnchor } from './day-anchor';
import type { GridDay } from './grid-days';
import { isPast } from './is-past';

/** Whether the page was opened by going back or by a reload: it then keeps the scroll position where the user left it. */
function isRevisit(navigation: string, key: string): boolean {
  if (navigation !== 'POP') return false;
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  return key !== 'default' || (load as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/** The card of the day in the address, if the grid shows it. */
const cardOf = (days: readonly GridDay[], date: string | null): Element | null =>
  date !== null && days.some((day) => day.date === date) ? document.getElementById(dayAnchor(date)) : null;

/** The row of the first slot that has not passed. */
function nextRow(days: readonly GridDay[], now: WallClock): Element | null {
  for (const { date, rows } of days) {
    const row = rows.find(({ starts }) => !isPast({ date, starts }, now));
    if (row) return document.getElementById(dayAnchor(date))?.querySelector(`[data-starts="${row.starts}"]`) ?? null;
  }
  return null;
}

/** Returns nothing: newer browsers answer `scrollTo` with a promise, which React would take for the clean-up of an effect. */
function scrollBelow(covered: number, element: Element): void {
  window.scrollTo({ top: element.getBoundingClientRect().top - covered, behavior: 'instant' });
}

/**
 * On a phone, scrolls the grid to the day in the address (`?dan=2026-11-21`), else to the first slot that has not passed if it
 * is far down. Only once, and only if the user has not scrolled.
 * @param covered pixels at the top of the screen that header and chips cover; undefined if the days are side by side, as
 * on a desktop: the page then does not scroll
 */
export function useInitialScroll(
  days: readonly GridDay[],
  now: WallClock | undefined,
  covered: () => number | undefined,
): void {
  const navigation = useNavigationType();
  const { key } = useLocation();
  const { read } = useAddress();
  const date = read('dan');
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !now) return;
    done.current = true;
    if (window.scrollY > 0 || isRevisit(navigation, key)) return;
    const above = covered();
    if (above === undefined) return;
    const card = cardOf(days, date);
    if (card) return scrollBelow(above, card);
    const row = nextRow(days, now);
    const names = row?.closest('table')?.tHead?.offsetHeight ?? 0;
    if (row && row.getBoundingClientRect().top > window.innerHeight / 2) scrollBelow(above + names, row);
  }, [days, now, navigation, key, date, covered]);
}
