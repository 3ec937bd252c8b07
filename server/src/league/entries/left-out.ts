import type { Tx } from '../../platform/database';
import { leftOut, type SeasonRecord } from '../engine';
import { entriesOf, markWithdrawn } from './league-entries.repository';

/** After a publication: whom it left out is not in the league any more. An earlier withdrawal keeps its day. */
export async function withdrawLeftOut(tx: Tx, published: SeasonRecord, today: string): Promise<void> {
  const out = leftOut(published);
  if (out.length === 0) return;
  const { year } = published.settings;
  const playing = (await entriesOf(tx, year)).filter(({ withdrawnOn }) => withdrawnOn === null);
  for (const { playerId } of playing) if (out.includes(playerId)) await markWithdrawn(tx, year, playerId, today);
}

/** Before a publication is undone: whom it left out is in the league again. */
export async function restoreLeftOut(tx: Tx, published: SeasonRecord): Promise<void> {
  for (const player of leftOut(published)) await markWithdrawn(tx, published.settings.year, player, null);
}
