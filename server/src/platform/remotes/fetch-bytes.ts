/** Limit of an answer of another host: manifests have a few thousand bytes. */
const MAX_BYTES = 256 * 1024;

/** A small file of another host, never from a cache. @throws when it is missing, or longer than any manifest */
export async function fetchBytes(url: string, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(url, { signal, cache: 'no-store' });
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body) {
    length += piece.length;
    if (length > MAX_BYTES) throw new Error(`${url} is longer than ${MAX_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
