import { type Insertable, type Selectable, sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';
import type { Tables } from '../platform/schema';

export type PictureRow = Selectable<Tables['gallery_picture']>;
export type NewPicture = Insertable<Tables['gallery_picture']>;

/** Locks the year's gallery against changes by others until the transaction ends. */
export async function lockGallery(tx: Tx, year: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('gallery'), ${year})`.execute(tx);
}

/** The number and the position of the next picture of a year. */
export async function nextPicture(tx: Tx, year: number): Promise<{ number: number; position: number }> {
  const last = await tx
    .selectFrom('gallery_picture')
    .select((of) => [of.fn.max('number').as('number'), of.fn.max('position').as('position')])
    .where('year', '=', year)
    .executeTakeFirst();
  return { number: (last?.number ?? 0) + 1, position: (last?.position ?? 0) + 1 };
}

export function insertPicture(tx: Tx, picture: NewPicture): Promise<PictureRow> {
  return tx.insertInto('gallery_picture').values(picture).returningAll().executeTakeFirstOrThrow();
}

export async function insertPictures(tx: Tx, pictures: readonly NewPicture[]): Promise<void> {
  await tx.insertInto('gallery_picture').values(pictures).execute();
}

export function picturesOf(handle: Handle, year: number): Promise<PictureRow[]> {
  return handle.selectFrom('gallery_picture').selectAll().where('year', '=', year).orderBy('position').execute();
}

/** The picture of a year whose content has that hash. */
export function pictureWithContent(tx: Tx, year: number, hash: string): Promise<PictureRow | undefined> {
  return tx
    .selectFrom('gallery_picture')
    .selectAll()
    .where('year', '=', year)
    .where('file', 'like', `%-${hash}`)
    .orderBy('position')
    .executeTakeFirst();
}

/** The first picture of every year that has any, with how many there are; newest year first. */
export function coversByYear(handle: Handle) {
  return handle
    .selectFrom('gallery_picture')
    .distinctOn('year')
    .selectAll()
    .select(sql<number>`(count(*) over (partition by year))::int`.as('count'))
    .orderBy('year', 'desc')
    .orderBy('position')
    .execute();
}

/** Locked until the transaction ends: of two administrators who change it at once, the second sees the first's change. */
export function lockPicture(tx: Tx, id: number): Promise<PictureRow | undefined> {
  return tx.selectFrom('gallery_picture').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateCaption(tx: Tx, id: number, caption: string): Promise<void> {
  await tx.updateTable('gallery_picture').set({ caption }).where('id', '=', id).execute();
}

/** Sets the positions 1, 2, … of the pictures in the order of `ids`. */
export async function updatePositions(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update gallery_picture set position = placed.position
    from unnest(${ids}::int[]) with ordinality as placed (id, position)
    where gallery_picture.id = placed.id
  `.execute(tx);
}

export async function deletePicture(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('gallery_picture').where('id', '=', id).execute();
}
