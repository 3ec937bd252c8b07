import { type ByRoleMatcher, screen, waitFor } from '@testing-library/react';

/**
 * A text of the specification and how a reader meets it: as the name of something with a role, with `text` anywhere on the
 * screen. Of a link also where it leads.
 */
export type SpelledText = readonly [role: ByRoleMatcher | 'text', name: string | RegExp, href?: string];

function isShown([role, name, href]: SpelledText): boolean {
  const found = role === 'text' ? screen.queryAllByText(name) : screen.queryAllByRole(role, { name });
  return found.some((element) => href === undefined || element.getAttribute('href') === href);
}

/** Those of the texts that the screen does not come to show. */
export async function missingTexts(texts: readonly SpelledText[]): Promise<SpelledText[]> {
  let missing: SpelledText[] = [];
  await waitFor(
    () => {
      missing = texts.filter((text) => !isShown(text));
      if (missing.length > 0) throw new Error('not all of them yet');
    },
    // A busy machine takes seconds to load a screen for the first time.
    { timeout: 15_000 },
  ).catch(() => undefined);
  return missing;
}
