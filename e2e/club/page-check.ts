import type { Page } from '@playwright/test';

/** Ids that more than one element of the page claims. */
export const duplicateIds = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  });

/** Buttons, links and fields of the accessibility tree that have no name. */
export async function namelessControls(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  return tree
    .split('\n')
    .filter((line) => /^\s*- (button|link|textbox|combobox|checkbox|switch)\s*(\[|:|$)/.test(line));
}

/** Pixels by which the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Beginnings of what stands in cards whose edge cuts something off, with the pixels that are lost. */
export const clippedCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((card) => card.clientWidth > 200 && getComputedStyle(card).overflowX === 'hidden')
      .map((card) => ({ lost: card.scrollWidth - card.clientWidth, words: card.textContent?.slice(0, 40) }))
      .filter(({ lost }) => lost > 1)
      .map(({ lost, words }) => `${words}: ${lost} px`),
  );

/** Texts whose contrast with the ground behind them is below WCAG's 4.5 : 1 (3 : 1 for large ones), with the ratio. */
export const faintTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    type Colour = [red: number, green: number, blue: number, alpha: number];
    const parse = (css: string): Colour => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data] as unknown as Colour;
    };
    const over = ([r, g, b, a]: Colour, [R, G, B]: Colour): Colour => {
      const mix = (top: number, below: number) => (top * a + below * (255 - a)) / 255;
      return [mix(r, R), mix(g, G), mix(b, B), 255];
    };
    const luminance = (colour: Colour): number => {
      const [r = 0, g = 0, b = 0] = colour.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    /** What is painted behind an element; undefined where a picture or gradient is. */
    const ground = (element: Element | null): Colour | undefined => {
      if (!element) return parse('Canvas');
      const style = getComputedStyle(element);
      if (style.backgroundImage !== 'none') return undefined;
      const own = parse(style.backgroundColor);
      if (own[3] === 255) return own;
      const below = ground(element.parentElement);
      return below && over(own, below);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faint: string[] = [];
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim();
      const element = texts.currentNode.parentElement;
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('[disabled], [aria-disabled="true"], noscript, script, style')) continue;
      const behind = ground(element);
      if (!behind) continue;
      const style = getComputedStyle(element);
      const [one, other] = [luminance(over(parse(style.color), behind)), luminance(behind)];
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      if (ratio < (large ? 3 : 4.5) - 0.01) faint.push(`${words} (${ratio.toFixed(2)} : 1)`);
    }
    return faint;
  });
