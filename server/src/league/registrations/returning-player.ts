import type { Tx } from '../../platform/database';
import { Refusal } from '../../platform/http';
import { withdrawnFrom } from '../entries/league-entries.repository';
import { readSeason } from '../seasons/stored-season';
import { mayReturn } from '../withdrawals/withdrawals';
import type { RegistrationRow } from './registrations.repository';

/**
 * Whether the player of a registration has withdrawn from its season, and so returns to it by registering again.
 * @throws Refusal 409 `PLAYER_WITHDRAWN` once the next round is published without the player
 */
export async function isReturning(tx: Tx, { year, player_id: player }: RegistrationRow): Promise<boolean> {
  if (player === null || !(await withdrawnFrom(tx, year)).has(player)) return false;
  const { record } = await readSeason(tx, year);
  if (mayReturn(record, player)) return true;
  const message = `Odustali ste od ljetne lige ${year}., a nakon toga je objavljeno novo kolo, pa se u nju više ne možete vratiti. Javite se klubu.`;
  throw new Refusal(409, 'PLAYER_WITHDRAWN', message);
}
