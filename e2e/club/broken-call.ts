import type { Page } from '@playwright/test';

/** What the server answers when something has broken in it. */
export const FAILURE = {
  type: 'about:blank',
  title: 'Internal Server Error',
  status: 500,
  code: 'INTERNAL',
  message: 'Došlo je do greške na poslužitelju. Pokušajte ponovno.',
};

/**
 * Lets a call of a page fail until it is mended.
 * @param call `GET account-balance`: method, and path below `/api`; a query may follow the path
 * @param problem members of the problem that differ from a breakdown's
 * @returns mends it
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
