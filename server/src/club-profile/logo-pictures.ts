import { createHash } from 'node:crypto';
import { LOGO_SIDES } from '@club/shared/contracts/club-profile';
import { notAPicture, openPicture, type PictureFormat } from '../platform/pictures';

const FORMATS: readonly PictureFormat[] = ['png', 'jpeg', 'webp'];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** What an icon is made of must not take long to unpack. */
const MOST_PIXELS = 40_000_000;

export interface LogoPictures {
  /** Names the content, so that browsers may keep it for ever. */
  readonly logo: string;
  readonly pictures: readonly { readonly side: number; readonly png: Buffer }[];
}

/**
 * A logo as squares of every side that is asked for; what is not square stands in the middle of an empty one.
 * @param bytes as uploaded; their content alone says what they are
 * @throws Refusal NOT_A_PICTURE, PICTURE_TOO_LARGE
 */
export async function logoPictures(bytes: Buffer): Promise<LogoPictures> {
  const open = await openPicture(bytes, FORMATS, MOST_PIXELS);
  try {
    const pictures: { side: number; png: Buffer }[] = [];
    for (const side of LOGO_SIDES) {
      const square = open().resize({ width: side, height: side, fit: 'contain', background: CLEAR });
      pictures.push({ side, png: await square.png({ compressionLevel: 9 }).toBuffer() });
    }
    const hash = createHash('sha256');
    for (const { png } of pictures) hash.update(png);
    return { logo: hash.digest('hex').slice(0, 12), pictures };
  } catch {
    // Its head was right, what follows is not.
    throw notAPicture(FORMATS);
  }
}
