import type { Page } from '@playwright/test';

/** Pixels by which the page is wider than the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Beginnings of what stands in cards whose edge cuts something off, with the pixels that are lost. */
export const clippedCards = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((card) => card.clientWidth > 200 && getComputedStyle(card).overflowX === 'hidden')
      .map((card) => ({ lost: card.scrollWidth - card.clientWidth, text: card.textContent?.slice(0, 40) }))
      .filter(({ lost }) => lost > 1)
      .map(({ lost, text }) => `${text}: ${lost} px`),
  );
