import type { Page } from '@playwright/test';

/**
 * Links, buttons and summaries of the page whose focus ring is missing, not the club's, or cut off by a card or a scrolling list.
 */
export const clippedFocusRings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clipperOf = (element: Element): Element | null => {
      const parent = element.parentElement;
      return parent === null || getComputedStyle(parent).overflowX !== 'visible' ? parent : clipperOf(parent);
    };
    const cut: string[] = [];
    let examined = 0;
    for (const element of document.querySelectorAll<HTMLElement>('main :is(a, button, summary)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      element.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
      if (!element.matches(':focus-visible')) continue;
      examined += 1;
      const { outlineStyle, outlineWidth, outlineOffset, outlineColor } = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()} '${(element.textContent ?? '').trim().slice(0, 40)}'`;
      if (outlineStyle === 'auto') cut.push(`${name}: the browser's own ring`);
      else if (outlineStyle !== 'solid' || Number.parseFloat(outlineWidth) < 2 || /, 0\)$/.test(outlineColor))
        cut.push(`${name}: no ring`);
      const clipper = clipperOf(element);
      // The page itself can be scrolled to elements outside the window.
      if (clipper === null || clipper === document.body || clipper === document.documentElement) continue;
      const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const [ring, frame] = [element.getBoundingClientRect(), clipper.getBoundingClientRect()];
      const scrolls = getComputedStyle(clipper).overflowY !== 'hidden';
      const lost = Math.max(
        frame.left + clipper.clientLeft - (ring.left - around),
        ring.right + around - (frame.left + clipper.clientLeft + clipper.clientWidth),
        ...(scrolls
          ? []
          : [
              frame.top + clipper.clientTop - (ring.top - around),
              ring.bottom + around - (frame.top + clipper.clientTop + clipper.clientHeight),
            ]),
      );
      // Sides are rounded to whole pixels, borders included.
      if (lost > 1) cut.push(`${name}: ${Math.round(lost)} px`);
    }
    if (examined === 0) throw new Error('No link or button of the page can have the focus.');
    return cut;
  });
