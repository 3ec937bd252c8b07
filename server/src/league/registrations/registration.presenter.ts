import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { Handle } from '../../platform/database';
import { type PlayerNames, readPlayerNames } from '../players/player-names';
import { yearsByPlayer } from '../players/player-years.repository';
import { candidatesFor } from './candidates';
import { membersWithEmail, playersBefore, type RegistrationRow } from './registrations.repository';

/** What the players of all seasons say about a registration. */
interface KnownPlayers {
  readonly names: PlayerNames;
  readonly years: ReadonlyMap<number, readonly number[]>;
  /** Who took part in an earlier season. */
  readonly played: ReadonlySet<number>;
}

const knownPlayers = async (handle: Handle, year: number): Promise<KnownPlayers> => ({
  names: await readPlayerNames(handle),
  years: await yearsByPlayer(handle),
  played: await playersBefore(handle, year),
});

/** @param rows of one season */
export async function presentRegistrations(handle: Handle, rows: readonly RegistrationRow[]): Promise<Registration[]> {
  const [first] = rows;
  if (!first) return [];
  const known = await knownPlayers(handle, first.year);
  const presented: Registration[] = [];
  for (const row of rows) presented.push(await present(handle, row, known));
  return presented;
}

export const presentRegistration = async (handle: Handle, row: RegistrationRow): Promise<Registration> =>
  present(handle, row, await knownPlayers(handle, row.year));

async function present(
  handle: Handle,
  row: RegistrationRow,
  { names, years, played }: KnownPlayers,
): Promise<Registration> {
  const { certain, all } = candidatesFor(row, names.rows);
  const own = row.player_id === null ? all.map(({ id }) => id) : [row.player_id];
  return {
    id: row.id,
    year: row.year,
    state: row.state,
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date,
    email: row.email,
    phone: row.phone,
    city: row.city,
    registeredAt: row.registered_at.toISOString(),
    lastModifiedDate: row.modified_at.toISOString(),
    newPlayer: !own.some((id) => played.has(id)),
    refuseReason: row.refuse_reason,
    player: names.maybe(row.player_id),
    candidates: all.map((player) => ({
      ...names.of(player.id),
      nadimak: player.nickname,
      birthDate: player.birthDate,
      years: [...(years.get(player.id) ?? [])],
      isCertain: certain.includes(player),
    })),
    members: await membersWithEmail(handle, row.email),
  };
}
