import type { Tx } from '../../platform/database';
import { findPlayer, updatePlayer } from '../players/league-players.repository';
import { personColumns, type RegisteredPerson, type RegistrationRow } from './registrations.repository';

/**
 * Corrects the player of an accepted registration in what a correction of it changes. Everything else stays the
 * player's own: it may be newer than the registration.
 */
export async function correctPlayer(tx: Tx, row: RegistrationRow, corrected: RegisteredPerson): Promise<void> {
  const player = row.player_id === null ? undefined : await findPlayer(tx, row.player_id);
  if (!player) return;
  const now = personColumns(corrected);
  const changed = <Value>(column: keyof typeof now, own: Value) => (now[column] === row[column] ? own : now[column]);
  await updatePlayer(tx, player.id, {
    firstName: changed('first_name', player.firstName),
    lastName: changed('last_name', player.lastName),
    nickname: player.nickname,
    birthDate: changed('birth_date', player.birthDate),
    residence: changed('city', player.residence),
    email: changed('email', player.email),
    phone: changed('phone', player.phone),
  });
}
