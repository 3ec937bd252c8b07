import fs from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from '../platform/database';
import { insertPictures } from './gallery.repository';
import { drawingFile, fileStem, yearFolder } from './picture-files';

interface Drawings {
  readonly media: string;
  readonly year: number;
  readonly at: Date;
  readonly size: { readonly width: number; readonly height: number };
  /** Our own SVG texts, never an upload: SVG may contain scripts. */
  readonly drawings: readonly { readonly caption: string; readonly content: string }[];
}

/** Fills an empty year with drawings. */
export async function addDrawings(tx: Tx, { media, year, at, size, drawings }: Drawings): Promise<void> {
  const folder = yearFolder(media, year);
  await fs.mkdir(folder, { recursive: true });
  const named = drawings.map((drawing, index) => ({ ...drawing, file: fileStem(index + 1, drawing.content) }));
  await Promise.all(named.map(({ file, content }) => fs.writeFile(path.join(folder, drawingFile(file)), content)));
  await insertPictures(
    tx,
    named.map(({ caption, file }, index) => ({
      ...size,
      year,
      number: index + 1,
      position: index + 1,
      kind: 'DRAWING',
      file,
      widths: [],
      caption,
      created_at: at,
    })),
  );
}
