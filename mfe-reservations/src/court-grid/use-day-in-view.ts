import { useEffect, useState } from 'react';
import { dayAnchor } from './day-anchor';

/** A strip across the middle of the screen, just wider than the gap between two cards: it always intersects one. */
const STRIP = { rootMargin: '-45% 0px -50% 0px' };

/** The date whose card is in the middle of the screen; initially the first date. */
export function useDayInView(dates: readonly string[]): string | undefined {
  const [inView, setInView] = useState(dates[0]);
  const days = dates.join();
  useEffect(() => {
    const byCard = new Map<Element, string>();
    const crossing = new Set<string | undefined>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        crossing[isIntersecting ? 'add' : 'delete'](byCard.get(target));
      }
      const first = days.split(',').find((date) => crossing.has(date));
      if (first) setInView(first);
    }, STRIP);
    for (const date of days.split(',')) {
      const card = document.getElementById(dayAnchor(date));
      if (!card) continue;
      byCard.set(card, date);
      observer.observe(card);
    }
    return () => observer.disconnect();
  }, [days]);
  return dates.includes(inView ?? '') ? inView : dates[0];
}
