import sharp from 'sharp';
import { Refusal } from '../platform/http';

/** The loaders that uploads may reach. Vectors, documents and scripted formats never get as far as being looked at. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
});
// Pictures come one at a time; what they leave behind in memory would only be in the way.
sharp.cache(false);

const WIDTHS = [480, 960, 1920] as const;
const MOST_HEIGHT = 2_400;
/** Of the picture as it is uploaded: more than any camera makes, less than what fills the memory. */
const MOST_PIXELS = 120_000_000;
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

export interface PictureVersions {
  /** Pixels of the widest version. */
  readonly width: number;
  readonly height: number;
  /** Narrowest first. */
  readonly versions: readonly { readonly width: number; readonly avif: Buffer; readonly webp: Buffer }[];
}

const notAPicture = () =>
  new Refusal(400, 'NOT_A_PICTURE', 'Datoteka nije ispravna slika. Dopuštene su slike JPEG, PNG, WebP i AVIF.');

/**
 * A picture in the widths that pages ask for, upright, in sRGB and without what a camera writes beside it: neither the
 * place where it was taken nor by whom.
 * @param bytes as uploaded; their content alone says what they are
 * @throws Refusal NOT_A_PICTURE; PICTURE_TOO_LARGE: more pixels than `MOST_PIXELS`
 */
export async function pictureVersions(bytes: Buffer): Promise<PictureVersions> {
  const { data, info } = await readUpright(bytes);
  const { width, height, channels } = info;
  const widths = [...WIDTHS.filter((each) => each < width), width];
  const versions: PictureVersions['versions'][number][] = [];
  // One after another: each takes all processors for itself.
  for (const each of widths) {
    const narrow = sharp(data, { raw: { width, height, channels } }).resize({ width: each });
    const webp = await narrow.clone().webp({ quality: 78 }).toBuffer();
    const avif = await narrow.clone().avif({ quality: 52, effort: 2 }).toBuffer();
    versions.push({ width: each, avif, webp });
  }
  return { width, height, versions };
}

async function readUpright(bytes: Buffer) {
  try {
    // The head alone: what it promises is looked at before anything is unpacked.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) throw notAPicture();
    if (width * height > MOST_PIXELS) {
      throw new Refusal(400, 'PICTURE_TOO_LARGE', 'Slika ima previše piksela. Smanjite je i pokušajte ponovno.');
    }
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: WIDTHS[2], height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw error instanceof Refusal ? error : notAPicture();
  }
}
