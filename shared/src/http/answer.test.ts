import { Message } from '@club/shared/contracts/scalars';
import { answer, answerFile } from '@club/shared/http';
import type { ResponsePromise } from 'ky';

const TEXT = JSON.stringify({ message: 'U redu, račun je plaćen.' });

/** A response whose body arrives as the test sends it, and whether it was given up. */
function slowResponse() {
  const cancel = jest.fn();
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
    },
    cancel,
  });
  const response = new Response(body, { headers: { 'content-type': 'application/json; charset=utf-8' } });
  Object.defineProperty(response, 'url', { value: 'http://localhost/api/organization-pricing' });
  return {
    response,
    cancel,
    send: (bytes: Uint8Array) => stream?.enqueue(bytes),
    end: () => stream?.close(),
    fail: (error: unknown) => stream?.error(error),
  };
}

const readMessage = async (response: Response) =>
  (await answer(Message, Promise.resolve(response) as ResponsePromise)).body;
const readFile = async (response: Response) => {
  const { bytes } = await answerFile(Promise.resolve(response) as ResponsePromise);
  return { type: bytes.type, text: await bytes.text() };
};

describe.each([
  ['answer', 20_000, readMessage, JSON.parse(TEXT)],
  ['answerFile', 60_000, readFile, { type: 'application/json; charset=utf-8', text: TEXT }],
])('%s', (_name, limit, read: (response: Response) => Promise<unknown>, whole) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('reads a body that arrives slowly, byte by byte, however long the whole takes', async () => {
    const { response, send, end } = slowResponse();
    const result = read(response);
    for (const byte of new TextEncoder().encode(TEXT)) {
      await jest.advanceTimersByTimeAsync(limit - 1);
      send(Uint8Array.of(byte));
    }
    end();
    expect(await result).toEqual(whole);
  });

  test.each([
    ['after its headers', ''],
    ['in the middle of its body', TEXT.slice(0, 10)],
  ])('gives up a response that stalls %s', async (_when, begun) => {
    const { response, cancel, send } = slowResponse();
    const failed = read(response).catch((error) => error);
    if (begun) send(new TextEncoder().encode(begun));
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(cancel).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({ status: 0, code: 'NETWORK' });
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  test('reads a body that is no stream as a whole', async () => {
    const response = new Response(TEXT, { headers: slowResponse().response.headers });
    Object.defineProperties(response, {
      body: { value: null },
      url: { value: 'http://localhost/api/organization-pricing' },
    });
    expect(await read(response)).toEqual(whole);
  });

  test('fails as the body does: a call that was cancelled is no failure of the network', async () => {
    const { response, fail } = slowResponse();
    const aborted = new DOMException('The user left the screen.', 'AbortError');
    const failed = read(response).catch((error) => error);
    fail(aborted);
    expect(await failed).toBe(aborted);
  });
});
