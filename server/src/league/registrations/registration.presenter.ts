import type { Registration } from '@club/shared/contracts/league/registrations-control';
import type { Handle } from '../../platform/database';
import { type PlayerNames, readPlayerNames } from '../players/player-names';
import { playersBefore, yearsByPlayer } from '../players/player-years.repository';
import { candidatesAmong } from './candidates';
import { isErased } from './erased-registrations';
import { hasNameOf } from './registered-name';
import { membersWithEmails, type RegistrationRow } from './registrations.repository';

/** The players of all seasons and the members, with whom registrations are compared. */
interface KnownPeople {
  readonly names: PlayerNames;
  readonly candidatesFor: ReturnType<typeof candidatesAmong>;
  readonly years: ReadonlyMap<number, readonly number[]>;
  /** The players whom an earlier season names. */
  readonly played: ReadonlySet<number>;
  readonly members: Awaited<ReturnType<typeof membersWithEmails>>;
}

async function knownPeople(handle: Handle, year: number, emailKeys: readonly string[]): Promise<KnownPeople> {
  const names = await readPlayerNames(handle);
  return {
    names,
    candidatesFor: candidatesAmong(names.rows),
    years: await yearsByPlayer(handle),
    played: await playersBefore(handle, year),
    members: await membersWithEmails(handle, emailKeys),
  };
}

/** @param rows of one season */
export async function presentRegistrations(handle: Handle, rows: readonly RegistrationRow[]): Promise<Registration[]> {
  const [first] = rows;
  if (!first) return [];
  const emailKeys = rows.map((row) => row.email_key);
  const known = await knownPeople(handle, first.year, emailKeys);
  return rows.map((row) => present(row, known));
}

export const presentRegistration = async (handle: Handle, row: RegistrationRow): Promise<Registration> =>
  present(row, await knownPeople(handle, row.year, [row.email_key]));

function present(row: RegistrationRow, { names, candidatesFor, years, played, members }: KnownPeople): Registration {
  const { certain, likely, all } = candidatesFor(row);
  const own = row.player_id === null ? likely.map(({ id }) => id) : [row.player_id];
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
    changedFields: [...row.changed_fields],
    player: names.find(row.player_id),
    erased: isErased(row),
    candidates: all.map((player) => ({
      ...names.of(player.id),
      nadimak: player.nickname,
      birthDate: player.birthDate,
      years: [...(years.get(player.id) ?? [])],
      isCertain: player === certain,
      memberId: player.memberId,
    })),
    members: members.flatMap(({ emailKey, ...member }) =>
      emailKey === row.email_key ? [{ ...member, hasName: hasNameOf(row, member) }] : [],
    ),
  };
}
