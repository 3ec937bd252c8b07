import { sql } from 'kysely';
import type { Handle, Tx } from '../platform/database';

/** The captions of a year's pictures by number; pictures without one are only included with `all`. */
export async function captionsOf(handle: Handle, year: number, all = false): Promise<ReadonlyMap<number, string>> {
  const pictures = await handle
    .selectFrom('gallery_picture')
    .select(['number', 'caption'])
    .where('year', '=', year)
    .orderBy('number')
    .execute();
  return new Map(
    pictures.filter(({ caption }) => all || caption !== '').map(({ number, caption }) => [number, caption]),
  );
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
