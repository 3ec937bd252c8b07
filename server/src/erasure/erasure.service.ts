import { personName } from '@club/shared/domain';
import { lockAccount } from '../accounts';
import { recordAction } from '../action-log';
import {
  erasedPlayerName,
  erasedRegistrationName,
  findPlayer,
  findPlayerOfMember,
  findRegistration,
  isErased,
  lockNames,
  unusedPseudonym,
} from '../league';
import { lockPresentMember } from '../members';
import type { Tx } from '../platform/database';
import { Refusal } from '../platform/http';
import type { Directory } from '../platform/identity';
import type { ServiceParts } from '../platform/service-parts';
import { keepAnAdministrator } from '../user-management';
import { type ErasedNames, eraseNames, eraseRegistrations, lockPersonsPlayer } from './erase-names';
import { hasUpcomingBookings, lockRegistrations, type Pseudonym, removeOwn, renameMember } from './erasure.repository';
import { isNamed } from './person-rules';

interface Parts extends ServiceParts {
  readonly directory: Directory;
}

export type Erasure = ReturnType<typeof createErasure>;

export interface ErasedPerson {
  readonly pseudonym: string;
  /** Somebody else in the club has the person's name: it stays in the texts. */
  readonly isNameShared: boolean;
}

/** Erases what identifies a person; bookings, ledger and the league's history stay under a pseudonym. */
export function createErasure({ db, live, clock, directory }: Parts) {
  /** Everything that shows names is read again; `members` also drops the answers kept for an outage of the database. */
  async function record(
    tx: Tx,
    actorId: number,
    pseudonym: Pseudonym,
    { changed, isShared }: ErasedNames,
  ): Promise<ErasedPerson> {
    const subject = personName(pseudonym);
    await recordAction(tx, { actorId, at: clock.now(), action: 'Brisanje osobnih podataka', subject });
    await live.changed(tx, 'members');
    await live.changed(tx, 'grid');
    await live.changed(tx, 'league');
    // The club's texts may name the person, and those of pictures, expenses and prices.
    await live.changed(tx, 'club-day');
    await live.changed(tx, 'gallery');
    await live.changed(tx, 'finances');
    await live.changed(tx, 'pricing');
    for (const memberId of changed?.notice ?? []) await live.changed(tx, 'notices', memberId);
    for (const memberId of [...(changed?.ledger_entry ?? []), ...(changed?.reservation ?? [])]) {
      await live.changed(tx, 'account', memberId);
    }
    return { pseudonym: subject, isNameShared: isShared };
  }

  return {
    member: (memberId: number, username: string, actorId: number): Promise<ErasedPerson> =>
      db.transaction(async (tx) => {
        await lockNames(tx);
        const member = await lockPresentMember(tx, memberId);
        if (memberId === actorId) {
          throw new Refusal(409, 'OWN_PERSON', 'Vlastite podatke mora izbrisati drugi administrator.');
        }
        if (username !== member.username) {
          const message = 'Upisano korisničko ime nije ime ovog korisnika.';
          throw new Refusal(400, 'USERNAME_DIFFERS', message, { username: message });
        }
        // A booking under way is counted; a later one waits for the lock, and finds no active member.
        await lockAccount(tx, memberId);
        if (await hasUpcomingBookings(tx, memberId, clock.wallClock())) {
          throw new Refusal(409, 'BOOKINGS_AHEAD', 'Korisnik ima buduće rezervacije. Najprije ih izbrišite.');
        }
        await keepAnAdministrator(tx, directory, member.identityId);
        const pseudonym = await unusedPseudonym(tx, { firstName: 'Bivši', lastName: `član ${memberId}` });
        const player = await lockPersonsPlayer(tx, member, await findPlayerOfMember(tx, memberId));
        const names = await eraseNames(tx, { member, player, pseudonym }, clock.now());
        await renameMember(tx, memberId, pseudonym, clock.now());
        // After the renaming, which waits for anybody who is writing a notice for the member.
        await removeOwn(tx, memberId);
        const erased = await record(tx, actorId, pseudonym, names);
        // Last: an external directory is not part of this transaction.
        await directory.remove(tx, member.identityId);
        return erased;
      }),

    /** For a league player who is not a member of the club. */
    player: (playerId: number, name: string, actorId: number): Promise<ErasedPerson> =>
      db.transaction(async (tx) => {
        await lockNames(tx);
        const player = await lockPersonsPlayer(tx, undefined, await findPlayer(tx, playerId));
        if (!player) throw new Refusal(404, 'PLAYER_UNKNOWN', 'Taj igrač ne postoji.');
        if (player.memberId !== null) {
          const message = 'Igrač je korisnik kluba: osobni podaci brišu se u upravljanju korisnicima.';
          throw new Refusal(409, 'PLAYER_IS_MEMBER', message);
        }
        if (player.erasedAt) {
          throw new Refusal(409, 'PLAYER_ERASED', 'Osobni podaci tog igrača već su izbrisani.');
        }
        if (!isNamed(name, player)) {
          const message = 'Upisano ime nije ime ovog igrača.';
          throw new Refusal(400, 'NAME_DIFFERS', message, { name: message });
        }
        const pseudonym = await unusedPseudonym(tx, erasedPlayerName(playerId));
        const names = await eraseNames(tx, { member: undefined, player, pseudonym }, clock.now());
        return record(tx, actorId, pseudonym, names);
      }),

    /**
     * For somebody whose registration was not accepted; the same person's other unaccepted registrations are included.
     * The names are locked, so nobody can accept one meanwhile.
     */
    registration: (id: number, name: string, actorId: number): Promise<ErasedPerson> =>
      db.transaction(async (tx) => {
        await lockNames(tx);
        const found = await findRegistration(tx, id);
        if (!found) throw new Refusal(404, 'REGISTRATION_UNKNOWN', 'Ta prijava ne postoji.');
        if (found.state === 'ACCEPTED') {
          const message = 'Prijava je prihvaćena: osobni podaci brišu se na popisu igrača lige.';
          throw new Refusal(409, 'REGISTRATION_ACCEPTED', message);
        }
        if (isErased(found)) {
          throw new Refusal(409, 'REGISTRATION_ERASED', 'Osobni podaci iz te prijave već su izbrisani.');
        }
        const { first_name: firstName, last_name: lastName, birth_date: birthDate } = found;
        const known = { birthDate, names: [{ firstName, lastName }], formerNames: [] };
        const registrations = await lockRegistrations(tx, { playerIds: [], emails: [], ...known });
        // The person may just have registered under another name.
        const registration = registrations.find((each) => each.id === id);
        if (!registration || !isNamed(name, registration)) {
          const message = 'Upisano ime nije ime iz te prijave.';
          throw new Refusal(400, 'NAME_DIFFERS', message, { name: message });
        }
        const pseudonym = erasedRegistrationName(id);
        const names = await eraseRegistrations(tx, registrations, pseudonym);
        return record(tx, actorId, pseudonym, names);
      }),
  };
}
