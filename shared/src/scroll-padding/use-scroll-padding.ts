import { SCROLL_PADDING_TOP } from '@club/shared/theme';
import { type RefCallback, useCallback } from 'react';

type Edge = 'top' | 'bottom';

/** Pixels between a bar and what the browser scrolls to: room for its focus ring. */
const GAP = 8;

/** What the theme sets without any bar, in pixels. */
const LEAST = { top: SCROLL_PADDING_TOP, bottom: 0 };

const PROPERTIES = { top: 'scroll-padding-top', bottom: 'scroll-padding-bottom' };

/**
 * The bars are found in the page, because every remote has its own copy of this module. Not a custom property, whose
 * change would compute all styles anew.
 */
function updatePadding(edge: Edge): void {
  const bars = [...document.querySelectorAll<HTMLElement>(`[data-bar-${edge}]`)];
  const covered = Math.max(0, ...bars.map((bar) => coveredBy(bar, Number(bar.getAttribute(`data-bar-${edge}`)))));
  const { style } = document.documentElement;
  if (covered > LEAST[edge]) style.setProperty(PROPERTIES[edge], `${covered}px`);
  else style.removeProperty(PROPERTIES[edge]);
}

/** An empty bar covers nothing, and on a low screen a sticky one scrolls away. */
function coveredBy(bar: HTMLElement, distance: number): number {
  const { offsetHeight } = bar;
  const isFixed = ['sticky', 'fixed'].includes(getComputedStyle(bar).position);
  return isFixed && offsetHeight > 0 ? Math.ceil(distance + offsetHeight) + GAP : 0;
}

/**
 * Keeps what the browser scrolls to, such as the focus, from being covered by a sticky or fixed bar at an edge of the
 * window (WCAG 2.2, 2.4.11), however high it is: it grows with the font and its text.
 * @param distance pixels between the bar and the edge
 * @returns ref of the bar
 */
export function useScrollPadding(edge: Edge, distance = 0): RefCallback<HTMLElement> {
  return useCallback(
    (bar) => {
      if (!bar) return;
      const update = () => updatePadding(edge);
      bar.setAttribute(`data-bar-${edge}`, String(distance));
      const observer = new ResizeObserver(update);
      observer.observe(bar);
      // The window may become too low for sticky bars while their size stays.
      window.addEventListener('resize', update);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', update);
        bar.removeAttribute(`data-bar-${edge}`);
        update();
      };
    },
    [edge, distance],
  );
}
