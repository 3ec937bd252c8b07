import { Message } from '@club/shared/contracts/scalars';
import { answer, answerFile } from '@club/shared/http';
import type { ResponsePromise } from 'ky';

test.each([
  ['answer', 20_000, (response: ResponsePromise) => answer(Message, response)],
  ['answerFile', 60_000, (response: ResponsePromise) => answerFile(response)],
])('%s does not wait for ever for a response that stalls after its headers', async (_name, limit, read) => {
  jest.useFakeTimers();
  const stalled = Response.json({ message: 'U redu.' });
  jest.spyOn(stalled, 'json').mockReturnValue(new Promise(() => undefined));
  jest.spyOn(stalled, 'blob').mockReturnValue(new Promise(() => undefined));
  Object.defineProperty(stalled, 'url', { value: 'http://localhost/api/organization-pricing' });
  const failed = read(Promise.resolve(stalled) as ResponsePromise).catch((error) => error);
  await jest.advanceTimersByTimeAsync(limit);
  jest.useRealTimers();
  expect(await failed).toMatchObject({ status: 0, code: 'NETWORK' });
});
