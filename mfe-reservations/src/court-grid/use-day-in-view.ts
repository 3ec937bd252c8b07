import { useEffect, useEffectEvent, useState } from 'react';
import { dayAnchor } from './day-anchor';

/** Pixels of a card that must be visible below the chips: its border and the space below its last row do not count. */
const SEEN = 24;

/** The date of the first row below the chips; at the end of the page the last date, whose card may not get that far up. */
function dateInView(dates: readonly string[], covered: number): string | undefined {
  const { scrollHeight } = document.documentElement;
  if (window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1) return dates.at(-1);
  return dates.find((date) => {
    const card = document.getElementById(dayAnchor(date));
    return card !== null && card.getBoundingClientRect().bottom > covered + SEEN;
  });
}

/**
 * The date whose rows a user reads: those below the chips, also when most of the screen shows the next day.
 * @param covered pixels at the top of the screen that header and chips cover
 */
export function useDayInView(dates: readonly string[], covered: () => number): string | undefined {
  const [inView, setInView] = useState(dates[0]);
  const coveredNow = useEffectEvent(covered);
  const days = dates.join();
  useEffect(() => {
    const update = () => setInView(dateInView(days.split(','), coveredNow()));
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [days]);
  return dates.includes(inView ?? '') ? inView : dates[0];
}
