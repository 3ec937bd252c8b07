import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AddedPicture, CaptionInput, Galleries, Gallery, GalleryOrder } from '@club/shared/contracts/gallery';
import { recordAction } from '../action-log';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { ServiceParts } from '../platform/service-parts';
import { refuseOutdated } from '../setting-change';
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
  pictureWithContent,
  updateCaption,
  updatePositions,
} from './gallery.repository';
import {
  beginChange,
  contentHash,
  endChange,
  fileStem,
  filesOf,
  removeFiles,
  writePhoto,
  yearFolder,
} from './picture-files';

const subjectOf = ({ year, number }: Pick<PictureRow, 'year' | 'number'>) => `Galerija ${year}., slika ${number}`;
const captionFacts = (caption: string) => ({ Opis: caption === '' ? '(prazno)' : `„${caption}”` });

export type GalleryService = ReturnType<typeof createGallery>;

interface Parts extends ServiceParts {
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

    /**
     * Adds a picture after the others of its year. One that the year has already is returned as it is: its upload is
     * repeated when the answer was lost.
     */
    async add(year: number, bytes: Buffer, actorId: number): Promise<AddedPicture> {
      // Loaded on demand: it needs the picture library.
      const { pictureVersions } = await import('./picture-versions');
      const picture = await afterOthers(() => pictureVersions(bytes));
      const widths = picture.versions.map(({ width }) => width);
      const { width, height } = picture;
      const at = clock.now();
      // First: no booking waits for the disk. A failed transaction leaves the files, because its commit may have been
      // received: a row without its files would be a broken picture. `removeStrayFiles` removes them later.
      const file = fileStem(randomUUID().slice(0, 8), bytes);
      const folder = yearFolder(media, year);
      await beginChange(folder, file);
      await writePhoto(folder, file, picture);
      const added = await db.transaction(async (tx) => {
        await lockGallery(tx, year);
        const before = await pictureWithContent(tx, year, contentHash(bytes));
        if (before) return before;
        const { number, position } = await nextPicture(tx, year);
        const row = { year, number, position, kind: 'PHOTO', file, widths, width, height, created_at: at } as const;
        await recordAction(tx, { actorId, at, action: 'Nova slika', subject: subjectOf(row) });
        await live.changed(tx, 'gallery');
        return insertPicture(tx, row);
      });
      const isKnown = added.file !== file;
      if (isKnown) await removeFiles(folder, filesOf('PHOTO', file, widths));
      await endChange(folder, file);
      return { ...presentPicture(added), ...(isKnown && { isKnown }) };
    },

    /** @throws Refusal 409 `SETTING_CHANGED` when somebody else has changed it since it was seen */
    caption(id: number, { caption, seen }: CaptionInput, actorId: number): Promise<void> {
      return db.transaction(async (tx) => {
        const picture = await requirePicture(tx, id);
        const current = picture.caption;
        if (current === caption) return;
        const [now, wanted] = [captionFacts(current), captionFacts(caption)];
        refuseOutdated({ seen: seen === undefined ? undefined : captionFacts(seen), now, wanted, current });
        await updateCaption(tx, id, caption);
        await recordAction(tx, {
          actorId,
          at: clock.now(),
          action: 'Opis slike',
          subject: subjectOf(picture),
          before: { Opis: current },
          after: { Opis: caption },
        });
        await live.changed(tx, 'gallery');
      });
    },

    /**
     * An order that is saved already is not refused, because the answer to its first request may have been lost.
     * @throws Refusal GALLERY_CHANGED: `ids` are not exactly the year's pictures, or `seen` is not their order
     */
    order(year: number, { ids, seen }: GalleryOrder, actorId: number): Promise<void> {
      return db.transaction(async (tx) => {
        await lockGallery(tx, year);
        const present = (await picturesOf(tx, year)).map(({ id }) => id);
        if (isDeepStrictEqual(ids, present)) return;
        if (
          (seen && !isDeepStrictEqual(seen, present)) ||
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
        await beginChange(yearFolder(media, picture.year), picture.file);
        await deletePicture(tx, id);
        await recordAction(tx, { actorId, at: clock.now(), action: 'Brisanje slike', subject: subjectOf(picture) });
        await live.changed(tx, 'gallery');
        return picture;
      });
      // Last: a row without its files would be a broken picture. What is left of them here `removeStrayFiles` removes.
      await removeFiles(yearFolder(media, year), filesOf(kind, file, widths));
      await endChange(yearFolder(media, year), file);
    },
  };
}
