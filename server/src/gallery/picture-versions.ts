import sharp from 'sharp';
import { notAPicture, openPicture, type PictureFormat } from '../platform/pictures';

const WIDTHS = [480, 960, 1920] as const;
const MAX_HEIGHT = 2_400;
/**
 * Limit for uploads: what phones produce. A progressive JPEG is decoded as a whole, and one of 120 million pixels took
 * more memory than a pod of deploy/kubernetes has (1 GiB).
 */
const MAX_PIXELS = 50_000_000;
const FORMATS: readonly PictureFormat[] = ['jpeg', 'png', 'webp', 'heif'];

export interface PictureVersions {
  /** Pixels of the widest version. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first. */
  readonly versions: readonly { readonly width: number; readonly avif: Buffer; readonly webp: Buffer }[];
}

/**
 * A picture in the widths that pages use, upright, in sRGB and without the camera's metadata: neither the location nor
 * the author.
 * @param bytes as uploaded; the content alone determines the format
 * @throws Refusal NOT_A_PICTURE; PICTURE_TOO_LARGE: more pixels than `MAX_PIXELS`
 */
export async function pictureVersions(bytes: Buffer): Promise<PictureVersions> {
  const { data, info } = await readUpright(bytes);
  const { width, height, channels } = info;
  const widths = [...WIDTHS.filter((each) => each < width), width];
  const versions: PictureVersions['versions'][number][] = [];
  // One after another: each uses all processors.
  for (const each of widths) {
    const narrow = sharp(data, { raw: { width, height, channels } }).resize({ width: each });
    const webp = await narrow.clone().webp({ quality: 78 }).toBuffer();
    const avif = await narrow.clone().avif({ quality: 52, effort: 2 }).toBuffer();
    versions.push({ width: each, avif, webp });
  }
  return { width, height, versions };
}

async function readUpright(bytes: Buffer) {
  const open = await openPicture(bytes, FORMATS, MAX_PIXELS);
  try {
    return await open()
      .resize({ width: WIDTHS[2], height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw notAPicture(FORMATS);
  }
}
