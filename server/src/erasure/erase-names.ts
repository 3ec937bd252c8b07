import { personName } from '@club/shared/domain';
import { type LeaguePlayerRow, lockPlayer } from '../league';
import { formerNamesOf, type Member } from '../members';
import type { Tx } from '../platform/database';
import {
  allowingErasure,
  emptyRegistrations,
  lockRegistrations,
  otherPeople,
  type Pseudonym,
  renamePlayers,
} from './erasure.repository';
import { ownOnly, patternOf } from './person-rules';
import { everyShortName } from './short-names';
import { type ChangedRows, replaceTexts } from './written-texts.repository';

interface Person {
  readonly member: Member | undefined;
  readonly player: LeaguePlayerRow | undefined;
  readonly pseudonym: Pseudonym;
}

const present = <Value>(values: readonly (Value | null | undefined)[]): Value[] =>
  values.filter((value) => value !== null && value !== undefined);

const lockRegistrationsOf = (tx: Tx, member: Member | undefined, player: LeaguePlayerRow | undefined) =>
  lockRegistrations(tx, {
    playerIds: present([player?.id]),
    emails: present([member?.email, player?.email]),
    named: present([member, player]).map(({ firstName, lastName }) => ({
      firstName,
      lastName,
      birthDate: player?.birthDate ?? null,
    })),
  });

/**
 * Locks in the order in which a registration is accepted: first the registrations, then the player. The names are
 * locked already, so nobody can become the person's player meanwhile.
 */
export async function lockPersonsPlayer(
  tx: Tx,
  member: Member | undefined,
  player: LeaguePlayerRow | undefined,
): Promise<LeaguePlayerRow | undefined> {
  await lockRegistrationsOf(tx, member, player);
  return player && lockPlayer(tx, player.id);
}

/** Renames the person in the league, and removes the name from every text. */
export async function eraseNames(
  tx: Tx,
  { member, player, pseudonym }: Person,
  at: Date,
): Promise<ChangedRows | undefined> {
  const playerIds = present([player?.id]);
  const registrations = await lockRegistrationsOf(tx, member, player);
  const registrationIds = registrations.map(({ id }) => id);
  const own = { memberId: member?.id ?? null, playerIds, registrationIds };
  const former = await formerNamesOf(tx, own);
  const people = [
    ...present([member && { ...member, phone: null }, player]),
    ...registrations,
    ...former.map((name) => ({ ...name, email: null, phone: null })),
  ];
  const others = await otherPeople(tx, own);
  const shortNames = player ? await everyShortName(tx, player.id, former) : [];
  const pattern = patternOf({ ...ownOnly(people, others), shortNames, others });
  await emptyRegistrations(tx, registrationIds, pseudonym);
  await renamePlayers(tx, playerIds, pseudonym, at);
  return replaceNames(tx, pattern, pseudonym);
}

/** The same for registrations of somebody who is neither a member nor a player. */
export async function eraseRegistrations(
  tx: Tx,
  registrations: Awaited<ReturnType<typeof lockRegistrations>>,
  pseudonym: Pseudonym,
): Promise<ChangedRows | undefined> {
  const registrationIds = registrations.map(({ id }) => id);
  const others = await otherPeople(tx, { memberId: null, playerIds: [], registrationIds });
  const pattern = patternOf({ ...ownOnly(registrations, others), shortNames: [], others });
  await emptyRegistrations(tx, registrationIds, pseudonym);
  return replaceNames(tx, pattern, pseudonym);
}

async function replaceNames(
  tx: Tx,
  pattern: string | undefined,
  pseudonym: Pseudonym,
): Promise<ChangedRows | undefined> {
  let changed: ChangedRows | undefined;
  if (pattern) {
    await allowingErasure(tx, async () => {
      changed = await replaceTexts(tx, pattern, personName(pseudonym));
    });
  }
  return changed;
}
