import { sql } from 'kysely';
import { anyOf, type Handle, type Tx } from '../platform/database';

export interface FormerName {
  readonly firstName: string;
  readonly lastName: string;
}

interface FormerNamesOf {
  readonly memberId?: number | null;
  readonly playerIds?: readonly number[];
  /** Whose players were deleted when their acceptance was undone. */
  readonly registrationIds?: readonly number[];
}

/** The names that a person had before, as a member, as these players and in these registrations; the earliest first. */
export async function formerNamesOf(
  handle: Handle,
  { memberId = null, playerIds = [], registrationIds = [] }: FormerNamesOf,
): Promise<FormerName[]> {
  return handle
    .selectFrom('former_name')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where(
      sql<boolean>`(member_id = ${memberId}::int or player_id = ${anyOf(playerIds)}
        or registration_id = ${anyOf(registrationIds)})`,
    )
    .orderBy('id')
    .execute();
}

/** The names of a player who is about to be deleted, his present one too, become those of his registration. */
export async function keepNamesOfPlayer(
  tx: Tx,
  { id, ...present }: FormerName & { readonly id: number },
  registrationId: number,
): Promise<void> {
  const names = [...(await formerNamesOf(tx, { playerIds: [id] })), present];
  await tx
    .insertInto('former_name')
    .values(
      names.map(({ firstName, lastName }) => ({
        member_id: null,
        player_id: null,
        registration_id: registrationId,
        first_name: firstName,
        last_name: lastName,
      })),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}
