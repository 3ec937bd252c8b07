import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Replaces axe's source if the document has it from an earlier check. */
const NOTHING = 'undefined';

/**
 * The violations that axe finds on a page: the rule, and the element. Describing every valid element takes three times
 * as long as the rules, and axe's partial mode opens another page to join results: both are off.
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
