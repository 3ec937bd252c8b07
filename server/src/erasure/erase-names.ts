import { personName } from '@club/shared/domain';
import { type LeaguePlayerRow, lockPlayer } from '../league';
import { type FormerName, formerNamesOf, type Member } from '../members';
import type { Tx } from '../platform/database';
import {
  allowingErasure,
  emptyRegistrations,
  lockRegistrations,
  otherPeople,
  type Pseudonym,
  renamePlayers,
} from './erasure.repository';
import { replaceLogged } from './logged-names.repository';
import { type KnownPerson, ownOnly, type PersonNames, patternOf } from './person-rules';
import { everyShortName, formerShortNames } from './short-names';
import { type ChangedRows, replaceNameParts, replaceTexts } from './written-texts.repository';

interface Person {
  readonly member: Member | undefined;
  readonly player: LeaguePlayerRow | undefined;
  readonly pseudonym: Pseudonym;
}

const present = <Value>(values: readonly (Value | null | undefined)[]): Value[] =>
  values.filter((value) => value !== null && value !== undefined);

const withoutContact = (names: readonly FormerName[]): KnownPerson[] =>
  names.map((name) => ({ ...name, email: null, phone: null }));

/** The person's registrations, locked, and former names; `asPlayers`: those of `namesAsPlayers`. */
async function lockTraces(tx: Tx, member: Member | undefined, player: LeaguePlayerRow | undefined) {
  const playerIds = present([player?.id]);
  const birthDate = player?.birthDate ?? null;
  const former = await formerNamesOf(tx, { memberId: member?.id ?? null, playerIds });
  const registrations = await lockRegistrations(tx, {
    playerIds,
    emails: present([member?.email, player?.email]),
    birthDate,
    names: present([member, player]),
    formerNames: former,
  });
  const asPlayers = await namesAsPlayers(tx, registrations);
  return { former: [...former, ...asPlayers], registrations, asPlayers };
}

/** Under which names registered people were players until their acceptance was undone. */
const namesAsPlayers = (tx: Tx, registrations: readonly { readonly id: number }[]) =>
  formerNamesOf(tx, { registrationIds: registrations.map(({ id }) => id) });

/**
 * Locks in the order in which a registration is accepted: first the registrations, then the player. The names are
 * locked already, so nobody can become the person's player meanwhile.
 */
export async function lockPersonsPlayer(
  tx: Tx,
  member: Member | undefined,
  player: LeaguePlayerRow | undefined,
): Promise<LeaguePlayerRow | undefined> {
  await lockTraces(tx, member, player);
  return player && lockPlayer(tx, player.id);
}

export interface ErasedNames {
  /** Undefined: no text was changed. */
  readonly changed: ChangedRows | undefined;
  /** Somebody else has the name too: it stays in the texts. */
  readonly isShared: boolean;
}

/** Renames the person in the league, and removes the name from every text. */
export async function eraseNames(tx: Tx, { member, player, pseudonym }: Person, at: Date): Promise<ErasedNames> {
  const playerIds = present([player?.id]);
  const { former, registrations, asPlayers } = await lockTraces(tx, member, player);
  const registrationIds = registrations.map(({ id }) => id);
  const own = { memberId: member?.id ?? null, playerIds, registrationIds };
  const named = present([member && { ...member, phone: null }, player]);
  const formerly = withoutContact(former);
  const others = await otherPeople(tx, own);
  const shortNames = player ? await everyShortName(tx, player.id, former) : await formerShortNames(tx, asPlayers);
  const identifying = ownOnly([...named, ...formerly, ...registrations], others);
  await emptyRegistrations(tx, registrationIds, pseudonym);
  await renamePlayers(tx, playerIds, pseudonym, at);
  if (member) {
    const names = [...named, ...formerly, ...registrations];
    await allowingErasure(tx, () => replaceLogged(tx, member, names, personName(pseudonym)));
  }
  const changed = await replaceNames(tx, { ...identifying, shortNames, others }, pseudonym);
  const unshared = new Set<object>(identifying.names);
  return { changed, isShared: named.some((each) => !unshared.has(each)) };
}

/** The same for registrations of somebody who is neither a member nor a player. */
export async function eraseRegistrations(
  tx: Tx,
  registrations: Awaited<ReturnType<typeof lockRegistrations>>,
  pseudonym: Pseudonym,
): Promise<ErasedNames> {
  const registrationIds = registrations.map(({ id }) => id);
  const others = await otherPeople(tx, { memberId: null, playerIds: [], registrationIds });
  const asPlayers = await namesAsPlayers(tx, registrations);
  const shortNames = await formerShortNames(tx, asPlayers);
  const identifying = ownOnly([...registrations, ...withoutContact(asPlayers)], others);
  await emptyRegistrations(tx, registrationIds, pseudonym);
  const changed = await replaceNames(tx, { ...identifying, shortNames, others }, pseudonym);
  const unshared = new Set<object>(identifying.names);
  return { changed, isShared: registrations.some((each) => !unshared.has(each)) };
}

async function replaceNames(tx: Tx, person: PersonNames, pseudonym: Pseudonym): Promise<ChangedRows | undefined> {
  const pattern = patternOf(person);
  if (!pattern) return undefined;
  return allowingErasure(tx, async () => {
    // First: replaceTexts replaces a last name that nobody else has, and would leave the first name.
    await replaceNameParts(tx, person.names, personName(pseudonym));
    return replaceTexts(tx, pattern, personName(pseudonym));
  });
}
