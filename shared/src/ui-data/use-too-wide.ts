import { useCallback, useState } from 'react';

/**
 * Whether the columns of a table need more width than the frame around it has: measured before they are painted, and
 * again whenever the frame or its content changes its size. Once they did not fit they return in a frame that is as wide
 * as they were, so that a table does not go back and forth with its rows.
 */
export function useTooWide() {
  /** Pixels that the columns needed when they did not fit; 0 as long as they do. */
  const [needed, setNeeded] = useState(0);
  const isTooWide = needed > 0;
  const frame = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const measure = () => {
        const { clientWidth, scrollWidth } = element;
        // A pixel may be rounding.
        const overflow = scrollWidth > clientWidth + 1 ? scrollWidth : 0;
        setNeeded((before) => (isTooWide ? (before > clientWidth ? before : 0) : overflow));
      };
      measure();
      const observer = new ResizeObserver(measure);
      for (const observed of [element, ...element.children]) observer.observe(observed);
      return () => observer.disconnect();
    },
    [isTooWide],
  );
  return { isTooWide, frame };
}
