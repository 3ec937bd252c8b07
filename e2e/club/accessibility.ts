import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** In place of axe's source, where the document has it from the look before. */
const NOTHING = 'undefined';

/**
 * What axe finds wrong with a page: the rule, and where it is broken. Describing every element that is in order takes
 * three times as long as the rules, and axe's partial mode opens another page to join results: neither is asked for.
 */
export async function violations(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  const { violations: found } = await new AxeBuilder({ page, ...(isLoaded ? { axeSource: NOTHING } : {}) })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
