import type { Sharp } from 'sharp';
import { Refusal } from '../http';

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heif';
const NAMES: Record<PictureFormat, string> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', heif: 'AVIF' };

export function notAPicture(formats: readonly PictureFormat[]): Refusal {
  const names = formats.map((format) => NAMES[format]);
  const allowed = `${names.slice(0, -1).join(', ')} i ${names.at(-1)}`;
  return new Refusal(400, 'NOT_A_PICTURE', `Datoteka nije ispravna slika. Dopuštene su slike ${allowed}.`);
}

/**
 * An uploaded picture that can be read repeatedly; its data are decoded only then.
 * @param bytes the format is determined by the content alone
 * @throws Refusal NOT_A_PICTURE; PICTURE_TOO_LARGE: more pixels than `maxPixels`
 */
export async function openPicture(
  bytes: Buffer,
  formats: readonly PictureFormat[],
  maxPixels: number,
): Promise<() => Sharp> {
  // Only the header: its format and size are checked before anything is decompressed.
  const head = await readHead(bytes);
  if (!head || !(formats as readonly string[]).includes(head.format)) throw notAPicture(formats);
  if (head.width * head.height > maxPixels) {
    const message = `Slika ima više od ${maxPixels / 1e6} milijuna piksela. Smanjite je i pokušajte ponovno.`;
    throw new Refusal(400, 'PICTURE_TOO_LARGE', message);
  }
  const { sharp } = await loadSharp();
  return () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
}

/** @param pixels of a square: three bytes for each, row by row */
export async function pictureOf(pixels: Buffer, side: number): Promise<Sharp> {
  const { sharp } = await loadSharp();
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } });
}

async function readHead(bytes: Buffer) {
  const { sharp } = await loadSharp();
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** Loaded with the first picture: native code would slow down every start. */
const loadSharp = () => import('./sharp');
