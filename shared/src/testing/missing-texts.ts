import { type ByRoleMatcher, screen, waitFor } from '@testing-library/react';

/**
 * A text of the specification and how a user finds it: as the accessible name of an element with a role, or with the role
 * `text` anywhere on the screen. For a link also its target.
 */
export type SpelledText = readonly [role: ByRoleMatcher | 'text', name: string | RegExp, href?: string];

/** On a busy machine the first load of a screen takes seconds. */
const LOAD_MS = 15_000;

function isShown([role, name, href]: SpelledText): boolean {
  const found = role === 'text' ? screen.queryAllByText(name) : screen.queryAllByRole(role, { name });
  return found.some((element) => href === undefined || element.getAttribute('href') === href);
}

/**
 * The texts that the screen does not show.
 * @param dataMs from the heading of a loaded screen until its data are shown: so long a test waits for a missing text
 */
export async function missingTexts(texts: readonly SpelledText[], dataMs = 20_000): Promise<SpelledText[]> {
  let missing = [...texts];
  const look = (isEnough: () => boolean, timeout: number) =>
    waitFor(
      () => {
        missing = texts.filter((text) => !isShown(text));
        if (missing.length > 0 && !isEnough()) throw new Error('not all of them yet');
      },
      { timeout },
    ).catch(() => undefined);
  await look(() => document.querySelector('h1') !== null, LOAD_MS);
  if (missing.length > 0) await look(() => false, dataMs);
  return missing;
}
