import { randomUUID } from 'node:crypto';
import type { Galleries, Gallery, GalleryPicture } from '@club/shared/contracts/gallery';
import { recordAction } from '../action-log';
import type { Clock } from '../platform/clock';
import type { Database, Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { Live } from '../platform/live';
import { presentPicture } from './gallery.presenter';
import {
  coversByYear,
  deletePicture,
  insertPicture,
  lockGallery,
  lockPicture,
  nextPicture,
  type PictureRow,
  picturesOf,
  updateCaption,
  updatePositions,
} from './gallery.repository';
import { fileStem, filesOf, removeFiles, writePhoto, yearFolder } from './picture-files';

const subjectOf = ({ year, number }: Pick<PictureRow, 'year' | 'number'>) => `Galerija ${year}., slika ${number}`;

export type GalleryService = ReturnType<typeof createGallery>;

interface Parts {
  readonly db: Database;
  readonly live: Live;
  readonly clock: Clock;
  /** The folder of all media files. */
  readonly media: string;
}

export function createGallery({ db, live, clock, media }: Parts) {
  /** Sequential: several at once would compete for the processors and hold as many pictures in memory. */
  let working: Promise<unknown> = Promise.resolve();
  const afterOthers = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = working.then(work);
    working = result.catch(() => undefined);
    return result;
  };

  async function requirePicture(tx: Tx, id: number): Promise<PictureRow> {
    const picture = await lockPicture(tx, id);
    if (!picture) throw new Refusal(404, 'PICTURE_UNKNOWN', 'Ta slika više ne postoji.');
    return picture;
  }

  return {
    async galleries(): Promise<Galleries> {
      const rows = await coversByYear(db.handle);
      return rows.map(({ count, ...cover }) => ({ year: cover.year, count, cover: presentPicture(cover) }));
    },

    async gallery(year: number): Promise<Gallery> {
      return { year, pictures: (await picturesOf(db.handle, year)).map(presentPicture) };
    },

    /** Adds a picture after the others of its year. */
    async add(year: number, bytes: Buffer, actorId: number): Promise<GalleryPicture> {
      // Loaded on demand: it needs the picture library.
      const { pictureVersions } = await import('./picture-versions');
      const picture = await afterOthers(() => pictureVersions(bytes));
      const widths = picture.versions.map(({ width }) => width);
      const { width, height } = picture;
      const at = clock.now();
      // First: no booking waits for the disk. A failed transaction leaves the files, because its commit may have been
      // received: a row without its files would be a broken picture.
      const file = fileStem(randomUUID().slice(0, 8), bytes);
      await writePhoto(yearFolder(media, year), file, picture);
      return db.transaction(async (tx) => {
        await lockGallery(tx, year);
        const { number, position } = await nextPicture(tx, year);
        const row = { year, number, position, kind: 'PHOTO', file, widths, width, height, created_at: at } as const;
        await recordAction(tx, { actorId, at, action: 'Nova slika', subject: subjectOf(row) });
        await live.changed(tx, 'gallery');
        return presentPicture(await insertPicture(tx, row));
      });
    },

    caption(id: number, caption: string, actorId: number): Promise<void> {
      return db.transaction(async (tx) => {
        const picture = await requirePicture(tx, id);
        if (picture.caption === caption) return;
        await updateCaption(tx, id, caption);
        await recordAction(tx, {
          actorId,
          at: clock.now(),
          action: 'Opis slike',
          subject: subjectOf(picture),
          before: { Opis: picture.caption },
          after: { Opis: caption },
        });
        await live.changed(tx, 'gallery');
      });
    },

    /** @throws Refusal GALLERY_CHANGED: `ids` are not exactly the year's pictures */
    order(year: number, ids: readonly number[], actorId: number): Promise<void> {
      return db.transaction(async (tx) => {
        await lockGallery(tx, year);
        const present = (await picturesOf(tx, year)).map(({ id }) => id);
        if (
          ids.length !== present.length ||
          new Set(ids).size !== ids.length ||
          present.some((id) => !ids.includes(id))
        ) {
          throw new Refusal(409, 'GALLERY_CHANGED', 'Galerija se u međuvremenu promijenila. Pokušajte ponovno.');
        }
        await updatePositions(tx, ids);
        await recordAction(tx, {
          actorId,
          at: clock.now(),
          action: 'Redoslijed slika',
          subject: `Galerija ${year}.`,
        });
        await live.changed(tx, 'gallery');
      });
    },

    async remove(id: number, actorId: number): Promise<void> {
      const { year, kind, file, widths } = await db.transaction(async (tx) => {
        const picture = await requirePicture(tx, id);
        await deletePicture(tx, id);
        await recordAction(tx, { actorId, at: clock.now(), action: 'Brisanje slike', subject: subjectOf(picture) });
        await live.changed(tx, 'gallery');
        return picture;
      });
      // Last: a row without its files would be a broken picture.
      await removeFiles(yearFolder(media, year), filesOf(kind, file, widths));
    },
  };
}
