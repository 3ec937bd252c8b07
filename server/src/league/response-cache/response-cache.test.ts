import zlib from 'node:zlib';
import { jest } from '@jest/globals';
import { createResponseCache } from './response-cache';

const answer = { text: 'liga '.repeat(1_000) };

test('an answer whose compression failed is compressed again for the next reader', async () => {
  const compress = jest.spyOn(zlib, 'brotliCompress');
  compress.mockImplementationOnce(((_bytes: Buffer, _options: object, done: (error: Error) => void) =>
    done(new Error('out of memory'))) as never);
  const cached = await createResponseCache().get('season', '1', async () => answer);
  await expect(cached.encoded('br')).rejects.toThrow('out of memory');
  const { body } = await cached.encoded('br');
  expect(JSON.parse(zlib.brotliDecompressSync(body).toString())).toEqual(answer);
  await cached.encoded('br');
  expect(compress).toHaveBeenCalledTimes(2);
  compress.mockRestore();
});
