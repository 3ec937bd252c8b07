import { readPlayerNames, readShortNames, type ShortName } from '../league';
import { shortNamesOf } from '../league/engine';
import type { Handle } from '../platform/database';
import type { FullName } from './longer-names';

/** No player's number. */
const NOBODY = 0;

/**
 * The short names that texts may use for a player, also under former names; of these only what nobody else can have been
 * called: who had the others then is not known.
 */
export async function everyShortName(handle: Handle, id: number, former: readonly FullName[]): Promise<ShortName[]> {
  const present = await readShortNames(handle, id);
  if (former.length === 0) return [...present];
  const { rows } = await readPlayerNames(handle);
  const before = former.flatMap((name) => {
    const then = rows.map((row) => ({ ...row, ...(row.id === id ? name : {}), player: row.id }));
    return shortNamesOf(id, then).filter(({ isOwn }) => isOwn);
  });
  return [...present, ...before];
}

/**
 * The short names that texts may use for somebody who was a player under these names until the acceptance was undone; of
 * these only what no other player can have been called.
 */
export async function formerShortNames(handle: Handle, names: readonly FullName[]): Promise<ShortName[]> {
  if (names.length === 0) return [];
  const players = (await readPlayerNames(handle)).rows.map((row) => ({ ...row, player: row.id }));
  return names.flatMap(({ firstName, lastName }) => {
    const then = [...players, { firstName, lastName, nickname: null, player: NOBODY }];
    return shortNamesOf(NOBODY, then).filter(({ isOwn }) => isOwn);
  });
}
