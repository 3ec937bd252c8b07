import { hash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PictureVersions } from './picture-versions';

export type PictureKind = 'PHOTO' | 'DRAWING';

/** Whatever `versionFile` and `drawingFile` return; the keys of photos are hexadecimal. */
export const FILE_NAME = /^[0-9a-f]+-[0-9a-f]{12}(?:-\d+\.(?:avif|webp)|\.svg)$/;

const DRAFT = '.draft';
const UNSETTLED = '.unsettled';

/** Whether the gallery has written the file of that name for a stem, or had begun to. */
export const isFileOf = (stem: string, name: string): boolean =>
  name.startsWith(stem) && FILE_NAME.test(name.endsWith(DRAFT) ? name.slice(0, -DRAFT.length) : name);

/**
 * Notes in the folder that the files of a stem are being added or removed, until `endChange`: if that is interrupted, the
 * row decides whether they stay.
 */
export async function beginChange(folder: string, stem: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, `${stem}${UNSETTLED}`), '');
}

export const endChange = (folder: string, stem: string): Promise<void> => removeFiles(folder, [`${stem}${UNSETTLED}`]);

/** The stem of such a note; undefined for any other file, such as one whose name would be the beginning of others. */
export const unsettledStem = (name: string): string | undefined =>
  /^([0-9a-f]+-[0-9a-f]{12})\.unsettled$/.exec(name)?.[1];

/** The name of a year's folder. */
export const YEAR = /^\d{4}$/;

/**
 * @param key unique in its year; together with the content it makes an address that is never reused, because browsers
 * cache it for ever
 */
export function fileStem(key: number | string, content: Buffer | string): string {
  return `${key}-${contentHash(content)}`;
}

/** The end of a stem: the same for the same content. */
export const contentHash = (content: Buffer | string): string => hash('sha256', content).slice(0, 12);

export const versionFile = (stem: string, width: number, format: 'avif' | 'webp'): string =>
  `${stem}-${width}.${format}`;
export const drawingFile = (stem: string): string => `${stem}.svg`;

/** Every file of a picture. */
export function filesOf(kind: PictureKind, stem: string, widths: readonly number[]): string[] {
  if (kind === 'DRAWING') return [drawingFile(stem)];
  return widths.flatMap((width) => [versionFile(stem, width, 'avif'), versionFile(stem, width, 'webp')]);
}

/** The folder of the years' folders. */
export const galleryFolder = (media: string): string => path.join(media, 'gallery');

/** The folder of one year's files. */
export const yearFolder = (media: string, year: number): string => path.join(galleryFolder(media), String(year));

/** Writes a photo's files, all of them or none, into a folder that `beginChange` has made. */
export async function writePhoto(folder: string, stem: string, { versions }: PictureVersions): Promise<void> {
  try {
    for (const { width, avif, webp } of versions) {
      await writeWhole(path.join(folder, versionFile(stem, width, 'avif')), avif);
      await writeWhole(path.join(folder, versionFile(stem, width, 'webp')), webp);
    }
  } catch (error) {
    const widths = versions.map(({ width }) => width);
    await removeFiles(folder, filesOf('PHOTO', stem, widths));
    await endChange(folder, stem);
    throw error;
  }
}

/** Removes files; a missing file is not an error. */
export async function removeFiles(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => fs.rm(path.join(folder, file), { force: true })));
}

/** A crash leaves the previous state, or a draft that is never served. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}${DRAFT}`;
  try {
    await fs.writeFile(draft, content, { flush: true });
    await fs.rename(draft, file);
  } catch (error) {
    await fs.rm(draft, { force: true });
    throw error;
  }
}
