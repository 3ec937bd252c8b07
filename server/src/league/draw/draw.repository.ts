import type { Handle } from '../../platform/database';
import type { StoredDraw } from '../projection/season-rows';

/** The brackets of a season; undefined before the draw. */
export async function drawOf(handle: Handle, year: number): Promise<StoredDraw | undefined> {
  const found = await handle.selectFrom('league_draw').select('draw').where('year', '=', year).executeTakeFirst();
  return found?.draw as StoredDraw | undefined;
}
