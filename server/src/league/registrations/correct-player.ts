import type { Tx } from '../../platform/database';
import { findPlayer, updatePlayer } from '../players/league-players.repository';
import { differingFields, type RegisteredPerson, type RegistrationRow } from './registrations.repository';

/**
 * Applies to the player of an accepted registration what its correction changes, and what the person has changed in it
 * since. All other data of the player stay: they may be newer than the registration.
 */
export async function correctPlayer(tx: Tx, row: RegistrationRow, corrected: RegisteredPerson): Promise<void> {
  const player = row.player_id === null ? undefined : await findPlayer(tx, row.player_id);
  if (!player) return;
  const changed = new Set<string>([...row.changed_fields, ...differingFields(row, corrected)]);
  const value = <Value>(field: keyof RegisteredPerson, own: Value) => (changed.has(field) ? corrected[field] : own);
  await updatePlayer(tx, player.id, {
    firstName: value('firstName', player.firstName),
    lastName: value('lastName', player.lastName),
    nickname: player.nickname,
    birthDate: value('birthDate', player.birthDate),
    residence: value('city', player.residence),
    email: value('email', player.email),
    phone: value('phone', player.phone),
  });
}
