import type { Tx } from '../../platform/database';
import { leftOut, noteGoneBefore, type SeasonRecord } from '../engine';
import { erasedOf } from '../players/league-players.repository';
import { entriesOf, markWithdrawn } from './league-entries.repository';

/**
 * After a publication: the players whom it left out are no longer in the league. An earlier withdrawal keeps its day.
 * @returns the record, which notes these earlier withdrawals for the undo of the publication
 */
export async function withdrawLeftOut(tx: Tx, published: SeasonRecord, today: string): Promise<SeasonRecord> {
  const out = leftOut(published);
  if (out.length === 0) return published;
  const { year } = published.settings;
  const entries = (await entriesOf(tx, year)).filter(({ playerId }) => out.includes(playerId));
  for (const { playerId, withdrawnOn } of entries) {
    if (withdrawnOn === null) await markWithdrawn(tx, year, playerId, today);
  }
  const gone = entries.filter(({ withdrawnOn }) => withdrawnOn !== null);
  return noteGoneBefore(
    published,
    gone.map(({ playerId }) => playerId),
  );
}

/** Before a publication is undone: the players whom it left out are in the league again, unless they are erased. */
export async function restoreLeftOut(tx: Tx, published: SeasonRecord): Promise<void> {
  const out = leftOut(published);
  const erased = await erasedOf(tx, out);
  for (const player of out) {
    if (!erased.includes(player)) await markWithdrawn(tx, published.settings.year, player, null);
  }
}
