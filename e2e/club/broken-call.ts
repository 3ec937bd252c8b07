import type { Page } from '@playwright/test';

/** The server's response to an internal error. */
export const FAILURE = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  code: 'INTERNAL',
  message: 'Došlo je do greške na poslužitelju. Pokušajte ponovno.',
};

/**
 * Makes a call of a page fail until it is repaired.
 * @param call `GET account-balance`: method, and path below `/api`; a query may follow the path
 * @param problem members of the problem that differ from an internal error's
 * @returns the function that repairs it
 */
export async function breakCall(page: Page, call: string, problem: object = {}): Promise<() => Promise<void>> {
  const [method, path] = call.split(' ');
  const answer = { ...FAILURE, ...problem };
  const where = new RegExp(`/api/${path}(\\?|$)`);
  await page.route(where, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: answer.status, contentType: 'application/problem+json', body: JSON.stringify(answer) })
      : route.fallback(),
  );
  return () => page.unroute(where);
}
