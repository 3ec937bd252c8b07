import type { Page } from '@playwright/test';

/**
 * How long a page may take to follow a new size of the window: some parts do so by script, in a later frame, and a long
 * list takes seconds on a busy machine.
 */
const SETTLED_MS = 20_000;

/** Measures again while there is something to report. */
async function onceSettled<Measured>(
  page: Page,
  measure: () => Promise<Measured>,
  isFine: (measured: Measured) => boolean,
): Promise<Measured> {
  const repeat = async (end: number): Promise<Measured> => {
    const measured = await measure();
    return isFine(measured) || Date.now() > end ? measured : repeat(end);
  };
  const measured = await repeat(Date.now() + SETTLED_MS);
  if (isFine(measured)) return measured;
  await computeStylesAgain(page);
  return repeat(Date.now() + SETTLED_MS);
}

/**
 * Chromium sometimes keeps the styles of the former width, if the window gets another one while the page inserts rules: a
 * window of 360 px had the layout of 1440 px although its media queries matched 360 px (one of ten tries on a busy
 * machine). A rule for all elements makes it compute their styles anew; it changes none of them.
 */
const computeStylesAgain = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { --computed-again: 1 }');
    document.adoptedStyleSheets.push(sheet);
    void document.documentElement.offsetWidth;
    document.adoptedStyleSheets.pop();
  });

const untilNone = (page: Page, measure: () => Promise<string[]>): Promise<string[]> =>
  onceSettled(page, measure, (found) => found.length === 0);

/** Pixels by which the page is wider than the window. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  onceSettled(
    page,
    () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    (pixels) => pixels <= 0,
  );

/**
 * Beginnings of the texts in cards that cut off their content, with the number of hidden pixels. A chosen option may end
 * with an ellipsis.
 */
export const clippedCards = (page: Page): Promise<string[]> =>
  untilNone(page, () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :not([role="combobox"])')]
        .filter((card) => card.clientWidth > 200 && getComputedStyle(card).overflowX === 'hidden')
        .map((card) => ({ lost: card.scrollWidth - card.clientWidth, text: card.textContent?.slice(0, 40) }))
        .filter(({ lost }) => lost > 1)
        .map(({ lost, text }) => `${text}: ${lost} px`),
    ),
  );

/**
 * Rows of a `DataTable` with more or fewer cells than it has column headers, without what is not displayed: browsers find
 * a cell's header by its place in the row, so that a screen reader would announce another column's.
 */
export const misplacedCells = (page: Page): Promise<string[]> =>
  untilNone(page, () =>
    page.locator('main [role="table"]:has([data-header])').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const displayed = (row: Element) =>
          [...row.children].filter((cell) => getComputedStyle(cell).display !== 'none');
        const [headers = [], ...rows] = [...table.querySelectorAll('thead tr, tbody tr')].map(displayed);
        return rows
          .filter((cells) => cells.length !== headers.length)
          .map((cells) => `${table.ariaLabel}: ${cells.length} of ${headers.length} in ${cells[0]?.textContent}`);
      }),
    ),
  );

/** Labels, dates and chosen options of fields that are cut off, also those of an open dialog, with the hidden pixels. */
export const clippedFields = (page: Page): Promise<string[]> =>
  untilNone(page, () =>
    page
      .locator('label, .MuiInputLabel-root, [role="combobox"], .MuiPickersSectionList-root')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts
          .map((part) => ({ lost: part.scrollWidth - part.clientWidth, text: part.textContent?.slice(0, 40) }))
          .filter(({ lost }) => lost > 1)
          .map(({ lost, text }) => `${text}: ${lost} px`),
      ),
  );

/**
 * Words, dates, times and amounts of the page's own text that a narrow column has broken in two or cut off. Words with a
 * hyphen or a dash may break there; clipped elements are for screen readers, and do not count.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  untilNone(page, () =>
    page.evaluate(() => {
      const isClipped = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
      const isSeen = (element: Element | null): boolean =>
        !isClipped(element) && !!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const isCutOff = (word: DOMRect, element: Element | null): boolean => {
        if (element === null || word.width === 0) return false;
        const hides = getComputedStyle(element).overflowX === 'hidden';
        return (
          (hides && word.right > element.getBoundingClientRect().right + 1) || isCutOff(word, element.parentElement)
        );
      };
      const broken: string[] = [];
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(
          /\p{L}+\.?|\d+(?:[.,:]\d+)*\.?(?:\u00a0€)?/gu,
        )) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const isBroken =
            range.getClientRects().length > 1 || isCutOff(range.getBoundingClientRect(), text.parentElement);
          if (isBroken && isSeen(text.parentElement)) broken.push(word);
        }
      }
      return broken;
    }),
  );

/** Names and titles that are cut off, or outside the window or the printed sheet; with `part` only those that contain it. */
export const clippedNames = (page: Page, part = ''): Promise<string[]> =>
  untilNone(page, () =>
    page.locator('main').evaluate((main, wanted) => {
      const isClipped = (element: Element | null): boolean =>
        element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
      return [...main.querySelectorAll<HTMLElement>('li, td, th, h1, h2, h3, p, strong, b, td span, [data-name]')]
        .filter((element) => element.getClientRects().length > 0 && !isClipped(element))
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left < 0 || right > window.innerWidth + 1 || element.scrollWidth > element.clientWidth + 1;
        })
        .map((element) => element.textContent ?? '')
        .filter((text) => text.includes(wanted));
    }, part),
  );

/** Minimum side length of touch targets (WCAG 2.2, 2.5.5). */
const TARGET = 44;

/**
 * Controls that are too small for a finger, with their names and sizes. A link within a sentence may be as small as its
 * text; a control counts with its label, with its field's frame, and with any invisible extension.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  untilNone(page, () =>
    page.evaluate((least) => {
      const CONTROLS =
        'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]';
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const isVisible = element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
        // Content for screen readers only is one pixel in size, or inside an element of one pixel.
        const frame = element.parentElement?.getBoundingClientRect();
        const isUnseen = width <= 1 || height <= 1 || (frame && frame.width <= 1 && frame.height <= 1);
        return isVisible && !isUnseen && element.closest('[inert], [aria-hidden="true"]') === null;
      };
      const isInSentence = (element: Element) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length;
      /** All elements that react to a touch like the control itself. */
      const partsOf = (element: Element): Element[] => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        const frame = element.closest('.MuiInputBase-root, .MuiPickersInputBase-root');
        return [element, ...labels, ...(frame ? [frame] : [])];
      };
      const sizeOf = (element: Element) => {
        const parts = partsOf(element);
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const largest = (side: 'width' | 'height') => Math.max(...boxes.map((box) => box[side]));
        return { parts, width: largest('width'), height: largest('height') };
      };
      const isLarge = ({ width, height }: { width: number; height: number }) =>
        // A border's rounding takes up to half a pixel.
        width >= least - 0.5 && height >= least - 0.5;
      /** How far from its middle a control reacts to a touch, including invisible extensions. */
      const reachOf = (element: Element, parts: readonly Element[]) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hits = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy);
          return hit !== null && parts.some((part) => part.contains(hit));
        };
        const reach = (dx: number, dy: number) => {
          let at = 0;
          while (at < least && hits(dx * (at + 0.5), dy * (at + 0.5))) at += 0.5;
          return at;
        };
        return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
      };
      const small: string[] = [];
      for (const element of document.querySelectorAll(CONTROLS)) {
        if (!isShown(element) || isInSentence(element) || element.matches('[tabindex="-1"][aria-hidden]')) continue;
        const { right, bottom } = element.getBoundingClientRect();
        if (right + scrollX < 0 || bottom + scrollY < 0) continue;
        const size = sizeOf(element);
        // Most controls are visibly large enough and need no probing.
        if (isLarge(size)) continue;
        const reach = reachOf(element, size.parts);
        const [width, height] = [Math.max(size.width, reach.width), Math.max(size.height, reach.height)];
        if (isLarge({ width, height })) continue;
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        small.push(
          `${element.tagName.toLowerCase()} '${name.trim().slice(0, 40)}': ${Math.round(width)} × ${Math.round(height)}`,
        );
      }
      scrollTo(0, 0);
      return small;
    }, TARGET),
  );

/** Records the layout shifts of every document that the page opens from now on. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const jumps: { value: number; what: string }[] = [];
    Object.assign(window, { jumps });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
        const what = moved.map((element) => `${element?.tagName}: ${element?.textContent?.slice(0, 30)}`).join(', ');
        jumps.push({ value: entry.value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The layout shifts since the page was opened, and their sum (CLS). */
export async function layoutShifts(page: Page): Promise<{ sum: number; what: string[] }> {
  const jumps = await page.evaluate(() => window.jumps);
  const sum = jumps.reduce((total, { value }) => total + value, 0);
  return {
    sum,
    what: jumps.filter(({ value }) => value > 0.002).map(({ value, what }) => `${value.toFixed(3)} ${what}`),
  };
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

declare global {
  interface Window {
    jumps: { value: number; what: string }[];
  }
}
