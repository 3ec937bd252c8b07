import { IDEMPOTENCY_HEADER } from '@club/shared/contracts/idempotency';
import type { fakeApi } from '@club/shared/testing';
import { http } from 'msw';

interface Captured {
  body: unknown;
  key: string | null;
}

/** Responds to a call with each of `answers` in turn and records the requests. */
export function capture(
  api: ReturnType<typeof fakeApi>,
  method: 'post' | 'delete',
  path: string,
  ...answers: (() => Response)[]
): Captured[] {
  const captured: Captured[] = [];
  api.use(
    http[method](`*/api/${path}`, async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const body = method === 'post' ? await request.json() : Object.fromEntries(searchParams);
      const answer = answers[captured.length] ?? answers.at(-1);
      captured.push({ body, key: request.headers.get(IDEMPOTENCY_HEADER) });
      return answer?.();
    }),
  );
  return captured;
}
