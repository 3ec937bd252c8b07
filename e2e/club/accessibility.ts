import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Describing every element that is in order takes three times as long as the rules: only what is wrong is asked for. */
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
};

async function load(frame: Frame): Promise<void> {
  const isLoaded = await frame.evaluate(() => 'axe' in window);
  if (!isLoaded) await frame.evaluate(AXE);
}

/** What axe finds wrong with a page and the frames in it: the rule, and where it is broken. */
export async function violations(page: Page): Promise<string[]> {
  await load(page.mainFrame());
  // One that looks after the session may go meanwhile.
  for (const frame of page.mainFrame().childFrames()) await load(frame).catch(() => undefined);
  return page.evaluate(async (options) => {
    const { violations: found } = await window.axe.run(options);
    return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, OPTIONS);
}

declare global {
  interface Window {
    axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}
