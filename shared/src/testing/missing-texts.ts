import { type ByRoleMatcher, screen, waitFor } from '@testing-library/react';

/**
 * A text of the specification and how a user finds it: as the accessible name of an element with a role, or with `text`
 * anywhere on the screen. For a link also its target.
 */
export type SpelledText = readonly [role: ByRoleMatcher | 'text', name: string | RegExp, href?: string];

function isShown([role, name, href]: SpelledText): boolean {
  const found = role === 'text' ? screen.queryAllByText(name) : screen.queryAllByRole(role, { name });
  return found.some((element) => href === undefined || element.getAttribute('href') === href);
}

/** The texts that the screen does not show. */
export async function missingTexts(texts: readonly SpelledText[]): Promise<SpelledText[]> {
  let missing: SpelledText[] = [];
  await waitFor(
    () => {
      missing = texts.filter((text) => !isShown(text));
      if (missing.length > 0) throw new Error('not all of them yet');
    },
    // On a busy machine the first load of a screen takes seconds.
    { timeout: 15_000 },
  ).catch(() => undefined);
  return missing;
}
