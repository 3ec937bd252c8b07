import type { Identity } from '@club/shared/auth';
import type { RouteObject } from '@club/shared/router';
import { act, waitFor } from '@testing-library/react';
import { renderRoutes } from './render-routes';

/** Maximum length of the page's text in an error message. */
const EXCERPT = 200;

/**
 * Opens an address in a shell and closes it again. Throws unless a screen with one `h1` appeared: not the page of a part
 * that failed to load (`data-failure`), nor the router's error page for a screen that threw, which has no `h1`.
 * @param options `headingMs`: a loaded screen shows its heading at once, but compiling the parts that it loads itself takes
 * seconds on a busy machine; shorter where none is expected
 */
export async function openScreen(
  routes: RouteObject[],
  { at, as, headingMs = 20_000 }: { at: string; as?: Identity; headingMs?: number },
): Promise<void> {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, router, unmount } = renderRoutes(routes, { at, ...(as && { as }) });
  const headings = () => [...container.querySelectorAll('h1')].filter(({ textContent }) => textContent);
  try {
    // A route whose `lazy` is loading is not initialised, although its navigation is idle.
    await waitFor(() => expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']));
    await waitFor(() => expect(headings()).not.toEqual([]), { timeout: headingMs }).catch(() => undefined);
    const failed = container.querySelector('[data-failure]') !== null || router.state.errors !== null;
    if (failed || headings().length !== 1) {
      const fault = failed ? 'failed' : `has ${headings().length} h1 (PageHeading) instead of one`;
      const cause = log.mock.calls.flat().find((logged) => logged instanceof Error);
      throw new Error(`The screen at ${at} ${fault}: “${container.textContent.slice(0, EXCERPT)}”`, { cause });
    }
  } finally {
    await act(async () => unmount());
    log.mockRestore();
  }
}
