import { receiptType } from './receipt-type';

test.each([
  ['%PDF-1.7 …', 'application/pdf'],
  ['\xff\xd8\xff\xe0JFIF', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n…', 'image/png'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
  ['<svg xmlns="…"><script/></svg>', undefined],
  ['GIF89a', undefined],
  ['MZ\x90\0', undefined],
  ['RIFF\x10\0\0\0WAVE', undefined],
  ['RIFX\x10\0\0\0WEBPVP8 ', undefined],
  [' %PDF-1.7', undefined],
  ['', undefined],
])('a file that begins with %j is %s', (start, type) => expect(receiptType(Buffer.from(start, 'latin1'))).toBe(type));
