import { createHash } from 'node:crypto';
import { LOGO_SIDES } from '@club/shared/contracts/club-profile';
import { notAPicture, openPicture, type PictureFormat } from '../platform/pictures';

const FORMATS: readonly PictureFormat[] = ['png', 'jpeg', 'webp'];
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
/** Decoding an icon's source must not take long. */
const MAX_PIXELS = 40_000_000;

export interface LogoPictures {
  /** Identifies the content, so that browsers may cache it for ever. */
  readonly logo: string;
  readonly pictures: readonly { readonly side: number; readonly png: Buffer }[];
}

/**
 * A logo as squares of every requested size; a picture that is not square is centred in an empty one.
 * @param bytes as uploaded; the content alone determines the format
 * @throws Refusal NOT_A_PICTURE, PICTURE_TOO_LARGE
 */
export async function logoPictures(bytes: Buffer): Promise<LogoPictures> {
  const open = await openPicture(bytes, FORMATS, MAX_PIXELS);
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
    // Its header was valid, the rest is not.
    throw notAPicture(FORMATS);
  }
}
