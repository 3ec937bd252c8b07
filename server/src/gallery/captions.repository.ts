import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

/** The numbers of a year's pictures. */
export async function pictureNumbers(handle: Handle, year: number): Promise<ReadonlySet<number>> {
  const pictures = await handle.selectFrom('gallery_picture').select('number').where('year', '=', year).execute();
  return new Set(pictures.map(({ number }) => number));
}

/** The captions of a year's pictures by number, without the pictures that have none. */
export async function captionsOf(handle: Handle, year: number): Promise<ReadonlyMap<number, string>> {
  const pictures = await handle
    .selectFrom('gallery_picture')
    .select(['number', 'caption'])
    .where('year', '=', year)
    .where('caption', '!=', '')
    .orderBy('number')
    .execute();
  return new Map(pictures.map(({ number, caption }) => [number, caption]));
}

/** Sets the captions of a year's pictures by number; the others lose theirs. */
export async function replaceCaptions(tx: Tx, year: number, captions: ReadonlyMap<number, string>): Promise<void> {
  const given = JSON.stringify([...captions].map(([number, caption]) => ({ number, caption })));
  await sql`
    update gallery_picture set caption = coalesce(given.caption, '')
    from gallery_picture old
    left join jsonb_to_recordset(${given}::jsonb) as given (number int, caption text) on given.number = old.number
    where gallery_picture.id = old.id and old.year = ${year} and old.caption <> coalesce(given.caption, '')
  `.execute(tx);
}
