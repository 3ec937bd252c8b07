import { withTimeout } from '@club/shared/timeout';

/**
 * Reads the body of a response; ky's own limit ends with the headers, and a connection may stall after them. A slow one
 * may take as long as it needs: only the silence before each chunk is limited.
 * @throws `TimeoutError` after a silence of `silenceMs` milliseconds; otherwise what the body fails with
 */
export async function chunksOf(response: Response, silenceMs: number): Promise<Uint8Array<ArrayBuffer>[]> {
  // Null also for a response without content.
  if (!response.body) return [new Uint8Array(await withTimeout(response.arrayBuffer(), silenceMs))];
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (;;) {
      const { done, value } = await withTimeout(reader.read(), silenceMs);
      if (done) return chunks;
      chunks.push(value);
    }
  } catch (error) {
    // Not awaited: a stalled connection may not answer that either.
    reader.cancel().catch(() => undefined);
    throw error;
  }
}
